// Exports one line per step: screen, state, action, next screen and next state. These lines are training data for a
// model of the phone.
import * as v from "valibot";
import { Json } from "#contract/json.ts";
import { pointerOf } from "#state/json.ts";
import type { Patch } from "#state/patch.ts";
import {
  actionColumns,
  ActionColumns,
  changeColumns,
  ChangeColumns,
  commandColumns,
  CommandColumns,
} from "./columns.ts";
import { savePictures, type Format } from "./format.ts";

const StateAt = v.strictObject({
  /** A path that is relative to `tuples.jsonl`. */
  file: v.string(),
  /** The number of steps in the file before this state. The start is 0. */
  index: v.pipe(v.number(), v.integer(), v.minValue(0)),
  hash: v.string(),
});
/** A line of `tuples.jsonl`. */
export const Tuple = v.strictObject({
  episode: v.string(),
  task: v.string(),
  seed: v.nullable(v.number()),
  trial: v.number(),
  instruction: v.string(),
  step: v.number(),
  screen: v.string(),
  state: StateAt,
  action: ActionColumns,
  thought: v.string(),
  screen_next: v.string(),
  state_next: StateAt,
  /**
   * The commands that the action caused, with the phone's own names for commands, and the data that the commands
   * changed.
   */
  commands: v.array(CommandColumns),
  changes: v.array(ChangeColumns),
  /** The reward of the verdict at the last step, or 0 at any other step. */
  reward: v.number(),
  /** Whether this is the last step and the agent ended the episode. */
  terminated: v.boolean(),
  /** Whether this is the last step and the budget, a loop or a fault ended the episode. */
  truncated: v.boolean(),
  /** Whether the episode succeeded. */
  success: v.boolean(),
});
type Tuple = v.InferOutput<typeof Tuple>;

const pointer = v.string();
/** The content of `states/*.json.gz`: a complete phone state, and an RFC 6902 patch for each step. */
export const StatesFile = v.strictObject({
  format: v.literal("phonebooth-states-1"),
  hash: v.string(),
  state: Json,
  steps: v.array(
    v.strictObject({
      hash: v.string(),
      patch: v.array(
        v.variant("op", [
          v.strictObject({ op: v.picklist(["add", "replace"]), path: pointer, value: Json }),
          v.strictObject({ op: v.literal("remove"), path: pointer }),
        ]),
      ),
    }),
  ),
});
type StatesFile = v.InferOutput<typeof StatesFile>;
type Operation = StatesFile["steps"][number]["patch"][number];

export const tuples: Format = {
  about: "(screen, state, action, next screen, next state) as JSONL, pictures, states",
  needs: { pictures: true, moments: true },
  begin: (sink) => ({
    add: async (episode) => {
      const { key, file: about, result, steps } = episode;
      const [start, ...rest] = episode.moments!;
      const file = `states/${key}.json.gz`;
      const states: StatesFile = {
        format: "phonebooth-states-1",
        hash: start!.hash,
        state: start!.state as unknown as Json,
        steps: rest.map(({ hash, patches }) => ({ hash, patch: patches.map(toOperation) })),
      };
      sink.writeGzip(file, states);
      const pictureOf = await savePictures(sink, episode);
      const byWord = result.outcome === "complete" || result.outcome === "abort";
      const stateAt = (index: number): Tuple["state"] => ({ file, index, hash: episode.moments![index]!.hash });
      for (const { step, action, thought, commands, changes } of steps) {
        const last = step === steps.length;
        const row: Tuple = {
          episode: key,
          task: result.task,
          seed: result.seed,
          trial: result.trial,
          instruction: about.instruction,
          step,
          screen: pictureOf(step - 1)!,
          state: stateAt(step - 1),
          action: actionColumns(action),
          thought,
          screen_next: pictureOf(step)!,
          state_next: stateAt(step),
          commands: commands.map(commandColumns),
          changes: changes.map(changeColumns),
          reward: last ? result.reward : 0,
          terminated: last && byWord,
          truncated: last && !byWord,
          success: result.success,
        };
        sink.appendLine("tuples.jsonl", row);
      }
      return { rows: steps.length, lost: {} };
    },
    end: () => {},
  }),
};

const toOperation = ({ op, path, value }: Patch): Operation =>
  op === "remove" ? { op, path: pointerOf(path) } : { op, path: pointerOf(path), value: value as Json };
