/**
 * A device that is turned. While auto-rotate is on, the display follows the device. This holds for every viewer and for
 * every way of turning the device.
 */
import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { Client, type Env } from "../../clients/typescript/src/client.ts";
import { pngSize } from "#benchmark/run/pictures.ts";
import type { Observation } from "#contract/env.ts";

const upright = { width: 1080, height: 2400 };
const landscape = { width: 2400, height: 1080 };
const lookOptions = { screenshot: "base64", elements: true } as const;
/** Uncached: every screenshot is drawn again. */
const client = new Client(inject("url"), inject("adminKey"), { fresh: true });
const created: Env[] = [];
const shaOf = (png: Uint8Array): string => createHash("sha256").update(png).digest("hex");
const bytesOf = ({ screenshot }: Observation): Buffer => Buffer.from(screenshot!.base64!, "base64");
const autoRotatePatch = (on: boolean) => ({ os: { settings: { display: { autoRotate: on } } } });
async function phone(): Promise<Env> {
  const env = await client.create({ elements: true });
  created.push(env);
  return env;
}
/** The middle of the element with this name. */
function middleOf({ elements }: Observation, name: string): [number, number] {
  const found = elements!.find((element) => element.name === name);
  if (!found) throw new Error(`no ${name} among ${elements!.map((element) => element.name).join(", ")}`);
  const [x1, y1, x2, y2] = found.bounds;
  return [(x1 + x2) / 2, (y1 + y2) / 2];
}

describe("a turned device", () => {
  let env: Env;
  beforeAll(async () => {
    env = await phone();
    await env.mergePatch(autoRotatePatch(true));
  });
  afterAll(() => Promise.all(created.map((each) => each.remove())));

  it("is drawn in landscape, and its observation says so", async () => {
    expect(pngSize(await env.screenshot())).toEqual(upright);
    expect(await env.event({ type: "turn", to: "landscape" })).toMatchObject({ rejected: null });
    expect(pngSize(await env.screenshot())).toEqual(landscape);
    expect(pngSize(await env.screenshot({ width: 800 }))).toEqual({ width: 800, height: 360 });
    const { observation } = await env.step({ type: "NOOP" }, lookOptions);
    expect(observation.screenshot).toMatchObject(landscape);
    expect(pngSize(bytesOf(observation))).toEqual(landscape);
  });

  it("receives touches where it is drawn", async () => {
    const opened = await env.step({ type: "AWAKE", value: "Settings" }, lookOptions);
    const display = middleOf(opened.observation, "Search settings");
    const tapped = await env.step({ type: "CLICK", point: display }, { ...lookOptions, screenshot: "none" });
    expect(tapped.observation.elements!.some(({ role }) => role === "key")).toBe(true);
    const keys = tapped.observation.elements!.filter(({ role }) => role === "key");
    expect(keys.every(({ bounds }) => bounds[3] <= 1000 && bounds[2] <= 1000)).toBe(true);
    await env.step({ type: "HOME" }, { screenshot: "none" });
  });

  it("becomes upright in the same step that switches auto-rotate off", async () => {
    const [half] = await env.fork();
    created.push(half!);
    const shade = await half!.step({ type: "SWIPE", point1: [500, 2], point2: [500, 600] }, lookOptions);
    expect(pngSize(bytesOf(shade.observation))).toEqual(landscape);
    const off = await half!.step({ type: "CLICK", point: middleOf(shade.observation, "Auto-rotate") }, lookOptions);
    expect(off.observation.screenshot).toMatchObject(upright);
    expect(pngSize(bytesOf(off.observation))).toEqual(upright);
    expect(off.observation.elements).toEqual(await half!.elements());
    // The step that switches auto-rotate on turns the display to landscape again.
    const on = await half!.step({ type: "CLICK", point: middleOf(off.observation, "Auto-rotate") }, lookOptions);
    expect(pngSize(bytesOf(on.observation))).toEqual(landscape);
    expect(on.observation.elements).toEqual(await half!.elements());
    const [child] = await half!.fork();
    created.push(child!);
    expect(shaOf(await child!.screenshot())).toBe(shaOf(bytesOf(on.observation)));
  });

  it("looks the same when restored in landscape, and as before when it is turned back", async () => {
    const before = await phone();
    await before.mergePatch(autoRotatePatch(true));
    const was = shaOf(await before.screenshot());
    await before.event({ type: "turn", to: "landscape" });
    const there = shaOf(await before.screenshot());
    const taken = await before.snapshot();
    const elsewhere = await client.create({ snapshot: taken.snapshot });
    created.push(elsewhere);
    expect(shaOf(await elsewhere.screenshot())).toBe(there);
    await before.event({ type: "turn", to: "portrait" });
    expect(shaOf(await before.screenshot())).toBe(was);
    await before.restore(taken.snapshot);
    expect(shaOf(await before.screenshot())).toBe(there);
  });

  it("stays upright while auto-rotate is off, and turns later after a delayed event", async () => {
    const still = await phone();
    const was = pngSize(await still.screenshot());
    await still.event({ type: "turn", to: "landscape", after_seconds: 2 });
    await still.step({ type: "WAIT", value: 3 }, { screenshot: "none" });
    expect(pngSize(await still.screenshot())).toEqual(was);
    await still.mergePatch(autoRotatePatch(true));
    await still.event({ type: "turn", to: "portrait" });
    expect((await still.event({ type: "turn", to: "landscape", after_seconds: 2 })).due).toBeDefined();
    const { observation } = await still.step({ type: "WAIT", value: 3 }, lookOptions);
    expect(pngSize(bytesOf(observation))).toEqual(landscape);
    expect(observation.elements).toEqual(await still.elements());
  });
});
