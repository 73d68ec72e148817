/**
 * Walks in the kernel, without a page. They take milliseconds a step, so that thousands of windows can be searched for
 * tasks. Whether a page offers the same acts is only known after a proof on the page.
 */
import * as v from "valibot";
import { phone } from "#apps/phone.ts";
import type { Lang } from "#contract/env.ts";
import type { Action } from "#contract/action.ts";
import { dataChanges } from "#judge/changes.ts";
import { defaultBoot } from "#judge/instance.ts";
import type { Command } from "#os/command.ts";
import type { PhoneState } from "#os/state.ts";
import { isObject, type Json } from "#state/json.ts";
import { randomWalk, type VisitCounts } from "../navigation/random-walk.ts";
import { allApps } from "./goal.ts";
import type { PlayedWalk } from "./candidates.ts";
import type { Move } from "./windows.ts";

export interface KernelWalk {
  readonly app: string;
  /** The seed of the phone. */
  readonly seed: number;
  /** The number of the walk on this phone, from 0. It decides what the user does. */
  readonly number: number;
  readonly lang: Lang;
  readonly acts: number;
  /** What earlier walks of the app did, so that this walk prefers other acts. */
  readonly memory: VisitCounts;
}
/** The number of walks with different random numbers on one phone. */
const walksPerPhone = 100_000;
export function walkInKernel({ app, seed, number, lang, acts, memory }: KernelWalk): PlayedWalk {
  const boot = phone.boot(defaultBoot(lang, seed));
  const moves: Move[] = [];
  const add = (action: Action, commands: readonly Command[], before: PhoneState, after: PhoneState): void => {
    const changed = dataChanges(allApps, before, after).length > 0;
    moves.push({ step: moves.length + 1, action, elements: [], commands, before, after, touched: null, changed });
  };
  const started = phone.reduce(boot, { name: "os.launch", args: { app } }).state;
  add({ type: "AWAKE", value: app }, [{ name: "os.launch", args: { app } }], boot, started);
  randomWalk(
    phone,
    boot,
    app,
    seed * walksPerPhone + number,
    acts,
    (before, { state: after, rejected }, command) => {
      if (rejected !== null) return;
      const last = moves.at(-1)!;
      // The time that passes after an act belongs to this act.
      if (command.name === "os.tick") moves[moves.length - 1] = { ...last, after };
      else if (command.name === "os.view") addViewChanges(add, command, before, after);
      else if (command.name === "os.launch")
        add({ type: "AWAKE", value: String((command.args as { app: string }).app) }, [command], before, after);
      else add({ type: "CLICK", point: [0, 0] }, [command], before, after);
    },
    { memory, orderly: true },
  );
  return { name: `${app}.kernel.s${seed}.${number}`, seed, lang, moves };
}

/** A change of several fields of the view takes several touches, and a text is typed. */
function addViewChanges(
  add: (action: Action, commands: readonly Command[], before: PhoneState, after: PhoneState) => void,
  { args }: Command,
  before: PhoneState,
  after: PhoneState,
): void {
  const { app, patch } = args as { readonly app: string; readonly patch: Json };
  const top = phone.frontOf(before);
  const fields = (phone.app(app).navigation.screens as Record<string, { view: Record<string, v.GenericSchema> }>)[
    top.screen
  ]!.view;
  for (const [field, value] of Object.entries(isObject(patch) ? patch : {})) {
    const schema = fields[field];
    if (typeof value === "string" && schema && isFreeText(schema)) {
      const focus = { field, kind: "text", enter: "newline", caret: 0, maxLength: 10_000, all: false };
      const commands = [
        { name: "os.focus", args: focus },
        { name: "os.type", args: { text: value } },
      ];
      add({ type: "TYPE", value }, commands, before, after);
    } else
      add(
        { type: "CLICK", point: [0, 0] },
        [{ name: "os.view", args: { app, patch: { [field]: value as Json } } }],
        before,
        after,
      );
  }
}
const isFreeText = (schema: v.GenericSchema): boolean => ["zq xz", "7 qx"].every((text) => v.is(schema, text));
