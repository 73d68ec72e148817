// What libraries and their agents send, and how they read the answers, as their sources have it.
import { describe, expect, it } from "vitest";
import { element, parsePackets, TestClient } from "#test/support/adb-phone.ts";
import { toBytes, toText } from "./bytes.ts";

/** Shell v1: the output and the errors in one stream, without a status. */
const shell1 = async (client: TestClient, command: string): Promise<string> =>
  toText((await client.request(`shell:${command}`))!);

describe("adbutils", () => {
  it("gets the status of commands over both protocols", async () => {
    const client = new TestClient();
    expect(await shell1(client, "ls /nope; echo X4EXIT:$?")).toBe("ls: /nope: No such file or directory\nX4EXIT:1\n");
    const { stdout, status } = parsePackets((await client.request("shell,v2:echo hi; exit 3"))!);
    expect([stdout, status]).toEqual(["hi\n", 3]);
  });
  it("reads the display, the app in front, and an app's version", async () => {
    const client = new TestClient();
    expect(/Physical size: (\d+)x(\d+)/.exec(await shell1(client, "wm size"))?.slice(1)).toEqual(["1080", "2400"]);
    const viewport =
      /.*DisplayViewport{.*?valid=true, .*?orientation=(\d+), .*?deviceWidth=(\d+), deviceHeight=(\d+).*/;
    expect(viewport.exec(await shell1(client, "dumpsys display"))?.slice(1)).toEqual(["0", "1080", "2400"]);
    const focus = /mCurrentFocus=Window{.*\s+([^\s]+)\/([^\s]+)\}/.exec(await shell1(client, "dumpsys window windows"));
    expect(focus?.[1]).toBe("com.google.android.keep");
    expect(await shell1(client, "dumpsys power")).toContain("mHoldingDisplaySuspendBlocker=true");
    expect(await shell1(client, "pm path com.tencent.mm")).toBe("package:/data/app/com.tencent.mm/base.apk\n");
    const details = await shell1(client, "dumpsys package com.tencent.mm");
    expect([/versionName=(\S+)/.exec(details)?.[1], /versionCode=(\d+)/.exec(details)?.[1]]).toEqual(["14", "34"]);
  });
  it("dumps the tree, and acts", async () => {
    const client = new TestClient();
    client.phone.shown = [element("button", "Save")];
    const target = "/data/local/tmp/uidump.xml";
    const dump = `rm -f ${target}; uiautomator dump ${target} && echo success`;
    expect(await shell1(client, dump)).toMatch(/success\n$/);
    const length = new Uint8Array(4);
    new DataView(length.buffer).setUint32(0, target.length, true);
    const stream = client.open("sync:")!;
    await client.write(stream, Buffer.concat([toBytes("RECV"), length, toBytes(target)]));
    await expect.poll(() => toText(Buffer.concat(stream.received))).toContain('text="Save"');
    for (const command of [
      "monkey -p com.tencent.mm -c android.intent.category.LAUNCHER 1",
      "input tap 540 300",
      "input text 'it\\'\"'\"'s'",
      "input swipe 540 1800 540 600 1000",
      "am force-stop com.tencent.mm",
    ])
      await shell1(client, command);
    await client.device.hand.settle();
    expect(client.phone.actions.map(({ type }) => type)).toEqual(["AWAKE", "CLICK", "TYPE", "SWIPE"]);
  });
});

describe("mobile-use", () => {
  it("launches, touches, types, and deletes one character a call", async () => {
    const client = new TestClient();
    client.phone.state["view"] = { front: "wechat" };
    const front = await shell1(client, "dumpsys window | grep mCurrentFocus");
    expect(front.split("/")[0]!.split(" ").at(-1)).toBe("com.tencent.mm");
    const commands = [
      "monkey -p com.tencent.mm -c android.intent.category.LAUNCHER 1",
      "input tap 540 300",
      "input text 'See%syou%sat%s5'",
      "input keyevent 62",
      "input swipe 540 300 540 300 1000",
      "input touchscreen swipe 540 1800 540 600 400",
      ...Array.from({ length: 50 }, () => "input keyevent KEYCODE_DEL"),
      "am start -a android.intent.action.VIEW -d https://example.org/a",
      "input keyevent 4",
      "input keyevent 3",
    ];
    for (const command of commands) await shell1(client, command);
    await client.device.hand.settle();
    expect(client.phone.actions).toMatchObject([
      { type: "AWAKE" },
      { type: "CLICK" },
      { type: "TYPE", value: "See you at 5 " },
      { type: "LONG_PRESS" },
      { type: "SWIPE" },
      { type: "TYPE", value: "", clear: true },
      { type: "OPEN_URL", value: "https://example.org/a" },
      { type: "BACK" },
      { type: "HOME" },
    ]);
  });
});

describe("UI-TARS' second operator", () => {
  const yadb = "app_process -Djava.class.path=/data/local/tmp/yadb /data/local/tmp com.ysbing.yadb.Main";
  it("looks at the display null, and types Chinese through the file that it pushes", async () => {
    const client = new TestClient();
    expect(await client.out("wm size")).toMatch(/(\d+)x(\d+)/);
    expect(await client.out("wm density")).toBe("Physical density: 480\n");
    expect(Buffer.from((await client.request("exec:screencap '-p' '-d' 'null'"))!)).toEqual(
      Buffer.from(client.phone.png),
    );
    expect((await client.shell(`${yadb} -keyboard "你好"`)).status).toBe(127);
    client.device.files.write("/data/local/tmp/yadb", toBytes("dex"));
    const steps = await client.actions(
      "input tap 540.5 300.25",
      "input text hello",
      `${yadb} -keyboard "你好，周五 见"`,
      "input keyevent 66",
      "input swipe 540 1800 540 600 300",
      "input swipe 100 200 100 200 1500",
      "input keyevent 4",
      "input keyevent 3",
    );
    expect(steps.map(({ type }) => type)).toEqual(["CLICK", "TYPE", "ENTER", "SWIPE", "LONG_PRESS", "BACK", "HOME"]);
    expect(steps[1]).toEqual({ type: "TYPE", value: "hello你好，周五 见" });
  });
});
