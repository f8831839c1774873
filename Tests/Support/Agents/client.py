# Drives `rasterc mcp` with a separate client library, in each revision of the protocol: python3 client.py RASTERC FOLDER
import asyncio
import json
import subprocess
import sys

from mcp import Client, StdioServerParameters


def plain(answer):
    """The response with the protocol's member names instead of the library's."""
    return answer.model_dump(by_alias=True, mode="json", exclude_none=True)


async def session(rasterc, folder, mode, revision):
    """Lists and calls the tools, and reads a page."""
    async with Client(StdioServerParameters(command=rasterc, args=["mcp", folder]), mode=mode) as client:
        assert client.protocol_version == revision, client.protocol_version
        assert client.server_info.name == "rasterc", client.server_info
        names = [tool["name"] for tool in plain(await client.list_tools())["tools"]]
        assert names == ["check", "format", "explain", "looks", "render", "test"], names
        checked = plain(await client.call_tool("check", {}))
        assert not checked["isError"] and checked["structuredContent"]["errors"] == 0, checked
        drawn = plain(await client.call_tool("render", {"component": "Badge", "scale": 1}))
        assert [part["type"] for part in drawn["content"]] == ["image", "text"], drawn
        assert drawn["structuredContent"]["operations"], drawn
        refused = plain(await client.call_tool("check", {"paths": ["../x.raster"]}))
        assert refused["isError"], refused
        pages = plain(await client.list_resources())["resources"]
        page = plain(await client.read_resource(pages[0]["uri"]))
        assert page["contents"][0]["text"], page
        print(json.dumps({"revision": revision, "tools": names, "pages": len(pages)}))


def oldest(rasterc, folder):
    """The first revision, which the library no longer offers, as lines."""
    revision = "2024-11-05"
    requests = [
        {"id": 1, "method": "initialize", "params": {
            "protocolVersion": revision, "capabilities": {}, "clientInfo": {"name": "client", "version": "1"}}},
        {"method": "notifications/initialized"},
        {"id": 2, "method": "tools/call", "params": {"name": "looks", "arguments": {}}},
    ]
    lines = "".join(json.dumps({"jsonrpc": "2.0", **request}) + "\n" for request in requests)
    run = subprocess.run([rasterc, "mcp", folder], input=lines, capture_output=True, text=True, check=True)
    begun, called = (json.loads(line)["result"] for line in run.stdout.splitlines())
    assert begun["protocolVersion"] == revision, begun
    assert not called["isError"] and "resultType" not in called, called
    print(json.dumps({"revision": revision}))


async def main(rasterc, folder):
    await session(rasterc, folder, "auto", "2026-07-28")
    await session(rasterc, folder, "legacy", "2025-06-18")
    oldest(rasterc, folder)


asyncio.run(main(*sys.argv[1:3]))
