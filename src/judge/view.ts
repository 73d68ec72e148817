/**
 * Reads and sets the view for tasks: which screen is open, its parameters and its view state. The types come from the
 * app of the screen.
 */
import * as v from "valibot";
import type { AnyApp, ParamsAt, ScreensOf, ViewAt } from "#os/define.ts";
import type { Fields, InOf } from "#os/values.ts";
import type { Entry, OsState, ViewState } from "#os/state.ts";
import type { Json } from "#state/json.ts";

export interface OpenScreen<A, K> {
  readonly params: ParamsAt<A, K>;
  readonly view: ViewAt<A, K>;
}
/** Returns the screen in front, if it is this screen of this app; otherwise null. */
export function findFrontScreen<A extends AnyApp, K extends keyof ScreensOf<A> & string>(
  view: ViewState,
  app: A,
  screen: K,
): OpenScreen<A, K> | null {
  return view.surface === null ? findTopScreen(view, view.front, app, screen) : null;
}
/**
 * Returns the top screen of the app's app task, if it is this screen; otherwise null. The app does not have to be in
 * front.
 */
export function findLastScreen<A extends AnyApp, K extends keyof ScreensOf<A> & string>(
  view: ViewState,
  app: A,
  screen: K,
): OpenScreen<A, K> | null {
  return findTopScreen(view, app.id, app, screen);
}
function findTopScreen<A extends AnyApp, K extends string>(
  view: ViewState,
  task: string,
  app: A,
  screen: K,
): OpenScreen<A, K> | null {
  const top = view.tasks[task]?.stack.at(-1);
  return top?.app === app.id && top.screen === screen ? (top as unknown as OpenScreen<A, K>) : null;
}
/** Returns the text that was copied last; null if no text was copied. */
export const lastCopied = (view: ViewState): string | null => view.clipboard.items[0] ?? null;

type ParamsFor<A, K> =
  ScreensOf<A> extends infer N
    ? K extends keyof N
      ? N[K] extends { params: infer P extends Fields }
        ? InOf<P>
        : never
      : never
    : never;
/**
 * Opens this screen of the app in front, on top of the app's start screen, with these fields of the screen's view. Only
 * setups use this function.
 */
export function openScreen<A extends AnyApp, K extends keyof ScreensOf<A> & string>(
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
