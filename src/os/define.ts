/**
 * The contract of an app. An app is headless: a model (state and its schema), commands (what can happen), a navigation
 * (screens and edges: what the user can do where, and where it leads), and a seed. The same declarations run the app,
 * type its screens, and are analysed.
 */
import * as v from "valibot";
import type { Json } from "../state/json.ts";
import type { Rng } from "../state/rng.ts";
import type { BroadcastName, Broadcasts } from "./broadcasts.ts";
import type { Command, Commands, Ctx, Due } from "./app-command.ts";
import {
  beginningsOf,
  type AnyScreens,
  type Beginnings,
  type Edge,
  type EdgesIn,
  type Guards,
  type Line,
  type Navigation,
  type Screen,
} from "./edges.ts";
import type { Handler } from "./intents.ts";
import type { SeedMoney } from "./money/seed.ts";
import type { OpeningFocusOn } from "./opening-focus.ts";
import type { Permission } from "./permissions.ts";
import type { Provides, ReadContent } from "./providers.ts";
import type { NoticeKind } from "./quiet.ts";
import type { SeedCtx } from "./seed-ctx.ts";
import type { OsState } from "./state.ts";
import type { Importance } from "./state-parts.ts";
import { isAppId, type Fields, type InOf, type OutOf, type Words } from "./values.ts";

/** The maker of everything typed by one app's state. `state` holds the user's data only, never what is on the glass. */
export function modelOf<const Id extends string, F extends Fields>(id: Id, state: F) {
  type S = OutOf<F>;
  if (!isAppId(id)) throw new TypeError(`an app cannot be called "${id}"`);
  return {
    id,
    state: v.strictObject(state),
    command: <A extends Fields, R>(args: A, run: (state: S, args: OutOf<A>, ctx: Ctx) => R): Command<S, A, R> => ({
      args,
      run,
    }),
    seed: (make: (c: SeedCtx) => S) => make,
    screen: <P extends Fields = {}, V extends Fields = {}>(d: {
      params?: P;
      view?: V;
      enter?: (c: {
        readonly state: S;
        readonly params: OutOf<NoInfer<P>>;
        readonly now: number;
        readonly os: OsState;
        readonly content: ReadContent;
      }) => Partial<OutOf<NoInfer<V>>>;
      opens?: string;
      focus?: readonly OpeningFocusOn<S, NoInfer<P>, NoInfer<V>>[];
      // What is not given is nothing, whatever is expected of screens in general.
    }): Screen<NoInfer<P>, NoInfer<V>> => ({
      params: (d.params ?? {}) as P,
      view: (d.view ?? {}) as V,
      ...(d.enter ? { enter: d.enter } : {}),
      ...(d.opens === undefined ? {} : { opens: d.opens }),
      ...(d.focus ? { focus: d.focus } : {}),
    }),
    /** Where edges begin that are written apart from the navigation: those of features. */
    begin: <C extends Commands<S>, G extends Guards<S>, N extends AnyScreens>(d: {
      commands: C;
      screens: N;
      guards: G;
    }): Beginnings<S, C, G, N> => beginningsOf<S, C, G, N>(d.screens, d.commands),
    navigation: <
      C extends Commands<S>,
      G extends Guards<S>,
      N extends AnyScreens,
      const L extends readonly Line<string, string, Fields>[],
    >(
      d: { start: keyof N & string; commands: C; screens: N; guards?: G },
      lines: (begin: Beginnings<S, C, G, N>) => L,
    ): Navigation<N, EdgesIn<L>> => ({
      start: d.start,
      screens: d.screens,
      guards: (d.guards ?? {}) as never,
      edges: lines(beginningsOf<S, C, G, N>(d.screens, d.commands)).map(({ edge }) => edge) as never,
    }),
  };
}

/** What comes to the phone from outside, to the app that takes it. */
export const incomingKinds = ["call", "message"] as const;
export interface Incoming {
  /** A number, or a name that the app knows. */
  readonly from: string;
  readonly text: string;
}
type Taken = { readonly command: string; readonly args: Json };
export type Receives = Partial<Record<(typeof incomingKinds)[number], (i: Incoming) => Taken>> & {
  /** A message that comes within this app, from one of those who write to the owner there: a chat, no text message. */
  readonly chat?: (i: Incoming) => Taken;
  /** Another app gave back, by this entry of the ledger, what this one had paid for it (SPEC A8). */
  readonly refund?: (i: { readonly entry: string }) => Taken;
} & {
  /** What the phone or another app broadcasts: a command that hears of it. What it refuses is as if it had not heard. */
  readonly [N in BroadcastName]?: (extras: Broadcasts[N]) => Taken;
};

/** What an app can have the status bar show. */
export type StatusMark = "vpn";
export type Shuffles<S> = { readonly [N in "icon_layout"]?: (state: S, rng: Rng) => void };
export interface Channel {
  readonly title: Words;
  readonly importance: Importance;
  readonly kind?: NoticeKind;
}
/** Where an app stands among the phone's own parts. */
export type Part = "home" | "settings" | "sheet";
export interface App<Id extends string, S, C, E extends readonly Edge[], N> {
  readonly id: Id;
  /** `home`: what the home key shows. `sheet`: takes a task's answers, so its state is bookkeeping, never a side effect. */
  readonly part: Part | null;
  readonly hidden: boolean;
  readonly state: v.GenericSchema<unknown, S>;
  readonly commands: C;
  readonly navigation: Navigation<N, E>;
  readonly seed: (c: SeedCtx) => S;
  readonly due: ((state: S, c: { readonly now: number; readonly offsetMin: number }) => readonly Due[]) | null;
  readonly receives: Receives;
  /** What it broadcasts. */
  readonly sends: readonly BroadcastName[];
  readonly handles: readonly Handler<never>[];
  readonly provides: Provides<never>;
  /** What the app may do from the start (`allowed`), and what it must ask for. */
  readonly permissions: Readonly<Partial<Record<Permission, "allowed" | "ask">>>;
  /** Kinds of notifications, each with its own importance; an app without has one, of high importance. */
  readonly channels: Readonly<Record<string, Channel>>;
  readonly status: (state: S) => readonly StatusMark[];
  /** Whether the glass stays lit while the app is in front: a way that is followed. */
  readonly awake: (state: S) => boolean;
  /** Minutes a day that each app may be in front, by its id, as the user has set them here. */
  readonly limits: (state: S) => Readonly<Record<string, number>>;
  /** Shuffles what can be shuffled without a change of meaning, where an episode asks for it. */
  readonly shuffles: Shuffles<never>;
  /** What it brings to the phone's ledger: its accounts, and how they came to their balances. */
  readonly money: SeedMoney | null;
  /** Paths below the app's state (JSON pointers, `*` for one step) that change by mere looking: never side effects. */
  readonly incidental: readonly string[];
}
// oxlint-disable-next-line typescript/no-explicit-any -- apps of every shape stand in one registry; each is checked where it is defined
export type AnyApp = App<string, any, any, readonly Edge[], any>;
export function defineApp<
  const Id extends string,
  F extends Fields,
  C extends Commands<OutOf<F>>,
  N,
  const E extends readonly Edge[],
>(a: {
  model: { id: Id; state: v.StrictObjectSchema<F, undefined> };
  commands: C;
  navigation: Navigation<N, E>;
  seed: (c: SeedCtx) => NoInfer<OutOf<F>>;
  part?: Part;
  hidden?: boolean;
  due?: (state: NoInfer<OutOf<F>>, c: { readonly now: number; readonly offsetMin: number }) => readonly Due[];
  receives?: Receives;
  sends?: readonly BroadcastName[];
  handles?: readonly Handler<NoInfer<OutOf<F>>>[];
  provides?: Provides<NoInfer<OutOf<F>>>;
  permissions?: Partial<Record<Permission, "allowed" | "ask">>;
  channels?: Record<string, Channel>;
  status?: (state: NoInfer<OutOf<F>>) => readonly StatusMark[];
  awake?: (state: NoInfer<OutOf<F>>) => boolean;
  limits?: (state: NoInfer<OutOf<F>>) => Readonly<Record<string, number>>;
  shuffles?: Shuffles<NoInfer<OutOf<F>>>;
  money?: SeedMoney;
  incidental?: readonly string[];
}): App<Id, OutOf<F>, C, E, N> {
  return {
    id: a.model.id,
    part: a.part ?? null,
    hidden: a.hidden ?? false,
    state: a.model.state as never,
    commands: a.commands,
    navigation: a.navigation,
    seed: a.seed as never,
    due: (a.due ?? null) as never,
    receives: a.receives ?? {},
    sends: a.sends ?? [],
    handles: (a.handles ?? []) as never,
    provides: (a.provides ?? {}) as never,
    permissions: a.permissions ?? {},
    channels: a.channels ?? {},
    status: a.status ?? (() => []),
    awake: a.awake ?? (() => false),
    limits: a.limits ?? (() => ({})),
    shuffles: (a.shuffles ?? {}) as never,
    money: a.money ?? null,
    incidental: a.incidental ?? [],
  };
}

export type StateOf<A> = A extends App<string, infer S, infer _C, infer _E, infer _N> ? S : never;
export type EdgesOf<A> =
  A extends App<string, infer _S, infer _C, infer E extends readonly Edge[], infer _N> ? E[number] : never;
export type ScreensOf<A> = A extends App<string, infer _S, infer _C, infer _E, infer N> ? N : never;
export type ParamsAt<A, K> =
  ScreensOf<A> extends infer N
    ? K extends keyof N
      ? N[K] extends { params: infer P extends Fields }
        ? OutOf<P>
        : never
      : never
    : never;
export type ViewAt<A, K> =
  ScreensOf<A> extends infer N
    ? K extends keyof N
      ? N[K] extends { view: infer V extends Fields }
        ? OutOf<V>
        : never
      : never
    : never;
/** The acts that a screen offers: name and arguments. */
export type ActsAt<A, K> =
  EdgesOf<A> extends infer E
    ? E extends { from: K; on: infer O extends string; args: infer X extends Fields }
      ? { on: O; args: InOf<X> }
      : never
    : never;
