/**
 * What is on the glass, as tasks ask for it and lay it out: which screen is open, with its parameters and with what was
 * left on it. Typed by the app that it belongs to.
 */
import * as v from "valibot";
import type { AnyApp, ParamsAt, ScreensOf, ViewAt } from "../os/define.ts";
import type { Fields, InOf } from "../os/values.ts";
import type { Entry, OsState, ViewState } from "../os/state.ts";
import type { Json } from "../state/json.ts";

export interface Open<A, K> {
  readonly params: ParamsAt<A, K>;
  readonly view: ViewAt<A, K>;
}
/** The screen in front, where it is this one of this app. */
export function inFront<A extends AnyApp, K extends keyof ScreensOf<A> & string>(
  view: ViewState,
  app: A,
  screen: K,
): Open<A, K> | null {
  return view.surface === null ? openIn(view, view.front, app, screen) : null;
}
/** The screen at which the app was left, in front or not, where it is this one. */
export function leftAt<A extends AnyApp, K extends keyof ScreensOf<A> & string>(
  view: ViewState,
  app: A,
  screen: K,
): Open<A, K> | null {
  return openIn(view, app.id, app, screen);
}
function openIn<A extends AnyApp, K extends string>(
  view: ViewState,
  task: string,
  app: A,
  screen: K,
): Open<A, K> | null {
  const top = view.tasks[task]?.stack.at(-1);
  return top?.app === app.id && top.screen === screen ? (top as unknown as Open<A, K>) : null;
}
/** What was copied last; null where nothing was. */
export const copied = (view: ViewState): string | null => view.clipboard.items[0] ?? null;

type ParamsFor<A, K> =
  ScreensOf<A> extends infer N
    ? K extends keyof N
      ? N[K] extends { params: infer P extends Fields }
        ? InOf<P>
        : never
      : never
    : never;
/** For a setup: the app is open at this screen, above its first one, with these fields of its view; and it is in front. */
export function leaveOpen<A extends AnyApp, K extends keyof ScreensOf<A> & string>(
  phone: { readonly view: ViewState; readonly os: OsState },
  now: number,
  app: A,
  screen: K,
  params: ParamsFor<A, K>,
  view: Partial<ViewAt<A, K>>,
): void {
  const draft = phone.view as { -readonly [P in keyof ViewState]: ViewState[P] };
  const state = (phone as unknown as Record<string, unknown>)[app.id];
  const { start, screens } = app.navigation as {
    readonly start: string;
    readonly screens: Record<string, { params: Fields; view: Fields; enter?: (c: unknown) => object }>;
  };
  const entry = (name: string, given: object, patch: object): Entry => {
    const found = screens[name]!;
    const known = v.parse(v.strictObject(found.params), given);
    const first = found.enter?.({ state, params: known, now, os: phone.os, content: () => [] }) ?? {};
    return {
      key: `e_${draft.nextEntry++}`,
      app: app.id,
      caller: null,
      screen: name,
      params: known as Record<string, Json>,
      view: v.parse(v.strictObject(found.view), { ...first, ...patch }) as Record<string, Json>,
      scroll: {},
    };
  };
  const above = screen === start ? [] : [entry(screen, params, view)];
  draft.tasks[app.id] = {
    stack: [entry(start, above.length > 0 ? {} : params, above.length > 0 ? {} : view), ...above],
  };
  draft.recents = [app.id, ...draft.recents.filter((id) => id !== app.id)];
  draft.front = app.id;
}
