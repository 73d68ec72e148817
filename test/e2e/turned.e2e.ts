/** A device that is turned: what is drawn follows while auto-rotate is on, for whoever looks, and however it came there. */
import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { Client, type Env } from "../../clients/typescript/src/client.ts";
import { sizeOf } from "../../src/benchmark/run/pictures.ts";
import type { Observation } from "../../src/contract/env.ts";

const upright = { width: 1080, height: 2400 };
const onSide = { width: 2400, height: 1080 };
const look = { screenshot: "base64", elements: true } as const;
/** Every picture is drawn anew: none is remembered. */
const client = new Client(inject("url"), inject("adminKey"), { fresh: true });
const created: Env[] = [];
const shaOf = (png: Uint8Array): string => createHash("sha256").update(png).digest("hex");
const bytesOf = ({ screenshot }: Observation): Buffer => Buffer.from(screenshot!.base64!, "base64");
const rotates = (on: boolean) => ({ os: { settings: { display: { autoRotate: on } } } });
async function phone(): Promise<Env> {
  const env = await client.create({ elements: true });
  created.push(env);
  return env;
}
/** The middle of what is called so. */
function middleOf({ elements }: Observation, name: string): [number, number] {
  const found = elements!.find((element) => element.name === name);
  if (!found) throw new Error(`no ${name} among ${elements!.map((element) => element.name).join(", ")}`);
  const [x1, y1, x2, y2] = found.bounds;
  return [(x1 + x2) / 2, (y1 + y2) / 2];
}

describe("a device that is turned", () => {
  let env: Env;
  beforeAll(async () => {
    env = await phone();
    await env.mergePatch(rotates(true));
  });
  afterAll(() => Promise.all(created.map((each) => each.remove())));

  it("is drawn on its side, and says so", async () => {
    expect(sizeOf(await env.screenshot())).toEqual(upright);
    expect(await env.event({ type: "turn", to: "landscape" })).toMatchObject({ rejected: null });
    expect(sizeOf(await env.screenshot())).toEqual(onSide);
    expect(sizeOf(await env.screenshot({ width: 800 }))).toEqual({ width: 800, height: 360 });
    const { observation } = await env.step({ type: "NOOP" }, look);
    expect(observation.screenshot).toMatchObject(onSide);
    expect(sizeOf(bytesOf(observation))).toEqual(onSide);
  });

  it("is touched where it is drawn", async () => {
    const opened = await env.step({ type: "AWAKE", value: "Settings" }, look);
    const display = middleOf(opened.observation, "Search settings");
    const tapped = await env.step({ type: "CLICK", point: display }, { ...look, screenshot: "none" });
    expect(tapped.observation.elements!.some(({ role }) => role === "key")).toBe(true);
    const keys = tapped.observation.elements!.filter(({ role }) => role === "key");
    expect(keys.every(({ bounds }) => bounds[3] <= 1000 && bounds[2] <= 1000)).toBe(true);
    await env.step({ type: "HOME" }, { screenshot: "none" });
  });

  it("becomes upright in the very step that switches auto-rotate off", async () => {
    const [half] = await env.fork();
    created.push(half!);
    const shade = await half!.step({ type: "SWIPE", point1: [500, 2], point2: [500, 600] }, look);
    expect(sizeOf(bytesOf(shade.observation))).toEqual(onSide);
    const off = await half!.step({ type: "CLICK", point: middleOf(shade.observation, "Auto-rotate") }, look);
    expect(off.observation.screenshot).toMatchObject(upright);
    expect(sizeOf(bytesOf(off.observation))).toEqual(upright);
    expect(off.observation.elements).toEqual(await half!.elements());
    // And on its side again in the step that switches it on.
    const on = await half!.step({ type: "CLICK", point: middleOf(off.observation, "Auto-rotate") }, look);
    expect(sizeOf(bytesOf(on.observation))).toEqual(onSide);
    expect(on.observation.elements).toEqual(await half!.elements());
    const [child] = await half!.fork();
    created.push(child!);
    expect(shaOf(await child!.screenshot())).toBe(shaOf(bytesOf(on.observation)));
  });

  it("is drawn the same by whoever opens it turned, and as before when it is turned back", async () => {
    const before = await phone();
    await before.mergePatch(rotates(true));
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

  it("stays upright while auto-rotate is off, and is turned later where that was asked for", async () => {
    const still = await phone();
    const was = sizeOf(await still.screenshot());
    await still.event({ type: "turn", to: "landscape", after_seconds: 2 });
    await still.step({ type: "WAIT", value: 3 }, { screenshot: "none" });
    expect(sizeOf(await still.screenshot())).toEqual(was);
    await still.mergePatch(rotates(true));
    await still.event({ type: "turn", to: "portrait" });
    expect((await still.event({ type: "turn", to: "landscape", after_seconds: 2 })).due).toBeDefined();
    const { observation } = await still.step({ type: "WAIT", value: 3 }, look);
    expect(sizeOf(bytesOf(observation))).toEqual(onSide);
    expect(observation.elements).toEqual(await still.elements());
  });
});
