// Openings that random users do not reach, or reach only on an empty page. For each opening, this file has the path
// that a person would use.
import ebay from "#apps/ebay/index.ts";
import meeting from "#apps/meeting/index.ts";
import notes from "#apps/notes/index.ts";
import { phone } from "#apps/phone.ts";
import settings from "#apps/settings/index.ts";
import wechat from "#apps/wechat/index.ts";
import x from "#apps/x/index.ts";
import { defaultBoot } from "#judge/instance.ts";
import type { Driver } from "#judge/driver.ts";
import { playOnKernel } from "#judge/kernel-driver.ts";
import type { PhoneState } from "#os/state.ts";

type OpeningPath = (o: Driver<never, string>) => Promise<void>;
const watchedItem =
  (item: string): OpeningPath =>
  async (o) => {
    await o.open(ebay);
    await o.act(ebay, "home.watchlist");
    await o.act(ebay, "watchlist.open", { item });
  };
/** The field of a post in a thread of X, after all posts before it are written. */
const threadPart =
  (at: number): OpeningPath =>
  async (o) => {
    await o.open(x);
    await o.act(x, "home.compose");
    for (let n = 0; n < at; n++) {
      await o.type(`parts.${n}.text`, `Part ${n + 1}`);
      await o.act(x, "compose.addPart");
    }
  };
const openingPaths: { readonly [name: string]: OpeningPath } = {
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
  "meeting.room.text#0": async (o) => {
    await o.open(meeting);
    await o.act(meeting, "main.quick");
    await o.act(meeting, "quick.start");
    await o.set(meeting, "room", { open: "say" });
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
  "settings.book.secret#0": async (o) => {
    await o.open(settings);
    await o.act(settings, "home.page", { id: "accounts" });
    await o.act(settings, "page.book", { id: "passwords" });
  },
  "wechat.transferForm.remark#0": async (o) => {
    await o.open(wechat);
    await o.act(wechat, "main.openChat", { peer: "person_mum" });
    await o.set(wechat, "chat", { open: "plus" });
    await o.act(wechat, "chat.transfer");
    await o.set(wechat, "transferForm", { open: "remark" });
  },
  // Random users write at most four posts of a thread.
  ...Object.fromEntries([4, 5, 6, 7, 8, 9].map((at) => [`x.compose.parts.${at}.text#${at}`, threadPart(at)])),
};
export const preparedNames: readonly string[] = Object.keys(openingPaths);

/** Returns a phone that shows this opening. Its notes app has no password yet, so the app asks for a first password. */
export async function preparedOpening(name: string): Promise<PhoneState> {
  const boot = phone.boot(defaultBoot("en", 1));
  const apps = { ...boot.apps, notes: { ...(boot.apps["notes"] as object), password: null } };
  // Saved passwords ask for the PIN, if the phone has one.
  const lock = name.startsWith("settings.book.") ? { ...boot.os.lock, kind: "pin", secret: "2580" } : boot.os.lock;
  const start = { ...boot, apps, os: { ...boot.os, lock } } as PhoneState;
  return (await playOnKernel(phone, start, openingPaths[name]!)).state;
}
