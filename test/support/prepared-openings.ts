// Openings that random users do not reach, or reach only on an empty page. For each opening, this file has the path
// that a person would use.
import ebay from "#apps/ebay/index.ts";
import meeting from "#apps/meeting/index.ts";
import notes from "#apps/notes/index.ts";
import { phone } from "#apps/phone.ts";
import settings from "#apps/settings/index.ts";
import spotify from "#apps/spotify/index.ts";
import themes from "#apps/themes/index.ts";
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
  "meeting.personalRoom.password#1": async (o) => {
    await o.open(meeting);
    await o.act(meeting, "main.personalRoom");
    await o.set(meeting, "personalRoom", { open: "password" });
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
  "spotify.forgot.code#1": async (o) => {
    await o.open(spotify);
    await o.act(spotify, "home.logIn");
    await o.act(spotify, "logIn.forgot");
    const { spotify: state } = (await o.state()) as unknown as { readonly spotify: { account: { email: string } } };
    await o.type("email", state.account.email);
    await o.act(spotify, "forgot.send");
  },
  "themes.theme.name#0": async (o) => {
    await o.open(themes);
    await o.act(themes, "main.startSave");
    await o.type("name", "Evening");
    await o.act(themes, "main.save");
    const { themes: state } = (await o.state()) as unknown as { readonly themes: { readonly saved: object } };
    await o.act(themes, "main.open", { id: Object.keys(state.saved)[0]! });
    await o.act(themes, "theme.startRename");
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

/**
 * Returns a phone that shows this opening. Its notes app has no password yet, so the app asks for a first password, and
 * the user is logged out of the music app.
 */
export async function preparedOpening(name: string): Promise<PhoneState> {
  const boot = phone.boot(defaultBoot("en", 1));
  const apps = {
    ...boot.apps,
    notes: { ...(boot.apps["notes"] as object), password: null },
    spotify: { ...(boot.apps["spotify"] as object), loggedIn: false },
  };
  // Saved passwords ask for the PIN, if the phone has one.
  const lock = name.startsWith("settings.book.") ? { ...boot.os.lock, kind: "pin", secret: "2580" } : boot.os.lock;
  const start = { ...boot, apps, os: { ...boot.os, lock } } as PhoneState;
  return (await playOnKernel(phone, start, openingPaths[name]!)).state;
}
