/** Screens that open for searching or writing have their field focused: the field is drawn above the keyboard. */
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { Client } from "../../clients/typescript/src/client.ts";
import { startChrome, type Chrome, type Tab } from "#scripts/build/chrome.ts";
import { callPage, loadPhone } from "#scripts/build/page-driver.ts";
import { localWorld } from "#scripts/build/world-file.ts";
import { apps } from "#apps/registry.ts";
import { phone } from "#apps/phone.ts";
import { WatchedKernel } from "#benchmark/navigation/watched-kernel.ts";
import type { Command } from "#os/command.ts";
import type { AnyApp } from "#os/define.ts";
import type { PhoneState } from "#os/state.ts";
import { openingsOf } from "../support/openings.ts";
import { isAll } from "../support/effort.ts";
import { typedApps } from "../support/samples.ts";
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

const controlsOf = async (state: PhoneState): Promise<Control[]> => {
  await loadPhone(tab, { key: `opened${++count}`, version: 0, state });
  return callPage(tab, "elements", { acts: true });
};
const kernel = new WatchedKernel(apps);
const opened = typedApps(isAll);
it.each((apps as readonly AnyApp[]).filter(({ id }) => opened.includes(id)).map((app) => [app.id, app] as const))(
  "%s opens its screens for typing with the field focused above the keyboard",
  async (_, app) => {
    const prepared = preparedNames.filter((name) => name.startsWith(`${app.id}.`));
    // `openingsOf` must find all other openings of the app with random users.
    const { found, missed } = openingsOf(kernel, app, prepared);
    expect(missed).toEqual([]);
    const ready = await Promise.all(prepared.map(async (name) => ({ name, states: [await preparedOpening(name)] })));
    for (const { name, states } of [...found, ...ready]) {
      let [state, controls] = [states[0]!, await controlsOf(states[0]!)];
      for (const other of states.slice(1)) {
        if (controls.some((control) => control.focused)) break;
        [state, controls] = [other, await controlsOf(other)];
      }
      const focus = state.view.focus!;
      const focused = controls.filter((control) => control.focused);
      expect(focused, name).toMatchObject([{ role: focus.kind === "search" ? "searchbox" : "textbox", enabled: true }]);
      const [x1, y1, x2, y2] = focused[0]!.bounds;
      // The field is completely on the display, above the keys.
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
      // A touch on the field would focus it with the same arguments.
      const { field, kind, enter, caps, maxLength } = focus;
      const touched = (await controlsOf(phone.reduce(state, { name: "os.blur", args: {} }).state))
        .flatMap(({ acts }) => acts?.tap ?? [])
        .filter((c) => c.name === "os.focus" && (c.args as { field: string }).field === field);
      const asked = touched.map((c) => phone.reduce(state, c).state.view.focus!);
      expect(
        asked.map((f) => ({ kind: f.kind, enter: f.enter, caps: f.caps, maxLength: f.maxLength })),
        name,
      ).toEqual([{ kind, enter, caps, maxLength }]);
    }
  },
);

it("reports in the step's answer and in the trajectory that nothing was typed", async () => {
  const client = new Client(inject("url"), inject("adminKey"), { fresh: true });
  const env = await client.create({ device: { width: 360, height: 800, dpr: 1 } });
  const type = { type: "TYPE", value: "Oslo" } as const;
  const lost = await env.step(type, { screenshot: "none" });
  expect(lost).toMatchObject({ typed: false, message: expect.stringContaining("nothing was typed") });
  // Text typed at a point without a field goes nowhere.
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
