// Uses random users to find every screen, and every part of a screen, that opens for searching or writing.
import { walkApp } from "#scripts/build/coverage.ts";
import type { AnyApp } from "#os/define.ts";
import type { Kernel } from "#os/kernel.ts";
import type { OpeningFocus } from "#os/opening-focus.ts";
import type { PhoneState } from "#os/state.ts";

export interface Opening {
  /** "app.screen.field#index". The index is the position of the opening among the screen's declarations. */
  readonly name: string;
  /**
   * Some states directly after the opening. Random users may also reach a page whose record does not exist. Such a page
   * draws no field.
   */
  readonly states: readonly PhoneState[];
}
const maxUsers = 64;
const maxStates = 6;

/**
 * Returns the openings of an app that random users reach, except those in `known`. `missed` contains the openings that
 * no user reaches.
 */
export function openingsOf(
  kernel: Kernel,
  app: AnyApp,
  known: readonly string[] = [],
): { readonly found: Opening[]; readonly missed: string[] } {
  const screens = app.navigation.screens as Record<string, { readonly focus?: readonly OpeningFocus[] }>;
  const nameOf = (screen: string, opening: OpeningFocus): string =>
    `${app.id}.${screen}.${opening.field}#${screens[screen]!.focus!.indexOf(opening)}`;
  const missed = new Set(
    Object.entries(screens).flatMap(([screen, { focus = [] }]) => focus.map((opening) => nameOf(screen, opening))),
  );
  for (const name of known) missed.delete(name);
  const found = new Map<string, PhoneState[]>();
  const wanted = new Set(missed);
  const onStep = (before: PhoneState, { state }: { readonly state: PhoneState }): void => {
    const { focus, front } = state.view;
    if (focus === null || state.view.tasks[front] === undefined) return;
    const top = kernel.top(state, front);
    if (top.app !== app.id) return;
    const here = { state: state.apps[app.id], params: top.params, view: top.view, os: state.os } as never;
    const opening = screens[top.screen]!.focus?.find(({ when }) => when === undefined || when(here));
    if (opening?.field !== focus.field || before.view.focus?.field === focus.field) return;
    const name = nameOf(top.screen, opening);
    if (known.includes(name)) return;
    const states = found.get(name) ?? [];
    found.set(name, states);
    missed.delete(name);
    if (states.length === maxStates) return;
    states.push(state);
    if (states.length === maxStates) wanted.delete(name);
  };
  // Rarely reached openings need more users. A few states of each are enough.
  for (let from = 0; from < (missed.size > 0 ? maxUsers : 16) && wanted.size > 0; from += 4)
    walkApp(kernel, app.id, { from, onStep });
  return { found: [...found].map(([name, states]) => ({ name, states })), missed: [...missed] };
}
