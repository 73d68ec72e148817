// Openings that random users do not reach, or reach only on a page of nothing: each by the way that a person takes to it.
import ebay from "../../src/apps/ebay/index.ts";
import meeting from "../../src/apps/meeting/index.ts";
import notes from "../../src/apps/notes/index.ts";
import { phone } from "../../src/apps/phone.ts";
import settings from "../../src/apps/settings/index.ts";
import { bootOf } from "../../src/judge/instance.ts";
import type { Pilot } from "../../src/judge/pilot.ts";
import { rehearse } from "../../src/judge/rehearse.ts";
import type { PhoneState } from "../../src/os/state.ts";

type Way = (o: Pilot<never, string>) => Promise<void>;
const watchedItem =
  (item: string): Way =>
  async (o) => {
    await o.open(ebay);
    await o.act(ebay, "home.watchlist");
    await o.act(ebay, "watchlist.open", { item });
  };
const ways: { readonly [name: string]: Way } = {
  "ebay.bid.amount#0": async (o) => {
    await watchedItem("watch-14")(o);
    await o.act(ebay, "item.placeBid");
  },
  "ebay.offer.amount#0": async (o) => {
    await watchedItem("wallclock-28")(o);
    await o.act(ebay, "item.makeOffer");
  },
  "meeting.members.name#0": async (o) => {
    await o.open(meeting);
    await o.act(meeting, "main.quick");
    await o.act(meeting, "quick.start");
    await o.act(meeting, "room.members");
    await o.set(meeting, "members", { open: "rename" });
  },
  "notes.password.next#1": async (o) => {
    await o.open(notes);
    await o.act(notes, "list.seePrivate");
    await o.act(notes, "private.setPassword");
  },
  "settings.device.name#0": async (o) => {
    await o.open(settings);
    await o.act(settings, "home.bluetooth");
    await o.act(settings, "bluetooth.device", { id: "bt_buds" });
    await o.act(settings, "device.edit");
  },
};
export const preparedNames: readonly string[] = Object.keys(ways);

/** The phone on that page; notes have no password yet, so that the first one is asked for. */
export async function preparedOpening(name: string): Promise<PhoneState> {
  const boot = phone.boot(bootOf("en", 1));
  const apps = { ...boot.apps, notes: { ...(boot.apps["notes"] as object), password: null } };
  return (await rehearse(phone, { ...boot, apps } as PhoneState, ways[name]!)).state;
}
