/** Declares screens and edges. An edge is an act of the user on a screen, with the screen that the act leads to. */
import * as v from "valibot";
import { toggleItem } from "#state/toggle-item.ts";
import type { ArgsOf, Commands, ResultOf } from "./app-command.ts";
import type { Intent } from "./intents.ts";
import type { OpeningFocus } from "./opening-focus.ts";
import type { Permission } from "./permissions.ts";
import type { ReadContent } from "./providers.ts";
import type { OsState } from "./state.ts";
import { systemCommands, type SystemCommandArgs, type SystemCommandName } from "./system-commands.ts";
import type { Facts, Fields, InOf, OutOf } from "./values.ts";
import type { ReadWorld } from "./world.ts";

export interface Screen<P extends Fields, V extends Fields> {
  readonly params: P;
  readonly view: V;
  /**
   * The initial values of the view when the screen opens. The object contains only the values that differ from the
   * schema's defaults.
   */
  readonly enter?: (c: never) => object;
  /**
   * A command that runs each time the screen opens, with the screen's parameters as arguments, for example to mark a
   * message as read.
   */
  readonly opens?: string;
  /**
   * Fields that can get the focus when the screen or one of its overlays opens. The first field whose condition holds
   * gets the focus.
   */
  readonly focus?: readonly OpeningFocus[];
}
export type AnyScreens = Record<string, Screen<Fields, Fields>>;
export type Guards<S> = Record<
  string,
  (c: { readonly state: S; readonly params: never; readonly view: never; readonly os: OsState }) => boolean
>;

export interface EdgeContext<S, P extends Fields, V extends Fields, A extends Fields> {
  readonly state: S;
  readonly params: OutOf<P>;
  readonly view: OutOf<V>;
  readonly args: OutOf<A>;
  readonly now: number;
  readonly os: OsState;
  readonly content: ReadContent;
  readonly world: ReadWorld;
}
export interface ConfirmationPrompt {
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
  /** The permission that the edge needs. If the permission is not granted yet, the phone asks the user. */
  readonly needs: Permission | null;
  readonly ask: ConfirmationPrompt | null;
  readonly command: string | null;
  readonly map: ((c: never) => unknown) | null;
  readonly system: string | null;
  readonly systemMap: ((c: never) => unknown) | null;
  readonly set: ((c: never) => unknown) | null;
  readonly say: string | null;
  readonly sayFacts: ((c: never) => Facts) | null;
  readonly launch: ((c: never) => string) | null;
  readonly start: ((c: never) => Intent) | null;
  /** The edge of this screen that receives the result of the started intent. */
  readonly onResult: string | null;
  readonly finish: ((c: never) => unknown) | null;
  readonly move: Move;
  readonly to: string | null;
  readonly params: ((c: never) => unknown) | null;
}
type TypedEdge<F extends string, O extends string, A extends Fields> = Omit<Edge, "from" | "on" | "args"> & {
  readonly from: F;
  readonly on: O;
  readonly args: A;
};

/** A constant, or a function of the edge's context. */
type ValueOrFunction<C, T> = T | ((c: C) => T);
const toFunction = (x: unknown): ((c: never) => never) => (typeof x === "function" ? x : () => x) as never;

/**
 * Values that can be found by name: first in the edge's arguments, then in the screen's view, then in the screen's
 * parameters.
 */
type NamedValues<A extends Fields, V extends Fields, P extends Fields> = OutOf<A> &
  Omit<OutOf<V>, keyof A> &
  Omit<OutOf<P>, keyof A | keyof V>;
/**
 * The mapping of arguments that a command or screen needs. It is optional if all requested values are found by name.
 */
type MappingArgs<Found, Asked, C> =
  Pick<Found, keyof Found & keyof Asked> extends Asked
    ? [told?: ValueOrFunction<C, Asked>]
    : [told: ValueOrFunction<C, Asked>];
/** The guards that a screen can use: the guards that read only data that the screen has. */
type GuardsForScreen<G, Known> = {
  [K in keyof G & string]: G[K] extends (c: infer C) => boolean ? (Known extends GuardContext<C> ? K : never) : never;
}[keyof G & string];
/** A guard's context, where fields of type `never` accept any value. */
type GuardContext<C> = { readonly [K in keyof C]: [C[K]] extends [never] ? unknown : C[K] };
/** Fields of a view that have a default. */
type FieldsWithDefault<V extends Fields> = {
  [K in keyof V & string]: undefined extends v.InferInput<V[K]> ? K : never;
}[keyof V & string];
/** The list fields of a view whose items match a schema. */
type ListFieldsFor<V extends Fields, T> = {
  [K in keyof V & string]: T extends v.GenericSchema<unknown, infer X>
    ? v.InferOutput<V[K]> extends readonly (infer Y)[]
      ? X extends Y
        ? K
        : never
      : never
    : never;
}[keyof V & string];
/** Screens that open without parameters. */
type ScreensWithoutParams<N extends AnyScreens> = {
  [K in keyof N & string]: {} extends InOf<N[K]["params"]> ? K : never;
}[keyof N & string];
type Overlay<V extends Fields> = "open" extends keyof V ? NonNullable<OutOf<V>["open"]> & string : never;

/** The app's declarations, used to resolve arguments by name. */
interface AppDeclarations {
  readonly screens: AnyScreens;
  readonly commands: Record<string, { readonly args: Fields }>;
}

/** A finished edge, as one line of an app's navigation. */
export class EdgeDeclaration<F extends string, O extends string, A extends Fields> {
  readonly edge: TypedEdge<F, O, A>;
  constructor(edge: Edge) {
    this.edge = edge as never;
  }
}
/**
 * Builds one edge. The phone runs its parts in this order: guards, permission, ask, command, system, set, say, move. An
 * edge without a move stays on its screen.
 */
export class EdgeBuilder<
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
> extends EdgeDeclaration<F, O, A> {
  private readonly declarations: AppDeclarations;
  constructor(edge: Edge, has: AppDeclarations) {
    super(edge);
    this.declarations = has;
  }
  private extend(patch: Partial<Edge>): never {
    return new EdgeBuilder({ ...this.edge, ...patch }, this.declarations) as never;
  }
  private complete(patch: Partial<Edge>): EdgeDeclaration<F, O, A> {
    return new EdgeDeclaration({ ...this.edge, ...patch });
  }
  /**
   * Returns the given mapping. Without a mapping, returns the values with the same names from the arguments, the view
   * and the parameters.
   */
  private resolveArgs(x: unknown, asked: Fields, view: Fields): (c: never) => unknown {
    if (x !== undefined) return toFunction(x);
    const { params } = this.declarations.screens[this.edge.from]!;
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
    return this.declarations.screens[this.edge.from]!.view;
  }
  /** Adds this change to the view's changes that were declared before. */
  private addViewChange(map: (c: never) => object): never {
    const before = this.edge.set as ((c: never) => object) | null;
    return this.extend({ set: before === null ? map : (c) => ({ ...before(c), ...map(c) }) });
  }
  /**
   * Makes the edge apply only if every named guard holds. Of several edges with the same name, the phone uses the first
   * edge whose guards hold.
   */
  when(
    ...guards: GuardsForScreen<G, Omit<EdgeContext<S, P, V, {}>, "args" | "now" | "content">>[]
  ): EdgeBuilder<S, C, G, N, F, O, A, R, P, V> {
    return this.extend({ guards: [...this.edge.guards, ...guards] });
  }
  /**
   * Makes the edge need this permission. The phone asks the user for the permission first, and refuses the act if the
   * user denies the permission.
   */
  needs(permission: Permission): EdgeBuilder<S, C, G, N, F, O, A, R, P, V> {
    return this.extend({ needs: permission });
  }
  /**
   * Makes the OS ask the user for confirmation before the command runs. `text` and `ok` are keys of the app's strings.
   */
  ask(
    text: string,
    ok: string,
    facts?: ValueOrFunction<EdgeContext<S, P, V, A>, Facts>,
  ): EdgeBuilder<S, C, G, N, F, O, A, R, P, V> {
    return this.extend({ ask: { text, ok, danger: false, facts: facts === undefined ? null : toFunction(facts) } });
  }
  /** Like `ask`, for actions that lose data or cannot be undone. */
  warn(
    text: string,
    ok: string,
    facts?: ValueOrFunction<EdgeContext<S, P, V, A>, Facts>,
  ): EdgeBuilder<S, C, G, N, F, O, A, R, P, V> {
    return this.extend({ ask: { text, ok, danger: true, facts: facts === undefined ? null : toFunction(facts) } });
  }
  /** Runs a command of the app. */
  run<K extends keyof C & string>(
    command: K,
    ...mapping: MappingArgs<NamedValues<A, V, P>, ArgsOf<C[K]>, EdgeContext<S, P, V, A>>
  ): EdgeBuilder<S, C, G, N, F, O, A, ResultOf<C[K]>, P, V> {
    return this.extend({
      command,
      map: this.resolveArgs(mapping[0], this.declarations.commands[command]!.args, this.view),
    });
  }
  /** Runs a command of the OS (settings, radios, sound, display …). */
  system<K extends SystemCommandName>(
    command: K,
    ...mapping: MappingArgs<NamedValues<A, V, P>, SystemCommandArgs<K>, EdgeContext<S, P, V, A>>
  ): EdgeBuilder<S, C, G, N, F, O, A, R, P, V> {
    return this.extend({
      system: command,
      systemMap: this.resolveArgs(mapping[0], systemCommands[command].args, this.view),
    });
  }
  /** Changes this screen's view after the command. */
  set(
    view: ValueOrFunction<EdgeContext<S, P, V, A> & { readonly result: R }, Partial<OutOf<V>>>,
  ): EdgeBuilder<S, C, G, N, F, O, A, R, P, V> {
    return this.addViewChange(toFunction(view));
  }
  /** Opens an overlay of this screen. Optionally also changes other fields of the screen's view. */
  open(
    overlay: Overlay<V>,
    view: ValueOrFunction<EdgeContext<S, P, V, A> & { readonly result: R }, Partial<OutOf<V>>> = {},
  ): EdgeBuilder<S, C, G, N, F, O, A, R, P, V> {
    const also = toFunction(view) as (c: never) => object;
    return this.addViewChange((c) => ({ ...also(c), open: overlay }));
  }
  /** Closes the open overlay of this screen and resets these fields of the view to their defaults. */
  close(
    ...fields: "open" extends keyof V ? Exclude<FieldsWithDefault<V>, "open">[] : [never]
  ): EdgeBuilder<S, C, G, N, F, O, A, R, P, V> {
    const first = fields.map((name) => [name, v.getDefault(this.view[name] as v.GenericSchema)] as const);
    return this.addViewChange(() => ({ ...Object.fromEntries(first), open: null }));
  }
  /** Adds the argument to a list of the view, or removes it if the list already contains it. */
  toggle<K extends ListFieldsFor<V, A[I]>, I extends keyof A & string>(
    list: K,
    arg: I,
  ): EdgeBuilder<S, C, G, N, F, O, A, R, P, V> {
    return this.addViewChange((c: { view: Record<string, readonly unknown[]>; args: Record<string, unknown> }) => ({
      [list]: toggleItem(c.view[list]!, c.args[arg]),
    }));
  }
  /** Shows a toast. `key` is the key of its text in the app's strings. */
  say(
    key: string,
    facts?: ValueOrFunction<EdgeContext<S, P, V, A> & { readonly result: R }, Facts>,
  ): EdgeBuilder<S, C, G, N, F, O, A, R, P, V> {
    return this.extend({ say: key, sayFacts: facts === undefined ? null : toFunction(facts) });
  }
  push<T extends keyof N & string>(
    to: T,
    ...mapping: MappingArgs<
      NamedValues<A, {}, P>,
      InOf<N[T]["params"]>,
      EdgeContext<S, P, V, A> & { readonly result: R }
    >
  ): EdgeDeclaration<F, O, A> {
    return this.complete({
      move: "push",
      to,
      params: this.resolveArgs(mapping[0], this.declarations.screens[to]!.params, {}),
    });
  }
  replace<T extends keyof N & string>(
    to: T,
    ...mapping: MappingArgs<
      NamedValues<A, {}, P>,
      InOf<N[T]["params"]>,
      EdgeContext<S, P, V, A> & { readonly result: R }
    >
  ): EdgeDeclaration<F, O, A> {
    return this.complete({
      move: "replace",
      to,
      params: this.resolveArgs(mapping[0], this.declarations.screens[to]!.params, {}),
    });
  }
  /** Opens another app by id. For launchers. */
  launch(app: ValueOrFunction<EdgeContext<S, P, V, A>, string>): EdgeDeclaration<F, O, A> {
    return this.complete({ launch: toFunction(app) });
  }
  /**
   * Starts an intent. The phone passes the intent to an app that can handle it. `onResult` is the edge of this screen
   * that receives the result.
   */
  start(
    intent: ValueOrFunction<EdgeContext<S, P, V, A> & { readonly result: R }, Intent>,
    onResult?: string,
  ): EdgeDeclaration<F, O, A> {
    return this.complete({ start: toFunction(intent), onResult: onResult ?? null });
  }
  pop(): EdgeDeclaration<F, O, A> {
    return this.complete({ move: "pop" });
  }
  /** Closes this screen and returns the result to the screen that started it. */
  finish(
    result: ValueOrFunction<EdgeContext<S, P, V, A> & { readonly result: R }, Readonly<Record<string, unknown>>>,
  ): EdgeDeclaration<F, O, A> {
    return this.complete({ move: "finish", finish: toFunction(result) });
  }
  /** Goes back to the app's first screen. */
  root(): EdgeDeclaration<F, O, A> {
    return this.complete({ move: "root" });
  }
}
/** Functions that start an edge from a screen and the name of an act. */
export interface EdgeFactory<S, C extends Commands<S>, G, N extends AnyScreens> {
  /** `args`: the arguments that the edge takes. */
  on<F extends keyof N & string, const O extends string, A extends Fields = {}>(
    screen: F,
    event: O,
    args?: A,
  ): EdgeBuilder<S, C, G, N, F, O, A, undefined>;
  /**
   * Declares an edge that takes a command's arguments and runs the command. Without `event` the edge has the command's
   * name.
   */
  does<F extends keyof N & string, K extends keyof C & string>(
    screen: F,
    command: K,
  ): EdgeBuilder<S, C, G, N, F, K, C[K]["args"], ResultOf<C[K]>>;
  does<F extends keyof N & string, const O extends string, K extends keyof C & string>(
    screen: F,
    event: O,
    command: K,
  ): EdgeBuilder<S, C, G, N, F, O, C[K]["args"], ResultOf<C[K]>>;
  /** Declares one edge to each of these screens. Each edge has its screen's name. */
  pushes<F extends keyof N & string, const T extends readonly ScreensWithoutParams<N>[]>(
    screen: F,
    ...to: T
  ): { [I in keyof T]: EdgeDeclaration<F, T[I] & string, {}> };
}
export function createEdgeFactory<S, C extends Commands<S>, G, N extends AnyScreens>(
  screens: N,
  commands: C,
): EdgeFactory<S, C, G, N> {
  const on = (from: string, event: string, args: Fields = {}) =>
    new EdgeBuilder({ ...emptyEdge, from, on: event, args }, { screens, commands });
  const does = (from: string, event: string, command = event) => on(from, event, commands[command]!.args).run(command);
  const pushes = (from: string, ...all: string[]) => all.map((to) => on(from, to).push(to));
  return { on, does, pushes } as never;
}
const emptyEdge = {
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

/** The edges of a navigation, typed from their declarations. */
export type DeclaredEdges<L extends readonly EdgeDeclaration<string, string, Fields>[]> = {
  readonly [I in keyof L]: L[I] extends EdgeDeclaration<infer F, infer O, infer A> ? TypedEdge<F, O, A> : never;
};
export interface Navigation<N = AnyScreens, E extends readonly Edge[] = readonly Edge[]> {
  readonly start: string;
  readonly screens: N;
  readonly guards: Record<string, (c: never) => boolean>;
  readonly edges: E;
}
