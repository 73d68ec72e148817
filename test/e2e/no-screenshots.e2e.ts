/**
 * A page without screenshots paints nothing until a screenshot is taken. Touches on such a page have the same effect as
 * on a painted page.
 */
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { startChrome, type Chrome, type Tab } from "#scripts/build/chrome.ts";
import { callPage, loadPhone } from "#scripts/build/page-driver.ts";
import { localWorld } from "#scripts/build/world-file.ts";
import { phone } from "#apps/phone.ts";
import { defaultBoot } from "#judge/instance.ts";
import type { Command } from "#os/command.ts";
import { fontScales } from "#os/settings.ts";
import type { PhoneState } from "#os/state.ts";
import { rollDegByOrientation, displaySizeOf } from "#os/orientation.ts";
import { Rng } from "#state/rng.ts";

const actionsPerPhone = Number(process.env["UNSEEN_ACTIONS"] ?? 30);
const pictureEvery = 10;
const device = { width: 360, height: 800, dpr: 1 };
let chrome: Chrome;
beforeAll(async () => {
  await localWorld();
  chrome = await startChrome();
});
afterAll(() => chrome.stop());

interface ActionResult {
  readonly commands: readonly Command[];
  readonly hash: string;
  readonly hit: unknown;
  readonly viewport: object;
}
interface FoundElement {
  readonly role: string;
  readonly bounds: readonly [number, number, number, number];
}
const turnToLandscape: readonly Command[] = [
  { name: "os.setSensors", args: { rollDeg: rollDegByOrientation.landscape } },
  { name: "os.system", args: { command: "set", args: { group: "display", name: "autoRotate", value: true } } },
];

function actionOf(r: Rng, found: readonly FoundElement[]): Record<string, unknown> {
  const anywhere = (): number[] => [r.int(0, 1000), r.int(0, 1000)];
  const spot = (): number[] => {
    if (found.length === 0 || r.chance(0.2)) return anywhere();
    const [x1, y1, x2, y2] = r.pick(found).bounds;
    return [x1 + (x2 - x1) * (r.int(1, 9) / 10), y1 + (y2 - y1) * (r.int(1, 9) / 10)];
  };
  const type = r.pick(["CLICK", "CLICK", "CLICK", "CLICK", "CLICK", "SWIPE", "SWIPE", "DRAG", "LONG_PRESS", "DOUBLE_TAP", "TYPE", "ENTER", "BACK"]); // prettier-ignore
  switch (type) {
    case "SWIPE":
    case "DRAG":
      return { type, point1: spot(), point2: anywhere() };
    case "TYPE":
      return { type, value: r.pick(["milk", "你好", "7"]), ...(r.chance(0.5) ? { point: spot() } : {}) };
    case "ENTER":
    case "BACK":
      return { type };
    default:
      return { type, point: spot() };
  }
}
/** Opens apps one after another, on phones with different settings. */
it.each(phone.apps.map(({ id }, i) => [id, i] as const))(
  `does ${actionsPerPhone} random actions in %s exactly as a page with screenshots, and looks the same afterwards`,
  async (app, i) => {
    const r = Rng.of(i, "unseen");
    const boot = {
      ...defaultBoot(i % 2 === 0 ? "en" : "zh-CN", i),
      device,
      theme: i % 3 === 0 ? ("dark" as const) : ("light" as const),
      fontScale: fontScales[i % fontScales.length]!,
    };
    const start: readonly Command[] = [
      ...(i % 5 === 4 ? turnToLandscape : []),
      { name: "os.launch", args: { app } },
      { name: "os.tick", args: { ms: 1000 } },
    ];
    let state: PhoneState = start.reduce((s, command) => phone.attempt(s, command).state, phone.boot(boot));
    const open = async (): Promise<Tab> => {
      const tab = await chrome.open(`${inject("url")}/screen`, device);
      await tab.fit(undefined, displaySizeOf(state));
      return tab;
    };
    const [seen, unseen] = [await open(), await open()];
    await callPage(unseen, "see", { on: false });
    const key = app;
    let version = 0;
    for (const tab of [seen, unseen]) await loadPhone(tab, { key, version, state });
    for (let n = 1; n <= actionsPerPhone; n++) {
      const found = await callPage<FoundElement[]>(seen, "elements");
      const action = actionOf(r, found);
      const perform = (tab: Tab): Promise<ActionResult> =>
        callPage<ActionResult>(tab, "perform", { key, version, action, tickMs: 1000, elements: false });
      const [a, b] = [await perform(seen), await perform(unseen)];
      const told = ({ commands, hash, hit, viewport }: ActionResult) => ({ commands, hash, hit, viewport });
      expect(told(b), JSON.stringify(action)).toEqual(told(a));
      version += 1;
      const size = displaySizeOf(state);
      state = a.commands.reduce((s, command) => phone.attempt(s, command).state, state);
      if (displaySizeOf(state).width !== size.width)
        for (const tab of [seen, unseen]) await tab.fit(undefined, displaySizeOf(state));
      if (n % pictureEvery !== 0) continue;
      await callPage(unseen, "see", { on: true });
      await callPage(unseen, "settle");
      expect((await unseen.capture()) === (await seen.capture()), `picture after ${JSON.stringify(action)}`).toBe(true);
      expect(await callPage(unseen, "elements")).toEqual(await callPage(seen, "elements"));
      await callPage(unseen, "see", { on: false });
    }
    const fresh = await open();
    await loadPhone(fresh, { key, version, state });
    expect((await fresh.capture()) === (await seen.capture()), "a fresh page").toBe(true);
    for (const tab of [seen, unseen, fresh]) await tab.close();
    expect(chrome.errors).toEqual([]);
  },
  300_000,
);
