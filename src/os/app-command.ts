/** The commands of an app, and what one may know and do besides changing its state. */
import type { Json } from "../state/json.ts";
import type { Move } from "./money/ledger.ts";
import type { Account } from "./money/schema.ts";
import type { BroadcastName, Broadcasts } from "./broadcasts.ts";
import type { Authority, ContentOp, Row, Span } from "./providers.ts";
import type { Coming } from "./quiet.ts";
import type { OsState } from "./state.ts";
import type { SystemArgs, SystemName } from "./system.ts";
import type { Facts, Fields, Lang, OutOf, Rejection } from "./values.ts";
import type { ReadWorld } from "./world.ts";

/** What a command may know besides its state: all of it comes from the phone's document. */
export interface Ctx {
  readonly now: number;
  readonly os: OsState;
  readonly lang: Lang;
  /** Minutes that the phone's time zone is ahead of UTC. */
  readonly offsetMin: number;
  newId(prefix: string): string;
  /** Uniform in [0, 1). */
  random(): number;
  /** Brings a screen of this app to the front of the phone, like a full-screen notification. */
  present(screen: string, params: Json): void;
  notify(n: Notice): void;
  /** Takes back what was notified under a tag. */
  unnotify(tag: string): void;
  /** Rows that another app provides; null without the permission, or where no app provides them. */
  content<A extends Authority>(authority: A, span?: Span): readonly Row<A>[] | null;
  /** A record of the world by its id: arguments never carry what the world says. */
  readonly world: ReadWorld;
  /** Writes through the app that provides; its refusals come back. */
  provide(op: ContentOp): Rejection | { readonly result: Json };
  /** A command of the OS's managers, as edges run them: for what falls due, and for several settings at once. */
  system<K extends SystemName>(command: K, args: SystemArgs<K>): Rejection | void;
  /** The phone's ledger, with this app's rights. */
  readonly money: MoneyDesk;
  /** A message comes to this phone over the mobile network, after so long: codes, confirmations, answers. */
  sms(m: { readonly from: string; readonly text: string; readonly afterMs: number }): void;
  /** Tells every app that wants to hear it, once this command is through. The app's manifest says that it sends it. */
  broadcast<N extends BroadcastName>(name: N, extras: Broadcasts[N]): void;
  /** Whether do-not-disturb keeps this quiet: a call that should not come to the front. */
  keptQuiet(coming: Coming): boolean;
}
/** What an app can do with money. Amounts are whole cents of the currency of the account that they come to. */
export interface MoneyDesk {
  /** The new entry's id. Refusals: src/os/money/ledger.ts. */
  move(m: Move): Rejection | string;
  /** Gives back a payment, whole or in part. */
  refund(r: { readonly entry: string; readonly cents: number; readonly title: string }): Rejection | string;
  /** Opens an account that this app keeps. */
  open(account: Pick<Account, "id" | "kind" | "currency" | "floorCents">): Rejection | void;
  bind(card: string): Rejection | void;
  unbind(card: string): Rejection | void;
}
export interface Notice {
  /** Keys of the app's strings, filled by `facts`. */
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
  /** Who it is from, a number or a name: do-not-disturb may make an exception for them. */
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

/** Something that falls due on the phone's clock. Derived from the app's state, so that it cannot go stale. */
export interface Due {
  readonly at: number;
  readonly command: string;
  readonly args: Json;
  /** Shown as a clock in the status bar. */
  readonly alarm?: boolean;
}
