import { describe, expect, it } from "vitest";
import { packet, parsePackets, TestClient } from "#test/support/adb-phone.ts";
import { concatBytes, toBytes, toText } from "./bytes.ts";
import { parseShellRequest } from "./shell-service.ts";

describe("requests", () => {
  it.each([
    ["shell,v2,TERM=xterm-256color,raw:echo a:b", { command: "echo a:b", isV2: true, hasTerminal: false }],
    ["shell,v2,TERM=xterm:logcat", { command: "logcat", isV2: true, hasTerminal: false }],
    ["shell,v2:id", { command: "id", isV2: true, hasTerminal: false }],
    ["shell,v2,pty:", { command: "", isV2: true, hasTerminal: true }],
    ["shell:ls", { command: "ls", isV2: false, hasTerminal: false }],
    ["shell:", { command: "", isV2: false, hasTerminal: true }],
    ["exec:screencap '-p'", { command: "screencap '-p'", isV2: false, hasTerminal: false }],
    ["sync:", null],
  ])("%s", (service, expected) => {
    expect(parseShellRequest(service)).toEqual(expected);
  });
});

describe("a session", () => {
  it("without packets mixes both outputs", async () => {
    expect(toText((await new TestClient().request("shell:echo a; echo b >&2; exit 4"))!)).toBe("a\nb\n");
  });
  it("passes the input to the command", async () => {
    const { stdout } = await new TestClient().shell("cat; echo end", "one\ntwo\n");
    expect(stdout).toBe("one\ntwo\nend\n");
  });
  it("without a command takes lines as command lines", async () => {
    const client = new TestClient();
    const input = concatBytes(
      packet(0, toBytes("X=1\necho $X; nope\nexit 5\necho never\n")),
      packet(4, new Uint8Array(0)),
    );
    expect(parsePackets((await client.request("shell,v2,raw:", input))!)).toEqual({
      stdout: "1\n",
      stderr: "/system/bin/sh: nope: inaccessible or not found\n",
      status: 5,
    });
  });
  it("ends when a packet is longer than any packet", async () => {
    const client = new TestClient();
    const stream = client.open("shell,v2,raw:cat; echo end")!;
    await client.write(stream, Uint8Array.of(0, 255, 255, 255, 255, 65));
    await client.ended(stream);
    expect(parsePackets(concatBytes(...stream.received)).stdout).toBe("end\n");
  });
});

describe("a terminal", () => {
  const type = async (...keys: readonly string[]) => {
    const client = new TestClient();
    const stream = client.open("shell,v2,pty:")!;
    for (const key of keys) {
      await client.write(stream, packet(0, toBytes(key)));
      await client.clock.advance(0);
    }
    await client.ended(stream);
    expect(client.faults).toEqual([]);
    return parsePackets(concatBytes(...stream.received));
  };
  it("echoes, shows a prompt, and ends at ^D with the last status", async () => {
    expect(await type("echo ab\x7fc\r", "false\n", "\x04")).toEqual({
      stdout: "boothone:/ $ echo ab\b \bc\r\nac\r\nboothone:/ $ false\r\nboothone:/ $ ",
      stderr: "",
      status: 1,
    });
  });
  it("gives lines to a command that reads, and ^C stops one", async () => {
    const { stdout, status } = await type("cat\r", "hi\r", "\x03", "sleep 1000\r", "\x03", "exit 3\r");
    expect(stdout).toContain("hi\r\nhi\r\n");
    expect(stdout.split("boothone:/ $ ")).toHaveLength(4);
    expect(status).toBe(3);
  });
});
