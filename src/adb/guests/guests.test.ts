// The guests, as their clients start and call them.
import { describe, expect, it } from "vitest";
import { toBytes, toText } from "#adb/bytes.ts";
import { element, TestClient } from "#test/support/adb-phone.ts";

const u2 = "CLASSPATH=/data/local/tmp/u2.jar app_process / com.wetest.uia2.Main -p 9008";
const cli =
  "CLASSPATH=/data/local/tmp/mobilecli.dex nohup app_process / com.mobilenext.mobilecli.DeviceServer >/dev/null 2>&1 &";

async function request(client: TestClient, address: string, text: string) {
  const bytes = await client.request(address, toBytes(text));
  if (bytes === null) return null;
  const [head = "", body = ""] = toText(bytes).split("\r\n\r\n", 2);
  return { status: Number(head.split(" ")[1]), body };
}
const post = (path: string, body: string): string =>
  `POST ${path} HTTP/1.1\r\nHost: phone\r\nConnection: close\r\nContent-Length: ${toBytes(body).length}\r\n\r\n${body}`;

async function startUiautomator(): Promise<TestClient> {
  const client = new TestClient();
  client.device.files.write("/data/local/tmp/u2.jar", toBytes("jar"));
  void client.shell(u2);
  await new Promise((resolve) => setTimeout(resolve, 5));
  return client;
}
async function call(client: TestClient, method: string, ...params: readonly unknown[]): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
  const answer = await request(client, "tcp:9008", post("/jsonrpc/0", body));
  const { result, error } = JSON.parse(answer!.body);
  return error === undefined ? result : error;
}

describe("uiautomator2", () => {
  it("answers only after its file was pushed and started", async () => {
    const client = new TestClient();
    expect(await request(client, "tcp:9008", "GET /ping HTTP/1.1\r\n\r\n")).toBeNull();
    expect((await client.shell(u2)).status).toBe(127);
    const started = await startUiautomator();
    expect(await request(started, "tcp:9008", "GET /ping HTTP/1.1\r\nConnection: close\r\n\r\n")).toEqual({
      status: 200,
      body: "pong",
    });
  });
  it("touches, swipes, presses and types as steps", async () => {
    const client = await startUiautomator();
    expect(await call(client, "click", 540, 1200)).toBe(true);
    await call(client, "swipe", 540, 1800, 540, 600, 20);
    await call(client, "pressKey", "back");
    await call(client, "pressKey", "volume_up");
    await call(client, "setClipboard", null, "你好");
    expect(await call(client, "getClipboard")).toBe("你好");
    await call(client, "pasteClipboard");
    await client.device.hand.settle();
    expect(client.phone.actions).toEqual([
      { type: "CLICK", point: [500, 500] },
      { type: "SWIPE", point1: [500, 750], point2: [500, 250], duration_ms: 100 },
      { type: "BACK" },
      { type: "KEY", key: "VOLUME_UP" },
      { type: "TYPE", value: "你好" },
    ]);
    expect(await call(client, "pressKey", "nope")).toMatchObject({ code: -32_602 });
  });
  it("finds elements by selectors and describes them", async () => {
    const client = await startUiautomator();
    client.phone.shown = [
      element("button", "Save", { bounds: [0, 0, 500, 100] }),
      element("button", "Save all", { bounds: [500, 0, 1000, 100], enabled: false }),
      element("textbox", "Title", { bounds: [0, 100, 1000, 200], value: "Draft" }),
    ];
    expect(await call(client, "count", { mask: 1, text: "Save" })).toBe(1);
    expect(await call(client, "count", { mask: 1, textContains: "save" })).toBe(2);
    expect(await call(client, "count", { mask: 1, textMatches: "Sa.e( all)?", enabled: true })).toBe(1);
    expect(await call(client, "objInfo", { mask: 1, className: "android.widget.Button", instance: 1 })).toMatchObject({
      text: "Save all",
      enabled: false,
      bounds: { left: 540, top: 0, right: 1080, bottom: 240 },
    });
    expect(await call(client, "exist", { mask: 1, description: "Title" })).toBe(true);
    expect(await call(client, "waitForExists", { mask: 1, text: "Nope" }, 0)).toBe(false);
    expect(await call(client, "objInfo", { mask: 1, text: "Nope" })).toMatchObject({
      message: expect.stringContaining("UiObjectNotFoundException"),
    });
    expect(await call(client, "count", { mask: 1, textMatches: "(" })).toMatchObject({ code: -32_000 });
    expect(await call(client, "count", { childOrSibling: ["child"] })).toMatchObject({ code: -32_000 });
    await call(client, "setText", { mask: 1, className: "android.widget.EditText" }, "New");
    await client.device.hand.settle();
    expect(client.phone.actions).toEqual([
      { type: "CLICK", point: [500, 150] },
      { type: "TYPE", value: "New", clear: true },
    ]);
    expect(await call(client, "dumpWindowHierarchy", false, 50)).toContain('text="Save all"');
  });
  it("refuses what is no HTTP, and calls that it does not know", async () => {
    const client = await startUiautomator();
    expect(await request(client, "tcp:9008", "hello\r\n\r\n")).toMatchObject({ status: 400 });
    expect(await request(client, "tcp:9008", `GET /${"a".repeat(20_000)}`)).toMatchObject({ status: 400 });
    expect(
      await request(client, "tcp:9008", "POST /jsonrpc/0 HTTP/1.1\r\nContent-Length: 9999999\r\n\r\n"),
    ).toMatchObject({ status: 413 });
    expect(
      await request(client, "tcp:9008", "POST /jsonrpc/0 HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n"),
    ).toMatchObject({ status: 501 });
    expect(await request(client, "tcp:9008", post("/other", "{}"))).toMatchObject({ status: 404 });
    expect(JSON.parse((await request(client, "tcp:9008", post("/jsonrpc/0", "{")))!.body)).toMatchObject({
      error: { code: -32_700 },
    });
    expect(await call(client, "constructor")).toMatchObject({ code: -32_601 });
    expect(client.faults).toEqual([]);
  });
});

describe("mobilecli", () => {
  const address = "localabstract:mobilecli-server";
  const rpc = async (client: TestClient, method: string, params: object = {}): Promise<unknown> => {
    const answer = await request(
      client,
      address,
      post("/", JSON.stringify({ jsonrpc: "2.0", id: "1", method, params })),
    );
    return JSON.parse(answer!.body).result;
  };

  it("goes on after its command, until it is killed, and pastes what was put into its clipboard", async () => {
    const client = new TestClient();
    client.device.files.write("/data/local/tmp/mobilecli.dex", toBytes("dex"));
    expect((await client.shell(cli)).status).toBe(0);
    expect(await rpc(client, "device.apps.list")).toContainEqual({
      packageName: "com.tencent.mm",
      appName: "wechat",
      version: "1.0",
    });
    await rpc(client, "device.clipboard.set", { text: "你好" });
    expect(await rpc(client, "device.clipboard.get")).toEqual({ text: "你好" });
    expect(await client.actions("input keyevent 279")).toEqual([{ type: "TYPE", value: "你好" }]);
    await rpc(client, "device.clipboard.clear");
    expect(await client.actions("input keyevent 279")).toEqual([{ type: "TYPE", value: "copied" }]);
    expect((await client.shell("pkill -f '[D]eviceServer'")).status).toBe(0);
    expect((await client.shell("pkill -f '[D]eviceServer'")).status).toBe(1);
    expect(await request(client, address, post("/", "{}"))).toBeNull();
  });
});
