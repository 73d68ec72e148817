// World data over the worker's route and a real D1 database: answers, refusals, and a database with another world.
import { beforeAll, expect, test } from "vitest";
import type { Problem } from "#contract/problem.ts";
import type { ServerVersions } from "#contract/version.ts";
import { worldReader } from "#durable/world.ts";
import { worldUrl } from "#world/url.ts";
import { worldVersion } from "#world/version.ts";
import scenes from "#world/scenes/index.ts";
import weather from "#world/weather/index.ts";
import { bindings, fillWorld, worker } from "./support.ts";

const { queries } = weather;
const get = (path: string): Promise<Response> => worker.fetch(`http://127.0.0.1${path}`);
async function problemAt(path: string): Promise<Problem> {
  const response = await get(path);
  expect(response.headers.get("content-type")).toBe("application/problem+json");
  expect(response.headers.get("cache-control")).toBe("no-store");
  return response.json();
}

let empty: number;
beforeAll(async () => {
  empty = (await get(worldUrl(queries.city, { id: "paris" }))).status;
  await fillWorld();
}, 60_000);

test("is unavailable before it is filled", () => {
  expect(empty).toBe(503);
});

test("answers with JSON that can be cached forever", async () => {
  const response = await get(worldUrl(queries.find, { q: "京" }));
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(response.headers.get("content-type")).toBe("application/json");
  const { rows, more, total } = await response.json<{ rows: { id: string }[]; more: boolean; total: number }>();
  expect(rows.map(({ id }) => id)).toEqual(["beijing", "nanjing", "tokyo", "kyoto", "yanqing"]);
  expect([more, total]).toEqual([false, 5]);
});

test("answers the same twice, and the same to judges", async () => {
  const url = worldUrl(queries.find, { q: "san", tier: 1 });
  const first = await (await get(url)).text();
  expect(await (await get(url)).text()).toBe(first);
  expect(await worldReader(bindings).read(queries.find, { q: "san", tier: 1 })).toEqual(JSON.parse(first));
  expect(await worldReader(bindings).read(queries.cities, { ids: ["paris", "nowhere"] })).toHaveLength(1);
});

test("answers null for a missing record", async () => {
  const response = await get(worldUrl(queries.city, { id: "atlantis" }));
  expect([response.status, await response.json()]).toEqual([200, null]);
});

test("answers 404 for another version or an unknown name", async () => {
  const url = worldUrl(queries.city, { id: "paris" });
  const old = await problemAt(url.replace(worldVersion, "000000000000"));
  expect(old.status).toBe(404);
  expect(old.detail).toContain(worldVersion);
  expect(await problemAt(url.replace("/weather/", "/tides/"))).toMatchObject({ status: 404 });
  expect(await problemAt(url.replace("/city?", "/constructor?"))).toMatchObject({ status: 404 });
});

test("neither answers nor names queries that only judges may use", async () => {
  const url = worldUrl(scenes.queries.picture, { id: "receipt_01" });
  const { status, detail } = await problemAt(url.replace("/picture?", "/facts?"));
  expect(status).toBe(404);
  expect(detail).toContain("picture");
  expect(detail).not.toMatch(/facts|described/);
  const [first] = (await worldReader(bindings).read(scenes.queries.described, {})).rows;
  expect(await worldReader(bindings).read(scenes.queries.facts, { id: first!.id })).toEqual(first);
});

test("names invalid arguments", async () => {
  const find = worldUrl(queries.find, {});
  const paths = async (search: string): Promise<string[]> => {
    const { status, issues = [] } = await problemAt(`${find}${search}`);
    expect(status).toBe(422);
    return issues.map(({ path }) => path).sort();
  };
  expect(await paths("?page=-1&tier=best&colour=red")).toEqual(["colour", "page", "tier"]);
  expect(await paths("?page=")).toEqual(["page"]);
  expect(await paths("?page=1e9")).toEqual(["page"]);
  expect(await paths(`?q=${"x".repeat(300)}`)).toEqual(["q"]);
  expect(await problemAt(worldUrl(queries.city, { id: "" }))).toMatchObject({ status: 422 });
  const ids = Array.from({ length: 61 }, (_, i) => `c${i}`);
  expect(await problemAt(worldUrl(queries.cities, { ids }))).toMatchObject({ status: 422 });
});

test("has its data hash among the versions", async () => {
  const { world_data } = await (await get("/v1/version")).json<ServerVersions>();
  expect(world_data).toMatch(/^[0-9a-f]{16}$/);
});
