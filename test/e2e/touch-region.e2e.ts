/**
 * Touch regions: a touch has the same effect everywhere within the box that a page reports. The test touches random
 * points of the box, in random moments of every app.
 */
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { startChrome, type Chrome } from "#scripts/build/chrome.ts";
import { callPage, loadPhone } from "#scripts/build/page-driver.ts";
import { localWorld } from "#scripts/build/world-file.ts";
import { phone } from "#apps/phone.ts";
import { defaultBoot } from "#judge/instance.ts";
import type { Command } from "#os/command.ts";
import { fontScales } from "#os/settings.ts";
import type { PhoneState } from "#os/state.ts";
import { rollDegByOrientation, displaySizeOf } from "#os/orientation.ts";
import { listAppSummaries } from "#env/page-payload.ts";
import { createPatches } from "#state/create-patches.ts";
import { Rng } from "#state/rng.ts";

const moments = Number(process.env["REACH_MOMENTS"] ?? 6);
const device = { width: 360, height: 800, dpr: 1 };
let chrome: Chrome;
/**
 * Number of touches, number of touches with a region larger than their point, and number of regions that were checked.
 */
const count = { touches: 0, reaching: 0, checked: 0 };
beforeAll(async () => {
  await localWorld();
  chrome = await startChrome();
});
afterAll(() => chrome.stop());

interface ActionResult {
  readonly commands: readonly Command[];
  readonly hash: string;
  readonly hit: unknown;
  readonly reach: readonly [number, number, number, number] | null;
}
interface FoundElement {
  readonly bounds: readonly [number, number, number, number];
}
const applyCommands = (from: PhoneState, commands: readonly Command[]): PhoneState =>
  commands.reduce((state, command) => phone.attempt(state, command).state, from);
/** Runs in the page. Returns to the moment before each action and performs the action there. */
async function performAll(i: {
  key: string;
  version: number;
  hash: string;
  patches: unknown;
  apps: unknown;
  others: object[];
}) {
  const { phonebooth } = globalThis as unknown as { phonebooth: Record<string, (x: unknown) => Promise<ActionResult>> };
  const { key, patches, apps } = i;
  let { version } = i;
  const answers: ActionResult[] = [];
  for (const action of i.others) {
    await phonebooth["catchUp"]!({ key, from: version, version: version + 1, patches, apps });
    const answer = await phonebooth["perform"]!({ key, version: version + 1, action, tickMs: 1000, elements: false });
    version += 2;
    answers.push(answer);
    // The patches restore the earlier state only if the page has the expected state.
    if (answer.hash !== i.hash) break;
  }
  return answers;
}
const turnToLandscape: readonly Command[] = [
  { name: "os.setSensors", args: { rollDeg: rollDegByOrientation.landscape } },
  { name: "os.system", args: { command: "set", args: { group: "display", name: "autoRotate", value: true } } },
];

it.each(phone.apps.map(({ id }, i) => [id, i] as const))(
  `touches in one region have the same effect, in ${moments} moments of %s`,
  async (app, i) => {
    const r = Rng.of(i, "reach");
    const boot = {
      ...defaultBoot(i % 2 === 0 ? "en" : "zh-CN", i),
      device,
      theme: i % 3 === 0 ? ("dark" as const) : ("light" as const),
      fontScale: fontScales[(i + 1) % fontScales.length]!,
    };
    const start: readonly Command[] = [...(i % 5 === 3 ? turnToLandscape : []), { name: "os.launch", args: { app } }];
    let state = applyCommands(phone.boot(boot), start);
    const tab = await chrome.open(`${inject("url")}/screen`, device);
    await callPage(tab, "see", { on: false });
    const key = app;
    let version = 0;
    const wrong: string[] = [];
    const show = async (): Promise<void> => void (await loadPhone(tab, { key, version: ++version, state }));
    const perform = async (action: object): Promise<ActionResult> => {
      const done = await callPage<ActionResult>(tab, "perform", {
        key,
        version,
        action,
        tickMs: 1000,
        elements: false,
        reach: true,
      });
      version += 1;
      return done;
    };
    await show();
    for (let n = 0; n < moments; n++) {
      await tab.fit(undefined, displaySizeOf(state));
      const found = await callPage<FoundElement[]>(tab, "elements");
      let next: readonly Command[] = [{ name: "os.back", args: {} }];
      for (let k = 0; k < 4; k++) {
        const type = r.pick(["CLICK", "CLICK", "LONG_PRESS", "TYPE"]);
        const [x1, y1, x2, y2] = found.length === 0 || r.chance(0.25) ? [0, 0, 1000, 1000] : r.pick(found).bounds;
        const within = (a: number, b: number): number => a + (b - a) * (r.int(1, 99) / 100);
        const at = (point: readonly number[]): object => ({ type, point, ...(type === "TYPE" ? { value: "7" } : {}) });
        const point = [within(x1, x2), within(y1, y2)];
        const first = await perform(at(point));
        count.touches++;
        if (k === 0 && first.commands.length > 1) next = first.commands;
        const after = applyCommands(state, first.commands);
        const back = { key, patches: createPatches(after, state), apps: listAppSummaries(phone, state) };
        const { reach } = first;
        if (reach) {
          count.reaching++;
          const [left, top, right, bottom] = reach;
          const [x, y] = point as [number, number];
          const where = `${phone.frontOf(state).screen} ${String(point)}`;
          if (x < left || x > right || y < top || y > bottom) wrong.push(`${where} is not in ${String(reach)}`);
          const others = [
            [left, top],
            [right, top],
            [left, bottom],
            [right, bottom],
            ...Array.from({ length: 6 }, () => [within(left, right), within(top, bottom)]),
          ].map(at);
          // All actions are sent in one call, because they start at the same moment.
          const answers = await tab.evaluate<ActionResult[]>(
            `(${performAll})(${JSON.stringify({ ...back, hash: first.hash, version, others })})`,
          );
          version += 2 * others.length;
          count.checked += others.length;
          const told = ({ commands, hash, hit }: ActionResult): string => JSON.stringify({ commands, hash, hit });
          for (const [at, answer] of answers.entries())
            if (told(answer) !== told(first)) wrong.push(`${where} ${JSON.stringify(others[at])} ${told(answer)}`);
        }
        await callPage(tab, "catchUp", { ...back, from: version, version: version + 1 });
        version += 1;
      }
      state = applyCommands(state, next);
      await show();
    }
    await tab.close();
    expect(wrong).toEqual([]);
    expect(chrome.errors).toEqual([]);
  },
  300_000,
);
it("many touches have a region", () => {
  expect(count.checked).toBeGreaterThan(count.touches);
  expect(count.reaching / count.touches).toBeGreaterThan(0.4);
});
