/**
 * Messages that the phone delivers to every app whose manifest declares that the app receives them. A broadcast has no
 * answer and opens no screen. The phone and the apps send broadcasts; manifests declare which app sends and receives
 * each broadcast. The design follows Android's broadcasts.
 */
import { isInUse, type Files } from "./files.ts";
import type { OsState } from "./state.ts";

export interface Broadcasts {
  /** Airplane mode was turned on or off. */
  readonly "airplane-mode": { readonly on: boolean };
  /** These files were moved to the trash or deleted, either directly or with their folder. */
  readonly "files-gone": { readonly ids: readonly string[] };
  /** A call started to ring, was answered, or ended. Apps that play sound pause for it. */
  readonly "phone-state": { readonly state: "ringing" | "offhook" | "idle" };
}
export type BroadcastName = keyof Broadcasts;
export type Broadcast = {
  [N in BroadcastName]: { readonly name: N; readonly extras: Broadcasts[N]; readonly from: string };
}[BroadcastName];

/**
 * The phone's own broadcasts. Each is derived from the change of the state, independent of the command that made the
 * change.
 */
const phoneBroadcasts: { readonly [N in BroadcastName]?: (before: OsState, after: OsState) => Broadcasts[N] | null } = {
  "airplane-mode": (before, after) => {
    const on = after.settings.network.airplane;
    return on === before.settings.network.airplane ? null : { on };
  },
  "files-gone": (before, after) => {
    if (before.files === after.files) return null;
    const ids = Object.keys(before.files).filter(
      (id) => before.files[id]!.type === "file" && isFileInUse(before.files, id) && !isFileInUse(after.files, id),
    );
    return ids.length === 0 ? null : { ids };
  },
};
const isFileInUse = (files: Files, id: string): boolean => files[id] !== undefined && isInUse(files, files[id]);

/** The names of the broadcasts that the phone itself sends. */
export const phoneBroadcastNames = Object.keys(phoneBroadcasts) as readonly BroadcastName[];
/** The sender id of the phone itself. */
export const phoneSender = "os";

/** Returns the broadcasts that a change of the OS state causes, in the order of their declaration. */
export function broadcastsOf(before: OsState, after: OsState): Broadcast[] {
  if (before === after) return [];
  return phoneBroadcastNames.flatMap((name) => {
    const extras = phoneBroadcasts[name]!(before, after);
    return extras === null ? [] : [{ name, extras, from: phoneSender } as Broadcast];
  });
}
