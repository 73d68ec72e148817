/** Differences between two phones in the data that belongs to the phone's owner. */
import type { AnyApp } from "#os/define.ts";
import type { PhoneState } from "#os/state.ts";
import { diff, type Change } from "#state/diff.ts";
import type { Json } from "#state/json.ts";
import { covers } from "./allowed-paths.ts";

const osData = ["settings", "wifi", "bluetooth", "battery", "files", "lock", "sims", "channels", "money"] as const;
/**
 * Changes of user data. Paths start with the app's id or `os`. Changes of the answer sheet's bookkeeping and incidental
 * traces are left out.
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
  // A permission that an app requests and gets is part of using the app. A permission changed in Settings is a change.
  for (const change of diff(before.os.permissions as Json, after.os.permissions as Json))
    if (change.before !== "ask" && change.before !== "asked")
      out.push({ ...change, path: `/os/permissions${change.path}` });
  return out;
}
/** A balance, and the account of an outside recipient, only repeat the information of the entries. */
const followsFromEntries = (path: string, { kind }: Change): boolean =>
  /^\/os\/money\/accounts\/[^/]+\/cents$/.test(path) ||
  (kind === "added" && /^\/os\/money\/accounts\/account_out_[^/]+$/.test(path));
