/**
 * Runs commands, delivers their broadcasts (SPEC, U), and returns the outcome. To run a phone, a page needs only this
 * layer and the layers below it.
 */
import * as v from "valibot";
import type { Json } from "#state/json.ts";
import { produce, type Patch } from "#state/patch.ts";
import { broadcastsOf, type Broadcast } from "../broadcasts.ts";
import {
  CommandError,
  doesNotFit,
  isRejection,
  RejectionError,
  type Command,
  type Draft,
  type Outcome,
  type Result,
} from "../command.ts";
import { settleMedia } from "../media-rules.ts";
import { passThroughCommands, osCommands } from "../os-commands.ts";
import type { PhoneState } from "../state.ts";
import { reject, type Rejection } from "../values.ts";
import { Clock } from "./clock.ts";

const tickSchema = v.strictObject({ ms: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(366 * 86_400_000)) });

/** The maximum number of broadcasts that one command causes. Further broadcasts are dropped. */
const maxBroadcasts = 32;

export class CommandRunner extends Clock {
  /** Runs a command from the display. Refuses an unknown or invalid command, for which `reduce` throws an error. */
  attempt(state: PhoneState, command: Command): Outcome {
    try {
      return this.reduce(state, command);
    } catch (e) {
      if (!(e instanceof CommandError)) throw e;
      return this.refuse(state, reject(doesNotFit));
    }
  }
  /** Runs one command. Throws a CommandError if the phone has no such command or the arguments are invalid. */
  reduce(state: PhoneState, command: Command): Outcome {
    if (command.name === "os.tick")
      return this.tick(state, this.parseFields(tickSchema.entries, command.args, "/args").ms as number);
    const dot = command.name.indexOf(".");
    const scope = command.name.slice(0, dot);
    const name = command.name.slice(dot + 1);
    if (scope === "os") {
      const found = Object.hasOwn(osCommands, name) ? osCommands[name] : undefined;
      if (!found) throw new CommandError("/name", `no command ${command.name}`);
      const args = this.parseWith(found.schema, command.args, "/args");
      const run = (draft: Draft): Result => found.run(this, draft, args as never);
      return this.runRecipe(
        state,
        passThroughCommands.has(name) ? run : (draft) => this.refuseInvalid(() => run(draft)),
      );
    }
    const app = this.byId.get(scope);
    if (!app || !Object.hasOwn(app.commands, name)) throw new CommandError("/name", `no command ${command.name}`);
    return this.runRecipe(state, (draft) => {
      const r = this.runCommand(draft, app, name, command.args);
      if (isRejection(r)) return r;
      return r === undefined ? undefined : { result: r as Json };
    });
  }
  /** Runs a recipe and delivers its broadcasts. A refusal changes nothing except the toast that reports it. */
  private runRecipe(state: PhoneState, recipe: (draft: Draft) => Result): Outcome {
    this.outbox = [];
    const attempt = tryProduce(state, (draft) => {
      const r = recipe(draft);
      if (isRejection(r)) throw new RejectionError(r);
      settleMedia(this, draft, state);
      return r && "result" in r ? this.toPlain(r.result) : undefined;
    });
    if ("refused" in attempt) return this.refuse(state, attempt.refused);
    const { result } = attempt;
    const told = this.deliverBroadcasts(attempt.next, [...this.outbox, ...broadcastsOf(state.os, attempt.next.os)]);
    const outcome = { state: told.state, patches: [...attempt.patches, ...told.patches], rejected: null };
    return result === undefined ? outcome : { ...outcome, result };
  }
  /**
   * Delivers broadcasts to every app that receives them, except the sender. The order is the order of the broadcasts.
   * Receivers of one broadcast run in the order of the apps in the registry. Broadcasts that a receiver sends are
   * delivered after the broadcasts that already wait. If a receiver refuses, its changes are dropped. The number of
   * broadcasts is limited (SPEC, U3).
   */
  private deliverBroadcasts(from: PhoneState, broadcasts: readonly Broadcast[]): Pick<Outcome, "state" | "patches"> {
    let state = from;
    const patches: Patch[] = [];
    const waiting = [...broadcasts];
    for (let told = 0; told < waiting.length && told < maxBroadcasts; told++) {
      const { name, extras, from: sender } = waiting[told]!;
      for (const app of this.apps) {
        const takes = app.receives[name] as ((x: typeof extras) => { command: string; args: Json }) | undefined;
        if (!takes || app.id === sender) continue;
        this.outbox = [];
        const { command, args } = takes(extras);
        const received = tryProduce(state, (draft) => {
          const r = this.refuseInvalid(() => this.runCommand(draft, app, command, args));
          if (isRejection(r)) throw new RejectionError(r);
          return undefined;
        });
        if ("refused" in received) continue;
        waiting.push(...this.outbox, ...broadcastsOf(state.os, received.next.os));
        patches.push(...received.patches);
        state = received.next;
      }
    }
    return { state, patches };
  }
  /** Refuses a command. Changes only the toast that reports the refusal. */
  refuse(state: PhoneState, { reject: code, facts = {} }: Rejection): Outcome {
    const produced = produce(state, (draft: Draft) => {
      this.showToast(draft, draft.view.front, code, facts);
    });
    return { state: produced.next, patches: produced.patches, rejected: code };
  }
}
function tryProduce<R>(
  state: PhoneState,
  recipe: (draft: Draft) => R,
): { readonly next: PhoneState; readonly patches: Patch[]; readonly result: R } | { readonly refused: Rejection } {
  try {
    return produce(state, recipe as never) as never;
  } catch (e) {
    if (e instanceof RejectionError) return { refused: e.rejection };
    throw e;
  }
}
