/** What can happen to whom the user lets see where the phone is. */
import * as v from "valibot";
import { contentOf } from "../../../../os/intents.ts";
import { online } from "../../../../os/network.ts";
import { reject } from "../../../../os/values.ts";
import { minuteMs } from "../../../../state/civil.ts";
import { ShareId } from "../../ids.ts";
import { maps } from "../../state.ts";
import { shareMinutes, sharesMost } from "./state.ts";

export const Minutes = v.nullable(v.picklist(shareMinutes));
export const sharingCommands = {
  /** With whom the address book's picker has named. Whoever sees it already sees it for as long as is said now. */
  shareWith: maps.command(
    { uris: v.pipe(v.array(v.string()), v.maxLength(20)), minutes: Minutes },
    (state, { uris, minutes }, ctx) => {
      const contacts = uris.flatMap((uri) => {
        const found = contentOf(uri);
        return found?.authority === "contacts" && found.id.startsWith("contact_") ? [found.id] : [];
      });
      if (contacts.length === 0) return reject("nobody-chosen");
      if (!online(ctx.os)) return reject("no-network");
      if (!ctx.os.settings.location.on) return reject("location-off");
      const until = minutes === null ? null : ctx.now + minutes * minuteMs;
      for (const contact of contacts) {
        const before = Object.values(state.shares).find((one) => one.contact === contact);
        if (before) before.until = until;
        else if (Object.keys(state.shares).length >= sharesMost) return reject("shares-full");
        else {
          const id = ctx.newId("share");
          state.shares[id] = { id, contact, at: ctx.now, until };
        }
      }
    },
  ),
  extendShare: maps.command({ share: ShareId, minutes: Minutes }, (state, { share, minutes }, ctx) => {
    const found = state.shares[share];
    if (!found) return reject("share-gone");
    found.until = minutes === null ? null : ctx.now + minutes * minuteMs;
  }),
  stopShare: maps.command({ share: ShareId }, (state, { share }) => {
    if (!state.shares[share]) return reject("share-gone");
    delete state.shares[share];
  }),
  /** Falls due: its time is over. */
  endShare: maps.command({ share: ShareId }, (state, { share }, ctx) => {
    if (!state.shares[share]) return reject("share-gone");
    delete state.shares[share];
    if (state.prefs.sharingNotices)
      ctx.notify({ key: "noticeShareOver", channel: "sharing", tag: share, open: { screen: "sharing", params: {} } });
  }),
};
