/**
 * The contract of an app. An app declares no user interface. It consists of a model (state and its schema), commands
 * (changes of the state), a navigation (screens, and edges for the user's acts and their targets) and a seed. The phone
 * runs these declarations, they define the types of the app's screens, and tools analyse them.
 */
import * as v from "valibot";
import type { Json } from "#state/json.ts";
import type { Rng } from "#state/rng.ts";
import type { BroadcastName, Broadcasts } from "./broadcasts.ts";
import type { Command, Commands, Ctx, Due } from "./app-command.ts";
import {
  createEdgeFactory,
  type AnyScreens,
  type EdgeFactory,
  type Edge,
  type DeclaredEdges,
  type Guards,
  type EdgeDeclaration,
  type Navigation,
  type Screen,
} from "./edges.ts";
import type { Handler } from "./intents.ts";
import type { MediaInterruption } from "./media-session.ts";
import type { SeedMoney } from "./money/seed.ts";
import type { OpeningFocusOn } from "./opening-focus.ts";
import type { Permission } from "./permissions.ts";
import type { Provides, ReadContent } from "./providers.ts";
import type { NoticeKind } from "./do-not-disturb.ts";
import type { SeedCtx } from "./seed-ctx.ts";
import type { OsState } from "./state.ts";
import type { Importance } from "./state-schemas.ts";
import { isAppId, type Fields, type InOf, type OutOf, type LocalizedText } from "./values.ts";

/**
 * Returns the declaration functions, whose types use one app's state. `state` contains only the user's data, never the
 * contents of the display.
 */
export function modelOf<const Id extends string, F extends Fields>(id: Id, state: F) {
  type S = OutOf<F>;
  if (!isAppId(id))
    throw new TypeError(
      `an app cannot have the id "${id}": use 1 to 24 lower-case letters and digits, and not a reserved name`,
    );
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
      // If a part is missing, its type is an empty object and not the general type of its constraint.
    }): Screen<NoInfer<P>, NoInfer<V>> => ({
      params: (d.params ?? {}) as P,
      view: (d.view ?? {}) as V,
      ...(d.enter ? { enter: d.enter } : {}),
      ...(d.opens === undefined ? {} : { opens: d.opens }),
      ...(d.focus ? { focus: d.focus } : {}),
    }),
    /** Starts edges that features declare outside the navigation. */
    begin: <C extends Commands<S>, G extends Guards<S>, N extends AnyScreens>(d: {
      commands: C;
      screens: N;
      guards: G;
    }): EdgeFactory<S, C, G, N> => createEdgeFactory<S, C, G, N>(d.screens, d.commands),
    navigation: <
      C extends Commands<S>,
      G extends Guards<S>,
      N extends AnyScreens,
      const L extends readonly EdgeDeclaration<string, string, Fields>[],
    >(
      d: { start: keyof N & string; commands: C; screens: N; guards?: G },
      lines: (begin: EdgeFactory<S, C, G, N>) => L,
    ): Navigation<N, DeclaredEdges<L>> => ({
      start: d.start,
      screens: d.screens,
      guards: (d.guards ?? {}) as never,
      edges: lines(createEdgeFactory<S, C, G, N>(d.screens, d.commands)).map(({ edge }) => edge) as never,
    }),
  };
}

/** The kinds of events from outside that an app can receive. */
export const incomingKinds = ["call", "message"] as const;
export interface Incoming {
  /** The sender: a number, or a name that the app knows. */
  readonly from: string;
  readonly text: string;
}
type CommandCall = { readonly command: string; readonly args: Json };
export type Receives = Partial<Record<(typeof incomingKinds)[number], (i: Incoming) => CommandCall>> & {
  /** Handles a chat message in this app (not an SMS) from one of the owner's contacts in the app. */
  readonly chat?: (i: Incoming) => CommandCall;
  /**
   * Handles a refund by another app of a payment that this app made. `entry` is the refund's ledger entry (SPEC A8).
   */
  readonly refund?: (i: { readonly entry: string }) => CommandCall;
} & {
  /**
   * The command that handles a broadcast of the phone or of another app. If the command is refused, its changes are
   * dropped.
   */
  readonly [N in BroadcastName]?: (extras: Broadcasts[N]) => CommandCall;
};

/** An icon that an app can show in the status bar. */
export type StatusMark = "vpn";
export type Shuffles<S> = { readonly [N in "icon_layout"]?: (state: S, rng: Rng) => void };
export interface Channel {
  readonly title: LocalizedText;
  readonly importance: Importance;
  readonly kind?: NoticeKind;
}
/**
 * The app's commands that control its media session. All run without arguments. `next` and `previous` run when the user
 * skips an item outside the app. `ended` runs when the item has reached its end; the session is then paused there.
 */
export interface MediaCommands {
  readonly next?: string;
  readonly previous?: string;
  readonly ended?: string;
}
/** The role of an app that is part of the system. */
export type SystemPart = "home" | "settings" | "sheet";
export interface App<Id extends string, S, C, E extends readonly Edge[], N> {
  readonly id: Id;
  /**
   * `home`: the app that the home key shows. `sheet`: the app that takes a task's answers. A change of its state is
   * never a side effect.
   */
  readonly part: SystemPart | null;
  readonly hidden: boolean;
  readonly state: v.GenericSchema<unknown, S>;
  readonly commands: C;
  readonly navigation: Navigation<N, E>;
  readonly seed: (c: SeedCtx) => S;
  readonly due: ((state: S, c: { readonly now: number; readonly offsetMin: number }) => readonly Due[]) | null;
  readonly receives: Receives;
  readonly sends: readonly BroadcastName[];
  readonly handles: readonly Handler<never>[];
  readonly provides: Provides<never>;
  /** The permissions that the app has from the start (`allowed`), and the permissions that it must request (`ask`). */
  readonly permissions: Readonly<Partial<Record<Permission, "allowed" | "ask">>>;
  /**
   * Kinds of notifications, each with a separate importance. An app without channels has one channel of high
   * importance.
   */
  readonly channels: Readonly<Record<string, Channel>>;
  readonly status: (state: S) => readonly StatusMark[];
  /** Whether the display stays on while the app is in front, for example during route guidance. */
  readonly awake: (state: S) => boolean;
  /** How the app interrupts the media of other apps at the moment: during a call, or while an alarm rings. */
  readonly interruptsMedia: (state: S) => MediaInterruption | null;
  readonly media: MediaCommands;
  /** The user's daily limits for apps, which are set in this app: app id → minutes in front. */
  readonly limits: (state: S) => Readonly<Record<string, number>>;
  /** Shuffles parts of the state whose order has no meaning. Used if an episode requests this disturbance. */
  readonly shuffles: Shuffles<never>;
  /** The app's accounts in the phone's ledger, and the past entries that explain their balances. */
  readonly money: SeedMoney | null;
  /**
   * Paths in the app's state (JSON pointers; `*` matches one step) that change because the user views something. Such
   * changes are never side effects.
   */
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
  part?: SystemPart;
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
  interruptsMedia?: (state: NoInfer<OutOf<F>>) => MediaInterruption | null;
  media?: { readonly [N in keyof MediaCommands]: keyof C & string };
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
    interruptsMedia: a.interruptsMedia ?? (() => null),
    media: a.media ?? {},
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
/** The acts of a screen: name and arguments. */
export type ActsAt<A, K> =
  EdgesOf<A> extends infer E
    ? E extends { from: K; on: infer O extends string; args: infer X extends Fields }
      ? { on: O; args: InOf<X> }
      : never
    : never;
