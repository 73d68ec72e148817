// Brings a page to the state of a phone, either with the whole state or with the patches since the page's last state.
import { phone } from "#apps/phone.ts";
import type { PhoneState } from "#os/state.ts";
import { displaySizeOf } from "#os/orientation.ts";
import { hashOf } from "#state/hash.ts";
import { checkpointChars, type Course } from "./course.ts";
import { listAppSummaries, makePagePayload } from "./page-payload.ts";
import { asJson, type CommandsResult } from "./writes.ts";

/** The size of the display in CSS pixels, and its device pixel ratio. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
  readonly dpr: number;
}
/** The state that a page shows. The hash is necessary because different states can have the same version. */
export interface PageVersion {
  readonly version: number;
  readonly hash: string;
}
/** JSON for the page's `load`. */
export interface PageLoad {
  readonly load: string;
  /** The data of apps that `load` needs, as JSON by hash. */
  readonly data: Readonly<Record<string, string>>;
}
/** The state to show, and how a page gets to that state. */
export interface DisplayUpdate extends PageVersion {
  readonly viewport: Viewport;
  load(key: string): PageLoad;
  /**
   * Returns JSON for the page's `catchUp`, or null if the patches are too long or do not start from the page's state.
   */
  catchUp(key: string, have: PageVersion): string | null;
}

/** The update to the current state, or to the state after an unsaved change. */
export function makeDisplayUpdate(course: Course, result?: CommandsResult): DisplayUpdate {
  const state = result?.state ?? course.state;
  const version = result ? course.version + 1 : course.version;
  return {
    version,
    hash: result ? hashOf(asJson(state)) : course.hash,
    viewport: displaySizeOf(state),
    load: (key) => makePageLoad(key, state, version),
    catchUp: (key, have) => {
      // The page's state is not part of this course: it comes from before a reset, or from a step that was not stored.
      if (have.version > course.version || course.hashAt(have.version) !== have.hash) return null;
      const texts = course.rowsAfter(have.version).map((row) => row.patches);
      if (result) texts.push(JSON.stringify(result.patches));
      const patches = texts
        .map((text) => text.slice(1, -1))
        .filter((text) => text !== "")
        .join(",");
      if (patches.length > checkpointChars) return null;
      const apps = JSON.stringify(listAppSummaries(phone, state));
      return `{"key":${JSON.stringify(key)},"from":${have.version},"version":${version},"patches":[${patches}],"apps":${apps}}`;
    },
  };
}

/** The update to an earlier state. */
export function makePastDisplayUpdate(course: Course, version: number): DisplayUpdate {
  const state = course.stateAt(version);
  return {
    version,
    hash: hashOf(asJson(state)),
    viewport: displaySizeOf(state),
    load: (key) => makePageLoad(key, state, version),
    catchUp: () => null,
  };
}

function makePageLoad(key: string, state: PhoneState, version: number): PageLoad {
  const { payload, data } = makePagePayload(phone, state);
  return { load: JSON.stringify({ key, version, ...payload }), data };
}
