import { beforeEach, expect, test, vi } from "vitest";
import type { Refusal } from "#env/answer.ts";

beforeEach(() => vi.resetModules());

/** Returns the status of a call with this method if the launcher gives this answer. */
async function callStatus(method: string, path: string, fetch: () => Promise<Response>): Promise<number> {
  const { mustHaveStorage: mustHaveFolder } = await import("./storage-status.ts");
  const call = { req: { method, path }, env: { FOLDER: { fetch } } };
  return mustHaveFolder(call).then(
    () => 200,
    (refusal: Refusal) => refusal.problem.status,
  );
}
const launcherAnswer =
  (freeBytes: number, fault: string | null = null) =>
  () =>
    Promise.resolve(Response.json({ fault, freeBytes }));

test.for([
  ["with room", launcherAnswer(1e9), [200, 200, 200]],
  ["with less than is kept in reserve", launcherAnswer(6e7), [507, 200, 200]],
  ["in a folder that was deleted", launcherAnswer(1e9, "The folder was deleted."), [507, 200, 200]],
  ["by a launcher that is gone", () => Promise.reject(new Error("gone")), [507, 200, 200]],
] as const)("%s: the status of a step, a screenshot and a verdict", async ([, fetch, expected]) => {
  const env = "/v1/envs/env_12345678";
  const statuses = [];
  for (const [method, path] of [
    ["POST", `${env}/step`],
    ["GET", `${env}/screenshot`],
    ["POST", `${env}/judge`],
  ] as const) {
    vi.resetModules();
    statuses.push(await callStatus(method, path, fetch));
  }
  expect(statuses).toEqual(expected);
});
