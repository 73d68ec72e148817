/**
 * Every adapter, driven end to end by a scripted model server that speaks its model's format, to success: over four of twelve
 * tasks, others with each commit, so that each of the fifteen has played all of them after a few. ADAPTERS names some
 * adapters, which play all twelve; ADAPTER_TASKS names other tasks.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { inTurn } from "../../scripts/in-turn.ts";
import { localWorld } from "../../scripts/world-file.ts";
import { adapters } from "../../src/benchmark/agent/adapters/registry.ts";
import type { Adapter } from "../../src/benchmark/agent/adapter.ts";
import { Client } from "../../clients/typescript/src/client.ts";
import { agentOf } from "../../src/benchmark/run/agents.ts";
import { RunFolder } from "../../src/benchmark/run/folder.ts";
import { run } from "../../src/benchmark/run/run.ts";
import { scriptedModel } from "../support/scripted-model.ts";
import { situationOf } from "../support/situation.ts";

const wanted = process.env["ADAPTERS"]?.split(",");
const usual = [
  "clock/weekly-alarm",
  "notes/pin-among-drafts",
  "notes/count-in-folder",
  "notes/trash-rescue",
  "messages/sort-out",
  "settings/one-choice",
  "settings/airplane-with-wifi",
  "weather/wet-days",
  "contacts/group-roster",
  "gallery/favourite-day",
  "themes/mixed-look",
  "files/restore-from-folder",
];
/** Three of these need a long press, for which this format has no word. */
const withoutHolding = usual
  .filter((task) => !["notes/pin-among-drafts", "messages/sort-out", "gallery/favourite-day"].includes(task))
  .concat("notes/distance-outdoors", "clock/next-alarm");
const tasksOf = (id: string): string => {
  const all = id === "mobimind" ? withoutHolding : usual;
  return process.env["ADAPTER_TASKS"] ?? (wanted ? all : inTurn(all).slice(0, all.length / 3)).join(",");
};

describe.each(adapters.filter(({ id }) => !wanted || wanted.includes(id)).map((a): [string, Adapter] => [a.id, a]))(
  "%s",
  (id, adapter) => {
    it("plays by its model's words", { timeout: 300_000 }, async () => {
      const world = await localWorld();
      const model = await scriptedModel(adapter, world, (a) => situationOf(a));
      const path = mkdtempSync(join(tmpdir(), "adapter-"));
      const broken: string[] = [];
      try {
        const agent = agentOf(
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
          agent: model.knowing(agent),
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
          tell: {
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
