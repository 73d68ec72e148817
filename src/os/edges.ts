/** Screens and edges: what the user can do where, and where it leads. */
import type { ArgsOf, Commands, ResultOf } from "./app-command.ts";
import type { Intent } from "./intents.ts";
import type { Permission } from "./permissions.ts";
import type { Authority, Row, Span } from "./providers.ts";
import type { OsState } from "./state.ts";
import type { SystemArgs, SystemName } from "./system.ts";
import type { Facts, Fields, InOf, OutOf } from "./values.ts";
import type { ReadWorld } from "./world.ts";

export interface Screen<P extends Fields, V extends Fields> {
  readonly params: P;
  readonly view: V;
  /** What the view holds when the screen opens, where it is more than the schema's defaults. */
  readonly enter?: (c: never) => object;
  /** A command that runs whenever the screen is opened, with its parameters as arguments: marks as read. */
  readonly opens?: string;
}
export type AnyScreens = Record<string, Screen<Fields, Fields>>;
export type Guards<S> = Record<
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

/** One edge in the making. Steps run in this order: guards, permission, ask, command, system, set, say, move. */
export class Step<
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
export type At<S, C extends Commands<S>, G, N extends AnyScreens> = {
  readonly [F in keyof N & string]: {
    on<const O extends string, A extends Fields = {}>(event: O, args?: A): Step<S, C, G, N, F, O, A, undefined>;
  };
};
export const NOTHING = {
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
