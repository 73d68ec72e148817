// Every screen, and every part of one, that is opened to search or to write in, as random users come to it.
import { walkApp } from "../../scripts/coverage.ts";
import type { AnyApp } from "../../src/os/define.ts";
import type { Kernel } from "../../src/os/kernel.ts";
import type { OpeningFocus } from "../../src/os/opening-focus.ts";
import type { PhoneState } from "../../src/os/state.ts";

export interface Opening {
  /** "app.screen.field", with its place among what the screen declares. */
  readonly name: string;
  /**
   * Right after it has opened, a few times. A random user also comes to where no control leads, a page of something that is not there; such a
   * page draws no field.
   */
  readonly states: readonly PhoneState[];
}
const usersMost = 64;
const statesMost = 6;

/** What users of an app open to write in, but for those with the names `known`; `missed` are those that nobody comes to. */
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
  const each = (before: PhoneState, { state }: { readonly state: PhoneState }): void => {
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
    if (states.length === statesMost) return;
    states.push(state);
    if (states.length === statesMost) wanted.delete(name);
  };
  // Those that are seldom reached need more users; a few states of each are enough.
  for (let from = 0; from < (missed.size > 0 ? usersMost : 16) && wanted.size > 0; from += 4)
    walkApp(kernel, app.id, { from, each });
  return { found: [...found].map(([name, states]) => ({ name, states })), missed: [...missed] };
}
