import { describe, expect, it } from "vitest";
import { TestClient } from "#test/support/adb-phone.ts";
import { concatBytes, toBytes, toText, uint32s } from "./bytes.ts";
import { maxPayload, maxServiceBytes, maxStreams } from "./limits.ts";
import { Command, encodeMessage, MessageParser, ProtocolError } from "./message.ts";

const last = (client: TestClient) => client.messages.at(-1)!;

describe("messages", () => {
  it("are complete wherever the bytes are split", () => {
    const bytes = concatBytes(
      encodeMessage(Command.OPEN, 1, 2, toBytes("shell:ls")),
      encodeMessage(Command.OKAY, 3, 4),
    );
    for (let cut = 0; cut <= bytes.length; cut++) {
      const parser = new MessageParser();
      const found = [...parser.push(bytes.subarray(0, cut)), ...parser.push(bytes.subarray(cut))];
      expect(found.map(({ command, arg0, arg1, data }) => [command, arg0, arg1, toText(data)])).toEqual([
        [Command.OPEN, 1, 2, "shell:ls"],
        [Command.OKAY, 3, 4, ""],
      ]);
    }
  });
  it("carry the sum of their data", () => {
    const message = encodeMessage(Command.WRTE, 1, 2, Uint8Array.of(1, 2, 250));
    expect(new DataView(message.buffer).getUint32(16, true)).toBe(253);
  });
  it("with a wrong magic number or a huge length are no messages", () => {
    const header = (length: number, magic: number) => uint32s(Command.WRTE, 1, 2, length, 0, magic);
    expect(() => new MessageParser().push(header(0, 7))).toThrow(ProtocolError);
    expect(() => new MessageParser().push(header(maxPayload + 1, ~Command.WRTE))).toThrow(ProtocolError);
    expect(() => new MessageParser().push(header(0xffffffff, ~Command.WRTE))).toThrow(ProtocolError);
    expect(new MessageParser().push(header(maxPayload, ~Command.WRTE))).toEqual([]);
  });
});

describe("a connection", () => {
  it("tells the device and its features", () => {
    const [answer] = new TestClient().messages;
    expect(answer).toMatchObject({ command: Command.CNXN, arg0: 0x01000001, arg1: maxPayload });
    expect(toText(answer!.data)).toBe(
      "device::ro.product.name=boothone;ro.product.model=Booth One;ro.product.device=boothone;features=shell_v2,cmd,stat_v2,ls_v2",
    );
  });
  it("ignores everything before the handshake, and unknown messages after it", () => {
    const client = new TestClient({ banner: null });
    client.send(Command.OPEN, 1, 0, toBytes("shell:echo a"));
    client.send(Command.CLSE, 1, 1);
    client.send(0x48545541, 2, 0, new Uint8Array(256));
    expect(client.messages).toEqual([]);
  });
  it("refuses unknown services, and streams without an id", async () => {
    const client = new TestClient();
    for (const service of [
      "nope:",
      "jdwp",
      "tcp:8080",
      "localabstract:x",
      "local:/etc/passwd",
      "dev:/dev/null",
      "reboot:",
      "",
    ]) {
      expect(await client.request(service), service).toBeNull();
      expect(last(client)).toMatchObject({ command: Command.CLSE, arg0: 0 });
    }
    const count = client.messages.length;
    client.send(Command.OPEN, 0, 0, toBytes("shell:echo a\0"));
    expect(client.messages).toHaveLength(count);
    expect(await client.request(`shell:${"x".repeat(maxServiceBytes)}`)).toBeNull();
  });
  it("takes a service with and without a trailing zero", async () => {
    const client = new TestClient();
    client.send(Command.OPEN, 77, 0, toBytes("exec:echo a"));
    await client.clock.advance(0);
    expect(client.messages.find(({ command }) => command === Command.WRTE)).toMatchObject({
      arg1: 77,
      data: toBytes("a\n"),
    });
  });
  it("sends the next part only after an acknowledgement, in the client's payload", async () => {
    const client = new TestClient({ banner: null });
    client.send(Command.CNXN, 0x01000000, 4096, toBytes("host::"));
    client.send(Command.OPEN, 500, 0, toBytes("exec:seq 1 3000\0"));
    const written = () => client.messages.filter(({ command }) => command === Command.WRTE);
    await client.clock.advance(0);
    expect(written()).toHaveLength(1);
    expect(written()[0]!.data).toHaveLength(4096);
    const { arg0 } = written()[0]!;
    // Acknowledgements of others are not meant.
    client.send(Command.OKAY, 501, arg0);
    client.send(Command.OKAY, 500, arg0 + 9);
    await client.clock.advance(0);
    expect(written()).toHaveLength(1);
    client.send(Command.OKAY, 500, arg0);
    await client.clock.advance(0);
    expect(written()).toHaveLength(2);
    client.send(Command.CLSE, 500, arg0);
    await client.clock.advance(0);
    expect(written()).toHaveLength(2);
    expect(last(client)).toMatchObject({ command: Command.CLSE, arg0, arg1: 500 });
  });
  it("ends a client that does not wait for acknowledgements", () => {
    const client = new TestClient();
    const stream = client.open("exec:sleep 100")!;
    const flood = () => client.send(Command.WRTE, stream.id, stream.peer!, Uint8Array.of(1));
    expect(() => {
      for (let i = 0; i < 3; i++) flood();
    }).toThrow(ProtocolError);
  });
  it("has many streams at once, but not more than the limit", async () => {
    const client = new TestClient();
    const streams = Array.from({ length: maxStreams }, () => client.open("exec:cat"));
    expect(streams.every((stream) => stream !== null)).toBe(true);
    expect(client.open("exec:echo a")).toBeNull();
    client.send(Command.CLSE, streams[0]!.id, streams[0]!.peer!);
    expect(toText((await client.request("exec:echo a"))!)).toBe("a\n");
    client.connection.end();
    await client.clock.advance(0);
    expect(client.faults).toEqual([]);
  });
  it("forgets its streams when the client connects again", async () => {
    const client = new TestClient();
    const stream = client.open("exec:cat")!;
    client.send(Command.CNXN, 0x01000001, maxPayload, toBytes("host::"));
    client.send(Command.WRTE, stream.id, stream.peer!, toBytes("x"));
    await client.clock.advance(0);
    expect(client.messages.filter(({ command }) => command === Command.WRTE)).toEqual([]);
    expect(client.faults).toEqual([]);
  });
});
