import { describe, expect, it } from "vitest";
import { TestClient } from "#test/support/adb-phone.ts";
import { concatBytes, readUint32, toBytes, toText, uint32s } from "./bytes.ts";
import { fileLimits } from "./limits.ts";

const request = (id: string, path: string | Uint8Array) => {
  const body = typeof path === "string" ? toBytes(path) : path;
  return concatBytes(toBytes(id), uint32s(body.length), body);
};
const quit = request("QUIT", "");
const done = concatBytes(toBytes("DONE"), uint32s(1_700_000_000));
const sync = async (client: TestClient, ...requests: readonly Uint8Array[]) =>
  (await client.request("sync:", concatBytes(...requests, quit)))!;
const failure = (bytes: Uint8Array) => [toText(bytes.subarray(0, 4)), toText(bytes.subarray(8))];

describe("sync", () => {
  it("stores a file with its mode and time, and returns the same bytes", async () => {
    const client = new TestClient();
    const bytes = Uint8Array.from({ length: 150_000 }, (_, i) => i % 251);
    const parts = [0, 65_536, 131_072].map((at) => request("DATA", bytes.subarray(at, at + 65_536)));
    expect(await sync(client, request("SEND", "/sdcard/new/a,b.bin,33188"), ...parts, done)).toEqual(
      concatBytes(toBytes("OKAY"), uint32s(0)),
    );
    const stat = await sync(client, request("STAT", "/storage/emulated/0/new/a,b.bin"));
    expect([toText(stat.subarray(0, 4)), ...[4, 8, 12].map((at) => readUint32(stat, at))]).toEqual([
      "STAT",
      0o100644,
      150_000,
      1_700_000_000,
    ]);
    const pulled = await sync(client, request("RECV", "/sdcard/new/a,b.bin"));
    expect(toText(pulled.subarray(0, 4))).toBe("DATA");
    expect([readUint32(pulled, 4), pulled.length]).toEqual([65_536, 150_000 + 4 * 8]);
    expect(toText(pulled.subarray(-8, -4))).toBe("DONE");
    expect(await client.request("exec:cat /sdcard/new/a,b.bin")).toEqual(bytes);
  });
  it("answers in the newer formats, in their sizes", async () => {
    const client = new TestClient();
    const missing = await sync(client, request("STA2", "/nothing"));
    expect([toText(missing.subarray(0, 4)), readUint32(missing, 4), missing.length]).toEqual(["STA2", 2, 72]);
    const found = await sync(client, request("LST2", "/sdcard/Download/"));
    expect([
      toText(found.subarray(0, 4)),
      readUint32(found, 4),
      readUint32(found, 24) & 0o170000,
      found.length,
    ]).toEqual(["LST2", 0, 0o040000, 72]);
    await client.shell("echo hi >/sdcard/Download/f");
    const listed = await sync(client, request("LIS2", "/sdcard/Download"));
    expect(listed).toHaveLength(3 * 76 + 1 + 2 + 1 + 76);
    expect(toText(listed.subarray(-76, -72))).toBe("DONE");
    const old = await sync(client, request("LIST", "/sdcard/Download"));
    expect(old).toHaveLength(3 * 20 + 1 + 2 + 1 + 20);
    expect(toText(old)).toContain("DENT");
    expect(await sync(client, request("LIST", "/nothing"))).toHaveLength(20);
  });
  it("refuses what a phone refuses, and goes on", async () => {
    const client = new TestClient();
    const send = (path: string, ...rest: readonly Uint8Array[]) => [request("SEND", `${path},33188`), ...rest, done];
    expect(failure(await sync(client, ...send("/system/x", request("DATA", "a"))))).toEqual([
      "FAIL",
      "couldn't create file: Permission denied",
    ]);
    expect(failure(await sync(client, request("RECV", "/nothing")))).toEqual([
      "FAIL",
      "open failed: No such file or directory",
    ]);
    expect(failure(await sync(client, request("RECV", "/etc/passwd")))).toEqual([
      "FAIL",
      "open failed: No such file or directory",
    ]);
    expect(failure(await sync(client, request("RECV", "/sdcard/../../../../etc/passwd")))[0]).toBe("FAIL");
    const both = await sync(client, ...send("/data/x"), ...send("/sdcard/x"));
    expect(toText(both.subarray(-8, -4))).toBe("OKAY");
  });
  it.each([
    ["an unknown request", request("NOPE", "x")],
    ["a path that is too long", concatBytes(toBytes("STAT"), uint32s(0xffffffff))],
    ["a part that is too large", concatBytes(request("SEND", "/sdcard/a,1"), toBytes("DATA"), uint32s(1 << 30))],
    ["no part", concatBytes(request("SEND", "/sdcard/a,1"), request("STAT", "/"))],
  ])("answers %s with FAIL", async (_, bytes) => {
    expect(failure((await new TestClient().request("sync:", bytes))!)[0]).toBe("FAIL");
  });
  it("has no space for more than the limit", async () => {
    const client = new TestClient();
    const half = new Uint8Array(fileLimits.bytes / 2 + 1);
    client.device.files.write("/data/local/tmp/a", half);
    expect(() => client.device.files.write("/data/local/tmp/b", half)).toThrow("No space left on device");
    client.device.files.remove("/data/local/tmp/a");
    client.device.files.write("/data/local/tmp/b", half);
    expect(() => {
      for (let i = 0; i < fileLimits.files; i++) client.device.files.write(`/data/local/tmp/${i}`, new Uint8Array(0));
    }).toThrow("No space left on device");
  });
});

describe("other services", () => {
  it("reverse keeps a list that nothing uses", async () => {
    const client = new TestClient();
    const ask = async (text: string) => toText((await client.request(`reverse:${text}`))!);
    expect(await ask("forward:tcp:7001;tcp:7002")).toBe("OKAY");
    expect(await ask("forward:norebind:tcp:7001;tcp:1")).toBe("FAIL001dcannot rebind existing socket");
    expect(await ask("forward:tcp:0;tcp:9")).toBe("OKAY000540000");
    expect(await ask("list-forward")).toBe("0030UsbFfs tcp:7001 tcp:7002\nUsbFfs tcp:40000 tcp:9\n");
    expect(await ask("killforward:tcp:7001")).toBe("OKAY");
    expect(await ask("killforward:tcp:7001")).toBe("FAIL001dlistener 'tcp:7001' not found");
    expect(await ask("killforward-all")).toBe("OKAY");
    expect(await ask("nonsense")).toMatch(/^FAIL/);
    expect(await ask("list-forward")).toBe("0000");
  });
  it("root is refused in words", async () => {
    const client = new TestClient();
    expect(toText((await client.request("root:"))!)).toBe("adbd cannot run as root in production builds\n");
  });
});
