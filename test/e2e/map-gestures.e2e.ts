/** Gestures on a map: the actions of an agent, and one or two fingers of a person, pan and zoom the map. */
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { startChrome, type Chrome, type Tab } from "#scripts/build/chrome.ts";
import { callPage, loadPhone } from "#scripts/build/page-driver.ts";
import { localWorld } from "#scripts/build/world-file.ts";
import { phone } from "#apps/phone.ts";
import { defaultBoot } from "#judge/instance.ts";
import type { Boot } from "#os/boot.ts";
import type { PhoneState } from "#os/state.ts";
import { createPatches } from "#state/create-patches.ts";
import type { MapView } from "#world/geo/view.ts";

const device = { width: 360, height: 800, dpr: 1 };
const boot: Boot = { ...defaultBoot("en", 3), device };
let chrome: Chrome;
let tab: Tab;
let opened: PhoneState;
const viewOf = (state: PhoneState): MapView => phone.top(state, state.view.front).view["map"] as unknown as MapView;

beforeAll(async () => {
  await localWorld();
  chrome = await startChrome();
  tab = await chrome.open(`${inject("url")}/screen`, device);
  opened = phone.reduce(phone.boot(boot), { name: "os.launch", args: { app: "maps" } }).state;
});
afterAll(() => chrome.stop());

let count = 0;
async function viewAfter(action: object): Promise<MapView> {
  const key = `map${++count}`;
  await loadPhone(tab, { key, version: 0, state: opened });
  const { commands } = await callPage<{ commands: { name: string; args: unknown }[] }>(tab, "perform", {
    key,
    version: 0,
    action,
    tickMs: 1000,
    elements: false,
  });
  return viewOf(commands.reduce((s, c) => phone.reduce(s, c as never).state, opened));
}
test("a drag moves the map, a swipe moves it further, and a double tap zooms in at its point", async () => {
  const before = viewOf(opened);
  const dragged = await viewAfter({ type: "DRAG", point1: [500, 400], point2: [300, 400] });
  expect(dragged.longitude).toBeGreaterThan(before.longitude);
  expect(dragged.latitude).toBeCloseTo(before.latitude, 4);
  expect(dragged.zoom).toBe(before.zoom);
  const swiped = await viewAfter({ type: "SWIPE", point1: [500, 400], point2: [300, 400] });
  expect((swiped.longitude - before.longitude) / (dragged.longitude - before.longitude)).toBeCloseTo(1.9, 2);
  const doubled = await viewAfter({ type: "DOUBLE_TAP", point: [300, 300] });
  expect(doubled.zoom).toBe(Math.min(19, before.zoom + 1));
  expect(doubled.longitude).toBeLessThan(before.longitude);
});

test("two fingers that move apart zoom in, and a mouse wheel zooms out", async () => {
  await loadPhone(tab, { key: "held", version: 0, state: opened });
  const told = JSON.stringify({
    type: "state",
    client: "c",
    status: "running",
    boot,
    overlay: createPatches(phone.boot(boot), opened),
    version: 0,
  });
  await tab.evaluate(`(async () => {
    window.said = [];
    const hand = await phonebooth.hold({ send: (text) => said.push(text), onGesture() {}, onOrientation() {} });
    await hand.receive(${JSON.stringify(told)});
    hand.use(true);
  })()`);
  const touch = (type: string, points: readonly (readonly [number, number])[]): Promise<unknown> =>
    tab.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
  const seen = (): Promise<readonly MapView[]> =>
    tab.evaluate(`said.splice(0).flatMap((text) => JSON.parse(text).commands ?? [])
      .filter((c) => c.name === "os.view" && c.args.patch.map).map((c) => c.args.patch.map)`);
  const settled = async (): Promise<MapView> => {
    for (;;) {
      const [view] = await seen();
      if (view) return view;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const before = viewOf(opened);
  await touch("touchStart", [[150, 300]]);
  await touch("touchStart", [
    [150, 300],
    [210, 300],
  ]);
  for (let i = 1; i <= 6; i++)
    await touch("touchMove", [
      [150 - i * 10, 300],
      [210 + i * 10, 300],
    ]);
  await touch("touchEnd", []);
  // The distance between two fingers grows from 60 to 180 points, so the zoom increases by log2(3) levels, rounded to
  // 1/32.
  const near = await settled();
  expect(near.zoom).toBeCloseTo(before.zoom + Math.round(Math.log2(3) * 32) / 32, 5);
  await tab.send("Input.dispatchMouseEvent", { type: "mouseWheel", x: 180, y: 300, deltaX: 0, deltaY: 130 });
  const far = await settled();
  expect(far.zoom).toBe(near.zoom - 0.5);
  expect(chrome.errors).toEqual([]);
});
