import { describe, expect, test } from "vitest";
import type { Outcome } from "#os/command.ts";
import { positionAt, sessionOf } from "#os/media-session.ts";
import { balanceOf } from "#os/money/read.ts";
import type { PhoneState } from "#os/state.ts";
import { dayMs, hourMs, minuteMs } from "#state/civil.ts";
import type { Json } from "#state/json.ts";
import { defaultBoot } from "#judge/instance.ts";
import { localWorld } from "#scripts/build/world-file.ts";
import dataset, { type Season, type Video } from "#world/videos/index.ts";
import { phone } from "../phone.ts";
import { arrivedBytes, downloadState, listFavourites } from "./features/me/queries.ts";
import { countNews, messagesWith } from "./features/messages/queries.ts";
import { isAllowed, shownDanmaku } from "./features/video/danmaku.ts";
import { countsOf, firstComments, repliesUnder } from "./features/video/queries.ts";
import { specialGroup } from "./features/people/state.ts";
import { merchantAccount } from "./features/shop/payment.ts";
import { videoUrl } from "./links.ts";
import type { State } from "./state.ts";
import { hasBlockedOwner, isMember } from "./ties.ts";

const boot = phone.boot({
  startMs: Date.UTC(2026, 2, 16, 1),
  lang: "en",
  device: { width: 360, height: 800, dpr: 3 },
  theme: "light",
  fontScale: 1,
  seed: 1,
});
const data = (s: PhoneState): State => s.apps["bilibili"] as State;
const attempt = (s: PhoneState, name: string, args: Json = {}): Outcome =>
  phone.reduce(s, { name: `bilibili.${name}`, args });
const run = (s: PhoneState, name: string, args: Json = {}): PhoneState => {
  const done = phone.reduce(s, { name, args });
  expect(done.rejected, name).toBeNull();
  return done.state;
};
const command = (s: PhoneState, name: string, args: Json = {}): PhoneState => run(s, `bilibili.${name}`, args);
const refusal = (s: PhoneState, name: string, args: Json = {}): string | null => attempt(s, name, args).rejected;
const tick = (s: PhoneState, ms: number): PhoneState => run(s, "os.tick", { ms });
const act = (s: PhoneState, on: string, args: Json = {}): PhoneState => run(s, "os.act", { app: "bilibili", on, args });
const opened = run(boot, "os.launch", { app: "bilibili" });
const top = (s: PhoneState) => phone.top(s, s.view.front);
const session = (s: PhoneState) => sessionOf(s.os, "bilibili");
const position = (s: PhoneState): number => positionAt(session(s)!, s.clock.nowMs);

const world = await localWorld();
const { rows } = await world.read(dataset.queries.feed, { public: "en", age_min: 0 });
const read = async (id: string): Promise<Video> => (await world.read(dataset.queries.video, { id }))!;
const all: Video[] = [];
for (const { id } of rows) all.push(await read(id));
const untouched = (video: Video): boolean =>
  data(boot).given[video.id] === undefined && data(boot).liked[video.id] === undefined;
const original = all.find((one) => one.original && untouched(one) && !hasBlockedOwner(data(boot), one.author))!;
const parted = await (async () => {
  for (let page = 0; page < 20; page++)
    for (const { id } of (await world.read(dataset.queries.feed, { public: "en", age_min: 0, page })).rows) {
      const video = await read(id);
      if (video.parts.length > 1) return video;
    }
  throw new Error("no video has parts");
})();
const { rows: seasons } = await world.read(dataset.queries.shelf, { public: "en" });
const season = async (test: (one: Season) => boolean): Promise<Season> => {
  for (const { id } of seasons) {
    const one = (await world.read(dataset.queries.season, { id }))!;
    if (test(one)) return one;
  }
  throw new Error("no such season");
};
const stranger = all
  .map(({ author }) => author)
  .find((user) => !hasBlockedOwner(data(boot), user) && !data(boot).follows[user] && !data(boot).followers[user])!;
const friend = Object.keys(data(boot).follows).find((user) => data(boot).followers[user])!;
const first = (video: Pick<Video, "id">): string => `${video.id}_p1`;

describe("the player", () => {
  const watching = act(opened, "open", { video: original.id });
  test("plays by the clock, pauses, seeks and changes its speed", () => {
    expect(session(watching)?.item).toBe(first(original));
    const later = tick(watching, 20_000);
    expect(position(later)).toBe(20_000);
    const paused = act(later, "pause", { item: first(original) });
    expect(position(tick(paused, minuteMs))).toBe(20_000);
    const sought = act(paused, "seek", { item: first(original), ms: 5_000 });
    expect(position(sought)).toBe(5_000);
    const fast = act(act(act(act(sought, "play", { item: first(original) }), "more"), "speed"), "setSpeed", {
      speed: 2,
    });
    expect(position(tick(fast, 10_000))).toBe(25_000);
  });
  test("goes to the next part, and to the first part's end by itself", () => {
    const s = act(opened, "open", { video: parted.id });
    const second = command(s, "playNext");
    expect(session(second)?.item).toBe(`${parted.id}_p2`);
    expect(refusal(act(opened, "open", { video: original.id }), "playNext")).toBe("last-part");
    const ended = tick(s, parted.parts[0]!.seconds * 1000 + 2_000);
    expect(session(ended)?.item).toBe(`${parted.id}_p2`);
    const still = tick(command(s, "setPrefs", { autoNext: false }), parted.parts[0]!.seconds * 1000 + 2_000);
    expect(session(still)?.item).toBe(`${parted.id}_p1`);
    expect(session(still)?.sinceMs).toBeNull();
  });
  test("keeps its position in the history, unless recording is paused", () => {
    const left = run(tick(watching, 15_000), "os.back");
    expect(session(left)).toBeNull();
    expect(data(left).seen[0]).toMatchObject({ of: original.id, ms: 15_000, done: false });
    const again = act(left, "open", { video: original.id });
    expect(position(again)).toBe(15_000);
    const off = command(opened, "setPrefs", { keepHistory: false });
    expect(data(act(off, "open", { video: original.id })).seen).toEqual(data(boot).seen);
    expect(data(command(left, "dropSeen", { of: original.id })).seen.some(({ of }) => of === original.id)).toBe(false);
    expect(data(command(left, "clearSeen")).seen).toEqual([]);
  });
  test("leaves full screen before the page", () => {
    const full = act(watching, "fill");
    const back = run(full, "os.back");
    expect(top(back)).toMatchObject({ screen: "video" });
    expect(top(run(back, "os.back"))).toMatchObject({ screen: "home" });
  });
  test("needs the network, or a download", () => {
    const offline = run(boot, "os.setOutage", { on: true });
    expect(refusal(offline, "play", { item: first(original) })).toBe("no-network");
    const done = tick(command(boot, "download", { items: [first(original)], quality: "360" }), hourMs);
    expect(downloadState(data(done).downloads[first(original)]!, done.clock.nowMs)).toBe("done");
    expect(refusal(run(done, "os.setOutage", { on: true }), "play", { item: first(original) })).toBeNull();
  });
  test("opens from a link", () => {
    const asked = run(boot, "os.start", {
      intent: { action: "VIEW", type: null, uri: videoUrl(original.id), extras: {} },
    });
    const handler = asked.view.chooser!.handlers.find((one) => one.startsWith("bilibili"))!;
    const s = run(asked, "os.choose", { handler, target: null, always: false });
    expect(top(s)).toMatchObject({ screen: "video", params: { video: original.id } });
  });
});

describe("a video", () => {
  const id = original.id;
  test("takes two coins, which the user loses", () => {
    const before = countsOf(data(boot), original).coins;
    const one = command(boot, "giveCoins", { video: id, coins: 1, alsoLike: false });
    expect(data(one).coins).toBe(data(boot).coins - 1);
    expect(countsOf(data(one), original).coins).toBe(before + 1);
    expect(data(one).liked[id]).toBeUndefined();
    expect(refusal(one, "giveCoins", { video: id, coins: 2, alsoLike: true })).toBe("coins-given");
    const two = command(one, "giveCoins", { video: id, coins: 1, alsoLike: true });
    expect(data(two).coins + data(two).given[id]!.coins).toBe(data(boot).coins);
    expect(data(two).liked[id]).toBeDefined();
    expect(refusal(two, "giveCoins", { video: id, coins: 1, alsoLike: false })).toBe("coins-given");
  });
  test("is liked or disliked, never both", () => {
    const liked = command(boot, "toggleLike", { video: id });
    const disliked = command(liked, "toggleDislike", { video: id });
    expect(data(disliked).liked[id]).toBeUndefined();
    expect(data(command(disliked, "toggleLike", { video: id })).disliked[id]).toBeUndefined();
    expect(refusal(boot, "toggleLike", { video: "bili_video_0" })).toBe("video-missing");
  });
  test("is liked, coined and saved at once", () => {
    const s = command(boot, "triple", { video: id });
    expect(data(s).liked[id]).toBeDefined();
    expect(data(s).given[id]?.coins).toBe(2);
    expect(listFavourites(data(s), "folder_default")).toContain(id);
  });
  test("takes no coins that the user does not have", () => {
    const poor = all
      .filter((one) => one.original && untouched(one))
      .reduce((s, one) => (data(s).coins >= 2 ? command(s, "triple", { video: one.id }) : s), boot);
    expect(data(poor).coins + Object.values(data(poor).given).reduce((sum, { coins }) => sum + coins, 0)).toBe(
      data(boot).coins + Object.values(data(boot).given).reduce((sum, { coins }) => sum + coins, 0),
    );
  });
  test("is put into folders, moved and removed", () => {
    const saved = command(boot, "setFolders", { video: id, folders: ["folder_default", "folder_cats"] });
    expect(listFavourites(data(saved), "folder_cats")).toContain(id);
    const moved = command(saved, "moveFavourites", { videos: [id], from: "folder_cats", to: "folder_cooking" });
    expect(data(moved).favourites[id]?.folders.toSorted()).toEqual(["folder_cooking", "folder_default"]);
    const gone = command(moved, "deleteFolder", { folder: "folder_cooking" });
    expect(data(gone).favourites[id]?.folders).toEqual(["folder_default"]);
    expect(refusal(boot, "deleteFolder", { folder: "folder_default" })).toBe("folder-default");
    expect(data(command(gone, "setFolders", { video: id, folders: [] })).favourites[id]).toBeUndefined();
    expect(refusal(boot, "createFolder", { name: "Cats, only cats", about: "", private: false, video: null })).toBe(
      "folder-exists",
    );
  });
  test("carries danmaku at the player's position", () => {
    const s = tick(act(opened, "open", { video: id }), 12_000);
    const style = { colour: "#ffd302", place: "top", size: "normal" };
    const sent = command(s, "sendDanmaku", { item: first(original), text: "here", ...style });
    const own = Object.values(data(sent).danmaku).find(({ text }) => text === "here")!;
    expect(own).toMatchObject({ atMs: 12_000, colour: "#ffd302", place: "top" });
    expect(countsOf(data(sent), original).danmaku).toBe(countsOf(data(boot), original).danmaku + 1);
    expect(refusal(s, "sendDanmaku", { item: first(original), text: " ", ...style })).toBe("nothing-written");
  });
});

describe("danmaku", () => {
  const prefs = data(boot).prefs;
  const line = { atMs: 1_000, text: "Hello", colour: "#ffffff", place: "roll" as const };
  test("are shown for a time, in free rows", () => {
    const lines = [line, { ...line, atMs: 1_200, text: "Again" }, { ...line, atMs: 1_300, place: "top" as const }];
    expect(shownDanmaku(lines, 900, prefs, [])).toEqual([]);
    const shown = shownDanmaku(lines, 2_000, prefs, []);
    expect(shown.map(({ row }) => row)).toEqual([0, 1, 0]);
    expect(shown[0]!.share).toBeGreaterThan(shown[1]!.share);
    expect(shownDanmaku(lines, 30_000, prefs, [])).toEqual([]);
    expect(shownDanmaku(lines, 2_000, { ...prefs, danmaku: false }, [])).toEqual([]);
  });
  test("are hidden by kind and by word, except the user's own", () => {
    expect(isAllowed(line, { ...prefs, showRoll: false }, [])).toBe(false);
    expect(isAllowed({ ...line, colour: "#fe0302" }, { ...prefs, showColoured: false }, [])).toBe(false);
    expect(isAllowed(line, prefs, ["hell"])).toBe(false);
    expect(isAllowed({ ...line, own: true }, { ...prefs, showRoll: false }, ["hell"])).toBe(true);
  });
});

describe("comments", () => {
  const say = (s: PhoneState, text = "Lovely") =>
    command(s, "comment", { on: original.id, under: null, to: null, text });
  test("are written, liked, disliked and deleted with their replies", () => {
    const s = say(boot);
    const [comment] = firstComments(data(s), original.id);
    expect(comment).toMatchObject({ by: "me", text: "Lovely" });
    const replied = command(s, "comment", { on: original.id, under: comment!.id, to: null, text: "Me too" });
    expect(repliesUnder(data(replied), comment!.id)).toHaveLength(1);
    const liked = command(replied, "toggleCommentLike", { comment: comment!.id });
    const disliked = command(liked, "toggleCommentDislike", { comment: comment!.id });
    expect(data(disliked).likedComments[comment!.id]).toBeUndefined();
    const gone = command(disliked, "deleteComment", { comment: comment!.id });
    expect(Object.values(data(gone).comments).filter(({ on }) => on === original.id)).toEqual(
      Object.values(data(boot).comments).filter(({ on }) => on === original.id),
    );
    expect(Object.values(data(gone).coming)).toEqual([]);
  });
  test("are answered and liked on the clock, the same way every time", () => {
    const asked = ["a?", "b?", "c?", "d?"].reduce((s, text) => say(s, text), boot);
    expect(refusal(asked, "comment", { on: original.id, under: null, to: null, text: "e" })).toBe("too-fast");
    const later = tick(asked, 12 * hourMs);
    expect(countNews(data(later), "replies")).toBeGreaterThan(countNews(data(boot), "replies"));
    expect(Object.values(later.os.notifications).filter(({ app }) => app === "bilibili").length).toBeGreaterThan(0);
    expect(data(tick(asked, 12 * hourMs))).toEqual(data(later));
  });
});

describe("posts", () => {
  test("are liked and commented by followers, and deleted with their comments", () => {
    const s = command(boot, "post", { text: "New map", pictures: [], video: null });
    const post = Object.values(data(s).posts).find(({ text }) => text === "New map")!;
    const later = tick(s, 2 * dayMs);
    expect(data(later).posts[post.id]!.likedBy.length).toBeGreaterThan(0);
    const gone = command(later, "deletePost", { post: post.id });
    expect(firstComments(data(gone), post.id)).toEqual([]);
    expect(refusal(boot, "post", { text: " ", pictures: [], video: null })).toBe("nothing-written");
  });
});

describe("people", () => {
  test("are followed, grouped, blocked and hidden", () => {
    const s = command(boot, "follow", { user: stranger });
    expect(refusal(s, "follow", { user: stranger })).toBe("followed-already");
    const grouped = command(s, "setGroups", { user: stranger, groups: [specialGroup, "group_food"] });
    const without = command(grouped, "deleteGroup", { group: "group_food" });
    expect(data(without).follows[stranger]?.groups).toEqual([specialGroup]);
    expect(refusal(boot, "deleteGroup", { group: specialGroup })).toBe("group-missing");
    expect(refusal(boot, "createGroup", { name: "Kitchen" })).toBe("group-exists");
    const blocked = command(without, "block", { user: stranger });
    expect(data(blocked).follows[stranger]).toBeUndefined();
    expect(refusal(blocked, "sendText", { user: stranger, text: "Hi" })).toBe("unblock-first");
    expect(refusal(boot, "follow", { user: "bili_user_0" })).toBe("user-missing");
  });
  test("publish new videos while the clock runs", () => {
    const later = tick(boot, 4 * dayMs);
    expect(data(later).newUploads).toBeGreaterThanOrEqual(data(boot).newUploads);
    expect(data(command(later, "seeFeed")).newUploads).toBe(0);
  });
});

describe("messages", () => {
  test("to a stranger are limited to one until there is an answer", () => {
    const s = command(boot, "sendText", { user: stranger, text: "Hi there!" });
    expect(refusal(s, "sendText", { user: stranger, text: "Hello?" })).toBe("one-message");
  });
  test("to a friend are answered once, and can carry a video", () => {
    const before = messagesWith(data(boot), friend).length;
    const s = tick(command(boot, "sendText", { user: friend, text: "How are you?" }), 2 * dayMs);
    expect(messagesWith(data(s), friend)).toHaveLength(before + 2);
    const sent = command(boot, "sendVideo", { video: original.id, users: [friend], text: "Look" });
    expect(
      messagesWith(data(sent), friend)
        .map(({ body }) => body.kind)
        .slice(-2),
    ).toEqual(["video", "text"]);
    expect(data(sent).shared[original.id]).toBeDefined();
  });
  test("that arrive respect blocks and the settings", () => {
    const from = { from: friend, text: "Hey" };
    expect(data(command(boot, "receive", from)).threads[friend]!.unread).toBe(data(boot).threads[friend]!.unread + 1);
    expect(refusal(command(boot, "setPrefs", { whoMessages: "nobody" }), "receive", from)).toBe("sender-unknown");
    expect(refusal(command(boot, "block", { user: friend }), "receive", from)).toBe("sender-unknown");
  });
});

describe("downloads", () => {
  const items = [first(original), first(parted)];
  test("run one after the other, by the clock", () => {
    const s = command(boot, "download", { items, quality: "1080" });
    const states = (at: PhoneState) => items.map((item) => downloadState(data(at).downloads[item]!, at.clock.nowMs));
    expect(states(s).toSorted()).toEqual(["loading", "waiting"]);
    const loading = items.find((item) => data(s).downloads[item]!.since !== null)!;
    const later = tick(s, 2_000);
    expect(arrivedBytes(data(later).downloads[loading]!, later.clock.nowMs)).toBeGreaterThan(0);
    const paused = command(later, "pauseDownload", { item: loading });
    expect(downloadState(data(paused).downloads[loading]!, paused.clock.nowMs)).toBe("paused");
    const done = tick(command(paused, "resumeDownload", { item: loading }), 2 * hourMs);
    expect(states(done)).toEqual(["done", "done"]);
    expect(data(command(done, "deleteDownloads", { items })).downloads).toEqual(data(boot).downloads);
  });
  test("need Wi-Fi unless the settings say otherwise, and a membership for the best quality", () => {
    expect(refusal(boot, "download", { items, quality: "1080plus" })).toBe("members-only");
    const mobile = run(boot, "os.system", {
      command: "set",
      args: { group: "network", name: "wifi", value: false },
    });
    expect(refusal(mobile, "download", { items, quality: "720" })).toBe("download-wifi");
    expect(
      refusal(command(mobile, "setPrefs", { downloadMobile: true }), "download", { items, quality: "720" }),
    ).toBeNull();
  });
});

describe("the membership", () => {
  const inApp = (s: PhoneState, on: string, args: Json = {}): PhoneState =>
    run(s, "os.act", { app: "alipay", on, args });
  const rich = run(boot, "alipay.pay", {
    deal: "topUp",
    ref: "balance",
    cents: 60_000,
    order: "",
    title: "",
    payee: "",
    note: "",
    arrival: "now",
    renews: "never",
    method: "card_meridian",
    secret: "204816",
  });
  /** Buys a month, and pays it in the wallet. */
  const buy = (s: PhoneState): PhoneState => {
    const page = act(act(act(run(s, "os.launch", { app: "bilibili" }), "goShop"), "membership"), "choose", {
      plan: "month",
    });
    const asked = act(page, "buy");
    const handler = asked.view.chooser!.handlers.find((one) => one.startsWith("alipay"))!;
    const cashier = run(asked, "os.choose", { handler, target: null, always: false });
    const confirmed = inApp(inApp(inApp(cashier, "choose", { method: "balance" }), "confirm"), "usePassword");
    return inApp(
      [..."204816"].reduce((at, digit) => inApp(at, "digit", { digit }), confirmed),
      "done",
    );
  };
  test("is bought through the ledger, gives rights, and ends on the clock", () => {
    expect(refusal(boot, "confirmPaid", { entry: "entry_none" })).toBe("order-closed");
    const bought = buy(rich);
    expect(balanceOf(bought.os, merchantAccount)).toBe(2_500);
    expect(data(bought).memberUntil).toBeGreaterThan(bought.clock.nowMs + 30 * dayMs);
    expect(data(command(bought, "setPrefs", { wifiQuality: "1080plus" })).prefs.wifiQuality).toBe("1080plus");
    expect(refusal(boot, "setPrefs", { wifiQuality: "1080plus" })).toBe("members-only");
    let over = command(bought, "setPrefs", { wifiQuality: "1080plus" });
    for (let week = 0; week < 5; week++) over = tick(over, 7 * dayMs);
    expect(data(over).memberUntil).toBeNull();
    expect(data(over).prefs.wifiQuality).toBe("1080");
    expect(data(over).system[0]?.kind).toBe("memberEnded");
  });
  test("is needed for some episodes", async () => {
    const one = await season(({ vip, episodes }) => vip && episodes.some(({ free }) => !free));
    const locked = one.episodes.find(({ free }) => !free)!;
    expect(refusal(boot, "play", { item: locked.id })).toBe("members-only");
    expect(isMember(data(boot), boot.clock.nowMs)).toBe(false);
  });
  test("is not paid in time", () => {
    const s = tick(command(boot, "order", { of: "mug", count: 2 }), hourMs);
    const order = Object.values(data(s).orders).find(({ of }) => of === "mug")!;
    expect(order).toMatchObject({ state: "cancelled", cents: 11_800 });
    expect(countNews(data(s), "system")).toBe(1);
  });
});

describe("the profile", () => {
  test("refuses short names and days that do not exist", () => {
    expect(refusal(boot, "setName", { name: "x" })).toBe("name-short");
    expect(refusal(boot, "setName", { name: "a@b" })).toBe("name-signs");
    expect(data(command(boot, "setName", { name: "Ann" })).profile.name).toBe("Ann");
    expect(refusal(boot, "setProfile", { birthday: "1999-02-30" })).toBe("birthday-wrong");
    expect(refusal(boot, "setProfile", { birthday: "2050-01-01" })).toBe("birthday-wrong");
    expect(data(command(boot, "setProfile", { birthday: "1999-02-28" })).profile.birthday).toBe("1999-02-28");
  });
  test("keeps teen mode behind its password", () => {
    expect(refusal(boot, "setPrefs", { teen: true })).toBe("pin-wrong");
    const on = command(boot, "startTeen", { pin: "2580" });
    expect(refusal(on, "stopTeen", { pin: "0000" })).toBe("pin-wrong");
    expect(data(command(on, "stopTeen", { pin: "2580" })).prefs.teen).toBe(false);
  });
});

describe("the data of a new phone", () => {
  test.each(["en", "zh-CN"] as const)("refers to the world's records, %s", async (lang) => {
    const seeded = data(phone.boot({ ...defaultBoot(lang, 1) }));
    const of = lang === "en" ? "en" : "zh";
    const users = [seeded.follows, seeded.followers, seeded.threads, seeded.blocked, seeded.hiddenAuthors];
    for (const id of users.flatMap((one) => Object.keys(one)))
      expect((await world.read(dataset.queries.user, { id }))?.public, id).toBe(of);
    const asked = [
      ...[seeded.liked, seeded.favourites, seeded.given].flatMap((one) => Object.keys(one)),
      ...seeded.seen.flatMap(({ of: seen }) => (seen.startsWith("bili_video_") ? [seen] : [])),
      ...seeded.later.map(({ video }) => video),
    ];
    for (const id of asked) expect((await world.read(dataset.queries.video, { id }))?.public, id).toBe(of);
    for (const id of Object.keys(seeded.tracked))
      expect((await world.read(dataset.queries.season, { id }))?.public, id).toBe(of);
  });
});
