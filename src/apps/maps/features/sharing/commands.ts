/** Commands that share the phone's location with contacts. */
import * as v from "valibot";
import { parseContentUri } from "#os/intents.ts";
import { isOnline } from "#os/network.ts";
import { reject } from "#os/values.ts";
import { minuteMs } from "#state/civil.ts";
import { ShareId } from "../../ids.ts";
import { maps } from "../../state.ts";
import { shareMinutes, maxShares } from "./state.ts";

export const ShareDuration = v.nullable(v.picklist(shareMinutes));
export const sharingCommands = {
  /**
   * Shares the location with the contacts chosen in the picker. If a contact already sees the location, the new
   * duration replaces the old one.
   */
  shareWith: maps.command(
    { uris: v.pipe(v.array(v.string()), v.maxLength(20)), minutes: ShareDuration },
    (state, { uris, minutes }, ctx) => {
      const contacts = uris.flatMap((uri) => {
        const found = parseContentUri(uri);
        return found?.authority === "contacts" && found.id.startsWith("contact_") ? [found.id] : [];
      });
      if (contacts.length === 0) return reject("nobody-chosen");
      if (!isOnline(ctx.os)) return reject("no-network");
      if (!ctx.os.settings.location.on) return reject("location-off");
      const until = minutes === null ? null : ctx.now + minutes * minuteMs;
      for (const contact of contacts) {
        const before = Object.values(state.shares).find((one) => one.contact === contact);
        if (before) before.until = until;
        else if (Object.keys(state.shares).length >= maxShares) return reject("shares-full");
        else {
          const id = ctx.newId("share");
          state.shares[id] = { id, contact, at: ctx.now, until };
        }
      }
    },
  ),
  extendShare: maps.command({ share: ShareId, minutes: ShareDuration }, (state, { share, minutes }, ctx) => {
    const found = state.shares[share];
    if (!found) return reject("share-gone");
    found.until = minutes === null ? null : ctx.now + minutes * minuteMs;
  }),
  stopShare: maps.command({ share: ShareId }, (state, { share }) => {
    if (!state.shares[share]) return reject("share-gone");
    delete state.shares[share];
  }),
  /** Scheduled. Ends a share. */
  endShare: maps.command({ share: ShareId }, (state, { share }, ctx) => {
    if (!state.shares[share]) return reject("share-gone");
    delete state.shares[share];
    if (state.prefs.sharingNotices)
      ctx.notify({ key: "noticeShareOver", channel: "sharing", tag: share, open: { screen: "sharing", params: {} } });
  }),
};
