// The tasks and their judge, as this folder uses them.
import type { Action } from "../contract/action.ts";
import type { EpisodeEnd, Lang, Reward } from "../contract/env.ts";
import type { Json } from "../contract/json.ts";
import type { Verdict } from "../contract/task.ts";
import type { Boot, Command } from "../os/kernel.ts";
import type { PhoneState } from "../os/state.ts";

export interface TaskInfo {
  readonly id: string;
  readonly suite: string;
  readonly split: "test" | "train";
  readonly apps: readonly string[];
  readonly scope: string;
  readonly objective: string;
  readonly composition: string;
  readonly difficulty: string;
  readonly tags: readonly string[];
  readonly budget: number;
  readonly instances: number;
  readonly answerFields: number;
  readonly revision: number;
}
export interface Instance {
  readonly id: string;
  readonly seed: number;
  readonly lang: Lang;
  readonly instruction: string;
  readonly budget: number;
  readonly apps: readonly string[];
  readonly params: Json;
}
export interface JudgedStep {
  readonly step: number | null;
  readonly kind: string;
  readonly action: Action | null;
  readonly commands: readonly Command[];
}
export interface JudgeInput {
  readonly instance: Instance;
  readonly before: PhoneState;
  readonly after: PhoneState;
  readonly log: readonly JudgedStep[];
  readonly outcome: EpisodeEnd | null;
  readonly steps: number;
  readonly reward?: Reward;
}
export interface TaskBook {
  listTasks(): readonly TaskInfo[];
  sample(id: string, seed: number, lang: Lang): Instance;
  prepare(instance: Instance, boot: Boot): PhoneState;
  judge(input: JudgeInput, options: { reveal: boolean }): Verdict;
}

export const taskBook: TaskBook = {
  listTasks: () => [],
  sample: (id) => {
    throw new Error(`no task ${id}`);
  },
  prepare: () => {
    throw new Error("no tasks");
  },
  judge: () => {
    throw new Error("no tasks");
  },
};
