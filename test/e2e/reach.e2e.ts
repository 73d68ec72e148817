/** Where a page says that a touch does the same, it does: asked at random points of that box, in random moments of every app. */
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { startChrome, type Chrome } from "../../scripts/chrome.ts";
import { call, load } from "../../scripts/page.ts";
import { localWorld } from "../../scripts/world-file.ts";
import { phone } from "../../src/apps/phone.ts";
import { bootOf } from "../../src/judge/instance.ts";
import type { Command } from "../../src/os/command.ts";
import { fontScales } from "../../src/os/settings.ts";
import type { PhoneState } from "../../src/os/state.ts";
import { rollDegOf, sizeOf } from "../../src/os/turned.ts";
import { gistsOf } from "../../src/env/told.ts";
import { overlayOf } from "../../src/state/overlay.ts";
import { Rng } from "../../src/state/rng.ts";

const moments = Number(process.env["REACH_MOMENTS"] ?? 6);
const device = { width: 360, height: 800, dpr: 1 };
let chrome: Chrome;
/** Of all touches that were tried, those whose answer reaches further than their point; and how many were checked against it. */
const count = { touches: 0, reaching: 0, checked: 0 };
beforeAll(async () => {
  await localWorld();
  chrome = await startChrome();
});
afterAll(() => chrome.stop());

interface Done {
  readonly commands: readonly Command[];
  readonly hash: string;
  readonly hit: unknown;
  readonly reach: readonly [number, number, number, number] | null;
}
interface Found {
  readonly bounds: readonly [number, number, number, number];
}
const done = (from: PhoneState, commands: readonly Command[]): PhoneState =>
  commands.reduce((state, command) => phone.attempt(state, command).state, from);
/** Runs in the page: goes back to the moment and does another action there, one after the other. */
async function again(i: {
  key: string;
  version: number;
  hash: string;
  patches: unknown;
  apps: unknown;
  others: object[];
}) {
  const { phonebooth } = globalThis as unknown as { phonebooth: Record<string, (x: unknown) => Promise<Done>> };
  const { key, patches, apps } = i;
  let { version } = i;
  const answers: Done[] = [];
  for (const action of i.others) {
    await phonebooth["catchUp"]!({ key, from: version, version: version + 1, patches, apps });
    const answer = await phonebooth["perform"]!({ key, version: version + 1, action, tickMs: 1000, elements: false });
    version += 2;
    answers.push(answer);
    // Nothing leads back from another state.
    if (answer.hash !== i.hash) break;
  }
  return answers;
}
const turn: readonly Command[] = [
  { name: "os.setSensors", args: { rollDeg: rollDegOf.landscape } },
  { name: "os.system", args: { command: "set", args: { group: "display", name: "autoRotate", value: true } } },
];

it.each(phone.apps.map(({ id }, i) => [id, i] as const))(
  `in ${moments} moments of %s`,
  async (app, i) => {
    const r = Rng.of(i, "reach");
    const boot = {
      ...bootOf(i % 2 === 0 ? "en" : "zh-CN", i),
      device,
      theme: i % 3 === 0 ? ("dark" as const) : ("light" as const),
      fontScale: fontScales[(i + 1) % fontScales.length]!,
    };
    const start: readonly Command[] = [...(i % 5 === 3 ? turn : []), { name: "os.launch", args: { app } }];
    let state = done(phone.boot(boot), start);
    const tab = await chrome.open(`${inject("url")}/screen`, device);
    await call(tab, "see", { on: false });
    const key = app;
    let version = 0;
    const wrong: string[] = [];
    const show = async (): Promise<void> => void (await load(tab, { key, version: ++version, state }));
    const perform = async (action: object): Promise<Done> => {
      const done = await call<Done>(tab, "perform", {
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
      await tab.fit(undefined, sizeOf(state));
      const found = await call<Found[]>(tab, "elements");
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
        const after = done(state, first.commands);
        const back = { key, patches: overlayOf(after, state), apps: gistsOf(phone, state) };
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
          // In one call: what is asked over and over is the same moment.
          const answers = await tab.evaluate<Done[]>(
            `(${again})(${JSON.stringify({ ...back, hash: first.hash, version, others })})`,
          );
          version += 2 * others.length;
          count.checked += others.length;
          const told = ({ commands, hash, hit }: Done): string => JSON.stringify({ commands, hash, hit });
          for (const [at, answer] of answers.entries())
            if (told(answer) !== told(first)) wrong.push(`${where} ${JSON.stringify(others[at])} ${told(answer)}`);
        }
        await call(tab, "catchUp", { ...back, from: version, version: version + 1 });
        version += 1;
      }
      state = done(state, next);
      await show();
    }
    await tab.close();
    expect(wrong).toEqual([]);
    expect(chrome.errors).toEqual([]);
  },
  300_000,
);
it("says so of many touches", () => {
  expect(count.checked).toBeGreaterThan(count.touches);
  expect(count.reaching / count.touches).toBeGreaterThan(0.4);
});
