// A phone as a page is brought to show it: from nothing, or from what it showed before.
import { phone } from "../apps/phone.ts";
import type { PhoneState } from "../os/state.ts";
import { sizeOf } from "../os/turned.ts";
import { hashOf } from "../state/hash.ts";
import { checkpointChars, type Course } from "./course.ts";
import { gistsOf, telling } from "./told.ts";
import { json, type ReducedAll } from "./writes.ts";

/** In CSS pixels, and how many of the picture's each is. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
  readonly dpr: number;
}
/** What a page shows. The hash says that it is the same state, not only the same number. */
export interface Shown {
  readonly version: number;
  readonly hash: string;
}
/** JSON of what the page's `load` takes. */
export interface Load {
  readonly load: string;
  /** What `load` needs besides: data of apps, as JSON by their hash. */
  readonly data: Readonly<Record<string, string>>;
}
/** The state to be shown, and how a page gets there. */
export interface Showing extends Shown {
  readonly viewport: Viewport;
  load(key: string): Load;
  /** JSON for the page's `catchUp`, or null where the page has something that never was. */
  catchUp(key: string, have: Shown): string | null;
}

/** The phone as it is, or as it will be after what was just made. */
export function showingOf(course: Course, made?: ReducedAll): Showing {
  const state = made?.state ?? course.state;
  const version = made ? course.version + 1 : course.version;
  return {
    version,
    hash: made ? hashOf(json(state)) : course.hash,
    viewport: sizeOf(state),
    load: (key) => loadOf(key, state, version),
    catchUp: (key, have) => {
      // Not ours: from before a reset, or from a step of which nothing was kept.
      if (have.version > course.version || course.hashAt(have.version) !== have.hash) return null;
      const texts = course.rowsAfter(have.version).map((row) => row.patches);
      if (made) texts.push(JSON.stringify(made.patches));
      const patches = texts
        .map((text) => text.slice(1, -1))
        .filter((text) => text !== "")
        .join(",");
      if (patches.length > checkpointChars) return null;
      const apps = JSON.stringify(gistsOf(phone, state));
      return `{"key":${JSON.stringify(key)},"from":${have.version},"version":${version},"patches":[${patches}],"apps":${apps}}`;
    },
  };
}

/** The phone as it was. */
export function pastShowing(course: Course, version: number): Showing {
  const state = course.stateAt(version);
  return {
    version,
    hash: hashOf(json(state)),
    viewport: sizeOf(state),
    load: (key) => loadOf(key, state, version),
    catchUp: () => null,
  };
}

function loadOf(key: string, state: PhoneState, version: number): Load {
  const { told, data } = telling(phone, state);
  return { load: JSON.stringify({ key, version, ...told }), data };
}
