// A touch on a widget of the home screen opens the widget's app, also on parts of the widget without text.
import { expect, inject, it } from "vitest";
import { Client } from "../../clients/typescript/src/client.ts";

const client = new Client(inject("url"), inject("adminKey"));
const device = { width: 360, height: 800, dpr: 1 };

it.each([
  ["clock", "clock"],
  ["agenda", "calendar"],
  ["weather", "weather"],
])("a touch on the widget %s opens the app %s", async (widget, app) => {
  const env = await client.create({ device });
  const { state } = await env.state("apps.launcher.items");
  const others = Object.fromEntries(Object.keys(state as object).map((id) => [id, null]));
  const only = { id: "item_1", type: "widget", widget, page: 0, column: 0, row: 0 };
  await env.mergePatch({ apps: { launcher: { items: { ...others, item_1: only } } } });
  const card = (await env.elements()).find(
    ({ role, bounds: [left, , right] }) => role === "button" && left > 0 && right - left > 800,
  );
  const [left, top, right] = card!.bounds;
  const { observation } = await env.step({ type: "CLICK", point: [(left + right) / 2, top + 10] }, {}, "operator");
  expect(observation.app).toBe(app);
});
