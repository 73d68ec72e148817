// Plays groups for a trainer, more than one at the same time. A stopped run continues with the next unfinished group.
import pMap from "p-map";
import type { Client } from "../../../../clients/typescript/src/client.ts";
import { matchesPattern } from "../../agent/task-pattern.ts";
import { StoppedError, type EpisodeFault } from "../../run/fault.ts";
import { requireSameSettings, fetchProvenance, fetchAppTitles } from "../../run/run.ts";
import { RunError } from "../../run/run-error.ts";
import { Semaphore } from "#env/queue.ts";
import { drawGroups, groupKey, type GroupDraw, type TaskRef } from "./draws.ts";
import type { RolloutsFolder } from "./folder.ts";
import type { GroupLine, RolloutsConfig } from "./lines.ts";
import { playGroup, type GroupContext } from "./play-group.ts";
import { summaryOf, type RolloutsSummary } from "./summary.ts";

export interface RolloutsOptions extends Pick<
  GroupContext,
  "client" | "agent" | "config" | "turnSeconds" | "retries" | "opinion" | "signal"
> {
  readonly folder: RolloutsFolder;
  readonly first: number;
  readonly updates: number;
  /** The maximum number of phones that play at the same time. */
  readonly parallel: number;
  /** The list to play once, in this order. If null, the tasks of the config are played. */
  readonly curriculum: readonly TaskRef[] | null;
  readonly listener: RolloutsListener;
}
/** Receives progress events. */
export interface RolloutsListener {
  begun(groups: number, done: number): void;
  ended(line: GroupLine): void;
  broke(draw: GroupDraw, member: number | null, fault: EpisodeFault, last: boolean): void;
}
export interface RolloutsOutcome {
  readonly summary: RolloutsSummary;
  /** The number of groups that were left out because a member stayed invalid. */
  readonly invalidGroups: number;
  /** The number of steps that were executed in this call. */
  readonly steps: number;
  readonly seconds: number;
  readonly finished: boolean;
}

/** Plays the groups that are not in the folder yet. Throws if the folder has another configuration. */
export async function runRollouts(options: RolloutsOptions): Promise<RolloutsOutcome> {
  const { client, folder, config, signal, listener } = options;
  const list = options.curriculum ?? (await listTasks(client, config));
  const draws = drawGroups(list, { ...options, ...config, ordered: options.curriculum !== null });
  if (draws.length === 0) throw new RunError("There is no group to play; ./phonebooth tasks lists all tasks");
  await beginFolder(client, folder, config);
  const done = new Set(folder.groups().map(groupKey));
  const waiting = draws.filter((draw) => !done.has(groupKey(draw)));
  listener.begun(draws.length, draws.length - waiting.length);
  const began = performance.now();
  let [steps, invalidGroups] = [0, 0];
  const setting: GroupContext = {
    ...options,
    apps: await fetchAppTitles(client, config),
    keepPicture: (name, bytes) => folder.keepPicture(name, bytes),
    places: new Semaphore(options.parallel),
    broke: (draw, member, fault, attempt, last) => {
      const { update, group } = draw;
      folder.addError({ update, group, member, kind: fault.kind, message: fault.message, attempt, void: last });
      listener.broke(draw, member, fault, last);
    },
    onStep: () => void (steps += 1),
  };
  // Plays one group more than fits into the phone slots, so that all slots are in use while a group is judged.
  const groups = Math.ceil(options.parallel / config.size) + (options.parallel > config.size ? 1 : 0);
  await pMap(
    waiting,
    async (draw) => {
      if (signal.aborted) return;
      const line = await playGroup(setting, draw).catch((error: unknown) => {
        if (error instanceof StoppedError) return undefined;
        throw error;
      });
      if (line) {
        folder.addGroup(line);
        listener.ended(line);
      } else if (line === null) invalidGroups += 1;
    },
    { concurrency: groups },
  );
  folder.sortGroups();
  const summary = summaryOf(folder.groups());
  folder.saveSummary(summary);
  return {
    summary,
    invalidGroups,
    steps,
    seconds: (performance.now() - began) / 1000,
    finished: !signal.aborted,
  };
}

async function listTasks(client: Client, { split, tasks }: RolloutsConfig): Promise<TaskRef[]> {
  return (await client.tasks())
    .filter((row) => (split === null || row.split === split) && (tasks === null || matchesPattern(row.id, tasks)))
    .map(({ id }) => ({ task: id, seed: null }))
    .toSorted((a, b) => (a.task < b.task ? -1 : 1));
}

async function beginFolder(client: Client, folder: RolloutsFolder, config: RolloutsConfig): Promise<void> {
  const provenance = await fetchProvenance(client, config);
  if (folder.exists) {
    const stored = folder.meta();
    const before = { ...stored.config, ...stored.provenance };
    requireSameSettings(`${folder.path} holds rollouts`, before, { ...config, ...provenance });
  }
  folder.begin({ format: "phonebooth-rollouts-1", config, provenance });
}
