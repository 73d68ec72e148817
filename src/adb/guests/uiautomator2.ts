// The server of the Python library uiautomator2 (its u2.jar): JSON-RPC 2.0 over HTTP, with positions in pixels.
import type { Device } from "../device.ts";
import { pressKey } from "../commands/input.ts";
import { readHierarchy, readNodes } from "../hierarchy.ts";
import { keyCodeOf } from "../keys.ts";
import type { Guest } from "./guest.ts";
import { textResponse } from "./http.ts";
import { answerRpc, RpcError, type RpcMethods } from "./json-rpc.ts";
import { centerOf, findNodes, infoOf, type Selector } from "./selectors.ts";

type Params = readonly unknown[];
/** The server makes one step of a swipe in this many milliseconds. */
const swipeStepMs = 5;
const pollMs = 200;
const maxWaitMs = 60_000;

const number = (value: unknown): number => {
  if (typeof value !== "number" || !Number.isFinite(value)) throw new RpcError("a number is missing", -32_602);
  return value;
};
const text = (value: unknown): string => {
  if (typeof value !== "string") throw new RpcError("a text is missing", -32_602);
  return value;
};
const point = (x: unknown, y: unknown): [number, number] => [number(x), number(y)];
const selector = (value: unknown): Selector => {
  if (typeof value !== "object" || value === null) throw new RpcError("a selector is missing", -32_602);
  return value as Selector;
};
const only = async (device: Device, wanted: unknown) => {
  const [found] = findNodes(await readNodes(device), selector(wanted));
  if (!found) throw new RpcError("androidx.test.uiautomator.UiObjectNotFoundException");
  return found;
};
/** UiAutomator's own names of keys. */
const keyNames: Readonly<Record<string, string>> = {
  left: "DPAD_LEFT",
  right: "DPAD_RIGHT",
  up: "DPAD_UP",
  down: "DPAD_DOWN",
  center: "DPAD_CENTER",
  delete: "DEL",
  recent: "APP_SWITCH",
};
async function press(device: Device, name: string): Promise<boolean> {
  const code = keyCodeOf(name);
  if (code === null) throw new RpcError(`unknown key: ${name.slice(0, 60)}`, -32_602);
  await pressKey(device, code, false, false);
  return true;
}
/** Waits until as many elements as `isDone` wants are shown. Returns whether they were before the time was over. */
async function waitFor(device: Device, wanted: unknown, ms: unknown, isDone: (n: number) => boolean): Promise<boolean> {
  const end = device.clock.now() + Math.min(maxWaitMs, Math.max(0, number(ms)));
  for (;;) {
    if (isDone(findNodes(await readNodes(device), selector(wanted)).length)) return true;
    if (device.clock.now() >= end) return false;
    await new Promise<void>((resolve) => void device.clock.after(pollMs, resolve));
  }
}
const focus = async (device: Device, wanted: unknown): Promise<void> => {
  const node = await only(device, wanted);
  if (node.focused !== "true") await device.hand.tap(centerOf(node));
  await device.hand.settle();
};

const methods: RpcMethods<Params> = {
  deviceInfo: async (device) => {
    const { width, height } = device.size;
    const { app } = await device.front();
    const { density } = device.phone.display;
    return {
      currentPackageName: device.packages.of(app)?.name ?? "",
      displayWidth: width,
      displayHeight: height,
      displayRotation: device.rotation,
      displaySizeDpX: Math.round((width * 160) / density),
      displaySizeDpY: Math.round((height * 160) / density),
      productName: "booth",
      screenOn: (await device.isDisplayOn()) !== false,
      sdkInt: 34,
      naturalOrientation: device.rotation === 0,
    };
  },
  dumpWindowHierarchy: readHierarchy,
  // The client takes a picture by `screencap` instead.
  takeScreenshot: () => null,
  click: async ({ hand }, [x, y]) => {
    await hand.tap(point(x, y));
    return true;
  },
  swipe: async ({ hand }, [x1, y1, x2, y2, steps]) => {
    await hand.stroke(point(x1, y1), point(x2, y2), number(steps) * swipeStepMs);
    return true;
  },
  drag: async ({ hand }, [x1, y1, x2, y2, steps]) => {
    await hand.drag(point(x1, y1), point(x2, y2), number(steps) * swipeStepMs);
    return true;
  },
  pressKey: (device, [name]) => press(device, keyNames[text(name)] ?? text(name)),
  pressKeyCode: (device, [code]) => press(device, String(number(code))),
  wakeUp: (device) => press(device, "WAKEUP"),
  sleep: (device) => press(device, "SLEEP"),
  isScreenOn: async (device) => (await device.isDisplayOn()) !== false,
  setClipboard: (device, [, value]) => {
    device.clipboard = text(value);
    return null;
  },
  getClipboard: (device) => device.clipboard,
  pasteClipboard: async (device) => {
    await device.hand.type(device.clipboard);
    return true;
  },
  clearInputText: async ({ hand }) => {
    await hand.clearText();
    return null;
  },
  waitForIdle: () => null,
  waitForExists: (device, [wanted, ms]) => waitFor(device, wanted, ms, (n) => n > 0),
  waitUntilGone: (device, [wanted, ms]) => waitFor(device, wanted, ms, (n) => n === 0),
  exist: async (device, [wanted]) => findNodes(await readNodes(device), selector(wanted)).length > 0,
  count: async (device, [wanted]) => findNodes(await readNodes(device), selector(wanted)).length,
  objInfo: async (device, [wanted]) => infoOf(await only(device, wanted)),
  objInfoOfAllInstances: async (device, [wanted]) => findNodes(await readNodes(device), selector(wanted)).map(infoOf),
  getText: async (device, [wanted]) => (await only(device, wanted)).text,
  setText: async (device, [wanted, value]) => {
    await focus(device, wanted);
    await device.hand.clearText();
    await device.hand.type(text(value));
    return true;
  },
  clearTextField: async (device, [wanted]) => {
    await focus(device, wanted);
    await device.hand.clearText();
    return null;
  },
};
export const uiautomator2: Guest = {
  name: "uiautomator2",
  mainClass: "com.wetest.uia2.Main",
  address: "tcp:9008",
  isDaemon: false,
  handle: async (device, request) => {
    if (request.path === "/ping") return textResponse("pong");
    if (request.path !== "/jsonrpc/0") return textResponse("", 404);
    return answerRpc(methods, device, request, (params): Params => (Array.isArray(params) ? params : []));
  },
};
