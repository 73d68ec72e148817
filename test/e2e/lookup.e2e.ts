// Page and phone read the same record of the world in two ways: the page over HTTP, the phone from its database.
import { expect, inject, test } from "vitest";
import { localWorld } from "#scripts/build/world-file.ts";
import { Client } from "../../clients/typescript/src/client.ts";
import { playReferenceSolution } from "#benchmark/oracle/episode.ts";
import worldWeather from "#world/weather/index.ts";
import { draw, getTask } from "#tasks/catalog.ts";
import { statusOf } from "../support/status-of.ts";

const client = new Client(inject("url"), inject("adminKey"), { fresh: true });
const device = { width: 360, height: 800, dpr: 1 };
const world = await localWorld();

test("an operator's command takes the id of a record, refuses an unknown id, and rejects a whole record as input", async () => {
  const env = await client.create({ device });
  const command = (args: Parameters<typeof env.command>[2]) => env.command("weather", "addCity", args);
  const oslo = await world.read(worldWeather.queries.city, { id: "oslo" });
  expect(await command({ id: "oslo" })).toMatchObject({ rejected: null, result: "oslo" });
  expect((await env.state("apps.weather.cities.oslo")).state).toEqual(oslo);
  expect(await command({ id: "atlantis" })).toMatchObject({ rejected: "city-unknown" });
  expect(await statusOf(command({ city: { ...oslo!, elevation: 9000 } as never }))).toBe(422);
});

test("a touch on the display adds a city whose record the page has not loaded", async () => {
  const id = "weather/add-warmest";
  const played = await playReferenceSolution(client, getTask(id), await draw(id, 4, "en", world), {
    create: { device },
  });
  expect(played.verdict).toMatchObject({ success: true, side_effects: [] });
  // A place that the page has not loaded: the user answers the prompt, and then the page fetches the record.
  const env = await client.create({ device });
  await env.mergePatch({ os: { location: { city: "oslo" } } });
  await env.command("os", "launch", { app: "weather" });
  for (const on of ["cities", "locate"]) await env.command("os", "act", { app: "weather", on, args: {} });
  const all = await env.elements({ acts: true });
  const allow = all.find(({ acts }) => JSON.stringify(acts ?? {}).includes('"foreground"'))!;
  const [x1, y1, x2, y2] = allow.bounds;
  await env.step({ type: "CLICK", point: [(x1 + x2) / 2, (y1 + y2) / 2] }, { screenshot: "none" });
  expect((await env.info()).status).toBe("running");
  expect((await env.state("apps.weather.here")).state).toEqual(
    await world.read(worldWeather.queries.city, { id: "oslo" }),
  );
});
