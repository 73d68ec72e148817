// Mobilerun Portal, as the agent Mobilerun calls it: over the content provider, and over HTTP.
import { describe, expect, it } from "vitest";
import { toBytes, toText } from "#adb/bytes.ts";
import { element, TestClient } from "#test/support/adb-phone.ts";

const uri = (path: string): string => `content://com.mobilerun.portal/${path}`;
const base64 = (text: string): string => Buffer.from(text).toString("base64");
/** Reads a row as the agent does: the JSON after "result=". */
async function query(client: TestClient, path: string) {
  const out = await client.out(`content query --uri ${uri(path)}`);
  expect(out.startsWith("Row: 0 result=")).toBe(true);
  return JSON.parse(out.slice(out.indexOf("result=") + 7));
}
async function http(client: TestClient, method: string, path: string, token: string | null, body = "") {
  const head = [
    `${method} ${path} HTTP/1.1`,
    "Host: phone",
    "Connection: close",
    ...(token === null ? [] : [`Authorization: Bearer ${token}`]),
    `Content-Length: ${toBytes(body).length}`,
  ];
  const bytes = await client.request("tcp:8080", toBytes(`${head.join("\r\n")}\r\n\r\n${body}`));
  if (bytes === null) return null;
  const [line = "", json = ""] = toText(bytes).split("\r\n\r\n", 2);
  return { status: Number(line.split(" ")[1]), body: JSON.parse(json) };
}

describe("Mobilerun Portal", () => {
  it("is found, switched on and chosen as the agent does it", async () => {
    const client = new TestClient();
    expect((await client.out("pm list packages")).split("\n")).toContain("package:com.mobilerun.portal");
    expect((await client.out("pm list packages -3")).split("\n")).toContain("package:com.mobilerun.portal");
    expect(await client.out("pm list packages -s")).not.toContain("mobilerun");
    const service = "com.mobilerun.portal/com.mobilerun.portal.service.MobilerunAccessibilityService";
    await client.shell(`settings put secure enabled_accessibility_services ${service}`);
    await client.shell("settings put secure accessibility_enabled 1");
    expect(await client.out("settings get secure enabled_accessibility_services")).toContain(service);
    await client.shell("ime enable com.mobilerun.portal/.input.MobilerunKeyboardIME");
    expect(await client.out("ime set com.mobilerun.portal/.input.MobilerunKeyboardIME")).toContain("selected for user");
    // The agent would install another version of the app if it read one that it does not expect.
    expect(await query(client, "version")).toMatchObject({ status: "error" });
    expect(await query(client, "nothing")).toEqual({ status: "error", error: "Unknown endpoint: nothing" });
  });
  it("describes the display, the field with the caret and the apps", async () => {
    const client = new TestClient();
    client.phone.shown = [
      element("button", "Save", { bounds: [100, 200, 300, 250] }),
      element("textbox", "Title", { value: "Milk, eggs", focused: true, bounds: [0, 300, 1000, 340] }),
    ];
    const { status, result } = await query(client, "state_full?filter=false");
    expect(status).toBe("success");
    expect(result.a11y_tree).toMatchObject({
      className: "android.widget.FrameLayout",
      boundsInScreen: { left: 0, top: 0, right: 1080, bottom: 2400 },
      children: [
        {
          ...{ text: "Save", className: "android.widget.Button", isClickable: true, isEditable: false },
          boundsInScreen: { left: 108, top: 480, right: 324, bottom: 600 },
        },
        { text: "Milk, eggs", isEditable: true, isFocused: true },
      ],
    });
    expect(result.phone_state).toMatchObject({
      ...{ currentApp: "notes", isEditable: true, keyboardVisible: false },
      focusedElement: { text: "Milk, eggs", className: "android.widget.EditText" },
    });
    expect(result.device_context).toMatchObject({
      screen_bounds: { width: 1080, height: 2400 },
      display_metrics: { density: 3, densityDpi: 480 },
    });
    const apps = await query(client, "packages");
    expect(apps.result).toContainEqual(expect.objectContaining({ label: "wechat", packageName: "com.tencent.mm" }));
  });
  it("types over the content provider, and clears the field unless told not to", async () => {
    const client = new TestClient();
    client.phone.shown = [element("textbox", "Title", { value: "old", focused: true })];
    await client.shell(
      `content insert --uri "${uri("keyboard/input")}" --bind base64_text:s:"${base64("你好 a:b")}" --bind clear:b:false`,
    );
    await client.shell(`content insert --uri "${uri("keyboard/input")}" --bind base64_text:s:"${base64("new")}"`);
    expect(client.phone.actions).toEqual([
      { type: "TYPE", value: "你好 a:b" },
      { type: "TYPE", value: "new", clear: true },
    ]);
  });
  it("serves HTTP only after it was switched on, and only with its token", async () => {
    const client = new TestClient();
    expect(await http(client, "GET", "/ping", null)).toBeNull();
    await client.shell(`content insert --uri ${uri("toggle_socket_server")} --bind enabled:b:true`);
    expect(await http(client, "GET", "/ping", null)).toEqual({
      status: 200,
      body: { status: "success", result: "pong" },
    });
    const { result: token } = await query(client, "auth_token");
    expect((await http(client, "GET", "/state_full", null))!.status).toBe(401);
    expect((await http(client, "GET", "/state_full", "x"))!.status).toBe(401);
    expect((await http(client, "GET", "/state_full", token))!.body.result).toHaveProperty("phone_state");
    expect((await http(client, "POST", "/tap", token, "x=540&y=1200"))!.status).toBe(200);
    const swipe = JSON.stringify({ startX: 540, startY: 1800, endX: 540, endY: 600, duration: 400 });
    expect((await http(client, "POST", "/action/swipe", token, swipe))!.status).toBe(200);
    expect((await http(client, "POST", "/global", token, "action=2"))!.status).toBe(200);
    expect((await http(client, "POST", "/app", token, "package=com.tencent.mm"))!.status).toBe(200);
    for (const [path, body] of [
      ["/tap", "x=1"],
      ["/tap", "{"],
      ["/global", "action=9"],
      ["/app", "package=com.example"],
      ["/swipe", "startX=1&startY=1&endX=2&endY=2&duration=99999"],
      ["/keyboard/input", "base64_text=***"],
      ["/nothing", ""],
    ] as const)
      expect((await http(client, "POST", path, token, body))!.status, path).toBe(400);
    expect(client.phone.actions).toEqual([
      { type: "CLICK", point: [500, 500] },
      { type: "SWIPE", point1: [500, 750], point2: [500, 250], duration_ms: 400 },
      { type: "HOME" },
      { type: "AWAKE", value: "wechat" },
    ]);
    const picture = (await http(client, "GET", "/screenshot?hideOverlay=false", token))!.body.result;
    expect(Buffer.from(picture, "base64").equals(Buffer.from(client.phone.png))).toBe(true);
    await client.shell(`content insert --uri ${uri("toggle_socket_server")} --bind enabled:b:false`);
    expect(await http(client, "GET", "/ping", null)).toBeNull();
  });
  it("leaves all other providers refused", async () => {
    const client = new TestClient();
    expect(await client.shell("content query --uri content://sms")).toMatchObject({ stdout: "", status: 1 });
    expect((await client.shell(`content delete --uri ${uri("state")}`)).status).toBe(1);
  });
});
