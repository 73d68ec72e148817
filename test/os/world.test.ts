// Commands name records of the world, and the phone reads these records (SPEC, W).
import { afterAll, expect, it } from "vitest";
import { localWorld } from "#scripts/build/world-file.ts";
import { phone } from "#apps/phone.ts";
import type { State } from "#apps/weather/state.ts";
import { defaultBoot } from "#judge/instance.ts";
import { CommandError, type Command } from "#os/command.ts";
import type { PhoneState } from "#os/state.ts";
import { setWorldReader, PendingRead } from "#os/world.ts";
import { hashOf } from "#state/hash.ts";
import { deepFreeze, type Json } from "#state/json.ts";
import worldWeather from "#world/weather/index.ts";

const world = await localWorld();
const oslo = (await world.read(worldWeather.queries.city, { id: "oslo" }))!;
const boot = (): PhoneState => phone.boot(defaultBoot("en", 1));
const weatherState = (s: PhoneState): State => s.apps["weather"] as unknown as State;
const hash = (s: PhoneState): string => hashOf(s as unknown as Json);
const add = (args: Json): Command => ({ name: "weather.addCity", args });
const open = (s: PhoneState, app: string): PhoneState => phone.reduce(s, { name: "os.launch", args: { app } }).state;
const act = (on: string, args: Json = {}): Command => ({ name: "os.act", args: { app: "weather", on, args } });

afterAll(() => localWorld());

it("[W1] a command names a record, and the state receives it from the world", () => {
  const done = phone.reduce(boot(), add({ id: "oslo" }));
  expect(done.rejected).toBeNull();
  expect(weatherState(done.state).cities["oslo"]).toEqual(oslo);
});

it("[W1] refuses arguments that contain a record or a part of one", () => {
  const forged = { ...oslo, climate: { ...oslo.climate, july: 45 } } as unknown as Json;
  for (const args of [
    { city: forged },
    { id: "oslo", city: forged },
    { id: forged },
    { id: "oslo", climate: { july: 45 } },
  ])
    expect(() => phone.reduce(boot(), add(args as Json)), JSON.stringify(Object.keys(args))).toThrow(CommandError);
  let s = open(boot(), "weather");
  for (const on of ["cities", "add"]) s = phone.reduce(s, act(on)).state;
  for (const args of [{ city: forged }, { id: "oslo", city: forged }]) {
    const done = phone.attempt(s, act("add", args as Json));
    expect(done.rejected).toBe("does-not-fit");
    expect(weatherState(done.state)).toEqual(weatherState(s));
  }
  const done = phone.attempt(s, act("add", { id: "oslo" }));
  expect(weatherState(done.state).cities["oslo"]).toEqual(oslo);
});

it("[W2] refuses a record that the world does not have, and arguments that a query does not accept", () => {
  const before = boot();
  const unknown = phone.reduce(before, add({ id: "atlantis" }));
  expect([unknown.rejected, weatherState(unknown.state)]).toEqual(["city-unknown", weatherState(before)]);
  const named = (city: string): PhoneState => ({
    ...before,
    os: { ...before.os, location: { ...before.os.location, city } },
  });
  const refused = (city: string) => phone.reduce(named(city), { name: "weather.locate", args: {} }).rejected;
  expect([refused("atlantis"), refused(""), refused("x".repeat(500))]).toEqual([
    "place-unknown",
    "does-not-fit",
    "does-not-fit",
  ]);
});

it("[W3] stops at a pending read before any change, and the same command succeeds after the read", async () => {
  const there = phone.reduce(boot(), add({ id: "oslo" }));
  const read = new Map<string, Json>();
  const asked: string[] = [];
  setWorldReader((query, args) => {
    const key = JSON.stringify([query.at, args]);
    if (read.has(key)) return read.get(key) as never;
    throw new PendingRead(query, args);
  });
  const before = boot();
  const start = hash(before);
  for (let tries = 0; ; tries++)
    try {
      const done = phone.attempt(before, add({ id: "oslo" }));
      expect([hash(done.state), done.rejected, tries]).toEqual([hash(there.state), null, 1]);
      break;
    } catch (error) {
      if (!(error instanceof PendingRead)) throw error;
      asked.push(`${error.query.at.dataset}.${error.query.at.name} of ${hash(before)}`);
      const answer = await world.read(error.query as typeof worldWeather.queries.city, error.args as { id: string });
      read.set(JSON.stringify([error.query.at, error.args]), deepFreeze(answer as unknown as Json));
    }
  // The world was read once, and the phone had not changed.
  expect(asked).toEqual([`weather.city of ${start}`]);
});

it("[W3] reads nothing if a guard or refusal decides first", () => {
  setWorldReader((query, args) => {
    throw new PendingRead(query, args);
  });
  const offline = phone.reduce(boot(), { name: "os.setOutage", args: { on: true } }).state;
  expect(phone.reduce(offline, add({ id: "oslo" })).rejected).toBe("no-network");
  expect(phone.reduce(boot(), add({ id: "shanghai" })).rejected).toBe("city-exists");
});
