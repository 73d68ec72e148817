// Rollouts: groups for a trainer, several at once, resumed by group.
import type { Client } from "../../../../clients/typescript/src/client.ts";
import { matchesPattern } from "../../agent/task-pattern.ts";
import { Stopped, type EpisodeFault } from "../../run/fault.ts";
import { mustBeSame, provenanceOf, titlesOf } from "../../run/run.ts";
import { RunError } from "../../run/run-error.ts";
import { Semaphore } from "../../../env/queue.ts";
import { drawsOf, groupKey, type Draw, type Listed } from "./draws.ts";
import type { RolloutsFolder } from "./folder.ts";
import type { GroupLine, RolloutsConfig } from "./lines.ts";
import { playGroup, type GroupSetting } from "./play-group.ts";
import { summaryOf, type RolloutsSummary } from "./summary.ts";

export interface RolloutsOptions extends Pick<
  GroupSetting,
  "client" | "agent" | "config" | "turnSeconds" | "retries" | "opinion" | "signal"
> {
  readonly folder: RolloutsFolder;
  readonly first: number;
  readonly updates: number;
  /** Phones at once. */
  readonly parallel: number;
  /** In this order, once; null plays the tasks that the config names. */
  readonly curriculum: readonly Listed[] | null;
  readonly tell: RolloutsTeller;
}
/** Told of what happens, as it happens. */
export interface RolloutsTeller {
  begun(groups: number, done: number): void;
  ended(line: GroupLine): void;
  broke(draw: Draw, member: number | null, fault: EpisodeFault, last: boolean): void;
}
export interface RolloutsOutcome {
  readonly summary: RolloutsSummary;
  /** Groups that were left out because a member stayed void. */
  readonly voids: number;
  /** Steps that were done now. */
  readonly steps: number;
  readonly seconds: number;
  readonly finished: boolean;
}

/** Plays the groups that the folder does not hold yet. Refuses a folder of others. */
export async function rollouts(options: RolloutsOptions): Promise<RolloutsOutcome> {
  const { client, folder, config, signal, tell } = options;
  const list = options.curriculum ?? (await listed(client, config));
  const draws = drawsOf(list, { ...options, ...config, ordered: options.curriculum !== null });
  if (draws.length === 0) throw new RunError("There is no group to play: see ./phonebooth tasks");
  await begin(client, folder, config);
  const done = new Set(folder.groups().map(groupKey));
  const waiting = draws.filter((draw) => !done.has(groupKey(draw)));
  tell.begun(draws.length, draws.length - waiting.length);
  const began = performance.now();
  let [steps, voids] = [0, 0];
  const setting: GroupSetting = {
    ...options,
    apps: await titlesOf(client, config),
    keepPicture: (name, bytes) => folder.keepPicture(name, bytes),
    places: new Semaphore(options.parallel),
    broke: (draw, member, fault, attempt, last) => {
      const { update, group } = draw;
      folder.broke({ update, group, member, kind: fault.kind, message: fault.message, attempt, void: last });
      tell.broke(draw, member, fault, last);
    },
    did: () => void (steps += 1),
  };
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next && !signal.aborted; next = waiting.shift()) {
      const line = await playGroup(setting, next).catch((error: unknown) => {
        if (error instanceof Stopped) return undefined;
        throw error;
      });
      if (line) {
        folder.add(line);
        tell.ended(line);
      } else if (line === null) voids += 1;
    }
  };
  // One group more than has room, so that no place stands empty while another group is being judged.
  const groups = Math.ceil(options.parallel / config.size) + (options.parallel > config.size ? 1 : 0);
  await Promise.all(Array.from({ length: groups }, worker));
  folder.sort();
  const summary = summaryOf(folder.groups());
  folder.saveSummary(summary);
  return { summary, voids, steps, seconds: (performance.now() - began) / 1000, finished: !signal.aborted };
}

async function listed(client: Client, { split, tasks }: RolloutsConfig): Promise<Listed[]> {
  return (await client.tasks())
    .filter((row) => (split === null || row.split === split) && (tasks === null || matchesPattern(row.id, tasks)))
    .map(({ id }) => ({ task: id, seed: null }))
    .toSorted((a, b) => (a.task < b.task ? -1 : 1));
}

async function begin(client: Client, folder: RolloutsFolder, config: RolloutsConfig): Promise<void> {
  const provenance = await provenanceOf(client, config);
  if (folder.exists) {
    const kept = folder.meta();
    const before = { ...kept.config, ...kept.provenance };
    mustBeSame(`${folder.path} holds rollouts`, before, { ...config, ...provenance });
  }
  folder.begin({ format: "phonebooth-rollouts-1", config, provenance });
}
