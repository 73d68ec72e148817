/** Differences between two phones in the data that belongs to the phone's owner. */
import type { AnyApp } from "#os/define.ts";
import type { PhoneState } from "#os/state.ts";
import { diff, type Change } from "#state/diff.ts";
import type { Json } from "#state/json.ts";
import { covers } from "./allowed-paths.ts";

const osData = ["settings", "wifi", "bluetooth", "battery", "files", "lock", "sims", "channels", "money"] as const;
/**
 * Returns the changes of user data. Paths start with the app's id or `os`. Incidental changes and all changes of the
 * answer sheet's app are left out.
 */
export function dataChanges(apps: readonly AnyApp[], before: PhoneState, after: PhoneState): Change[] {
  const out: Change[] = [];
  for (const app of apps) {
    if (app.part === "sheet") continue;
    const incidental = app.incidental.map((p) => p.split("/").slice(1));
    for (const change of diff(before.apps[app.id]!, after.apps[app.id]!)) {
      const path = change.path.split("/").slice(1);
      if (!incidental.some((p) => covers(p, path))) out.push({ ...change, path: `/${app.id}${change.path}` });
    }
  }
  for (const part of osData)
    for (const change of diff(before.os[part] as Json, after.os[part] as Json)) {
      const path = `/os/${part}${change.path}`;
      if (!followsFromEntries(path, change)) out.push({ ...change, path });
    }
  // The user's first answer to a permission request is part of using the app, so it is left out. Any later change of
  // this answer is included.
  for (const change of diff(before.os.permissions as Json, after.os.permissions as Json))
    if (change.before !== "ask" && change.before !== "asked")
      out.push({ ...change, path: `/os/permissions${change.path}` });
  return out;
}
/**
 * Whether a change repeats the information of the ledger entries. This is true of a balance, and of a new account of an
 * outside recipient.
 */
const followsFromEntries = (path: string, { kind }: Change): boolean =>
  /^\/os\/money\/accounts\/[^/]+\/cents$/.test(path) ||
  (kind === "added" && /^\/os\/money\/accounts\/account_out_[^/]+$/.test(path));
