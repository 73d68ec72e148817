/** Commands, and how they end: SPEC, K. It is all that a page needs to run a phone that it was told. */
import * as v from "valibot";
import type { Json } from "../../state/json.ts";
import { produce, type Patch } from "../../state/patch.ts";
import { broadcastsOf, type Broadcast } from "../broadcasts.ts";
import {
  CommandError,
  doesNotFit,
  isRejection,
  Refused,
  type Command,
  type Draft,
  type Outcome,
  type Result,
} from "../command.ts";
import { handOn, osCommands } from "../os-commands.ts";
import type { PhoneState } from "../state.ts";
import { reject, type Rejection } from "../values.ts";
import { Clock } from "./clock.ts";

const tickSchema = v.strictObject({ ms: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(366 * 86_400_000)) });

/** Broadcasts that follow from one command; what is more is lost. */
const broadcastsMost = 32;

export class Commands extends Clock {
  /**
   * As `reduce`, for what comes from the glass: nothing that is done to it ends in an error. What no phone has, or what
   * does not fit, is refused.
   */
  attempt(state: PhoneState, command: Command): Outcome {
    try {
      return this.reduce(state, command);
    } catch (e) {
      if (!(e instanceof CommandError)) throw e;
      return this.refused(state, reject(doesNotFit));
    }
  }
  /** Runs one command. Throws CommandError where the command or its arguments are not of this phone. */
  reduce(state: PhoneState, command: Command): Outcome {
    if (command.name === "os.tick")
      return this.tick(state, this.checked(tickSchema.entries, command.args, "/args").ms as number);
    const dot = command.name.indexOf(".");
    const scope = command.name.slice(0, dot);
    const name = command.name.slice(dot + 1);
    if (scope === "os") {
      const found = Object.hasOwn(osCommands, name) ? osCommands[name] : undefined;
      if (!found) throw new CommandError("/name", `no command ${command.name}`);
      const args = this.parsed(found.schema, command.args, "/args");
      const run = (draft: Draft): Result => found.run(this, draft, args as never);
      return this.outcome(state, handOn.has(name) ? run : (draft) => this.inside(() => run(draft)));
    }
    const app = this.byId.get(scope);
    if (!app || !Object.hasOwn(app.commands, name)) throw new CommandError("/name", `no command ${command.name}`);
    return this.outcome(state, (draft) => {
      const r = this.runCommand(draft, app, name, command.args);
      if (isRejection(r)) return r;
      return r === undefined ? undefined : { result: r as Json };
    });
  }
  /** A refusal leaves the state as it was, but for the toast that tells of it. */
  private outcome(state: PhoneState, recipe: (draft: Draft) => Result): Outcome {
    this.outbox = [];
    const attempt = tryProduce(state, (draft) => {
      const r = recipe(draft);
      if (isRejection(r)) throw new Refused(r);
      return r && "result" in r ? this.plain(r.result) : undefined;
    });
    if ("refused" in attempt) return this.refused(state, attempt.refused);
    const { result } = attempt;
    const told = this.broadcasted(attempt.next, [...this.outbox, ...broadcastsOf(state.os, attempt.next.os)]);
    const done = { state: told.state, patches: [...attempt.patches, ...told.patches], rejected: null };
    return result === undefined ? done : { ...done, result };
  }
  /**
   * Tells every app that receives them, in the order of the broadcasts and of the registry, the sender left out. What a receiver
   * broadcasts in turn comes after those that wait; what it refuses has not happened. There is an end to it: SPEC, U3.
   */
  private broadcasted(from: PhoneState, broadcasts: readonly Broadcast[]): Pick<Outcome, "state" | "patches"> {
    let state = from;
    const patches: Patch[] = [];
    const waiting = [...broadcasts];
    for (let told = 0; told < waiting.length && told < broadcastsMost; told++) {
      const { name, extras, from: sender } = waiting[told]!;
      for (const app of this.apps) {
        const takes = app.receives[name] as ((x: typeof extras) => { command: string; args: Json }) | undefined;
        if (!takes || app.id === sender) continue;
        this.outbox = [];
        const { command, args } = takes(extras);
        const heard = tryProduce(state, (draft) => {
          const r = this.inside(() => this.runCommand(draft, app, command, args));
          if (isRejection(r)) throw new Refused(r);
          return undefined;
        });
        if ("refused" in heard) continue;
        waiting.push(...this.outbox, ...broadcastsOf(state.os, heard.next.os));
        patches.push(...heard.patches);
        state = heard.next;
      }
    }
    return { state, patches };
  }
  /** Nothing is done, and a toast tells why. */
  refused(state: PhoneState, { reject: code, facts = {} }: Rejection): Outcome {
    const told = produce(state, (draft: Draft) => {
      this.tell(draft, draft.view.front, code, facts);
    });
    return { state: told.next, patches: told.patches, rejected: code };
  }
}
function tryProduce<R>(
  state: PhoneState,
  recipe: (draft: Draft) => R,
): { readonly next: PhoneState; readonly patches: Patch[]; readonly result: R } | { readonly refused: Rejection } {
  try {
    return produce(state, recipe as never) as never;
  } catch (e) {
    if (e instanceof Refused) return { refused: e.rejection };
    throw e;
  }
}
