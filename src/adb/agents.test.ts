// The commands that well-known agents send, in their order, as their sources have them, and the steps that result.
import { describe, expect, it } from "vitest";
import { TestClient } from "#test/support/adb-phone.ts";

const base64 = (text: string): string => Buffer.from(text).toString("base64");
const home = "am start -a android.intent.action.MAIN -c android.intent.category.HOME";

describe("Open-AutoGLM", () => {
  it("looks, opens, touches and types", async () => {
    const client = new TestClient();
    // Without this keyboard the agent does not start.
    expect(await client.out("ime list -s")).toContain("com.android.adbkeyboard/.AdbIME");
    const look = ["screencap -p /sdcard/tmp.png", "cat /sdcard/tmp.png >/dev/null"];
    const steps = await client.actions(
      ...look,
      "monkey -p com.tencent.mm -c android.intent.category.LAUNCHER 1",
      "dumpsys window",
      ...look,
      "input tap 540 300",
      "settings get secure default_input_method",
      "ime set com.android.adbkeyboard/.AdbIME",
      "am broadcast -a ADB_INPUT_B64 --es msg ",
      "am broadcast -a ADB_CLEAR_TEXT",
      `am broadcast -a ADB_INPUT_B64 --es msg ${base64("你好，周五见！")}`,
      "ime set com.google.android.inputmethod.latin/com.android.inputmethod.latin.LatinIME",
      ...look,
      "input swipe 540 1800 540 600 1440",
      "input swipe 100 200 100 200 3000",
      "input tap 200 400",
      "input tap 200 400",
      "input keyevent 4",
      "input keyevent KEYCODE_HOME",
    );
    expect(steps.map(({ type }) => type)).toEqual([
      "AWAKE",
      "CLICK",
      "TYPE",
      "SWIPE",
      "LONG_PRESS",
      "DOUBLE_TAP",
      "BACK",
      "HOME",
    ]);
    expect(steps[2]).toEqual({ type: "TYPE", value: "你好，周五见！", clear: true });
    client.phone.state["view"] = { front: "wechat" };
    const front = (await client.out("dumpsys window"))
      .split("\n")
      .filter((line) => /mCurrentFocus|mFocusedApp/.test(line));
    expect(front.every((line) => line.includes("com.tencent.mm"))).toBe(true);
  });
});

describe("Mobile-Agent v3", () => {
  it("types one character a call, which is one step", async () => {
    const client = new TestClient();
    const characters = [..."Hi, "].map((one) => `input text ${one === " " ? "%s" : one === "," ? "\\," : one}`);
    const steps = await client.actions(
      "rm /sdcard/screenshot.png",
      "screencap -p /sdcard/screenshot.png",
      "input tap 540 300",
      ...characters,
      "am broadcast -a ADB_INPUT_TEXT --es msg 周",
      "input keyevent 66",
      "input swipe 540 1800 540 600 500",
      "input keyevent 4",
      home,
    );
    expect(steps.map(({ type }) => type)).toEqual(["CLICK", "TYPE", "ENTER", "SWIPE", "BACK", "HOME"]);
    expect(steps[1]).toEqual({ type: "TYPE", value: "Hi, 周" });
  });
});

describe("Mobile-Agent v3.5", () => {
  it("starts only third-party packages", async () => {
    const client = new TestClient();
    const packages = (await client.out("pm list packages -3"))
      .trim()
      .split("\n")
      .map((line) => line.replace("package:", ""));
    expect(packages).toContain("com.tencent.mm");
    const steps = await client.actions(
      "monkey -p com.tencent.mm -c android.intent.category.LAUNCHER 1",
      "input tap 540 300",
      "ime enable com.android.adbkeyboard/.AdbIME",
      "ime set com.android.adbkeyboard/.AdbIME",
      "am broadcast -a ADB_INPUT_TEXT --es msg 你好 a b",
      "ime disable com.android.adbkeyboard/.AdbIME",
      "input swipe 540 1800 540 600 800",
      home,
    );
    // adb drops the agent's quotes, so that a real phone, too, sees only the first word.
    expect(steps).toMatchObject([
      { type: "AWAKE" },
      { type: "CLICK" },
      { type: "TYPE", value: "你好" },
      { type: "SWIPE" },
      { type: "HOME" },
    ]);
  });
});

describe("AppAgent", () => {
  it("reads the size, the picture and the tree", async () => {
    const client = new TestClient();
    expect((await client.out("wm size")).trim().split(": ")[1]).toBe("1080x2400");
    const steps = await client.actions(
      "screencap -p /sdcard/1_before.png",
      "uiautomator dump /sdcard/1.xml",
      "input tap 540 300",
      "input text it%sworks",
      "input swipe 540 1200 540 1200 1000",
      "input swipe 540 1200 540 600 400",
      "input keyevent KEYCODE_BACK",
    );
    expect(steps.map(({ type }) => type)).toEqual(["CLICK", "TYPE", "LONG_PRESS", "SWIPE", "BACK"]);
    expect(await client.out("ls /sdcard/*1*")).toBe("/sdcard/1.xml\n/sdcard/1_before.png\n");
  });
});

describe("UI-TARS' operator", () => {
  it("chooses the keyboard of broadcasts", async () => {
    const client = new TestClient();
    expect(await client.out("ime set com.android.adbkeyboard/.AdbIME")).toContain(
      "Input method com.android.adbkeyboard/.AdbIME selected for user",
    );
    const steps = await client.actions(
      "screencap -p >/dev/null",
      "input tap 540 300",
      "settings get secure default_input_method",
      "am broadcast -a ADB_INPUT_TEXT --es msg 'two words'",
      "input keyevent KEYCODE_ENTER",
      "input swipe 540 1800 540 600 300",
      "input keyevent KEYCODE_BACK",
      "input keyevent KEYCODE_VOLUME_UP",
    );
    expect(steps.map(({ type }) => type)).toEqual(["CLICK", "TYPE", "ENTER", "SWIPE", "BACK", "KEY"]);
    expect(steps[1]).toMatchObject({ value: "two words" });
    expect(steps[3]).toMatchObject({ duration_ms: 300 });
    expect(steps[5]).toMatchObject({ key: "VOLUME_UP" });
  });
});

describe("mobile-mcp in its legacy mode", () => {
  it("escapes what the shell reads, and pastes other texts than ASCII through DeviceKit's clipboard", async () => {
    const client = new TestClient();
    expect(await client.out("pm list packages")).toContain("package:com.mobilenext.devicekit\n");
    const clipboard = "-n com.mobilenext.devicekit/.ClipboardBroadcastReceiver";
    const steps = await client.actions(
      "input tap 540 300",
      "input text it\\'s\\ 5%\\ \\(ok\\)",
      "input keyevent KEYCODE_ENTER",
      `am broadcast -a devicekit.clipboard.set -e encoding base64 -e text ${base64("你好 hello")} ${clipboard}`,
      "input keyevent KEYCODE_PASTE",
      `am broadcast -a devicekit.clipboard.clear ${clipboard}`,
    );
    expect(steps).toMatchObject([
      { type: "CLICK" },
      { type: "TYPE", value: "it's 5% (ok)" },
      { type: "ENTER" },
      { type: "TYPE", value: "你好 hello" },
    ]);
    expect(client.device.clipboard).toBe("");
  });
});
