/**
 * Every adapter plays tasks end to end with a scripted model server that uses the format of its model. Each adapter
 * plays four of twelve tasks. A digest of the adapter's code selects the four, and together the fifteen adapters play
 * all twelve. With `./phonebooth test --all`, each adapter plays all twelve tasks. The adapters that ADAPTERS names
 * also play all twelve. ADAPTER_TASKS selects other tasks.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { localWorld } from "#scripts/build/world-file.ts";
import { adapters } from "#benchmark/agent/adapters/registry.ts";
import type { Adapter } from "#benchmark/agent/adapter.ts";
import { Client } from "../../clients/typescript/src/client.ts";
import { createAgent } from "#benchmark/run/agents.ts";
import { RunFolder } from "#benchmark/run/folder.ts";
import { run } from "#benchmark/run/run.ts";
import { isAll } from "../support/effort.ts";
import { scriptedModel } from "../support/scripted-model.ts";
import { tasksOfAdapter } from "../support/samples.ts";
import { situationOf } from "../support/situation.ts";

const wanted = process.env["ADAPTERS"]?.split(",");
const tasksOf = (id: string): string =>
  process.env["ADAPTER_TASKS"] ?? tasksOfAdapter(id, isAll || wanted !== undefined).join(",");

describe.each(adapters.filter(({ id }) => !wanted || wanted.includes(id)).map((a): [string, Adapter] => [a.id, a]))(
  "%s",
  (id, adapter) => {
    it("plays its tasks with a model that answers in its format", { timeout: 300_000 }, async () => {
      const world = await localWorld();
      const model = await scriptedModel(adapter, world, (a) => situationOf(a));
      const path = mkdtempSync(join(tmpdir(), "adapter-"));
      const broken: string[] = [];
      try {
        const agent = createAgent(
          {
            agent: id,
            name: null,
            model: "scripted",
            baseUrl: model.url,
            apiKey: "none",
            settings: [],
            options: [],
            prompt: null,
            again: 2,
            turnSeconds: 60,
          },
          localWorld,
        );
        const folder = new RunFolder(path);
        const { summary } = await run({
          client: new Client(inject("url"), inject("adminKey")),
          agent: model.register(agent),
          folder,
          config: {
            agent: agent.profile,
            selection: { split: null, tasks: tasksOf(id), seeds: [1], trials: 1, limit: null },
            locale: "en",
            device: null,
            elements: agent.elements === true,
            reward: null,
          },
          parallel: 2,
          retries: 0,
          turnSeconds: 60,
          keepPictures: false,
          signal: new AbortController().signal,
          listener: {
            begun: () => {},
            step: () => {},
            scored: () => {},
            broke: (one, fault) => void broken.push(`${one.task}: ${fault.message}`),
          },
        });
        const lost = folder
          .results()
          .filter(({ success }) => !success)
          .map(
            ({ task, checks }) =>
              `${task}: ${checks
                .filter((c) => !c.passed)
                .map((c) => c.name)
                .join(", ")}`,
          );
        expect([...broken, ...lost]).toEqual([]);
        expect(summary).toMatchObject({ sr: 1, use: 0, errors: 0 });
        expect(summary.episodes).toBe(tasksOf(id).split(",").length);
        expect(model.counts.bad).toBe(summary.episodes);
        const [first] = folder.results();
        expect(
          folder
            .episode(first!)
            .turns()
            .flatMap(({ attempts }) => attempts).length,
        ).toBe(1);
      } finally {
        await model.stop();
        rmSync(path, { recursive: true, force: true });
      }
    });
  },
);
