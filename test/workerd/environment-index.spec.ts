// The index of environments: environments report to it, and clients read it in pages.
import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import type { EnvironmentReport } from "#env/report.ts";
import { bindings, TestEnvironment, unwrapAnswer, noop, stubOf } from "./support.ts";

const report = (i: number, touched = i): EnvironmentReport => ({
  id: `row_${String(i).padStart(4, "0")}`,
  of: null,
  task: i % 2 ? "notes/create-note" : null,
  graph: i % 5 ? null : "a-graph",
  step: i,
  status: i % 3 ? "running" : "done",
  outcome: i % 3 ? null : "complete",
  created: 1000 + Math.floor(i / 4),
  touched,
});

test("pages are complete, without duplicates and newest first, even across evictions", async () => {
  const lobby = () => bindings.LOBBY.getByName("a-lobby-of-its-own");
  await lobby().report(Array.from({ length: 50 }, (_, i) => report(i)));
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await lobby().list({ limit: 7, ...(cursor === undefined ? {} : { cursor }) });
    seen.push(...page.envs.map((env) => env.id));
    cursor = page.next;
    await evictDurableObject(stubOf("LOBBY", "a-lobby-of-its-own"));
  } while (cursor !== undefined);
  expect(new Set(seen).size).toBe(50);
  expect(seen).toHaveLength(50);
  expect(seen[0]).toBe("row_0048");
  expect((await lobby().list({ status: "done" })).envs).toHaveLength(17);
  expect((await lobby().list({ task: "notes/create-note", limit: 1000 })).envs).toHaveLength(25);
  expect((await lobby().list({ cursor: "nonsense" })).envs).toHaveLength(50);
});

test("a late report changes nothing, and a forgotten environment is gone", async () => {
  const lobby = bindings.LOBBY.getByName("another-lobby");
  await lobby.report([{ ...report(5, 100), step: 9 }]);
  await lobby.report([{ ...report(5, 50), step: 1 }]);
  expect((await lobby.list({})).envs).toMatchObject([{ id: "row_0005", step: 9 }]);
  await lobby.forget("row_0005");
  expect((await lobby.list({})).envs).toEqual([]);
});

test("lists environments until they are deleted, and soon shows their steps", async () => {
  const lobby = bindings.LOBBY.getByName("lobby");
  const booth = await TestEnvironment.create();
  const row = async () => (await lobby.list({ limit: 1000 })).envs.find((env) => env.id === booth.id);
  expect(await row()).toMatchObject({ step: 0, status: "running", task: null });
  await booth.step(noop);
  await booth.step(noop);
  await expect.poll(async () => (await row())?.step, { timeout: 5000 }).toBe(2);
  await booth.step({ type: "COMPLETE" });
  await expect.poll(row).toMatchObject({ step: 3, status: "done", outcome: "complete" });
  unwrapAnswer(await booth.phone.remove(booth.operator));
  expect(await row()).toBeUndefined();
  const rows = await runInDurableObject(stubOf("LOBBY", "lobby"), (_, state) =>
    state.storage.sql.exec("SELECT * FROM envs").toArray(),
  );
  expect(JSON.stringify(rows)).not.toContain("token");
});
