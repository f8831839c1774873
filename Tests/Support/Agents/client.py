# Drives `rasterc mcp` with a separate client library: python3 client.py RASTERC FOLDER
import asyncio
import json
import sys

from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client


def plain(answer):
    """The response with the protocol's member names instead of the library's."""
    return answer.model_dump(by_alias=True, mode="json", exclude_none=True)


async def main(rasterc, folder):
    parameters = StdioServerParameters(command=rasterc, args=["mcp", folder])
    async with stdio_client(parameters) as (read, write), ClientSession(read, write) as session:
        hello = plain(await session.initialize())
        assert hello["serverInfo"]["name"] == "rasterc", hello
        names = [tool["name"] for tool in plain(await session.list_tools())["tools"]]
        assert names == ["check", "format", "explain", "looks", "render", "test"], names
        checked = plain(await session.call_tool("check", {}))
        assert not checked["isError"] and checked["structuredContent"]["errors"] == 0, checked
        drawn = plain(await session.call_tool("render", {"component": "Badge", "scale": 1}))
        assert [part["type"] for part in drawn["content"]] == ["image", "text"], drawn
        assert drawn["structuredContent"]["operations"], drawn
        refused = plain(await session.call_tool("check", {"paths": ["../x.raster"]}))
        assert refused["isError"], refused
        pages = plain(await session.list_resources())["resources"]
        page = plain(await session.read_resource(pages[0]["uri"]))
        assert page["contents"][0]["text"], page
        print(json.dumps({"tools": names, "pages": len(pages)}))


asyncio.run(main(*sys.argv[1:3]))
