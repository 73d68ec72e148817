/**
 * The commands of an app, and the context through which a command reads other data and acts outside the app's state.
 */
import type { Json } from "#state/json.ts";
import type { MediaDesk } from "./media-session.ts";
import type { MoneyTransfer } from "./money/ledger.ts";
import type { Account } from "./money/schema.ts";
import type { BroadcastName, Broadcasts } from "./broadcasts.ts";
import type { Authority, ContentOp, Row, TimeSpan } from "./providers.ts";
import type { Interruption } from "./do-not-disturb.ts";
import type { OsState } from "./state.ts";
import type { SystemCommandArgs, SystemCommandName } from "./system-commands.ts";
import type { Facts, Fields, Lang, OutOf, Rejection } from "./values.ts";
import type { ReadWorld } from "./world.ts";

/** The data and functions for a command, in addition to its app's state. All values come from the phone's document. */
export interface Ctx {
  readonly now: number;
  readonly os: OsState;
  readonly lang: Lang;
  /** The number of minutes by which the phone's time zone is ahead of UTC. */
  readonly offsetMin: number;
  newId(prefix: string): string;
  /** Returns a random number, uniform in [0, 1). */
  random(): number;
  /** Brings a screen of this app to the front of the phone, like a full-screen notification. */
  present(screen: string, params: Json): void;
  notify(n: Notice): void;
  /** Removes this app's notifications with the tag. */
  unnotify(tag: string): void;
  /** Returns rows that another app provides, or null if the permission is missing or no app provides them. */
  content<A extends Authority>(authority: A, span?: TimeSpan): readonly Row<A>[] | null;
  /** Reads records of the world by id, so that arguments never contain world data. */
  readonly world: ReadWorld;
  /** Writes through the app that provides the authority. Returns the refusal if that app refuses. */
  provide(op: ContentOp): Rejection | { readonly result: Json };
  /**
   * Runs a command of the OS, like edges do. Due commands use this function. Commands that change several settings
   * together use it too.
   */
  system<K extends SystemCommandName>(command: K, args: SystemCommandArgs<K>): Rejection | void;
  /** The phone's ledger, limited to this app's rights. */
  readonly money: MoneyDesk;
  /** The app's media session (SPEC, Y). */
  readonly media: MediaDesk;
  /**
   * Schedules an SMS that arrives over the mobile network after `afterMs`, for example a code, a confirmation or a
   * reply.
   */
  sms(m: { readonly from: string; readonly text: string; readonly afterMs: number }): void;
  /**
   * Sends a broadcast to every app that receives it, after this command has succeeded. The app's manifest must list it
   * in `sends`.
   */
  broadcast<N extends BroadcastName>(name: N, extras: Broadcasts[N]): void;
  /** Whether do-not-disturb mutes this interruption, for example a call that must not come to the front. */
  keptQuiet(coming: Interruption): boolean;
}
/** The operations with money that an app can do. Amounts are whole cents in the currency of the receiving account. */
export interface MoneyDesk {
  /** Returns the new entry's id. Refusals: src/os/money/ledger.ts. */
  move(m: MoneyTransfer): Rejection | string;
  /** Refunds a payment in full or in part. Returns the new entry's id. */
  refund(r: { readonly entry: string; readonly cents: number; readonly title: string }): Rejection | string;
  /** Opens an account that belongs to this app. */
  open(account: Pick<Account, "id" | "kind" | "currency" | "floorCents">): Rejection | void;
  bind(card: string): Rejection | void;
  unbind(card: string): Rejection | void;
}
export interface Notice {
  /** A key of the app's strings. `facts` fills the string's placeholders. */
  readonly key: string;
  readonly title?: string;
  readonly facts?: Facts;
  readonly open?: { readonly screen: string; readonly params: Json };
  readonly channel?: string;
  readonly tag?: string;
  readonly group?: string;
  readonly actions?: readonly { readonly label: string; readonly command: string; readonly args: Json }[];
  readonly reply?: { readonly command: string; readonly args: Record<string, Json> };
  readonly progress?: number;
  readonly ongoing?: boolean;
  /** The sender, as a number or a name. Do-not-disturb can make an exception for this sender. */
  readonly from?: string;
}

export interface Command<S, F extends Fields, R = unknown> {
  readonly args: F;
  readonly run: (state: S, args: OutOf<F>, ctx: Ctx) => R;
}
// oxlint-disable-next-line typescript/no-explicit-any -- the arguments of different commands have nothing in common
export type Commands<S> = Record<string, Command<S, any, any>>;
export type ResultOf<C> = C extends { run: (...a: never) => infer R } ? Exclude<R, Rejection | void> : never;
export type ArgsOf<C> = C extends { readonly args: infer F extends Fields } ? OutOf<F> : never;

/** A command that becomes due on the phone's clock. It is derived from the app's state, so it cannot be stale. */
export interface Due {
  readonly at: number;
  readonly command: string;
  readonly args: Json;
  /** Whether the status bar shows a clock while this command is scheduled. */
  readonly alarm?: boolean;
}
