import { describe, expect, it } from "vitest";
import { element, TestClient } from "#test/support/adb-phone.ts";

const key = { role: "key" } as const;

describe("touches", () => {
  it.each<[string, string, object]>([
    ["a tap", "input tap 540 1200", { type: "CLICK", point: [500, 500] }],
    ["fractions", "input tap 108.5 240.4", { type: "CLICK", point: [100.5, 100.2] }],
    ["a tap outside the display", "input tap 5000 -3", { type: "CLICK", point: [1000, 0] }],
    ["a short swipe that stays", "input swipe 540 1200 545 1203 150", { type: "CLICK", point: [500, 500] }],
    [
      "a long swipe that stays",
      "input touchscreen swipe 540 1200 540 1200 800",
      { type: "LONG_PRESS", point: [500, 500], duration_ms: 800 },
    ],
    [
      "a swipe",
      "input swipe 540 1800 540 600",
      { type: "SWIPE", point1: [500, 750], point2: [500, 250], duration_ms: 300 },
    ],
    [
      "a slow swipe",
      "input swipe 540 1800 540 600 20000",
      { type: "SWIPE", point1: [500, 750], point2: [500, 250], duration_ms: 10_000 },
    ],
    [
      "a drag",
      "input draganddrop 0 0 540 600 2000",
      { type: "DRAG", point1: [0, 0], point2: [500, 250], duration_ms: 2000 },
    ],
    ["a drag that stays", "input draganddrop 0 0 0 0", { type: "LONG_PRESS", point: [0, 0] }],
  ])("%s is one step", async (_, command, action) => {
    expect(await new TestClient().actions(command)).toEqual([action]);
  });

  it("twice at one place within 300 ms are one double tap", async () => {
    const client = new TestClient();
    await client.shell("input tap 300 300");
    await client.clock.advance(100);
    expect(client.phone.actions).toEqual([]);
    await client.shell("input tap 310 300");
    expect(client.phone.actions.map(({ type }) => type)).toEqual(["DOUBLE_TAP"]);
  });
  it("later, elsewhere or with a look between are two clicks", async () => {
    const client = new TestClient();
    await client.shell("input tap 300 300");
    await client.clock.advance(301);
    expect(client.phone.actions).toHaveLength(1);
    await client.shell("input tap 300 300; input tap 800 300; screencap -p >/dev/null; input tap 800 300");
    await client.clock.advance(301);
    expect(client.phone.actions.map(({ type }) => type)).toEqual(["CLICK", "CLICK", "CLICK", "CLICK"]);
  });
  it("of events become a gesture when the finger is lifted", async () => {
    const client = new TestClient();
    const motion = async (...events: readonly (string | number)[]) => {
      for (const event of events) {
        if (typeof event === "number") await client.clock.advance(event);
        else await client.shell(`input motionevent ${event}`);
      }
      await client.device.hand.settle();
      return client.phone.actions.at(-1)?.type;
    };
    expect(await motion("DOWN 100 100", "UP 100 100")).toBe("CLICK");
    expect(await motion("DOWN 100 100", 600, "UP 100 100")).toBe("LONG_PRESS");
    expect(await motion("DOWN 100 100", "MOVE 100 500", "UP 100 600")).toBe("SWIPE");
    expect(await motion("DOWN 100 100", 600, "MOVE 100 500", "UP 100 600")).toBe("DRAG");
    expect(await motion("UP 1 1", "MOVE 1 1", "DOWN 1 1", "CANCEL")).toBe("DRAG");
    expect(client.phone.actions).toHaveLength(4);
  });
});

describe("keys", () => {
  it.each([
    ["4", "BACK"],
    ["KEYCODE_HOME", "HOME"],
    ["APP_SWITCH", "RECENT"],
    ["66", "ENTER"],
    ["NUMPAD_ENTER", "ENTER"],
  ])("%s is %s", async (name, type) => {
    expect(await new TestClient().actions(`input keyevent ${name}`)).toEqual([{ type }]);
  });
  it("that the phone does not have, or that change nothing, are no step", async () => {
    expect(await new TestClient().actions("input keyevent 164 82 84 27 224 23 111 131")).toEqual([]);
  });
  it("of the case and of a keyboard are steps, and repetitions one step", async () => {
    const client = new TestClient();
    const press = (key: string, more: object = {}) => ({ type: "KEY", key, ...more });
    expect(await client.actions("input keyevent 26 24 24 24 25", "input keyevent 61; input keyevent 20 20")).toEqual([
      press("POWER"),
      press("VOLUME_UP", { count: 3 }),
      press("VOLUME_DOWN"),
      press("TAB"),
      press("DPAD_DOWN", { count: 2 }),
    ]);
    client.phone.state["view.power"] = "off";
    expect(await client.actions("input keyevent WAKEUP SLEEP")).toEqual([press("WAKEUP")]);
  });
  it("are held together", async () => {
    const client = new TestClient();
    const moved = "input keycombination CTRL_LEFT SHIFT_LEFT DPAD_LEFT; input keycombination SHIFT_LEFT MOVE_HOME";
    expect(await client.actions(moved, "input keycombination 113 31", "input keycombination 59 29")).toEqual([
      { type: "KEY", key: "DPAD_LEFT", modifiers: ["SHIFT", "CTRL"] },
      { type: "KEY", key: "MOVE_HOME", modifiers: ["SHIFT"] },
      { type: "KEY", key: "C", modifiers: ["CTRL"] },
      { type: "TYPE", value: "A" },
    ]);
  });
  it("and durations are left out if the phone accepts only the 17 actions", async () => {
    const client = new TestClient();
    client.phone.hasExtendedActions = false;
    expect(await client.actions("input keyevent 24 26 20", "input swipe 540 1800 540 600 900")).toEqual([
      { type: "SWIPE", point1: [500, 750], point2: [500, 250] },
    ]);
  });
  it("Escape closes the keyboard", async () => {
    const client = new TestClient();
    client.phone.shown = [element("key", "q", key)];
    expect(await client.actions("input keyevent 111")).toEqual([{ type: "BACK" }]);
  });
  it("unknown to Android are refused", async () => {
    const { status, stderr } = await new TestClient().shell("input keyevent KEYCODE_NOPE");
    expect([status, stderr.split("\n")[0]]).toEqual([255, "Error: Unknown keycode: KEYCODE_NOPE"]);
  });
});

describe("texts", () => {
  const typed = (value: string, clear = false) => ({ type: "TYPE", value, ...(clear ? { clear: true } : {}) });
  const field = (value: string) => [element("textbox", "Note", { focused: true, value })];

  it("that belong together are one step", async () => {
    const client = new TestClient();
    expect(await client.actions("input text h", "input text i%sthere", "input keyevent 62 29 7 56")).toEqual([
      typed("hi there a0."),
    ]);
  });
  it("are done after two seconds, or when somebody looks", async () => {
    const client = new TestClient();
    await client.shell("input text a");
    await client.clock.advance(1900);
    await client.shell("input text b");
    await client.clock.advance(1900);
    expect(client.phone.actions).toEqual([]);
    await client.clock.advance(200);
    expect(client.phone.actions).toEqual([typed("ab")]);
    await client.shell("input text c; dumpsys window; input text d; input keyevent 66");
    expect(client.phone.actions.slice(1)).toEqual([typed("c"), typed("d"), { type: "ENTER" }]);
  });
  it("stay together across commands that neither look nor act", async () => {
    const client = new TestClient();
    const agl = [
      "settings get secure default_input_method",
      "ime set com.android.adbkeyboard/.AdbIME",
      "am broadcast -a ADB_INPUT_B64 --es msg ",
      "am broadcast -a ADB_CLEAR_TEXT",
      `am broadcast -a ADB_INPUT_B64 --es msg ${Buffer.from("你好 a").toString("base64")}`,
      "ime set com.google.android.inputmethod.latin/com.android.inputmethod.latin.LatinIME",
    ];
    expect(await client.actions(...agl)).toEqual([typed("你好 a", true)]);
  });
  it("only the first word of `input text` counts, and only ASCII", async () => {
    const client = new TestClient();
    expect(await client.actions("input text a b")).toEqual([typed("a")]);
    const { status, stderr } = await client.shell("input text 你");
    expect(status).toBe(255);
    expect(stderr).toContain("NullPointerException");
  });
  it("deletions shorten the text of the field", async () => {
    const client = new TestClient();
    client.phone.shown = field("hello");
    expect(await client.actions("input keyevent 67 67")).toEqual([typed("hel", true)]);
    expect(await client.actions("input keyevent MOVE_END 67 && input text p")).toEqual([typed("hellp", true)]);
    client.phone.state["view.focus"] = { caret: 1 };
    expect(await client.actions("input keyevent DEL FORWARD_DEL; input text 你 ; input text x")).toEqual([
      typed("xllo", true),
    ]);
    expect(await client.actions("input text ab; input keyevent 67; input text c")).toEqual([typed("ac")]);
  });
  it("twenty deletions in a row empty the field", async () => {
    const client = new TestClient();
    client.phone.shown = field("a long text that is longer");
    const many = "67 112 ".repeat(10);
    expect(await client.actions(`input keyevent ${many}`, "input text new")).toEqual([typed("new", true)]);
    expect(await client.actions(`input text abc; input keyevent ${many}`)).toEqual([typed("", true)]);
  });
  it("deletions without a field are no step; in a hidden text they are refused", async () => {
    const client = new TestClient();
    expect(await client.actions("input keyevent 67 67")).toEqual([]);
    client.phone.shown = field("••••");
    await client.shell("input keyevent 67");
    expect((await client.shell("screencap -p >/dev/null")).stderr).toMatch(
      /^Error: single characters of a hidden text/,
    );
    expect(await client.actions(`input keyevent ${"67 ".repeat(20)}; input text 1234`)).toEqual([typed("1234", true)]);
  });
  it("Ctrl+A and a letter replace the text; Ctrl+V pastes what the phone copied", async () => {
    const client = new TestClient();
    client.phone.shown = field("old");
    expect(await client.actions("input keycombination 113 29; input keyevent 67")).toEqual([typed("", true)]);
    expect(await client.actions("input keycombination 113 29", "input text n")).toEqual([typed("n", true)]);
    expect(await client.actions("input keycombination 113 50", "input keyevent PASTE")).toEqual([
      typed("copiedcopied"),
    ]);
    expect(await client.actions("input keycombination 59 29 8")).toEqual([typed("A!")]);
  });
  it("longer than one TYPE can be are several", async () => {
    const client = new TestClient();
    const text = "é".repeat(3999) + "😀".repeat(10);
    const actions = await client.actions(`am broadcast -a ADB_INPUT_TEXT --es msg ${text}`);
    expect(actions.map((action) => ("value" in action ? String(action.value).length : 0))).toEqual([3999, 20]);
  });
});

describe("refusals of the phone", () => {
  it("reach the command that caused them, or the next one", async () => {
    const client = new TestClient();
    client.phone.refusal = "nobody is there";
    expect(await client.shell("input keyevent 4")).toEqual({
      stdout: "",
      stderr: "Error: nobody is there\n",
      status: 1,
    });
    expect(await client.shell("input tap 1 1")).toMatchObject({ status: 0 });
    await client.clock.advance(400);
    client.phone.refusal = null;
    expect(await client.shell("screencap -p")).toMatchObject({ stderr: "Error: nobody is there\n", status: 1 });
    expect(await client.shell("screencap -p")).toMatchObject({ stderr: "", status: 0 });
    expect(client.faults).toEqual([]);
  });
  it("after the end, nothing acts any more", async () => {
    const client = new TestClient();
    expect(await client.actions("am broadcast -a phonebooth.COMPLETE --es text done", "input keyevent 4")).toEqual([
      { type: "COMPLETE", value: "done" },
    ]);
    expect(await client.shell("input keyevent 4")).toMatchObject({
      stderr: "Error: the episode is over (complete)\n",
      status: 1,
    });
    expect(await client.shell("screencap -p")).toMatchObject({ status: 0 });
  });
});
