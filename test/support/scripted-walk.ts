// Walks for tests, made in the kernel without a page.
import { phone } from "#apps/phone.ts";
import type { StoredWalk } from "#benchmark/synthesis/candidates.ts";
import type { Action } from "#contract/action.ts";
import type { SnapshotFile } from "#contract/env.ts";
import { serializeBoot } from "#env/boot.ts";
import { defaultBoot } from "#judge/instance.ts";
import type { Command } from "#os/command.ts";
import { hashOf } from "#state/hash.ts";
import type { Json } from "#state/json.ts";

/** An action, and the commands that it runs. */
export type WalkedAction = readonly [Action, ...Command[]];
export const tap = (...commands: Command[]): WalkedAction => [{ type: "CLICK", point: [500, 500] }, ...commands];
export const act = (app: string, on: string, args: Json = {}): Command => ({ name: "os.act", args: { app, on, args } });
export const view = (app: string, patch: Json): Command => ({ name: "os.view", args: { app, patch } });
export const awake = (app: string): WalkedAction => [
  { type: "AWAKE", value: app },
  { name: "os.launch", args: { app } },
];
export const back: WalkedAction = [{ type: "BACK" }, { name: "os.back", args: {} }];
export const type = (field: string, text: string): WalkedAction => [
  { type: "TYPE", value: text, point: [500, 500], clear: true },
  { name: "os.focus", args: { field, kind: "text", enter: "next", caret: 0, maxLength: 2000, all: false } },
  { name: "os.clear", args: {} },
  { name: "os.type", args: { text } },
];
/** Returns the walk in the form in which a server stores walks. */
export function walkOf(told: readonly WalkedAction[], seed = 0): StoredWalk {
  const boot = defaultBoot("en", seed);
  let state = phone.boot(boot);
  const log = told.map(([action, ...commands], i) => {
    const all = [...commands, { name: "os.tick", args: { ms: 1000 } }];
    const patches = all.flatMap((command) => {
      const done = phone.reduce(state, command);
      if (done.rejected !== null) throw new Error(`${command.name}: ${done.rejected}`);
      state = done.state;
      return done.patches;
    });
    return {
      version: i + 1,
      step: i + 1,
      kind: "step",
      action,
      commands: all,
      patches,
      hash: hashOf(state as unknown as Json),
    };
  });
  const snapshot = { boot: serializeBoot(boot), start: [], log } as unknown as SnapshotFile;
  return {
    name: "hand.s0",
    seed,
    snapshot,
    observedSteps: told.map(([action], i) => ({ step: i + 1, action, elements: [] })),
  };
}

export const writeNote = (title: string): WalkedAction[] => [
  tap(act("notes", "new")),
  type("title", title),
  back,
  back,
];
