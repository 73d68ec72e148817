/**
 * Paths that an instruction prescribes (MobiFlow, scenario 1). The reference solution can be played on a path that
 * obeys the constraints, and on another path to the goal that breaks them.
 */
import { phone } from "#apps/phone.ts";
import type { AnyApp } from "#os/define.ts";
import type { PhoneState } from "#os/state.ts";
import type { Driver } from "#judge/driver.ts";
import { Rng } from "#state/rng.ts";
import { pages, type Page } from "#tasks/pages.ts";
import { edgeIdOf } from "../navigation/graph.ts";
import type { Constraint } from "./constraints.ts";
import { placeOf } from "./log.ts";

/** The additional actions of the prescribed path, and when they happen. */
export interface PrescribedPath {
  /** The app, or a page of an app, that is opened before anything else. */
  readonly first: { readonly app: string; readonly page: PageShortcut | null } | null;
  /** A page of an app. It is opened right after its app and left again at once. */
  readonly detour: PageShortcut | null;
  /** Whether apps are opened by their icons in the app drawer. */
  readonly byIcon: boolean;
  /**
   * Whether the recents are opened after the first app. `shade`: whether the notification shade is opened after the
   * first app.
   */
  readonly recents: boolean;
  readonly shade: boolean;
  /** Whether the home screen is opened at the end. */
  readonly homeAtEnd: boolean;
}
export interface Prescription {
  readonly constraints: readonly Constraint[];
  readonly path: PrescribedPath;
}
/** The number of constraints to choose. An instance may allow fewer. */
const maxConstraints = 3;
type ConstraintOption = readonly [Constraint, Partial<PrescribedPath>];
const unprescribedPath: PrescribedPath = {
  first: null,
  detour: null,
  byIcon: false,
  recents: false,
  shade: false,
  homeAtEnd: false,
};

export interface PrescriptionInput {
  readonly task: string;
  readonly seed: number;
  /** The apps that belong to the task. */
  readonly apps: readonly string[];
  /** The states of the reference solution, beginning with the start. */
  readonly moves: readonly PhoneState[];
  /**
   * The number of times that the solution opens an app by its name. Some constraints only apply once an app is open.
   */
  readonly opens: number;
  /** The agent's maximum number of steps. The prescribed path must not need more steps. */
  readonly budget: number;
  /** Whether the goal is still reached if the home screen is opened after the solution. */
  readonly homeIsFree: boolean;
}

/**
 * Returns null if no constraint is possible, because the solution does not begin on the home screen or because the task
 * is about the home screen.
 */
export function drawPrescription({
  task,
  seed,
  apps,
  moves,
  opens,
  budget,
  homeIsFree,
}: PrescriptionInput): Prescription | null {
  const home = phone.home.id;
  const places = moves.map(placeOf);
  const fronts = places.map(({ app }) => app);
  if (opens === 0 || fronts[0] !== home || apps.includes(home)) return null;
  const entered = fronts.filter((app, i) => i > 0 && app !== fronts[i - 1] && app !== home);
  const main = entered[0];
  if (main === undefined) return null;
  const r = Rng.of(seed, task, "following");
  const visits = entered.filter((app) => app === main).length;
  const goesHome = fronts.some((app, i) => i > 0 && app === home);
  const surfaces = new Set(places.map(({ surface }) => surface));
  const elsewhere = otherApps([...apps, ...fronts]);
  const first = elsewhere.length > 0 ? r.pick(elsewhere) : null;
  const there = pageShortcuts.filter(({ app }) => elsewhere.includes(app));
  const page = there.length > 0 ? r.pick(there) : null;
  const here = pageShortcuts.filter((shortcut) => shortcut.app === main && canVisit(shortcut, moves));
  const detour = here.length > 0 ? r.pick(here) : null;
  const offers: ConstraintOption[] = [
    [{ kind: "times", what: { enters: main }, times: visits }, {}],
    ...(goesHome ? [] : ([[{ kind: "never", what: { enters: home } }, {}]] as ConstraintOption[])),
    ...(homeIsFree ? ([[{ kind: "last", what: { enters: home } }, { homeAtEnd: true }]] as ConstraintOption[]) : []),
    ...(first === null
      ? []
      : ([
          [
            { kind: "before", first: { enters: first }, later: { enters: main } },
            { first: { app: first, page: null } },
          ],
        ] as ConstraintOption[])),
    ...(page === null
      ? []
      : ([
          [
            { kind: "before", first: { visits: page.screen }, later: { enters: main } },
            { first: { app: page.app, page } },
          ],
        ] as ConstraintOption[])),
    ...(detour === null
      ? []
      : ([[{ kind: "times", what: { uses: detour.edge }, times: 1 }, { detour }]] as ConstraintOption[])),
    ...(surfaces.has("recents")
      ? []
      : ([[{ kind: "times", what: { opens: "recents" }, times: 1 }, { recents: true }]] as ConstraintOption[])),
    ...(surfaces.has("shade")
      ? []
      : ([[{ kind: "times", what: { opens: "shade" }, times: 1 }, { shade: true }]] as ConstraintOption[])),
    // The answer sheet can only be opened by its name.
    ...(fronts.some((app) => phone.app(app).part === "sheet")
      ? []
      : ([[{ kind: "never", what: { does: "AWAKE" } }, { byIcon: true }]] as ConstraintOption[])),
  ];
  const own = moves.length - 1 + reservedSteps;
  const chosen: ConstraintOption[] = [];
  let path = unprescribedPath;
  for (const offer of r.shuffle(offers)) {
    const longer = { ...path, ...offer[1] };
    if (chosen.length === maxConstraints || own + extraSteps(longer, opens) > budget) continue;
    if (!chosen.every((other) => areCompatible(offer, other, home))) continue;
    chosen.push(offer);
    path = longer;
  }
  return { constraints: chosen.map(([constraint]) => constraint), path };
}
/**
 * The steps that a solution needs on the page in addition to its commands, for the end and for scrolling. The number is
 * sufficient in nine of ten tasks.
 */
const reservedSteps = 3;
/**
 * Returns the number of steps that the prescribed path needs in addition to the solution. `opens`: the number of times
 * that the solution opens an app.
 */
export function extraSteps(along: PrescribedPath, opens: number): number {
  // Home, the app drawer, possibly a scroll, and a tap on the icon replace one AWAKE.
  const byIcon = along.byIcon ? 3 : 0;
  const first = along.first === null ? 0 : 1 + byIcon + (along.first.page === null ? 0 : 1);
  const thereAndBack = [along.detour !== null, along.recents, along.shade].filter(Boolean).length * 2;
  return first + opens * byIcon + thereAndBack + (along.homeAtEnd ? 1 : 0);
}
/**
 * If a constraint forbids the home screen, the path cannot end there or open apps by the icons there. Also, only one
 * option can determine the app that is opened first.
 */
const areCompatible = (a: ConstraintOption, b: ConstraintOption, home: string): boolean =>
  !contradicts(a, b, home) && !contradicts(b, a, home) && !(a[1].first && b[1].first);
const contradicts = ([one]: ConstraintOption, [, along]: ConstraintOption, home: string): boolean =>
  one.kind === "never" &&
  "enters" in one.what &&
  one.what.enters === home &&
  (along.homeAtEnd === true || along.byIcon === true);
/** A page that can be opened from its app's first screen, as declared in the app's navigation. */
export interface PageShortcut {
  readonly app: string;
  /** The act in the form that drivers use: "home.watchlist". */
  readonly act: string;
  /** The id of the edge: "ebay.home.watchlist". */
  readonly edge: string;
  /** The id of the screen: "ebay.watchlist". */
  readonly screen: string;
  readonly label: Page["label"];
}
export const pageShortcuts: readonly PageShortcut[] = pages.map(({ app: id, act, label }) => {
  const app: AnyApp = phone.app(id);
  const { start, edges } = app.navigation;
  const edge = edges.find(({ from, on }) => from === start && on === act);
  if (!edge) throw new Error(`${id} has no act ${act} on its start screen`);
  return { app: id, act: `${start}.${act}`, edge: edgeIdOf(app, edge), screen: `${id}.${edge.to}`, label };
});
/**
 * Whether the page can be opened right after the solution opens the page's app, and the solution never opens the page.
 */
function canVisit({ app, act, screen }: PageShortcut, moves: readonly PhoneState[]): boolean {
  const opened = moves.find((state) => placeOf(state).app === app);
  const isThere = moves.some((state) => placeOf(state).screen === screen);
  return !isThere && opened !== undefined && phone.navigationOnlyActs(opened).some(({ on }) => act.endsWith(`.${on}`));
}
/** Returns the apps that can be opened without changing data and that are not in `excluded`. */
export function otherApps(excluded: readonly string[]): string[] {
  return phone.apps
    .filter(({ id, hidden, part, navigation }) => {
      const screens = navigation.screens as Record<string, { readonly opens?: string }>;
      return (
        !hidden &&
        part === null &&
        id !== phone.home.id &&
        !excluded.includes(id) &&
        screens[navigation.start]!.opens === undefined
      );
    })
    .map(({ id }) => id)
    .toSorted();
}

type AnyPilot = Driver<never, string>;
type Solution = (pilot: AnyPilot, state: PhoneState) => Promise<void>;
/** Actions that a driver does not have, because they are not acts of a screen. */
export interface SystemActions {
  do(action: { readonly type: string; readonly [name: string]: unknown }): Promise<void>;
}
const getApp = (id: string): AnyApp => phone.app(id);

/** Plays the solution along the prescribed path. */
export const followPrescription =
  (solution: Solution, { path }: Prescription, hands: SystemActions): Solution =>
  async (pilot, state) => {
    let opened = 0;
    const act = pilot.act as (app: AnyApp, name: string, args?: object) => Promise<void>;
    const openPlain = async (app: AnyApp): Promise<void> => {
      if (!path.byIcon) return pilot.open(app);
      // The app drawer can be opened from the first page of the home screen.
      await pilot.home();
      await act(phone.home, "home.drawer");
      await act(phone.home, "drawer.launch", { app: app.id });
    };
    const look = ({ app, act: name }: PageShortcut): Promise<void> => act(getApp(app), name);
    if (path.first !== null) {
      await openPlain(getApp(path.first.app));
      if (path.first.page) await look(path.first.page);
    }
    const guided: AnyPilot = {
      ...pilot,
      open: async (app) => {
        await openPlain(app);
        opened += 1;
        if (opened > 1) return;
        if (path.recents) {
          await hands.do({ type: "RECENT" });
          await hands.do({ type: "BACK" });
        }
        if (path.shade) {
          await hands.do({ type: "SWIPE", point1: [500, 5], point2: [500, 500] });
          await hands.do({ type: "BACK" });
        }
        if (path.detour) {
          await look(path.detour);
          await pilot.back();
        }
      },
    };
    await solution(guided, state);
    if (path.homeAtEnd) await pilot.home();
  };

/**
 * Plays another path to the goal: after opening the first app, goes to the home screen and opens the app again. This
 * path breaks every prescription.
 */
export const ignorePrescription =
  (solution: Solution): Solution =>
  async (pilot, state) => {
    let opened = 0;
    await solution(
      {
        ...pilot,
        open: async (app) => {
          await pilot.open(app);
          opened += 1;
          if (opened > 1) return;
          await pilot.home();
          await pilot.open(app);
        },
      },
      state,
    );
  };
