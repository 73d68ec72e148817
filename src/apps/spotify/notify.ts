/** Notifies the user, if the settings allow it. */
import type { Ctx } from "#os/app-command.ts";
import type { Facts } from "#os/values.ts";
import type { Json } from "#state/json.ts";
import type { State } from "./state.ts";

export const noticeKeys = [
  "noticeAddition",
  "noticeFollower",
  "noticeBlend",
  "noticeConcert",
  "noticeDownloads",
  "noticeRenewed",
  "noticeEnding",
  "noticeEnded",
  "noticeDeclined",
] as const;
type NotifyPref = Extract<keyof State["prefs"], `notify${string}`>;
export function notifyUser(
  state: State,
  ctx: Ctx,
  notice: {
    readonly key: (typeof noticeKeys)[number];
    /** The setting that allows the notification; null for those about the account. */
    readonly pref: NotifyPref | null;
    readonly channel: "playlists" | "social" | "concerts" | "downloads" | "account";
    readonly facts?: Facts;
    readonly tag: string;
    readonly open: { readonly screen: string; readonly params: Record<string, Json> };
  },
): void {
  const { pref, facts = {}, ...rest } = notice;
  if (!state.loggedIn || (pref !== null && !state.prefs[pref])) return;
  ctx.notify({ ...rest, facts, group: rest.channel });
}
