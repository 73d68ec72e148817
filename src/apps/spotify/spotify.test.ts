import { beforeAll, describe, expect, test } from "vitest";
import type { Outcome } from "#os/command.ts";
import type { PhoneState } from "#os/state.ts";
import { setWorldReader } from "#os/world.ts";
import { dayMs, hourMs, minuteMs } from "#state/civil.ts";
import { deepFreeze, type Json } from "#state/json.ts";
import { openWorld, worldFile } from "#scripts/build/world-file.ts";
import { createDatasetWorld } from "#test/support/dataset-world.ts";
import type { AnyQuery } from "#world/define.ts";
import generators from "#world/music/generate.ts";
import dataset from "#world/music/index.ts";
import { readSync } from "#world/read.ts";
import { phone } from "../phone.ts";
import { downloadShare, isDownloaded } from "./features/downloads/queries.ts";
import { currentItem } from "./features/player/queue.ts";
import { monthMs, planCents } from "./features/premium/plans.ts";
import { isPremium } from "./features/premium/queries.ts";
import { blendItems } from "./features/social/queries.ts";
import type { State } from "./state.ts";

beforeAll(async () => {
  const made = createDatasetWorld(dataset, generators);
  const [own, other] = [readSync(openWorld(made.path).selectNow), readSync(openWorld(await worldFile()).selectNow)];
  setWorldReader((query, args) => {
    const read = (query as unknown as AnyQuery).at.dataset === dataset.name ? own : other;
    return deepFreeze(read(query as unknown as AnyQuery, args) as Json) as never;
  });
}, 300_000);

const boot = phone.boot({
  startMs: Date.UTC(2026, 2, 16, 1),
  lang: "en",
  device: { width: 360, height: 800, dpr: 3 },
  theme: "light",
  fontScale: 1,
  seed: 1,
});
const data = (s: PhoneState): State => s.apps["spotify"] as State;
const attempt = (s: PhoneState, name: string, args: Json = {}): Outcome =>
  phone.reduce(s, { name: `spotify.${name}`, args });
const run = (s: PhoneState, name: string, args: Json = {}): PhoneState => {
  const done = phone.reduce(s, { name, args });
  expect(done.rejected, name).toBeNull();
  return done.state;
};
const command = (s: PhoneState, name: string, args: Json = {}): PhoneState => run(s, `spotify.${name}`, args);
const refusal = (s: PhoneState, name: string, args: Json = {}): string | null => attempt(s, name, args).rejected;
const tick = (s: PhoneState, ms: number): PhoneState => run(s, "os.tick", { ms });
const changed = (s: PhoneState, change: Partial<State>): PhoneState =>
  ({ ...s, apps: { ...s.apps, spotify: { ...data(s), ...change } } }) as PhoneState;
const playing = (s: PhoneState): string | null => currentItem(data(s).queue);
const album = { kind: "album", id: "mu_album_1" };
const tracks = [1, 2, 3, 4, 5].map((n) => `mu_track_${n}`);
const free = changed(boot, { subscription: null });

describe("playing", () => {
  test("an album plays from a track to its end, queued songs first", () => {
    let s = command(boot, "play", { source: album, item: tracks[1]! });
    s = command(s, "enqueue", { item: "mu_track_20" });
    s = command(s, "enqueueNext", { item: "mu_track_21" });
    const order = [playing(s)];
    for (let n = 0; n < 4; n++) {
      s = command(s, "itemEnded");
      order.push(playing(s));
    }
    expect(order).toEqual(["mu_track_2", "mu_track_21", "mu_track_20", "mu_track_3", "mu_track_4"]);
  });
  test("similar songs follow after the end, unless autoplay is off", () => {
    const last = command(boot, "play", { source: album, item: tracks[4]! });
    expect(data(command(last, "itemEnded")).queue.source?.kind).toBe("radio");
    const off = command(command(last, "setPrefs", { autoplay: false }), "itemEnded");
    expect([data(off).queue.source?.kind, playing(off)]).toEqual(["album", tracks[0]]);
  });
  test("explicit songs are refused or passed over when they are switched off", () => {
    const off = command(boot, "setPrefs", { explicit: false });
    const [explicit] = tracks.filter((item) => refusal(off, "play", { source: album, item }) === "explicit-off");
    expect(explicit).toBeDefined();
    const before = tracks[tracks.indexOf(explicit!) - 1];
    if (before === undefined) return;
    const s = command(command(off, "play", { source: album, item: before }), "playNext");
    expect(playing(s)).not.toBe(explicit);
  });
  test("the free plan shuffles lists, and allows six skips in an hour", () => {
    expect(refusal(free, "play", { source: album, item: tracks[2]! })).toBe("premium-pick");
    let s = command(free, "play", { source: album, item: null });
    expect(data(s).queue.shuffle).toBe(true);
    expect(refusal(s, "toggleShuffle")).toBe("premium-order");
    for (let n = 0; n < 6; n++) s = command(s, "playNext");
    expect(refusal(s, "playNext")).toBe("skips-used");
    expect(refusal(tick(s, hourMs + minuteMs), "playNext")).toBeNull();
  });
});
describe("the library and playlists", () => {
  test("songs are liked and disliked, things are saved and pinned", () => {
    const s = command(boot, "toggleLike", { track: "mu_track_24" });
    expect(data(s).liked["mu_track_24"]).toBe(s.clock.nowMs);
    expect(data(command(s, "toggleLike", { track: "mu_track_24" })).liked["mu_track_24"]).toBeUndefined();
    expect(refusal(boot, "togglePin", { id: "mu_album_8" })).toBe("not-saved");
    const saved = command(command(boot, "save", { id: "mu_album_8" }), "togglePin", { id: "mu_album_8" });
    expect(data(saved).pins).toContain("mu_album_8");
    expect(data(command(saved, "unsave", { id: "mu_album_8" })).pins).not.toContain("mu_album_8");
    expect(refusal(boot, "save", { id: "mu_album_999" })).toBe("item-missing");
  });
  test("a playlist is made, filled, arranged, renamed and deleted", () => {
    const made = command(boot, "createPlaylist", { name: " Rainy ", item: tracks[0]! });
    const id = Object.keys(data(made).playlists).find((one) => !data(boot).playlists[one])!;
    let s = command(made, "addToPlaylist", { playlist: id, item: tracks[1]! });
    expect(refusal(s, "addToPlaylist", { playlist: id, item: tracks[1]! })).toBe("in-playlist");
    s = command(s, "addSource", { playlist: id, source: album });
    expect(data(s).playlists[id]!.entries.map(({ item }) => item)).toEqual(tracks);
    s = command(s, "moveInPlaylist", { playlist: id, from: 4, to: 0 });
    s = command(s, "removeFromPlaylist", { playlist: id, item: tracks[1]! });
    expect(data(s).playlists[id]!.entries.map(({ item }) => item)).toEqual([
      tracks[4],
      tracks[0],
      tracks[2],
      tracks[3],
    ]);
    s = command(s, "editPlaylist", { playlist: id, name: "Storm", about: "Loud." });
    expect(data(s).playlists[id]).toMatchObject({ name: "Storm", about: "Loud." });
    expect(data(command(s, "deletePlaylist", { playlist: id })).playlists[id]).toBeUndefined();
  });
  test("a sorted playlist plays in its sorted order", () => {
    const [id] = Object.keys(data(boot).playlists);
    const s = command(command(boot, "sortPlaylist", { id: id!, sort: "title" }), "play", {
      source: { kind: "playlist", id: id! },
      item: null,
    });
    expect(data(s).queue.items).toHaveLength(data(boot).playlists[id!]!.entries.length);
    expect(data(s).queue.items).not.toEqual(data(boot).playlists[id!]!.entries.map(({ item }) => item));
  });
  test("an invited friend adds a song on the clock", () => {
    const [id] = Object.keys(data(boot).playlists);
    const count = (s: PhoneState): number => data(s).playlists[id!]!.entries.length;
    const s = tick(command(boot, "inviteToPlaylist", { playlist: id!, friend: "mu_friend_1" }), 2 * hourMs);
    expect(count(s)).toBe(count(boot) + 1);
    expect(data(s).playlists[id!]!.entries.at(-1)!.by).toBe("mu_friend_1");
  });
});
describe("downloads", () => {
  const s = () => command(boot, "download", { id: "mu_album_2" });
  const items = () => Object.keys(data(s()).downloads).filter((item) => !data(boot).downloads[item]);
  test("run on the clock, one item after the other", () => {
    expect(downloadShare(data(s()), items(), boot.clock.nowMs)).toBe(0);
    const half = downloadShare(data(s()), items(), boot.clock.nowMs + 1000);
    expect(half).toBeGreaterThan(0);
    expect(half).toBeLessThan(1);
    const later = tick(s(), 5 * minuteMs);
    expect(items().every((item) => isDownloaded(data(later), item, later.clock.nowMs))).toBe(true);
    expect(data(later).kept["mu_album_2"]!.done).toBe(true);
    expect(Object.keys(data(command(later, "removeDownload", { id: "mu_album_2" })).downloads)).toEqual(
      Object.keys(data(boot).downloads),
    );
  });
  test("are the only music in offline mode, and need Premium", () => {
    const offline = command(boot, "setPrefs", { offline: true });
    expect(refusal(offline, "play", { source: { kind: "album", id: "mu_album_3" }, item: null })).toBe(
      "only-downloads",
    );
    expect(refusal(offline, "play", { source: album, item: tracks[0]! })).toBeNull();
    expect(refusal(free, "download", { id: "mu_album_2" })).toBe("premium-download");
    expect(refusal(free, "download", { id: "mu_episode_2" })).toBeNull();
  });
});
describe("Premium", () => {
  const until = data(boot).subscription!.until;
  test("is renewed with the card on the clock", () => {
    const s = tick(boot, until - boot.clock.nowMs + 1000);
    expect(data(s).subscription!.until).toBe(until + monthMs);
    expect(data(s).receipts).toHaveLength(data(boot).receipts.length + 1);
    const entry = s.os.money.entries[data(s).receipts[0]!.entry]!;
    expect(entry).toMatchObject({ toCents: planCents.individual, from: "account_bank_meridian" });
  });
  test("ends with the month after it was cancelled, with its downloads", () => {
    const cancelled = command(boot, "cancelPlan");
    expect(isPremium(data(cancelled), until - 1)).toBe(true);
    const s = tick(cancelled, until - boot.clock.nowMs + 1000);
    expect([data(s).subscription, Object.keys(data(s).downloads)]).toEqual([null, []]);
    expect(data(command(cancelled, "resumePlan")).subscription!.renews).toBe(true);
  });
  test("changes the plan from the next month on", () => {
    const s = tick(command(boot, "changePlan", { plan: "family" }), until - boot.clock.nowMs + 1000);
    expect([data(s).subscription!.plan, data(s).receipts[0]!.cents]).toEqual(["family", planCents.family]);
  });
  test("is not given for a payment that the ledger does not have", () => {
    const ordered = command(free, "orderPlan", { plan: "individual" });
    expect(
      refusal(ordered, "confirmPaid", {
        entry: "entry_s_spotify_0",
        order: data(ordered).order!.id,
        through: "alipay",
      }),
    ).toBe("payment-missing");
  });
  test("is bought with the card", () => {
    const s = command(free, "payByCard", { plan: "duo", card: "card_meridian" });
    expect(data(s).subscription).toMatchObject({ plan: "duo", renews: true, until: free.clock.nowMs + monthMs });
  });
});
describe("accounts", () => {
  const out = () => command(boot, "logOut");
  const fresh = {
    email: "kim@postbox.example",
    password: "blue-kettle-42",
    born: "2001-04-05",
    gender: "unsaid",
    name: "Kim",
  };
  test("each account has its own library, which comes back at log-in", () => {
    const kim = command(out(), "signUp", fresh);
    expect([data(kim).account.name, Object.keys(data(kim).liked).length, data(kim).subscription]).toEqual([
      "Kim",
      0,
      null,
    ]);
    const back = command(command(kim, "logOut"), "logIn", {
      email: "ROBIN.ashby@postbox.example",
      password: "harbor-light-27",
    });
    expect(data(back).liked).toEqual(data(boot).liked);
    expect(Object.keys(data(back).parked)).toEqual([fresh.email]);
  });
  test("sign-up refuses known addresses and children; log-in refuses wrong passwords", () => {
    expect(refusal(out(), "signUp", { ...fresh, email: data(boot).account.email })).toBe("email-known");
    expect(refusal(out(), "signUp", { ...fresh, born: "2016-01-01" })).toBe("too-young");
    expect(refusal(out(), "logIn", { email: data(boot).account.email, password: "x" })).toBe("log-in-wrong");
    expect(refusal(out(), "play", { source: album, item: null })).toBe("log-in-first");
  });
  test("a forgotten password is set again with the code", () => {
    const sent = command(out(), "sendResetCode", { email: data(boot).account.email });
    const { code } = data(sent).reset!;
    const wrong = command(sent, "resetPassword", {
      code: code === "111111" ? "111112" : "111111",
      password: "new-kettle-42",
    });
    expect([data(wrong).reset!.wrong, data(wrong).loggedIn]).toEqual([1, false]);
    const s = command(sent, "resetPassword", { code, password: "new-kettle-42" });
    expect([data(s).account.password, data(s).loggedIn]).toEqual(["new-kettle-42", true]);
  });
});
describe("friends", () => {
  test("a blend begins when the friend accepts, and mixes both tastes", () => {
    const none = changed(boot, { blends: {} });
    const s = command(none, "inviteToBlend", { friend: "mu_friend_1" });
    const [blend] = Object.values(data(s).blends);
    expect(refusal(s, "play", { source: { kind: "blend", id: blend!.id }, item: null })).toBe("nothing-to-play");
    const later = tick(s, hourMs);
    expect(data(later).blends[blend!.id]!.joinsAt).toBeNull();
    expect(refusal(later, "play", { source: { kind: "blend", id: blend!.id }, item: null })).toBeNull();
    const mixed = blendItems(data(later), ["mu_track_2", "mu_track_99"]);
    expect(mixed[0]).toBe("mu_track_2");
    expect(mixed).toContain("mu_track_99");
  });
  test("a concert that interests the user is announced a day before", () => {
    const none = changed(boot, { concerts: {} });
    const s = command(none, "toggleConcert", { concert: "mu_concert_1" });
    expect(data(s).concerts["mu_concert_1"]!.remindAt).not.toBeNull();
    expect(data(tick(s, 13 * dayMs)).concerts["mu_concert_1"]!.remindAt).toBeNull();
  });
});
