/**
 * Ways that an instruction prescribes (MobiFlow, scenario 1): constraints drawn so that the reference solution can obey them and
 * another good way breaks each. The way along them, and the other one, can both be played.
 */
import { phone } from "../../apps/phone.ts";
import type { AnyApp } from "../../os/define.ts";
import type { PhoneState } from "../../os/state.ts";
import type { Pilot } from "../../judge/pilot.ts";
import { Rng } from "../../state/rng.ts";
import { pages, type Page } from "../../../tasks/pages.ts";
import { edgeIdOf } from "../graph/graph.ts";
import type { Constraint } from "./constraints.ts";
import { placeOf } from "./log.ts";

/** What the way along the constraints does besides the solution, and when. */
export interface Along {
  /** Looked into before anything else: an app, or a page of one. */
  readonly first: { readonly app: string; readonly page: PageWay | null } | null;
  /** A page that is looked at and left again once its app is open. */
  readonly aside: PageWay | null;
  /** Apps are opened from the drawer, by their icons. */
  readonly byIcon: boolean;
  /** Once the first app is open. */
  readonly recents: boolean;
  readonly shade: boolean;
  /** When all is done. */
  readonly homeAtEnd: boolean;
}
export interface Prescription {
  readonly constraints: readonly Constraint[];
  readonly along: Along;
}
/** How many are drawn; fewer where an instance has no room for more. */
const mostConstraints = 3;
type Offer = readonly [Constraint, Partial<Along>];
const plain: Along = { first: null, aside: null, byIcon: false, recents: false, shade: false, homeAtEnd: false };

export interface Grounds {
  readonly task: string;
  readonly seed: number;
  /** Apps of the task. */
  readonly apps: readonly string[];
  /** States of the reference solution, the first being the start. */
  readonly moves: readonly PhoneState[];
  /** Whether the solution opens an app by its name at all: what is done once it is open needs that. */
  readonly opens: boolean;
  /** Whether the goal is still reached from what the solution leaves behind when the home screen is shown then. */
  readonly homeIsFree: boolean;
}

/**
 * Null where the solution's way has no room for any: it begins elsewhere than on the home screen, or the home screen is what
 * the task is about.
 */
export function prescriptionOf({ task, seed, apps, moves, opens, homeIsFree }: Grounds): Prescription | null {
  const home = phone.home.id;
  const places = moves.map(placeOf);
  const fronts = places.map(({ app }) => app);
  if (!opens || fronts[0] !== home || apps.includes(home)) return null;
  const entered = fronts.filter((app, i) => i > 0 && app !== fronts[i - 1] && app !== home);
  const main = entered[0];
  if (main === undefined) return null;
  const r = Rng.of(seed, task, "following");
  const visits = entered.filter((app) => app === main).length;
  const goesHome = fronts.some((app, i) => i > 0 && app === home);
  const surfaces = new Set(places.map(({ surface }) => surface));
  const elsewhere = otherApps([...apps, ...fronts]);
  const first = elsewhere.length > 0 ? r.pick(elsewhere) : null;
  const there = pageWays.filter(({ app }) => elsewhere.includes(app));
  const page = there.length > 0 ? r.pick(there) : null;
  const here = pageWays.filter((way) => way.app === main && isFree(way, moves));
  const aside = here.length > 0 ? r.pick(here) : null;
  const offers: Offer[] = [
    [{ kind: "times", what: { enters: main }, times: visits }, {}],
    ...(goesHome ? [] : ([[{ kind: "never", what: { enters: home } }, {}]] as Offer[])),
    ...(homeIsFree ? ([[{ kind: "last", what: { enters: home } }, { homeAtEnd: true }]] as Offer[]) : []),
    ...(first === null
      ? []
      : ([
          [
            { kind: "before", first: { enters: first }, later: { enters: main } },
            { first: { app: first, page: null } },
          ],
        ] as Offer[])),
    ...(page === null
      ? []
      : ([
          [
            { kind: "before", first: { visits: page.screen }, later: { enters: main } },
            { first: { app: page.app, page } },
          ],
        ] as Offer[])),
    ...(aside === null ? [] : ([[{ kind: "times", what: { uses: aside.edge }, times: 1 }, { aside }]] as Offer[])),
    ...(surfaces.has("recents")
      ? []
      : ([[{ kind: "times", what: { opens: "recents" }, times: 1 }, { recents: true }]] as Offer[])),
    ...(surfaces.has("shade")
      ? []
      : ([[{ kind: "times", what: { opens: "shade" }, times: 1 }, { shade: true }]] as Offer[])),
    // The answer sheet is opened by its name.
    ...(fronts.some((app) => phone.app(app).part === "sheet")
      ? []
      : ([[{ kind: "never", what: { does: "AWAKE" } }, { byIcon: true }]] as Offer[])),
  ];
  const chosen: Offer[] = [];
  for (const offer of r.shuffle(offers))
    if (chosen.length < mostConstraints && chosen.every((other) => fit(offer, other, home))) chosen.push(offer);
  return {
    constraints: chosen.map(([constraint]) => constraint),
    along: chosen.reduce((along, [, more]) => ({ ...along, ...more }), plain),
  };
}
/** Who may never go home cannot end there, nor open apps by icons that are only there; only one thing comes first. */
const fit = (a: Offer, b: Offer, home: string): boolean =>
  !contradicts(a, b, home) && !contradicts(b, a, home) && !(a[1].first && b[1].first);
const contradicts = ([one]: Offer, [, along]: Offer, home: string): boolean =>
  one.kind === "never" &&
  "enters" in one.what &&
  one.what.enters === home &&
  (along.homeAtEnd === true || along.byIcon === true);
/** A page that can be looked at, as the navigation of its app declares it. */
export interface PageWay {
  readonly app: string;
  /** "home.watchlist", as pilots name acts. */
  readonly act: string;
  /** "ebay.home.watchlist" */
  readonly edge: string;
  /** "ebay.watchlist" */
  readonly screen: string;
  readonly label: Page["label"];
}
export const pageWays: readonly PageWay[] = pages.map(({ app: id, act, label }) => {
  const app: AnyApp = phone.app(id);
  const { start, edges } = app.navigation;
  const edge = edges.find(({ from, on }) => from === start && on === act);
  if (!edge) throw new Error(`${id} has no act ${act} on its first screen`);
  return { app: id, act: `${start}.${act}`, edge: edgeIdOf(app, edge), screen: `${id}.${edge.to}`, label };
});
/** Whether it can be looked at where the solution has just opened its app, and the solution never comes there itself. */
function isFree({ app, act, screen }: PageWay, moves: readonly PhoneState[]): boolean {
  const opened = moves.find((state) => placeOf(state).app === app);
  const isThere = moves.some((state) => placeOf(state).screen === screen);
  return !isThere && opened !== undefined && phone.plainWays(opened).some(({ on }) => act.endsWith(`.${on}`));
}
/** Apps that can be looked into without anything changing: none that the task goes through. */
export function otherApps(taken: readonly string[]): string[] {
  return phone.apps
    .filter(({ id, hidden, part, navigation }) => {
      const screens = navigation.screens as Record<string, { readonly opens?: string }>;
      return (
        !hidden &&
        part === null &&
        id !== phone.home.id &&
        !taken.includes(id) &&
        screens[navigation.start]!.opens === undefined
      );
    })
    .map(({ id }) => id)
    .toSorted();
}

type AnyPilot = Pilot<never, string>;
type Solution = (pilot: AnyPilot, state: PhoneState) => Promise<void>;
/** What it takes besides a pilot: actions that are no act of a screen. */
export interface Hands {
  do(action: { readonly type: string; readonly [name: string]: unknown }): Promise<void>;
}
const appCalled = (id: string): AnyApp => phone.app(id);

/** The solution, played along what is prescribed. */
export const alongOf =
  (solution: Solution, { along }: Prescription, hands: Hands): Solution =>
  async (pilot, state) => {
    let opened = 0;
    const act = pilot.act as (app: AnyApp, name: string, args?: object) => Promise<void>;
    const openPlain = async (app: AnyApp): Promise<void> => {
      if (!along.byIcon) return pilot.open(app);
      // The drawer is on the first page of the home screen.
      await pilot.home();
      await act(phone.home, "home.drawer");
      await act(phone.home, "drawer.launch", { app: app.id });
    };
    const look = ({ app, act: name }: PageWay): Promise<void> => act(appCalled(app), name);
    if (along.first !== null) {
      await openPlain(appCalled(along.first.app));
      if (along.first.page) await look(along.first.page);
    }
    const guided: AnyPilot = {
      ...pilot,
      open: async (app) => {
        await openPlain(app);
        opened += 1;
        if (opened > 1) return;
        if (along.recents) {
          await hands.do({ type: "RECENT" });
          await hands.do({ type: "BACK" });
        }
        if (along.shade) {
          await hands.do({ type: "SWIPE", point1: [500, 5], point2: [500, 500] });
          await hands.do({ type: "BACK" });
        }
        if (along.aside) {
          await look(along.aside);
          await pilot.back();
        }
      },
    };
    await solution(guided, state);
    if (along.homeAtEnd) await pilot.home();
  };

/** Another way that is as good: once the first app is open it goes home and comes back. It breaks whatever is prescribed. */
export const otherOf =
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
