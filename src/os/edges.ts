/** Screens and edges: what the user can do where, and where it leads. */
import * as v from "valibot";
import { toggled } from "../state/toggled.ts";
import type { ArgsOf, Commands, ResultOf } from "./app-command.ts";
import type { Intent } from "./intents.ts";
import type { OpeningFocus } from "./opening-focus.ts";
import type { Permission } from "./permissions.ts";
import type { ReadContent } from "./providers.ts";
import type { OsState } from "./state.ts";
import { system, type SystemArgs, type SystemName } from "./system.ts";
import type { Facts, Fields, InOf, OutOf } from "./values.ts";
import type { ReadWorld } from "./world.ts";

export interface Screen<P extends Fields, V extends Fields> {
  readonly params: P;
  readonly view: V;
  /** What the view holds when the screen opens, where it is more than the schema's defaults. */
  readonly enter?: (c: never) => object;
  /** A command that runs whenever the screen is opened, with its parameters as arguments: marks as read. */
  readonly opens?: string;
  /** The fields that it, and what opens on it, is there to write in. The first that applies has the focus from the start. */
  readonly focus?: readonly OpeningFocus[];
}
export type AnyScreens = Record<string, Screen<Fields, Fields>>;
export type Guards<S> = Record<
  string,
  (c: { readonly state: S; readonly params: never; readonly view: never; readonly os: OsState }) => boolean
>;

export interface Here<S, P extends Fields, V extends Fields, A extends Fields> {
  readonly state: S;
  readonly params: OutOf<P>;
  readonly view: OutOf<V>;
  readonly args: OutOf<A>;
  readonly now: number;
  readonly os: OsState;
  readonly content: ReadContent;
  readonly world: ReadWorld;
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

/** Worked out from what is known where the edge is used, or the same each time. */
type Made<C, T> = T | ((c: C) => T);
const made = (x: unknown): ((c: never) => never) => (typeof x === "function" ? x : () => x) as never;

/** What can be found by name: among what the edge was given, then on the screen's view, then what it was opened with. */
type Named<A extends Fields, V extends Fields, P extends Fields> = OutOf<A> &
  Omit<OutOf<V>, keyof A> &
  Omit<OutOf<P>, keyof A | keyof V>;
/** What is to be told of what is asked for: nothing where all of it is found by name. */
type Told<Found, Asked, C> =
  Pick<Found, keyof Found & keyof Asked> extends Asked ? [told?: Made<C, Asked>] : [told: Made<C, Asked>];
/** The guards that can be told on a screen: those that read only what it has. */
type GuardsOn<G, Known> = {
  [K in keyof G & string]: G[K] extends (c: infer C) => boolean ? (Known extends Read<C> ? K : never) : never;
}[keyof G & string];
/** What a guard says nothing about may be anything. */
type Read<C> = { readonly [K in keyof C]: [C[K]] extends [never] ? unknown : C[K] };
/** Fields of a view that are something to begin with. */
type Emptied<V extends Fields> = { [K in keyof V & string]: undefined extends v.InferInput<V[K]> ? K : never }[keyof V &
  string];
/** The lists of a view that hold what a schema describes. */
type Listed<V extends Fields, T> = {
  [K in keyof V & string]: T extends v.GenericSchema<unknown, infer X>
    ? v.InferOutput<V[K]> extends readonly (infer Y)[]
      ? X extends Y
        ? K
        : never
      : never
    : never;
}[keyof V & string];
/** Screens that need not be told anything. */
type Plain<N extends AnyScreens> = {
  [K in keyof N & string]: {} extends InOf<N[K]["params"]> ? K : never;
}[keyof N & string];
type Overlay<V extends Fields> = "open" extends keyof V ? NonNullable<OutOf<V>["open"]> & string : never;

/** What an app has, to find by name what its edges ask for. */
interface Has {
  readonly screens: AnyScreens;
  readonly commands: Record<string, { readonly args: Fields }>;
}

/** One edge, as a line of an app's navigation. */
export class Line<F extends string, O extends string, A extends Fields> {
  readonly edge: Built<F, O, A>;
  constructor(edge: Edge) {
    this.edge = edge as never;
  }
}
/**
 * One edge in the making. Steps run in this order: guards, permission, ask, command, system, set, say, move. One that
 * names no move stays where it is.
 */
export class Step<
  S,
  C extends Commands<S>,
  G,
  N extends AnyScreens,
  F extends keyof N & string,
  O extends string,
  A extends Fields,
  R,
  P extends Fields = N[F]["params"],
  V extends Fields = N[F]["view"],
> extends Line<F, O, A> {
  private readonly has: Has;
  constructor(edge: Edge, has: Has) {
    super(edge);
    this.has = has;
  }
  private with(patch: Partial<Edge>): never {
    return new Step({ ...this.edge, ...patch }, this.has) as never;
  }
  private ends(patch: Partial<Edge>): Line<F, O, A> {
    return new Line({ ...this.edge, ...patch });
  }
  /** What was told; else what bears the asked names among the arguments, the view and the parameters. */
  private told(x: unknown, asked: Fields, view: Fields): (c: never) => unknown {
    if (x !== undefined) return made(x);
    const { params } = this.has.screens[this.edge.from]!;
    const among = (name: string): "args" | "view" | "params" | null =>
      name in this.edge.args ? "args" : name in view ? "view" : name in params ? "params" : null;
    const found = Object.keys(asked).flatMap((name) => {
      const place = among(name);
      return place === null ? [] : [[name, place] as const];
    });
    return (c: Record<"args" | "params" | "view", Record<string, unknown>>) =>
      Object.fromEntries(found.map(([name, place]) => [name, c[place][name]]));
  }
  private get view(): Fields {
    return this.has.screens[this.edge.from]!.view;
  }
  /** Changes of the view add up. */
  private changed(map: (c: never) => object): never {
    const before = this.edge.set as ((c: never) => object) | null;
    return this.with({ set: before === null ? map : (c) => ({ ...before(c), ...map(c) }) });
  }
  /** Only where every named guard holds; edges of one name are tried in order. */
  when(
    ...guards: GuardsOn<G, Omit<Here<S, P, V, {}>, "args" | "now" | "content">>[]
  ): Step<S, C, G, N, F, O, A, R, P, V> {
    return this.with({ guards: [...this.edge.guards, ...guards] });
  }
  /** Only with this permission: the phone asks for it first, and refuses where the user has denied it. */
  needs(permission: Permission): Step<S, C, G, N, F, O, A, R, P, V> {
    return this.with({ needs: permission });
  }
  /** The OS asks first; `text` and `ok` are keys of the app's strings. */
  ask(text: string, ok: string, facts?: Made<Here<S, P, V, A>, Facts>): Step<S, C, G, N, F, O, A, R, P, V> {
    return this.with({ ask: { text, ok, danger: false, facts: facts === undefined ? null : made(facts) } });
  }
  /** Asks before what cannot be undone, or loses something. */
  warn(text: string, ok: string, facts?: Made<Here<S, P, V, A>, Facts>): Step<S, C, G, N, F, O, A, R, P, V> {
    return this.with({ ask: { text, ok, danger: true, facts: facts === undefined ? null : made(facts) } });
  }
  /** A command of the app. */
  run<K extends keyof C & string>(
    command: K,
    ...told: Told<Named<A, V, P>, ArgsOf<C[K]>, Here<S, P, V, A>>
  ): Step<S, C, G, N, F, O, A, ResultOf<C[K]>, P, V> {
    return this.with({ command, map: this.told(told[0], this.has.commands[command]!.args, this.view) });
  }
  /** A command of the OS's managers (settings, radios, sound, display …). */
  system<K extends SystemName>(
    command: K,
    ...told: Told<Named<A, V, P>, SystemArgs<K>, Here<S, P, V, A>>
  ): Step<S, C, G, N, F, O, A, R, P, V> {
    return this.with({ system: command, systemMap: this.told(told[0], system[command].args, this.view) });
  }
  /** Changes this screen's view after the command. */
  set(view: Made<Here<S, P, V, A> & { readonly result: R }, Partial<OutOf<V>>>): Step<S, C, G, N, F, O, A, R, P, V> {
    return this.changed(made(view));
  }
  /** Opens an overlay of this screen, perhaps with other changes of its view. */
  open(
    overlay: Overlay<V>,
    view: Made<Here<S, P, V, A> & { readonly result: R }, Partial<OutOf<V>>> = {},
  ): Step<S, C, G, N, F, O, A, R, P, V> {
    const also = made(view) as (c: never) => object;
    return this.changed((c) => ({ ...also(c), open: overlay }));
  }
  /** Closes what is open on this screen; these fields of the view are again what they are to begin with. */
  close(
    ...fields: "open" extends keyof V ? Exclude<Emptied<V>, "open">[] : [never]
  ): Step<S, C, G, N, F, O, A, R, P, V> {
    const first = fields.map((name) => [name, v.getDefault(this.view[name] as v.GenericSchema)] as const);
    return this.changed(() => ({ ...Object.fromEntries(first), open: null }));
  }
  /** Takes what the edge was given into a list of the view, or out of it where it is there. */
  toggle<K extends Listed<V, A[I]>, I extends keyof A & string>(list: K, arg: I): Step<S, C, G, N, F, O, A, R, P, V> {
    return this.changed((c: { view: Record<string, readonly unknown[]>; args: Record<string, unknown> }) => ({
      [list]: toggled(c.view[list]!, c.args[arg]),
    }));
  }
  /** A toast, by key of the app's strings. */
  say(key: string, facts?: Made<Here<S, P, V, A> & { readonly result: R }, Facts>): Step<S, C, G, N, F, O, A, R, P, V> {
    return this.with({ say: key, sayFacts: facts === undefined ? null : made(facts) });
  }
  push<T extends keyof N & string>(
    to: T,
    ...told: Told<Named<A, {}, P>, InOf<N[T]["params"]>, Here<S, P, V, A> & { readonly result: R }>
  ): Line<F, O, A> {
    return this.ends({ move: "push", to, params: this.told(told[0], this.has.screens[to]!.params, {}) });
  }
  replace<T extends keyof N & string>(
    to: T,
    ...told: Told<Named<A, {}, P>, InOf<N[T]["params"]>, Here<S, P, V, A> & { readonly result: R }>
  ): Line<F, O, A> {
    return this.ends({ move: "replace", to, params: this.told(told[0], this.has.screens[to]!.params, {}) });
  }
  /** Opens another app by id: for launchers, whose whole point it is. */
  launch(app: Made<Here<S, P, V, A>, string>): Line<F, O, A> {
    return this.ends({ launch: made(app) });
  }
  /** Asks the phone to have something done by whichever app can; `onResult` is the edge of this screen that takes its result. */
  start(intent: Made<Here<S, P, V, A> & { readonly result: R }, Intent>, onResult?: string): Line<F, O, A> {
    return this.ends({ start: made(intent), onResult: onResult ?? null });
  }
  pop(): Line<F, O, A> {
    return this.ends({ move: "pop" });
  }
  /** Closes this screen and gives the result to who asked for it. */
  finish(result: Made<Here<S, P, V, A> & { readonly result: R }, Readonly<Record<string, unknown>>>): Line<F, O, A> {
    return this.ends({ move: "finish", finish: made(result) });
  }
  /** Back to the app's first screen. */
  root(): Line<F, O, A> {
    return this.ends({ move: "root" });
  }
}
/** How edges begin: with a screen, and what the user does there. */
export interface Beginnings<S, C extends Commands<S>, G, N extends AnyScreens> {
  /** `args`: what the edge is given. */
  on<F extends keyof N & string, const O extends string, A extends Fields = {}>(
    screen: F,
    event: O,
    args?: A,
  ): Step<S, C, G, N, F, O, A, undefined>;
  /** An edge that takes what a command asks for, and runs it; called as the command where it has no other name. */
  does<F extends keyof N & string, K extends keyof C & string>(
    screen: F,
    command: K,
  ): Step<S, C, G, N, F, K, C[K]["args"], ResultOf<C[K]>>;
  does<F extends keyof N & string, const O extends string, K extends keyof C & string>(
    screen: F,
    event: O,
    command: K,
  ): Step<S, C, G, N, F, O, C[K]["args"], ResultOf<C[K]>>;
  /** An edge to each of these screens, called as the screen is. */
  pushes<F extends keyof N & string, const T extends readonly Plain<N>[]>(
    screen: F,
    ...to: T
  ): { [I in keyof T]: Line<F, T[I] & string, {}> };
}
export function beginningsOf<S, C extends Commands<S>, G, N extends AnyScreens>(
  screens: N,
  commands: C,
): Beginnings<S, C, G, N> {
  const on = (from: string, event: string, args: Fields = {}) =>
    new Step({ ...nothing, from, on: event, args }, { screens, commands });
  const does = (from: string, event: string, command = event) => on(from, event, commands[command]!.args).run(command);
  const pushes = (from: string, ...all: string[]) => all.map((to) => on(from, to).push(to));
  return { on, does, pushes } as never;
}
const nothing = {
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

/** What lines of a navigation say, as edges. */
export type EdgesIn<L extends readonly Line<string, string, Fields>[]> = {
  readonly [I in keyof L]: L[I] extends Line<infer F, infer O, infer A> ? Built<F, O, A> : never;
};
export interface Navigation<N = AnyScreens, E extends readonly Edge[] = readonly Edge[]> {
  readonly start: string;
  readonly screens: N;
  readonly guards: Record<string, (c: never) => boolean>;
  readonly edges: E;
}
