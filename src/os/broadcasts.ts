/**
 * What is told to every app that wants to hear it: nobody answers, nothing opens. The phone tells what happened to itself, an app
 * what happened to it. Who sends and who receives stands in the manifests. Modelled on Android's broadcasts.
 */
import { inUse, type Files } from "./files.ts";
import type { OsState } from "./state.ts";

/** What each of them says. */
export interface Broadcasts {
  /** Airplane mode was turned on or off. */
  readonly "airplane-mode": { readonly on: boolean };
  /** These files were thrown away or deleted, alone or with a folder. */
  readonly "files-gone": { readonly ids: readonly string[] };
  /** A call rings, is under way, or is over: what plays makes room for it. */
  readonly "phone-state": { readonly state: "ringing" | "offhook" | "idle" };
}
export type BroadcastName = keyof Broadcasts;
export type Broadcast = {
  [N in BroadcastName]: { readonly name: N; readonly extras: Broadcasts[N]; readonly from: string };
}[BroadcastName];

/** Those of the phone itself, whichever command brought them about: read off what changed. */
const ofThePhone: { readonly [N in BroadcastName]?: (before: OsState, after: OsState) => Broadcasts[N] | null } = {
  "airplane-mode": (before, after) => {
    const on = after.settings.network.airplane;
    return on === before.settings.network.airplane ? null : { on };
  },
  "files-gone": (before, after) => {
    if (before.files === after.files) return null;
    const ids = Object.keys(before.files).filter(
      (id) => before.files[id]!.type === "file" && isThere(before.files, id) && !isThere(after.files, id),
    );
    return ids.length === 0 ? null : { ids };
  },
};
const isThere = (files: Files, id: string): boolean => files[id] !== undefined && inUse(files, files[id]);

/** What the phone sends. */
export const sentByPhone = Object.keys(ofThePhone) as readonly BroadcastName[];
/** The name by which the phone sends. */
export const phoneItself = "os";

/** What the phone tells of a change of its part of the document, in the order of their declaration. */
export function broadcastsOf(before: OsState, after: OsState): Broadcast[] {
  if (before === after) return [];
  return sentByPhone.flatMap((name) => {
    const extras = ofThePhone[name]!(before, after);
    return extras === null ? [] : [{ name, extras, from: phoneItself } as Broadcast];
  });
}
