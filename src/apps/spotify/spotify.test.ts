import { beforeAll, describe, expect, test } from "vitest";
import type { Outcome } from "#os/command.ts";
import type { PhoneState } from "#os/state.ts";
import { setWorldReader, world } from "#os/world.ts";
import { hourMs, minuteMs } from "#state/civil.ts";
import { deepFreeze, type Json } from "#state/json.ts";
import { defaultBoot } from "#judge/instance.ts";
import { openWorld, worldFile } from "#scripts/build/world-file.ts";
import { createDatasetWorld } from "#test/support/dataset-world.ts";
import type { AnyQuery } from "#world/define.ts";
import generators from "#world/music/generate.ts";
import dataset from "#world/music/index.ts";
import { readSync } from "#world/read.ts";
import { phone } from "../phone.ts";
import { downloadShare, isDownloaded } from "./features/downloads/queries.ts";
import { currentItem } from "./features/player/queue.ts";
import { merchantAccount, monthMs, planCents } from "./features/premium/plans.ts";
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
const paused = data(boot).queue;
const album = { kind: "album", id: paused.source!.id };
const tracks = paused.items;
const last = tracks.length - 1;
const [friend] = Object.keys(data(boot).follows);
const otherAlbums = Object.keys(data(boot).saved).filter(
  (id) => id.startsWith("mu_album_") && data(boot).kept[id as "liked"] === undefined,
);
const isNew = (n: number): boolean => data(boot).saved[`mu_album_${n}`] === undefined;
const newAlbum = `mu_album_${[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].find(isNew)}`;
const session = (s: PhoneState) => s.os.media!.sessions["spotify"]!;
const free = changed(boot, { subscription: null });

describe.each(["en", "zh-CN"] as const)("the data of a new phone in %s", (lang) => {
  const s = phone.boot(defaultBoot(lang, 1)).apps["spotify"] as State;
  const name = lang === "en" ? "en" : "zh";
  test("name only records of the world, and albums with their own songs", () => {
    const ids = [...new Set(JSON.stringify(s).match(/mu_[a-z]+_[a-z0-9]+/g))].filter((id) => !id.includes("_chart_"));
    const kinds = {
      artist: "artist",
      album: "album",
      track: "track",
      show: "show",
      episode: "episode",
      playlist: "playlist",
      concert: "concert",
      friend: "friend",
    } as const;
    for (const id of ids) {
      const kind = kinds[id.split("_")[1] as keyof typeof kinds];
      const found = world<{ readonly id: string }, { readonly public: string } | null>(dataset.queries[kind] as never, {
        id,
      });
      expect(found, id).not.toBeNull();
      // Playlists may contain songs of the other public.
      expect(kind === "track" ? name : found!.public, id).toBe(name);
    }
    const album = world(dataset.queries.album, { id: s.queue.source!.id });
    expect(s.queue.items).toEqual(album!.tracks);
    const artists = Object.keys(s.saved).filter((id) => id.startsWith("mu_artist_"));
    expect(artists.length).toBeGreaterThan(4);
  });
  test("are small", () => {
    expect(JSON.stringify(s).length).toBeLessThan(30_000);
  });
});
describe("playing", () => {
  test("an album plays from a track to its end, queued songs first", () => {
    let s = command(boot, "play", { source: album, item: tracks[1]! });
    s = command(s, "enqueue", { item: "mu_track_20" });
    s = command(s, "enqueueNext", { item: "mu_track_21" });
    const order = [playing(s)];
    for (let n = 0; n < 4; n++) {
      s = tick(s, session(s).lengthMs! + 10);
      order.push(playing(s));
    }
    expect(order).toEqual([tracks[1], "mu_track_21", "mu_track_20", tracks[2], tracks[3]]);
  });
  test("similar songs follow after the end, unless autoplay is off", () => {
    const s = command(boot, "play", { source: album, item: tracks[last]! });
    expect(data(command(s, "itemEnded")).queue.source?.kind).toBe("radio");
    const off = command(command(s, "setPrefs", { autoplay: false }), "itemEnded");
    expect([data(off).queue.source?.kind, playing(off), session(off).sinceMs]).toEqual(["album", tracks[0], null]);
  });
  test("explicit songs are refused or passed over when they are switched off", () => {
    const off = command(boot, "setPrefs", { explicit: false });
    const single = (item: string) => ({ source: { kind: "item", id: item }, item });
    const all = Array.from({ length: 300 }, (_, n) => `mu_track_${n + 1}`);
    const explicit = all.find((item) => refusal(off, "play", single(item)) === "explicit-off")!;
    expect(explicit).toBeDefined();
    const s = command(command(off, "play", { source: album, item: tracks[0]! }), "enqueue", { item: explicit });
    expect(playing(command(s, "playNext"))).toBe(tracks[1]);
  });
  test("an item counts as played after 30 seconds of listening, not after seeking, not in a private session", () => {
    const count = (s: PhoneState): number => data(s).plays.length;
    const s = command(boot, "play", { source: album, item: tracks[0]! });
    expect(count(tick(s, 29_000))).toBe(count(boot));
    expect(data(tick(s, 31_000)).plays[0]).toMatchObject({ item: tracks[0], source: album });
    expect(count(command(tick(command(s, "seek", { ms: 100_000 }), 5000), "playNext"))).toBe(count(boot));
    const held = tick(command(tick(s, 20_000), "togglePlay"), hourMs);
    expect(count(held)).toBe(count(boot));
    expect(count(tick(command(held, "togglePlay"), 11_000))).toBe(count(boot) + 1);
    expect(count(tick(command(s, "togglePrivate"), 40_000))).toBe(count(boot));
  });
  test("an episode goes on where the user left it, and is marked as played at its end", () => {
    const [episode] = Object.entries(data(boot).heard).find(([, { positionMs }]) => positionMs > 0)!;
    const at = data(boot).heard[episode]!.positionMs;
    const s = command(boot, "play", { source: { kind: "item", id: episode }, item: episode });
    expect(session(s).positionMs).toBe(at);
    const left = command(tick(command(s, "setSpeed", { speed: 2 }), 60_000), "play", {
      source: album,
      item: tracks[0]!,
    });
    expect(data(left).heard[episode]).toMatchObject({ positionMs: at + 120_000, played: false });
    const end = tick(command(s, "seek", { ms: session(s).lengthMs! - 2000 }), 5000);
    expect(data(end).heard[episode]).toMatchObject({ played: true, positionMs: 0 });
  });
  test("previous restarts after three seconds, and goes back before", () => {
    const s = command(boot, "play", { source: album, item: tracks[1]! });
    expect(playing(command(tick(s, 5000), "playPrevious"))).toBe(tracks[1]);
    expect(playing(command(tick(s, 1000), "playPrevious"))).toBe(tracks[0]);
  });
  test("the sleep timer pauses", () => {
    const s = command(command(boot, "play", { source: album, item: tracks[0]! }), "setSleep", { sleep: 5 });
    expect(session(tick(s, 4 * minuteMs)).sinceMs).not.toBeNull();
    expect(session(tick(s, 6 * minuteMs)).sinceMs).toBeNull();
  });
  test("logging out ends the session", () => {
    const s = command(command(boot, "play", { source: album, item: tracks[0]! }), "logOut");
    expect(s.os.media!.sessions["spotify"]).toBeUndefined();
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
    const [track] = Object.keys(data(boot).liked);
    const s = command(boot, "toggleLike", { track: track! });
    expect(data(s).liked[track!]).toBeUndefined();
    expect(data(command(s, "toggleLike", { track: track! })).liked[track!]).toBe(s.clock.nowMs);
    expect(refusal(boot, "togglePin", { id: newAlbum })).toBe("not-saved");
    const saved = command(command(boot, "save", { id: newAlbum }), "togglePin", { id: newAlbum });
    expect(data(saved).pins).toContain(newAlbum);
    expect(data(command(saved, "unsave", { id: newAlbum })).pins).not.toContain(newAlbum);
    expect(refusal(boot, "save", { id: "mu_album_99999" })).toBe("item-missing");
  });
  test("a playlist is made, filled, arranged, renamed and deleted", () => {
    const made = command(boot, "createPlaylist", { name: " Rainy ", item: tracks[0]! });
    const id = Object.keys(data(made).playlists).find((one) => !data(boot).playlists[one])!;
    let s = command(made, "addToPlaylist", { playlist: id, item: tracks[1]! });
    expect(refusal(s, "addToPlaylist", { playlist: id, item: tracks[1]! })).toBe("in-playlist");
    s = command(s, "addSource", { playlist: id, source: album });
    expect(data(s).playlists[id]!.entries.map(({ item }) => item)).toEqual(tracks);
    s = command(s, "moveInPlaylist", { playlist: id, from: last, to: 0 });
    s = command(s, "removeFromPlaylist", { playlist: id, item: tracks[1]! });
    expect(data(s).playlists[id]!.entries.map(({ item }) => item)).toEqual([
      tracks[last],
      tracks[0],
      ...tracks.slice(2, last),
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
    const s = tick(command(boot, "inviteToPlaylist", { playlist: id!, friend: friend! }), 2 * hourMs);
    expect(count(s)).toBe(count(boot) + 1);
    expect(data(s).playlists[id!]!.entries.at(-1)!.by).toBe(friend);
  });
});
describe("downloads", () => {
  const s = () => command(boot, "download", { id: otherAlbums[0]! });
  const items = () => Object.keys(data(s()).downloads).filter((item) => !data(boot).downloads[item]);
  test("run on the clock, one item after the other", () => {
    expect(downloadShare(data(s()), items(), boot.clock.nowMs)).toBe(0);
    const half = downloadShare(data(s()), items(), boot.clock.nowMs + 1000);
    expect(half).toBeGreaterThan(0);
    expect(half).toBeLessThan(1);
    const later = tick(s(), 5 * minuteMs);
    expect(items().every((item) => isDownloaded(data(later), item, later.clock.nowMs))).toBe(true);
    expect(data(later).kept[otherAlbums[0]! as "liked"]!.done).toBe(true);
    expect(Object.keys(data(command(later, "removeDownload", { id: otherAlbums[0]! })).downloads)).toEqual(
      Object.keys(data(boot).downloads),
    );
  });
  test("are the only music in offline mode, and need Premium", () => {
    const offline = command(boot, "setPrefs", { offline: true });
    expect(refusal(offline, "play", { source: { kind: "album", id: otherAlbums[1]! }, item: null })).toBe(
      "only-downloads",
    );
    expect(refusal(offline, "play", { source: album, item: tracks[0]! })).toBeNull();
    expect(refusal(free, "download", { id: otherAlbums[0]! })).toBe("premium-download");
    expect(refusal(free, "download", { id: Object.keys(data(boot).heard)[0]! })).toBeNull();
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
  test("is bought for one month through a paying app, and is not renewed", () => {
    const ordered = command(free, "orderPlan", { plan: "individual" });
    const { order } = data(ordered);
    const paid = run(ordered, "alipay.pay", {
      deal: "shop",
      ref: merchantAccount,
      cents: order!.cents,
      order: order!.id,
      title: "Premium Individual",
      payee: "spotify",
      note: "",
      arrival: "now",
      renews: "never",
      method: "card_meridian",
      secret: "204816",
    });
    const entry = Object.keys(paid.os.money.entries).find((id) => !ordered.os.money.entries[id])!;
    const s = command(paid, "confirmPaid", { entry, order: order!.id, through: "alipay" });
    expect(data(s).subscription).toMatchObject({ renews: false, payWith: "alipay", until: free.clock.nowMs + monthMs });
    expect(refusal(s, "confirmPaid", { entry, order: order!.id, through: "alipay" })).toBe("order-gone");
    let later = s;
    while (later.clock.nowMs < free.clock.nowMs + monthMs) later = tick(later, 12 * hourMs);
    expect(data(later).subscription).toBeNull();
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
    const s = command(none, "inviteToBlend", { friend: friend! });
    const [blend] = Object.values(data(s).blends);
    expect(refusal(s, "play", { source: { kind: "blend", id: blend!.id }, item: null })).toBe("nothing-to-play");
    const later = tick(s, hourMs);
    expect(data(later).blends[blend!.id]!.joinsAt).toBeNull();
    expect(refusal(later, "play", { source: { kind: "blend", id: blend!.id }, item: null })).toBeNull();
    const [both] = Object.keys(data(boot).liked);
    const mixed = blendItems(data(later), ["mu_track_99999", both!]);
    expect(mixed[0]).toBe(both);
    expect(mixed).toContain("mu_track_99999");
  });
  test("a concert that interests the user is announced a day before", () => {
    const [concert] = Object.keys(data(boot).concerts);
    const s = command(changed(boot, { concerts: {} }), "toggleConcert", { concert: concert! });
    const at = data(s).concerts[concert!]!.remindAt!;
    let later = s;
    while (later.clock.nowMs < at) later = tick(later, 6 * hourMs);
    expect(data(later).concerts[concert!]!.remindAt).toBeNull();
  });
});
