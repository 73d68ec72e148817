/** What is opened to search or to write in is ready for it on the glass: the field is drawn, with the keyboard below it. */
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { Client } from "../../clients/typescript/src/client.ts";
import { startChrome, type Chrome, type Tab } from "../../scripts/chrome.ts";
import { call, load } from "../../scripts/page.ts";
import { localWorld } from "../../scripts/world-file.ts";
import { apps } from "../../src/apps/registry.ts";
import { phone } from "../../src/apps/phone.ts";
import { WatchedKernel } from "../../src/benchmark/graph/watch.ts";
import type { Command } from "../../src/os/command.ts";
import type { AnyApp } from "../../src/os/define.ts";
import type { PhoneState } from "../../src/os/state.ts";
import { openingsOf } from "../support/openings.ts";
import { preparedNames, preparedOpening } from "../support/prepared-openings.ts";

interface Control {
  readonly role: string;
  readonly name: string;
  readonly bounds: readonly [number, number, number, number];
  readonly enabled: boolean;
  readonly focused: boolean;
  readonly acts?: { readonly tap?: readonly Command[] };
}
let chrome: Chrome;
let tab: Tab;
let count = 0;
beforeAll(async () => {
  await localWorld();
  chrome = await startChrome();
  tab = await chrome.open(`${inject("url")}/screen`, { width: 360, height: 800, dpr: 1 });
});
afterAll(() => chrome.stop());

const shown = async (state: PhoneState): Promise<Control[]> => {
  await load(tab, { key: `opened${++count}`, version: 0, state });
  return call(tab, "elements", { acts: true });
};
const kernel = new WatchedKernel(apps);
it.each((apps as readonly AnyApp[]).map((app) => [app.id, app] as const))("%s", async (_, app) => {
  const prepared = preparedNames.filter((name) => name.startsWith(`${app.id}.`));
  // Users would look for these in vain.
  const { found, missed } = openingsOf(kernel, app, prepared);
  expect(missed).toEqual([]);
  const ready = await Promise.all(prepared.map(async (name) => ({ name, states: [await preparedOpening(name)] })));
  for (const { name, states } of [...found, ...ready]) {
    let [state, controls] = [states[0]!, await shown(states[0]!)];
    for (const other of states.slice(1)) {
      if (controls.some((control) => control.focused)) break;
      [state, controls] = [other, await shown(other)];
    }
    const focus = state.view.focus!;
    const focused = controls.filter((control) => control.focused);
    expect(focused, name).toMatchObject([{ role: focus.kind === "search" ? "searchbox" : "textbox", enabled: true }]);
    const [x1, y1, x2, y2] = focused[0]!.bounds;
    // Above the keys, and all of it on the glass.
    const keyTops = controls
      .filter(({ name: key, bounds }) => /^[qQ1]$/.test(key) && bounds[1] > 500)
      .map(({ bounds }) => bounds[1]);
    const keys = Math.min(...keyTops);
    expect(keyTops.length, name).toBeGreaterThan(0);
    expect([x1 >= 0, y1 >= 0, x2 <= 1000, y2 < keys], `${name} at ${String(focused[0]!.bounds)}`).toEqual([
      true,
      true,
      true,
      true,
    ]);
    // The same as a touch on the field asks for.
    const { field, kind, enter, caps, maxLength } = focus;
    const touched = (await shown(phone.reduce(state, { name: "os.blur", args: {} }).state))
      .flatMap(({ acts }) => acts?.tap ?? [])
      .filter((c) => c.name === "os.focus" && (c.args as { field: string }).field === field);
    const asked = touched.map((c) => phone.reduce(state, c).state.view.focus!);
    expect(
      asked.map((f) => ({ kind: f.kind, enter: f.enter, caps: f.caps, maxLength: f.maxLength })),
      name,
    ).toEqual([{ kind, enter, caps, maxLength }]);
  }
});

it("tells in the step's answer, and in the trajectory, that a text went nowhere", async () => {
  const client = new Client(inject("url"), inject("adminKey"), { fresh: true });
  const env = await client.create({ device: { width: 360, height: 800, dpr: 1 } });
  const type = { type: "TYPE", value: "Oslo" } as const;
  const lost = await env.step(type, { screenshot: "none" });
  expect(lost).toMatchObject({ typed: false, message: expect.stringContaining("nothing was typed") });
  // At a point where there is no field it goes nowhere, too.
  expect(await env.step({ ...type, point: [500, 10] }, { screenshot: "none" })).toMatchObject({ typed: false });
  await env.command("os", "launch", { app: "weather" });
  await env.command("os", "act", { app: "weather", on: "cities", args: {} });
  await env.command("os", "act", { app: "weather", on: "add", args: {} });
  const taken = await env.step(type, { screenshot: "none" });
  expect(taken).not.toHaveProperty("typed");
  expect(taken).not.toHaveProperty("message");
  expect(phone.top((await env.state()).state as unknown as PhoneState, "weather").view["query"]).toBe("Oslo");
  const lines = await env.trajectory();
  expect(lines.map(({ typed }) => typed)).toEqual([false, false, undefined]);
});
