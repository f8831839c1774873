# Drives `rasterc mcp` with a client library of its own: python3 client.py RASTERC FOLDER
import asyncio
import json
import sys

from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client


async def main(rasterc, folder):
    parameters = StdioServerParameters(command=rasterc, args=["mcp", folder])
    async with stdio_client(parameters) as (read, write), ClientSession(read, write) as session:
        hello = await session.initialize()
        assert hello.serverInfo.name == "rasterc", hello
        names = [tool.name for tool in (await session.list_tools()).tools]
        assert names == ["check", "format", "explain", "looks", "render", "test"], names
        checked = await session.call_tool("check", {})
        assert not checked.isError and checked.structuredContent["errors"] == 0, checked
        drawn = await session.call_tool("render", {"component": "Badge", "scale": 1})
        assert [part.type for part in drawn.content] == ["image", "text"], drawn
        assert drawn.structuredContent["operations"], drawn
        refused = await session.call_tool("check", {"paths": ["../x.raster"]})
        assert refused.isError, refused
        pages = (await session.list_resources()).resources
        page = await session.read_resource(pages[0].uri)
        assert page.contents[0].text, page
        print(json.dumps({"tools": names, "pages": len(pages)}))


asyncio.run(main(*sys.argv[1:3]))
