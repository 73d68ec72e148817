import { describe, expect, it } from "vitest";
import { element, TestClient } from "#test/support/adb-phone.ts";
import { readUint32 } from "../bytes.ts";

const client = () => new TestClient();

describe("pictures", () => {
  it("are the phone's own PNG, on the output and in a file", async () => {
    const one = client();
    for (const service of [
      "exec:screencap -p",
      "exec:screencap -p -d null",
      "exec:screencap '-p' '-d' '4619827259835644672'",
    ])
      expect(await one.request(service)).toEqual(one.phone.png);
    await one.shell("screencap -p /sdcard/a.png; screencap /sdcard/b.png");
    expect(await one.request("exec:cat /sdcard/a.png")).toEqual(one.phone.png);
    expect(await one.request("exec:cat /sdcard/b.png")).toEqual(one.phone.png);
    expect((await one.shell("screencap -p /system/x.png")).status).toBe(1);
  });
  it("are raw without -p, and in the framebuffer", async () => {
    const one = client();
    const raw = (await one.request("exec:screencap"))!;
    expect([0, 4, 8, 12].map((at) => readUint32(raw, at))).toEqual([4, 2, 1, 1]);
    expect([...raw.subarray(16, 24), raw.length]).toEqual([0, 1, 2, 255, 3, 4, 5, 255, 16 + 32]);
    const buffer = (await one.request("framebuffer:"))!;
    expect(Array.from({ length: 13 }, (_, i) => readUint32(buffer, 4 * i))).toEqual([
      1, 32, 32, 4, 2, 0, 8, 16, 8, 8, 8, 24, 8,
    ]);
    expect(buffer.subarray(52)).toEqual(raw.subarray(16));
  });
});

describe("uiautomator", () => {
  it("dumps to a file, and to a terminal", async () => {
    const one = client();
    one.phone.shown = [element("button", "Send")];
    expect(await one.shell("uiautomator dump /sdcard/w.xml && echo success")).toEqual({
      stdout: "UI hierchary dumped to: /sdcard/w.xml\nsuccess\n",
      stderr: "",
      status: 0,
    });
    expect(await one.out("cat /sdcard/w.xml")).toMatch(
      /^<\?xml version='1.0' .*<hierarchy rotation="0">.*text="Send".*<\/hierarchy>$/,
    );
    expect(await one.out("uiautomator dump --compressed /dev/tty")).toMatch(
      /<\/hierarchy>UI hierchary dumped to: \/dev\/tty\n$/,
    );
  });
});

describe("apps", () => {
  it("open under all of their names, and are shown under the one that was used", async () => {
    const one = client();
    const action = { type: "AWAKE", value: "clock" };
    for (const command of [
      "monkey -p com.android.deskclock -c android.intent.category.LAUNCHER 1",
      "monkey -p com.google.android.deskclock 1",
      "am start -n com.android.deskclock/.DeskClock",
      "am start-activity -W -a android.intent.action.MAIN -c android.intent.category.LAUNCHER -f 0x10200000 -n com.android.deskclock/com.android.deskclock.DeskClock",
      "cmd activity start -p com.google.android.deskclock",
    ])
      expect(await one.actions(command), command).toEqual([action]);
    one.phone.state["view"] = { front: "clock" };
    expect(await one.out("dumpsys window | grep mCurrentFocus")).toBe(
      "  mCurrentFocus=Window{5f3a1c0 u0 com.google.android.deskclock/com.android.deskclock.DeskClock}\n",
    );
    await one.shell("monkey -p com.android.deskclock 1");
    expect(await one.out("dumpsys window windows | grep mFocusedApp")).toBe(
      "  mFocusedApp=ActivityRecord{b2c0de8 u0 com.android.deskclock/.DeskClock t12}\n",
    );
  });
  it("that are not there do not open", async () => {
    const one = client();
    expect(await one.shell("monkey -p com.nope 1")).toMatchObject({
      stdout: expect.stringContaining("** No activities found to run, monkey aborted."),
      status: 252,
    });
    expect(await one.shell("am start -n com.nope/.Main")).toEqual({
      stdout: "Starting: Intent { cmp=com.nope/.Main }\n",
      stderr: "Error type 3\nError: Activity class {com.nope/com.nope.Main} does not exist.\n",
      status: 1,
    });
    for (const command of [
      "am start -a android.intent.action.VIEW -d content://contacts/contact_1",
      "am start -a android.intent.action.VIEW -d https://example.com/ -n com.android.chrome/.Main",
      "am start -a android.intent.action.EDIT -d https://example.com/",
      "am start -a android.settings.WIFI_SETTINGS",
    ])
      expect(await one.shell(command)).toMatchObject({
        stderr: expect.stringContaining("unable to resolve Intent"),
        status: 1,
      });
    expect(one.phone.actions).toEqual([]);
  });
  it("open an address, unless no app does", async () => {
    const one = client();
    const command = "am start -W -a android.intent.action.VIEW -d 'https://example.com/?a=1&b=2'";
    expect(await one.shell(command)).toMatchObject({
      stdout: expect.stringContaining("Status: ok\nLaunchState: COLD\nActivity: com.google.android.keep/"),
      status: 0,
    });
    expect(await one.actions("am start -d tel:110")).toEqual([{ type: "OPEN_URL", value: "tel:110" }]);
    expect(one.phone.actions[0]).toEqual({ type: "OPEN_URL", value: "https://example.com/?a=1&b=2" });
    one.phone.message = 'No app of this phone opens "mailto:a@b.example": nothing was opened.';
    expect(await one.shell("am start -a android.intent.action.SENDTO -d mailto:a@b.example")).toMatchObject({
      stderr: expect.stringContaining("unable to resolve Intent"),
      status: 1,
    });
  });
  it("open no address on a phone with the 17 actions alone", async () => {
    const one = client();
    one.phone.hasExtendedActions = false;
    expect(await one.shell("am start -d https://example.com/")).toMatchObject({
      stderr: expect.stringContaining("unable to resolve Intent"),
      status: 1,
    });
    expect(one.phone.actions).toEqual([]);
  });
  it("HOME by an intent; a stopped app leaves the display", async () => {
    const one = client();
    expect(await one.actions("am start -a android.intent.action.MAIN -c android.intent.category.HOME")).toEqual([
      { type: "HOME" },
    ]);
    expect(await one.actions("am force-stop com.google.android.keep")).toEqual([{ type: "HOME" }]);
    expect(await one.actions("am force-stop com.tencent.mm; am force-stop com.nope")).toEqual([]);
  });
  it("are listed under their first names", async () => {
    const one = client();
    expect(await one.out("pm list packages -3")).toBe(
      [
        "com.android.chrome",
        "com.google.android.calculator",
        "com.google.android.deskclock",
        "com.google.android.keep",
        // The apps of mobile-mcp and Mobilerun, which look for them.
        "com.mobilenext.devicekit",
        "com.mobilerun.portal",
        "com.tencent.mm",
      ]
        .map((name) => `package:${name}\n`)
        .join(""),
    );
    expect(await one.out("cmd package list packages -f mm --show-versioncode")).toBe(
      "package:/data/app/com.tencent.mm/base.apk=com.tencent.mm versionCode:34\n",
    );
    expect(await one.out("cmd package resolve-activity --brief com.android.deskclock | tail -n 1")).toBe(
      "com.android.deskclock/.DeskClock\n",
    );
    expect(await one.out("cmd package resolve-activity --brief com.nope")).toBe("No activity found\n");
    expect(
      await one.out(
        "cmd package query-activities -a android.intent.action.MAIN -c android.intent.category.LAUNCHER | grep -c packageName=",
      ),
    ).toBe("6\n");
    expect(await one.out("pm path com.tencent.mm")).toBe("package:/data/app/com.tencent.mm/base.apk\n");
    expect((await one.shell("pm path com.nope")).status).toBe(1);
  });
  it("cannot be installed, removed or changed", async () => {
    const one = client();
    expect(
      new TextDecoder().decode((await one.request("exec:cmd package 'install' -S 3", Uint8Array.of(1, 2, 3)))!),
    ).toMatch(/^Failure \[INSTALL_FAILED_/);
    expect(await one.shell("pm uninstall com.tencent.mm")).toMatchObject({
      stdout: "Failure [DELETE_FAILED_USER_RESTRICTED]\n",
      status: 1,
    });
    expect(await one.shell("pm clear com.tencent.mm")).toMatchObject({ stdout: "Failed\n", status: 1 });
    expect(await one.shell("pm grant com.tencent.mm android.permission.CAMERA")).toMatchObject({ status: 255 });
    expect(await one.shell("content query --uri content://sms")).toMatchObject({ stdout: "", status: 1 });
  });
});

describe("the agent's own words", () => {
  it("are broadcasts", async () => {
    const one = client();
    one.phone.message = "The blue\none";
    expect(await one.out("am broadcast -a phonebooth.INFO --es text 'Which one?'")).toBe(
      'Broadcasting: Intent { act=phonebooth.INFO flg=0x400000 (has extras) }\nBroadcast completed: result=-1, data="The blue one"\n',
    );
    one.phone.message = null;
    expect(
      await one.actions(
        "am broadcast -a phonebooth.ANSWER --es text 42",
        "am broadcast -a phonebooth.WAIT --ei seconds 60",
        "am broadcast -a phonebooth.ABORT",
      ),
    ).toEqual([{ type: "ANSWER", value: "42" }, { type: "WAIT", value: 60 }, { type: "ABORT" }]);
  });
  it("need what they need", async () => {
    const one = client();
    expect(await one.shell("am broadcast -a phonebooth.INFO")).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("--es text"),
    });
    expect(await one.shell("am broadcast -a phonebooth.WAIT")).toMatchObject({ status: 1 });
    expect(await one.shell("am broadcast -a some.other.ACTION")).toMatchObject({
      stdout: expect.stringContaining("result=0"),
      status: 0,
    });
    expect(one.phone.actions).toEqual([]);
  });
});

describe("the device", () => {
  it.each<[string, string]>([
    ["wm size", "Physical size: 1080x2400\n"],
    ["wm density", "Physical density: 480\n"],
    ["getprop ro.build.version.sdk", "34\n"],
    ["getprop | grep boot_completed", "[sys.boot_completed]: [1]\n"],
    ["getprop nope", "\n"],
    ["date", "Mon Mar 16 09:00:03 CST 2026\n"],
    ["date +%s%3N", `${Date.UTC(2026, 2, 16, 1, 0, 3)}\n`],
    ["date +'%H:%M:%S %F %z'", "09:00:03 2026-03-16 +0800\n"],
    ["dumpsys battery | grep level", "  level: 82\n"],
    ["dumpsys power | grep mWakefulness", "  mWakefulness=Awake\n"],
    ["dumpsys input | grep SurfaceOrientation", "      SurfaceOrientation: 0\n"],
    ["dumpsys input_method | grep -o mInputShown=.*", "mInputShown=false\n"],
    [
      "dumpsys activity activities | grep topResumedActivity",
      "    topResumedActivity=ActivityRecord{b2c0de8 u0 com.google.android.keep/.activities.BrowseActivity t12}\n",
    ],
    [
      "dumpsys activity top | grep ACTIVITY",
      "  ACTIVITY com.google.android.keep/.activities.BrowseActivity b2c0de8 pid=4321\n",
    ],
    ["dumpsys package com.tencent.mm | grep versionName", "    versionName=14\n"],
    ["dumpsys SurfaceFlinger --display-id | grep -c Display", "1\n"],
    ["dumpsys nope", ""],
    ["am stack list | grep -o visible=true", "visible=true\n"],
    [
      "settings get secure default_input_method",
      "com.google.android.inputmethod.latin/com.android.inputmethod.latin.LatinIME\n",
    ],
    ["settings get global wifi_on", "1\n"],
    ["settings get system nope", "null\n"],
    [
      "settings put global x 'a b'; settings get global x; settings delete global x; settings get global x",
      "a b\nDeleted 1 rows\nnull\n",
    ],
    [
      "ime list -s",
      "com.google.android.inputmethod.latin/com.android.inputmethod.latin.LatinIME\ncom.android.adbkeyboard/.AdbIME\ncom.mobilerun.portal/.input.MobilerunKeyboardIME\n",
    ],
    [
      "ime set com.android.adbkeyboard/.AdbIME; settings get secure default_input_method",
      "Input method com.android.adbkeyboard/.AdbIME selected for user #0\ncom.android.adbkeyboard/.AdbIME\n",
    ],
    ["ip route | cut -d' ' -f 3", "wlan0\n"],
    ["pidof com.tencent.mm; pidof com.nope; echo $?", "4006\n1\n"],
    ["logcat -d | wc -l", "2\n"],
  ])("%s", async (command, expected) => {
    const one = client();
    const { stdout } = await one.shell(command);
    expect([stdout, one.faults]).toEqual([expected, []]);
  });
  it("keeps what the phone's own settings are", async () => {
    expect(await client().shell("settings put global wifi_on 0")).toMatchObject({
      status: 255,
      stderr: expect.stringContaining("SecurityException"),
    });
    expect(await client().shell("settings put global wifi_on 1")).toMatchObject({ status: 0 });
    expect(await client().shell("svc wifi disable")).toMatchObject({ status: 255 });
    expect(await client().shell("ime set com.nope/.Ime")).toMatchObject({
      status: 1,
      stderr: "Unknown input method com.nope/.Ime cannot be selected for user #0\n",
    });
    expect(await client().shell("cmd wifi status")).toMatchObject({
      status: 20,
      stderr: "cmd: Can't find service: wifi\n",
    });
  });
  it("shows the shade, a permission and the lock as windows of their own", async () => {
    const one = client();
    for (const [view, window] of [
      [{ surface: "shade" }, "NotificationShade"],
      [{ locked: true }, "NotificationShade"],
      [{ permission: { app: "notes" } }, "com.google.android.permissioncontroller/"],
      [{ surface: "recents" }, "com.google.android.apps.nexuslauncher/"],
    ] as const) {
      one.phone.state["view"] = { front: "notes", ...view };
      expect(await one.out("dumpsys window | grep mCurrentFocus")).toContain(`u0 ${window}`);
    }
  });
  it("plays a program that types, and no other", async () => {
    const one = client();
    const typer = "app_process -Djava.class.path=/data/local/tmp/yadb /data/local/tmp com.ysbing.yadb.Main";
    expect(await one.shell(`${typer} -keyboard a`)).toMatchObject({ status: 127 });
    expect(
      await one.actions("touch /data/local/tmp/yadb", `${typer} -keyboard '你好 b'`, `${typer} -keyboardClear`),
    ).toEqual([{ type: "TYPE", value: "", clear: true }]);
    expect(await one.shell("CLASSPATH=/data/local/tmp/yadb app_process / com.other.Main")).toMatchObject({
      status: 127,
    });
  });
});
