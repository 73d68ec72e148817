/** Connects a screen to its app: typed access to state, params and view, and typed acts that become commands. */
import { createContext, createMemo, useContext, type JSX } from "solid-js";
import { phone, whenLoaded, type ScreenDef } from "./phone.ts";
import type { ActsAt, AnyApp, ParamsAt, StateOf, ViewAt } from "#os/define.ts";
import type { Facts, Lang } from "#os/values.ts";
import { langOf, offsetOf } from "#os/format.ts";
import { osId } from "#os/command.ts";
import { isAllowed, type Permission } from "#os/permissions.ts";
import type { Authority, Row, TimeSpan } from "#os/providers.ts";
import type { Entry, OsState } from "#os/state.ts";
import { textsFor, type Strings } from "#os/texts.ts";
import type { Json } from "#state/json.ts";
import { findTexts } from "./app-texts.ts";
import { fillTemplate } from "./apps.ts";
import { dispatch, state } from "./runtime.ts";

type ActFn<A> = keyof A extends never ? () => void : (args: A) => void;
export interface ScreenProps<A, K, W extends string> {
  /** The app's data. */
  readonly state: StateOf<A>;
  /** The params that identify this screen. */
  readonly params: ParamsAt<A, K>;
  /** The user's entries and choices on this screen. */
  readonly view: ViewAt<A, K>;
  readonly os: OsState;
  readonly now: number;
  readonly lang: Lang;
  readonly offsetMin: number;
  /** Whether the screen is drawn in the small window of a video. It then shows only the video. */
  readonly small: boolean;
  /** One function for each act that is declared by an edge of this screen. */
  readonly act: { readonly [N in ActsAt<A, K>["on"]]: ActFn<Extract<ActsAt<A, K>, { on: N }>["args"]> };
  /** Whether the guards of an act currently pass. Used to disable the act's control. */
  can(on: ActsAt<A, K>["on"]): boolean;
  setView(patch: Partial<ViewAt<A, K>>): void;
  /** Returns the rows that another app provides, or an empty list if the permission is missing. */
  content<R extends Authority>(authority: R, span?: TimeSpan): readonly Row<R>[];
  /** Whether the user has given the app this permission. */
  allowed(permission: Permission): boolean;
  /** Returns a text of the app in the phone's language. */
  t(key: W, facts?: Facts): string;
  /** Returns the app's texts in both languages, for a search in either language. Returns null while they load. */
  bothLanguages(): Strings<W> | null;
  /** Returns the path of a text in the view, for a `Field`. */
  field(path: (keyof ViewAt<A, K> & string) | `${keyof ViewAt<A, K> & string}.${string}`): string;
}
const languages: readonly Lang[] = ["en", "zh-CN"];
export interface HostScreen {
  readonly app: string;
  /** The task of the screen; `key` is its entry on that task. */
  readonly task: string;
  readonly key: string;
  readonly entry: () => Entry;
}
const HostScreenContext = createContext<HostScreen>();
export function OsHostScreen(p: { readonly children: JSX.Element }) {
  const entry = createMemo(
    () => ({ view: { os: state().view.drafts }, scroll: state().view.scroll }) as unknown as Entry,
  );
  return (
    <HostScreenContext.Provider value={{ app: osId, task: osId, key: osId, entry }}>
      {p.children}
    </HostScreenContext.Provider>
  );
}
/**
 * Whether a host screen is in front, so that its fields can have the caret. For the phone's own fields this is always
 * true.
 */
export const isInFront = (holder: HostScreen): boolean =>
  holder.key === osId || state().view.tasks[state().view.front]?.stack.at(-1)?.key === holder.key;
/** Returns the screen that contains the calling part of the kit. Throws outside of a screen. */
export function useHostScreen(): HostScreen {
  const holder = useContext(HostScreenContext);
  if (!holder) throw new Error("a kit part was used outside a screen");
  return holder;
}

export function screen<A extends AnyApp, const K extends string, W extends string>(
  app: A,
  strings: Strings<W>,
  id: K,
  draw: (p: ScreenProps<A, K, W>) => JSX.Element,
): ScreenDef {
  if (!(id in app.navigation.screens)) throw new Error(`${app.id} has no screen ${id}`);
  return {
    app: app.id,
    screen: id,
    draw: (p) => {
      const entry = createMemo(
        (last: Entry | undefined) => state().view.tasks[p.task]?.stack.find((e) => e.key === p.entryKey) ?? last,
      );
      const data = createMemo(() => state().apps[app.id]);
      const view = createMemo(() => entry()!.view);
      const osState = createMemo(() => state().os);
      const now = createMemo(() => state().clock.nowMs);
      const table = createMemo(() => textsFor(strings, langOf(osState())));
      const act = new Proxy(
        {},
        {
          get:
            (_, on: string) =>
            (args: Json = {}) =>
              dispatch({ name: "os.act", args: { app: app.id, on, args } }),
        },
      );
      const props = {
        get state() {
          return data();
        },
        get params() {
          return entry()!.params;
        },
        get view() {
          return view();
        },
        get os() {
          return osState();
        },
        get now() {
          return now();
        },
        get lang() {
          return langOf(osState());
        },
        get offsetMin() {
          return offsetOf(osState());
        },
        get small() {
          return p.small === true;
        },
        act,
        // oxlint-disable-next-line solid/reactivity -- whoever draws asks at once
        can: (on: string) => whenLoaded(() => phone.canAct(state(), entry()!, on), false),
        content: (authority: Authority, span?: TimeSpan) =>
          whenLoaded(() => phone.content(state(), app.id, authority, span ?? null), null) ?? [],
        allowed: (permission: Permission) => isAllowed(osState(), app.id, permission),
        setView: (patch: Record<string, Json>) => dispatch({ name: "os.view", args: { app: app.id, patch } }),
        t: (key: W, facts?: Facts) => fillTemplate(table()[key], langOf(osState()), facts),
        bothLanguages: () => {
          const here = languages.map((lang) => findTexts(app.id, lang, "whole") !== undefined);
          return here.every((is) => is) ? strings : null;
        },
        field: (path: string) => path,
      };
      return (
        <HostScreenContext.Provider value={{ app: app.id, task: p.task, key: p.entryKey, entry: () => entry()! }}>
          {draw(props as unknown as ScreenProps<A, K, W>)}
        </HostScreenContext.Provider>
      );
    },
  };
}
