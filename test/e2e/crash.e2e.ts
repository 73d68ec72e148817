/**
 * A crash of the browser during an episode loses nothing: the same episode with repeated crashes gives the same bytes.
 */
import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { startServer, type Server } from "#scripts/cli/server.ts";
import { localWorld } from "#scripts/build/world-file.ts";
import { Client } from "../../clients/typescript/src/client.ts";
import type { Stepped } from "#contract/env.ts";
import { playReferenceSolution } from "#benchmark/oracle/episode.ts";
import { draw, getTask } from "#tasks/catalog.ts";
import { killBrowsers } from "../support/browsers.ts";

let server: Server;
beforeAll(async () => {
  server = await startServer({ port: 0, memory: true, quiet: true });
});
afterAll(() => server.stop());

const task = "notes/trash-rescue";
const comparableSteps = (steps: readonly Stepped[]): unknown[] =>
  steps.map(({ step, observation }) => [
    step,
    observation.state_hash,
    createHash("sha256").update(JSON.stringify(observation.screenshot)).digest("hex"),
  ]);

it.runIf(process.platform === "linux")(
  "an episode stays the same when the browser is killed before every other step",
  async () => {
    const instance = await draw(task, 3, "en", await localWorld());
    const calm = await playReferenceSolution(
      new Client(inject("url"), inject("adminKey"), { fresh: true }),
      getTask(task),
      instance,
    );
    let killed = 0;
    const rough = await playReferenceSolution(
      new Client(server.url, server.adminKey, { fresh: true }),
      getTask(task),
      instance,
      {
        afterStep: async (_, { step }) => {
          if (step % 2 === 0) return;
          killed += killBrowsers(process.pid);
        },
      },
    );
    expect(killed).toBeGreaterThan(2);
    expect(comparableSteps(rough.steps)).toEqual(comparableSteps(calm.steps));
    expect(rough.verdict).toEqual(calm.verdict);
    expect(rough.verdict.success).toBe(true);
  },
);
