/**
 * The contract of an app. An app is headless: a model (state and its schema), commands (what can happen), a navigation
 * (screens and edges: what the user can do where, and where it leads), and a seed. The same declarations run the app,
 * type its screens, and are analysed.
 */
import * as v from "valibot";
import { instantFirstMs, instantLastMs } from "../state/civil.ts";
import type { Json } from "../state/json.ts";
import type { Rng } from "../state/rng.ts";
import { lengthMost } from "./bounds.ts";
import type { Handler, Intent } from "./intents.ts";
import type { Permission } from "./permissions.ts";
import type { Authority, ContentOp, Provides, Row, Span } from "./providers.ts";
import type { Importance, OsState } from "./state.ts";
import type { Coming, NoticeKind } from "./quiet.ts";
import type { SystemArgs, SystemName } from "./system.ts";

export type Fields = v.ObjectEntries;
export type OutOf<F extends Fields> = v.InferOutput<v.StrictObjectSchema<F, undefined>>;
export type InOf<F extends Fields> = v.InferInput<v.StrictObjectSchema<F, undefined>>;
export type Lang = "en" | "zh-CN";
export type Words = Readonly<Record<"en" | "zh", string>>;
/** Values that fill the `{name}` places of a text. */
export type Facts = Readonly<Record<string, string | number>>;

/**
 * What an app may be called: the name of its folder, the first part of its commands' names, often the beginning of its
 * records' ids. The phone's own commands begin with "os".
 */
export const isAppId = (id: string): boolean => /^[a-z0-9]{1,24}$/.test(id) && id !== "os" && !(id in {});

/** A command that does not apply: data that the screen shows as a toast; the state stays as it was. */
export interface Rejection {
  readonly reject: string;
  readonly facts?: Facts;
}
export const reject = (code: string, facts?: Facts): Rejection => (facts ? { reject: code, facts } : { reject: code });

export const idOf = <P extends string>(prefix: P) => v.pipe(v.string(), v.startsWith(`${prefix}_`), v.maxLength(80));
/** Milliseconds since 1970-01-01 UTC. */
export const instant = v.pipe(v.number(), v.integer(), v.minValue(instantFirstMs), v.maxValue(instantLastMs));
/** A form value the user types: empty to begin with. The field that it is typed into takes no more than this. */
export const textUpTo = (most: number) => v.optional(v.pipe(v.string(), v.maxLength(most)), "");
/** The same, as long as what it is to become. */
export const textFor = (schema: v.GenericSchema) => textUpTo(lengthMost(schema));
/** A line that nothing else bounds: words that are searched for. */
export const text = textUpTo(200);
export const flag = v.optional(v.boolean(), false);
/** Which overlay (menu, sheet, dialog) of a screen is open; `back` closes it before anything else. */
export const overlay = <const N extends readonly string[]>(...names: N) =>
  v.optional(v.nullable(v.picklist(names)), null);

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
  /** Writes through the app that provides; its refusals come back. */
  provide(op: ContentOp): Rejection | { readonly result: Json };
  /** A command of the OS's managers, as edges run them: for what falls due, and for several settings at once. */
  system<K extends SystemName>(command: K, args: SystemArgs<K>): Rejection | void;
  /** A message comes to this phone over the mobile network, after so long: codes, confirmations, answers. */
  sms(m: { readonly from: string; readonly text: string; readonly afterMs: number }): void;
  /** Whether do-not-disturb keeps this quiet: a call that should not come to the front. */
  keptQuiet(coming: Coming): boolean;
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
type Commands<S> = Record<string, Command<S, any, any>>;
type ResultOf<C> = C extends { run: (...a: never) => infer R } ? Exclude<R, Rejection | void> : never;
type ArgsOf<C> = C extends { readonly args: infer F extends Fields } ? OutOf<F> : never;

/** Something that falls due on the phone's clock. Derived from the app's state, so that it cannot go stale. */
export interface Due {
  readonly at: number;
  readonly command: string;
  readonly args: Json;
  /** Shown as a clock in the status bar. */
  readonly alarm?: boolean;
}

export interface Screen<P extends Fields, V extends Fields> {
  readonly params: P;
  readonly view: V;
  /** What the view holds when the screen opens, where it is more than the schema's defaults. */
  readonly enter?: (c: never) => object;
  /** A command that runs whenever the screen is opened, with its parameters as arguments: marks as read. */
  readonly opens?: string;
}
type AnyScreens = Record<string, Screen<Fields, Fields>>;
type Guards<S> = Record<
  string,
  (c: { readonly state: S; readonly params: never; readonly view: never; readonly os: OsState }) => boolean
>;

/** Rows that another app provides; none without the permission. */
export type ReadContent = <A extends Authority>(authority: A, span?: Span) => readonly Row<A>[];
export interface Here<S, P extends Fields, V extends Fields, A extends Fields> {
  readonly state: S;
  readonly params: OutOf<P>;
  readonly view: OutOf<V>;
  readonly args: OutOf<A>;
  readonly now: number;
  readonly os: OsState;
  readonly content: ReadContent;
}
export interface Ask {
  /** Keys of the app's strings. */
  readonly text: string;
  readonly ok: string;
  readonly danger: boolean;
  readonly facts: ((c: never) => Facts) | null;
}
export type Move = "stay" | "push" | "replace" | "pop" | "root" | "finish";
export interface Edge {
  readonly from: string;
  readonly on: string;
  readonly args: Fields;
  readonly guards: readonly string[];
  /** What the app must be allowed to; the phone asks the user where it is not yet. */
  readonly needs: Permission | null;
  readonly ask: Ask | null;
  readonly command: string | null;
  readonly map: ((c: never) => unknown) | null;
  readonly system: string | null;
  readonly systemMap: ((c: never) => unknown) | null;
  readonly set: ((c: never) => unknown) | null;
  readonly say: string | null;
  readonly sayFacts: ((c: never) => Facts) | null;
  readonly launch: ((c: never) => string) | null;
  readonly start: ((c: never) => Intent) | null;
  /** The edge of this screen that takes the result of what was started. */
  readonly onResult: string | null;
  readonly finish: ((c: never) => unknown) | null;
  readonly move: Move;
  readonly to: string | null;
  readonly params: ((c: never) => unknown) | null;
}
type Built<F extends string, O extends string, A extends Fields> = Omit<Edge, "from" | "on" | "args"> & {
  readonly from: F;
  readonly on: O;
  readonly args: A;
};

/** One edge in the making. Steps run in this order: guards, permission, ask, command, system, set, say, move. */
class Step<
  S,
  C extends Commands<S>,
  G,
  N extends AnyScreens,
  F extends keyof N & string,
  O extends string,
  A extends Fields,
  R,
> {
  private readonly edge: Edge;
  constructor(edge: Edge) {
    this.edge = edge;
  }
  private with(patch: Partial<Edge>): never {
    return new Step({ ...this.edge, ...patch }) as never;
  }
  private built(patch: Partial<Edge>): Built<F, O, A> {
    return { ...this.edge, ...patch } as unknown as Built<F, O, A>;
  }
  /** Only where every named guard holds; edges of one name are tried in order. */
  when(...guards: (keyof G & string)[]): Step<S, C, G, N, F, O, A, R> {
    return this.with({ guards: [...this.edge.guards, ...guards] });
  }
  /** Only with this permission: the phone asks for it first, and refuses where the user has denied it. */
  needs(permission: Permission): Step<S, C, G, N, F, O, A, R> {
    return this.with({ needs: permission });
  }
  /** The OS asks first; `text` and `ok` are keys of the app's strings. */
  ask(
    text: string,
    options: { ok: string; danger?: boolean; facts?: (c: Here<S, N[F]["params"], N[F]["view"], A>) => Facts },
  ): Step<S, C, G, N, F, O, A, R> {
    return this.with({ ask: { text, ok: options.ok, danger: options.danger ?? false, facts: options.facts ?? null } });
  }
  run<K extends keyof C & string>(
    command: K,
    map: (c: Here<S, N[F]["params"], N[F]["view"], A>) => ArgsOf<C[K]>,
  ): Step<S, C, G, N, F, O, A, ResultOf<C[K]>> {
    return this.with({ command, map: map as never });
  }
  /** A command of the OS's managers (settings, radios, sound, display …). */
  system<K extends SystemName>(
    command: K,
    map: (c: Here<S, N[F]["params"], N[F]["view"], A>) => SystemArgs<K>,
  ): Step<S, C, G, N, F, O, A, R> {
    return this.with({ system: command, systemMap: map as never });
  }
  /** Changes this screen's view after the command. */
  set(
    map: (c: Here<S, N[F]["params"], N[F]["view"], A> & { readonly result: R }) => Partial<OutOf<N[F]["view"]>>,
  ): Step<S, C, G, N, F, O, A, R> {
    return this.with({ set: map as never });
  }
  /** A toast, by key of the app's strings. */
  say(
    key: string,
    facts?: (c: Here<S, N[F]["params"], N[F]["view"], A> & { readonly result: R }) => Facts,
  ): Step<S, C, G, N, F, O, A, R> {
    return this.with({ say: key, sayFacts: (facts ?? null) as never });
  }
  push<T extends keyof N & string>(
    to: T,
    params: (c: Here<S, N[F]["params"], N[F]["view"], A> & { readonly result: R }) => InOf<N[T]["params"]>,
  ): Built<F, O, A> {
    return this.built({ move: "push", to, params: params as never });
  }
  replace<T extends keyof N & string>(
    to: T,
    params: (c: Here<S, N[F]["params"], N[F]["view"], A> & { readonly result: R }) => InOf<N[T]["params"]>,
  ): Built<F, O, A> {
    return this.built({ move: "replace", to, params: params as never });
  }
  /** Opens another app by id: for launchers, whose whole point it is. */
  launch(app: (c: Here<S, N[F]["params"], N[F]["view"], A>) => string): Built<F, O, A> {
    return this.built({ launch: app as never });
  }
  /** Asks the phone to have something done by whichever app can; `onResult` is the edge of this screen that takes its result. */
  start(
    intent: (c: Here<S, N[F]["params"], N[F]["view"], A> & { readonly result: R }) => Intent,
    onResult?: string,
  ): Built<F, O, A> {
    return this.built({ start: intent as never, onResult: onResult ?? null });
  }
  pop(): Built<F, O, A> {
    return this.built({ move: "pop" });
  }
  /** Closes this screen and gives the result to who asked for it. */
  finish(
    result: (c: Here<S, N[F]["params"], N[F]["view"], A> & { readonly result: R }) => Record<string, unknown>,
  ): Built<F, O, A> {
    return this.built({ move: "finish", finish: result as never });
  }
  /** Back to the app's first screen. */
  root(): Built<F, O, A> {
    return this.built({ move: "root" });
  }
  stay(): Built<F, O, A> {
    return this.built({ move: "stay" });
  }
}
type At<S, C extends Commands<S>, G, N extends AnyScreens> = {
  readonly [F in keyof N & string]: {
    on<const O extends string, A extends Fields = {}>(event: O, args?: A): Step<S, C, G, N, F, O, A, undefined>;
  };
};
const NOTHING = {
  args: {},
  guards: [],
  needs: null,
  ask: null,
  command: null,
  map: null,
  system: null,
  systemMap: null,
  set: null,
  say: null,
  sayFacts: null,
  launch: null,
  start: null,
  onResult: null,
  finish: null,
  move: "stay",
  to: null,
  params: null,
} as const;

export interface Navigation<N = AnyScreens, E extends readonly Edge[] = readonly Edge[]> {
  readonly start: string;
  readonly screens: N;
  readonly guards: Record<string, (c: never) => boolean>;
  readonly edges: E;
}

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
    }): Screen<P, V> => ({
      params: (d.params ?? {}) as P,
      view: (d.view ?? {}) as V,
      ...(d.enter ? { enter: d.enter } : {}),
      ...(d.opens === undefined ? {} : { opens: d.opens }),
    }),
    navigation: <C extends Commands<S>, G extends Guards<S>, N extends AnyScreens, const E extends readonly Edge[]>(
      d: { start: keyof N & string; commands: C; screens: N; guards?: G },
      edges: (at: At<S, C, G, N>) => E,
    ): Navigation<N, E> => {
      const at = new Proxy(
        {},
        {
          get: (_, from: string) => ({
            on: (on: string, args: Fields = {}) => new Step({ ...NOTHING, from, on, args }),
          }),
        },
      );
      return { start: d.start, screens: d.screens, guards: (d.guards ?? {}) as never, edges: edges(at as never) };
    },
  };
}
export interface SeedCtx {
  readonly now: number;
  readonly lang: Lang;
  readonly offsetMin: number;
  /** Picks the text of the phone's language. */
  say(en: string, zh: string): string;
}

/** What comes to the phone from outside, to the app that takes it. */
export const incomingKinds = ["call", "message"] as const;
export interface Incoming {
  /** A number, or a name that the app knows. */
  readonly from: string;
  readonly text: string;
}
export type Receives = Partial<
  Record<(typeof incomingKinds)[number], (i: Incoming) => { readonly command: string; readonly args: Json }>
>;

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
  readonly title: Words;
  /** `home`: what the home key shows. `sheet`: takes a task's answers, so its state is bookkeeping, never a side effect. */
  readonly part: Part | null;
  readonly hidden: boolean;
  readonly state: v.GenericSchema<unknown, S>;
  readonly commands: C;
  readonly navigation: Navigation<N, E>;
  readonly seed: (c: SeedCtx) => S;
  readonly due: ((state: S, c: { readonly now: number; readonly offsetMin: number }) => readonly Due[]) | null;
  readonly receives: Receives;
  readonly handles: readonly Handler<never>[];
  readonly provides: Provides<never>;
  /** What the app may do from the start (`allowed`), and what it must ask for. */
  readonly permissions: Readonly<Partial<Record<Permission, "allowed" | "ask">>>;
  /** Kinds of notifications, each with its own importance; an app without has one, of high importance. */
  readonly channels: Readonly<Record<string, Channel>>;
  readonly status: (state: S) => readonly StatusMark[];
  /** Minutes a day that each app may be in front, by its id, as the user has set them here. */
  readonly limits: (state: S) => Readonly<Record<string, number>>;
  /** Shuffles what can be shuffled without a change of meaning, where an episode asks for it. */
  readonly shuffles: Shuffles<never>;
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
  title: Words;
  commands: C;
  navigation: Navigation<N, E>;
  seed: (c: SeedCtx) => NoInfer<OutOf<F>>;
  part?: Part;
  hidden?: boolean;
  due?: (state: NoInfer<OutOf<F>>, c: { readonly now: number; readonly offsetMin: number }) => readonly Due[];
  receives?: Receives;
  handles?: readonly Handler<NoInfer<OutOf<F>>>[];
  provides?: Provides<NoInfer<OutOf<F>>>;
  permissions?: Partial<Record<Permission, "allowed" | "ask">>;
  channels?: Record<string, Channel>;
  status?: (state: NoInfer<OutOf<F>>) => readonly StatusMark[];
  limits?: (state: NoInfer<OutOf<F>>) => Readonly<Record<string, number>>;
  shuffles?: Shuffles<NoInfer<OutOf<F>>>;
  incidental?: readonly string[];
}): App<Id, OutOf<F>, C, E, N> {
  return {
    id: a.model.id,
    title: a.title,
    part: a.part ?? null,
    hidden: a.hidden ?? false,
    state: a.model.state as never,
    commands: a.commands,
    navigation: a.navigation,
    seed: a.seed as never,
    due: (a.due ?? null) as never,
    receives: a.receives ?? {},
    handles: (a.handles ?? []) as never,
    provides: (a.provides ?? {}) as never,
    permissions: a.permissions ?? {},
    channels: a.channels ?? {},
    status: a.status ?? (() => []),
    limits: a.limits ?? (() => ({})),
    shuffles: (a.shuffles ?? {}) as never,
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
