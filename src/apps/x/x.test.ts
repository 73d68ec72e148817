import { beforeAll, describe, expect, test } from "vitest";
import type { Outcome } from "#os/command.ts";
import type { PhoneState } from "#os/state.ts";
import { setWorldReader } from "#os/world.ts";
import { dayMs, hourMs, minuteMs } from "#state/civil.ts";
import { deepFreeze, type Json } from "#state/json.ts";
import { openWorld, worldFile } from "#scripts/build/world-file.ts";
import { createDatasetWorld } from "#test/support/dataset-world.ts";
import type { AnyQuery } from "#world/define.ts";
import generators from "#world/posts/generate.ts";
import dataset, { type Post as WorldPost } from "#world/posts/index.ts";
import { readSync, type World } from "#world/read.ts";
import { weightedLength } from "#world/posts/weighted-length.ts";
import { phone } from "../phone.ts";
import { countUnread, listThreads, messagesWith } from "./features/messages/queries.ts";
import { countNews, groupNews, newsIn } from "./features/notices/queries.ts";
import { countActions, countOwnPosts, ownPosts, repliesTo } from "./features/posts/queries.ts";
import { postUrl } from "./links.ts";
import type { State } from "./state.ts";
import { hasBlockedOwner, hasMutedWord, mayReplyAtOnce } from "./ties.ts";

let world: World;
let sample: readonly WorldPost[];
beforeAll(async () => {
  // The world's file contains the dataset only when it is not in preview. These tests make it themselves.
  const made = createDatasetWorld(dataset, generators);
  world = made.world;
  const [own, other] = [readSync(openWorld(made.path).selectNow), readSync(openWorld(await worldFile()).selectNow)];
  setWorldReader((query, args) => {
    const read = (query as unknown as AnyQuery).at.dataset === dataset.name ? own : other;
    return deepFreeze(read(query as unknown as AnyQuery, args) as Json) as never;
  });
  const found = [];
  for (let page = 0; page < 60; page++)
    found.push(...(await world.read(dataset.queries.home, { public: "en", age_min: 0, page })).rows);
  sample = found;
}, 300_000);

const start = Date.UTC(2026, 2, 16, 1);
const boot = phone.boot({
  startMs: start,
  lang: "en",
  device: { width: 360, height: 800, dpr: 3 },
  theme: "light",
  fontScale: 1,
  seed: 1,
});
const data = (s: PhoneState): State => s.apps["x"] as State;
const attempt = (s: PhoneState, name: string, args: Json = {}): Outcome => phone.reduce(s, { name: `x.${name}`, args });
const run = (s: PhoneState, name: string, args: Json = {}): PhoneState => {
  const done = phone.reduce(s, { name, args });
  expect(done.rejected, name).toBeNull();
  return done.state;
};
const command = (s: PhoneState, name: string, args: Json = {}): PhoneState => run(s, `x.${name}`, args);
const refusal = (s: PhoneState, name: string, args: Json = {}): string | null => attempt(s, name, args).rejected;
const tick = (s: PhoneState, ms: number): PhoneState => run(s, "os.tick", { ms });
const act = (s: PhoneState, on: string, args: Json = {}): PhoneState => run(s, "os.act", { app: "x", on, args });
const view = (s: PhoneState, patch: Json): PhoneState => run(s, "os.view", { app: "x", patch });
const open = (): PhoneState => run(boot, "os.launch", { app: "x" });
const top = (s: PhoneState) => phone.top(s, s.view.front);

const plain = {
  parts: [{ text: "A map of benches.", pictures: [] as string[] }],
  poll: null,
  mayReply: "everyone",
  community: null,
  replyTo: null,
  quoted: null,
  draft: null,
};
const publish = (more: Record<string, Json> = {}, s = boot): PhoneState => command(s, "publish", { ...plain, ...more });
const latest = (s: PhoneState) => data(s).posts[data(s).latest!]!;
const [friend] = Object.keys(data(boot).follows).filter((user) => data(boot).followers[user]);
/** A post of a person who has not blocked the user. */
const findPost = (fits: (post: WorldPost) => boolean): WorldPost => {
  const found = sample.find((post) => !hasBlockedOwner(data(boot), post.author) && fits(post));
  if (!found) throw new Error("the sample has no such post");
  return found;
};
const anyPost = () => findPost(({ mayReply, community }) => mayReply === "everyone" && community === null);
const stranger = () => findPost(({ author }) => !data(boot).follows[author] && !data(boot).followers[author]).author;

describe("posts of the world", () => {
  test("are liked, reposted and bookmarked, and each count changes by one", () => {
    const post = anyPost();
    const base = countActions(data(boot), post.id, post);
    const s = ["toggleLike", "repost", "toggleBookmark"].reduce(
      (at, name) => command(at, name, { post: post.id }),
      boot,
    );
    const counts = countActions(data(s), post.id, post);
    expect(counts).toEqual({
      ...base,
      likes: base.likes + 1,
      reposts: base.reposts + 1,
      bookmarks: base.bookmarks + 1,
    });
    expect(refusal(s, "repost", { post: post.id })).toBe("reposted-already");
    const undone = ["toggleLike", "undoRepost", "toggleBookmark"].reduce(
      (at, name) => command(at, name, { post: post.id }),
      s,
    );
    expect(countActions(data(undone), post.id, post)).toEqual(base);
    expect(refusal(undone, "undoRepost", { post: post.id })).toBe("not-reposted");
    expect(refusal(boot, "toggleLike", { post: "x_post_0" })).toBe("post-missing");
  });
  test("of the future do not exist yet", async () => {
    const { rows } = await world.read(dataset.queries.home, { public: "en", age_max: -600 });
    const coming = rows.find(({ author }) => !hasBlockedOwner(data(boot), author))!;
    expect(refusal(boot, "toggleLike", { post: coming.id })).toBe("post-missing");
    expect(refusal(tick(boot, -coming.age * minuteMs), "toggleLike", { post: coming.id })).toBeNull();
  });
  test("limit who may reply", () => {
    for (const mayReply of ["following", "mentioned", "verified"] as const) {
      const post = findPost(
        (one) => one.mayReply === mayReply && one.community === null && !data(boot).followers[one.author],
      );
      expect(refusal(boot, "checkReply", { post: post.id })).toBe(`reply-${mayReply}`);
      expect(refusal(boot, "publish", { ...plain, replyTo: post.id })).toBe(`reply-${mayReply}`);
    }
    const inCommunity = findPost(({ community }) => community !== null && !data(boot).joined[community]);
    expect(refusal(boot, "checkReply", { post: inCommunity.id })).toBe("reply-members");
    expect(refusal(boot, "checkReply", { post: anyPost().id })).toBeNull();
    const own = { by: "x_user_1", text: "Hi @RobinMakesMaps", mayReply: "verified" as const, community: null };
    expect(mayReplyAtOnce(data(boot), own)).toBe(true);
  });
  test("with a poll take one vote until the poll closes", async () => {
    const { rows } = await world.read(dataset.queries.search, { of: "en", with: "poll", age_min: 0, sort: "newest" });
    const poll = rows.find((post) => post.poll!.closes < -600 && !hasBlockedOwner(data(boot), post.author))!;
    const s = command(boot, "vote", { post: poll.id, option: 1 });
    expect(refusal(s, "vote", { post: poll.id, option: 0 })).toBe("voted-already");
    const later = tick(s, -poll.poll!.closes * minuteMs + 1000);
    expect(data(later).votes[poll.id]?.told).toBe(true);
    expect(newsIn(data(later), "all").some(({ kind, post }) => kind === "poll" && post === poll.id)).toBe(true);
    expect(refusal(tick(boot, -poll.poll!.closes * minuteMs), "vote", { post: poll.id, option: 0 })).toBe(
      "poll-closed",
    );
  });
  test("open from a link", () => {
    const { id } = anyPost();
    const asked = run(boot, "os.start", { intent: { action: "VIEW", type: null, uri: postUrl(id), extras: {} } });
    const handler = asked.view.chooser?.handlers.find((one) => one.startsWith("x"));
    const s = handler ? run(asked, "os.choose", { handler, target: null, always: false }) : asked;
    expect(top(s)).toMatchObject({ screen: "post", params: { post: id } });
  });
});

describe("the user's posts", () => {
  test("are limited to 280 weighted characters", () => {
    const text = "字".repeat(140);
    expect(weightedLength(text)).toBe(280);
    expect(refusal(boot, "publish", { ...plain, parts: [{ text, pictures: [] }] })).toBeNull();
    expect(refusal(boot, "publish", { ...plain, parts: [{ text: `${text}a`, pictures: [] }] })).toBe("too-long");
    expect(refusal(boot, "publish", { ...plain, parts: [{ text: " ", pictures: [] }] })).toBe("nothing-written");
    expect(refusal(publish(), "publish", plain)).toBe("said-already");
  });
  test("form a thread, and are counted", () => {
    const parts = ["one", "two", "three"].map((text) => ({ text, pictures: [] }));
    const s = publish({ parts });
    const first = latest(s);
    expect(first.text).toBe("one");
    const [second] = repliesTo(data(s), first.id);
    expect(second).toMatchObject({ text: "two", ancestors: [first.id] });
    expect(repliesTo(data(s), second!.id)[0]).toMatchObject({ text: "three", ancestors: [first.id, second!.id] });
    expect(countOwnPosts(data(s))).toBe(countOwnPosts(data(boot)) + 3);
    expect(ownPosts(data(s))[0]?.id).toBe(first.id);
  });
  test("get visitors over two days, the same ones every time", () => {
    const s = tick(publish(), 2 * dayMs);
    expect(latest(s).views).toBeGreaterThan(5);
    expect(latest(s).likedBy.length).toBeGreaterThan(1);
    expect(countNews(data(s))).toBeGreaterThan(countNews(data(boot)));
    expect(data(tick(publish(), 2 * dayMs))).toEqual(data(s));
  });
  test("of a protected account are seen by followers only, and cannot be reposted", () => {
    const hidden = command(boot, "setPrefs", { protect: true });
    const s = tick(publish({}, hidden), 2 * dayMs);
    expect(latest(s).likedBy.every((user) => data(boot).followers[user])).toBe(true);
    expect(latest(s).repostedBy).toEqual([]);
    expect(refusal(s, "repost", { post: latest(s).id })).toBe("repost-protected");
  });
  test("take votes in a poll, which ends on the clock", () => {
    const poll = { options: ["Tea", "Coffee"], minutes: 1440 };
    const s = publish({ poll });
    expect(refusal(s, "vote", { post: latest(s).id, option: 0 })).toBe("poll-own");
    const { poll: ended } = data(tick(s, 2 * dayMs)).posts[latest(s).id]!;
    expect(ended).toMatchObject({ ended: true });
    expect(ended!.options.reduce((sum, { votes }) => sum + votes, 0)).toBeGreaterThan(0);
    expect(refusal(boot, "publish", { ...plain, poll: { options: ["Tea", " "], minutes: 5 } })).toBe("options-missing");
  });
  test("are pinned and deleted, and their traces go with them", () => {
    const s = publish();
    const { id } = latest(s);
    const pinned = command(s, "togglePinned", { post: id });
    expect(data(pinned).pinned).toBe(id);
    const gone = command(tick(pinned, hourMs), "deletePost", { post: id });
    expect(data(gone)).toMatchObject({ pinned: null, latest: null });
    expect(Object.values(data(gone).coming).filter(({ post }) => post === id)).toEqual([]);
    expect(refusal(gone, "deletePost", { post: id })).toBe("post-missing");
  });
  test("that reply to somebody may be answered", () => {
    const answers = sample
      .filter(
        ({ mayReply, community, author }) =>
          mayReply === "everyone" && community === null && !hasBlockedOwner(data(boot), author),
      )
      .slice(0, 6)
      .reduce(
        (s, post, n) => publish({ replyTo: post.id, parts: [{ text: `Is it far? ${n}`, pictures: [] }] }, s),
        boot,
      );
    const later = tick(answers, dayMs);
    const answered = Object.values(data(later).posts).filter(
      ({ by, ancestors }) => by !== "me" && ancestors.length > 1,
    );
    expect(answered.length).toBeGreaterThan(0);
  });
  test("are scheduled, and appear on the clock", () => {
    const sendAt = start + 3 * hourMs;
    const s = command(boot, "schedule", { ...plain, sendAt });
    expect(refusal(boot, "schedule", { ...plain, sendAt: start - 1000 })).toBe("time-past");
    const count = countOwnPosts(data(boot));
    expect(countOwnPosts(data(tick(s, 2 * hourMs)))).toBe(count);
    const sent = tick(s, 3 * hourMs + 1000);
    expect(countOwnPosts(data(sent))).toBe(count + 1);
    expect(latest(sent).at).toBe(sendAt);
    expect(newsIn(data(sent), "all").some(({ kind }) => kind === "sent")).toBe(true);
    const offline = run(s, "os.setOutage", { on: true });
    const kept = tick(offline, 3 * hourMs + 1000);
    expect(countOwnPosts(data(kept))).toBe(count);
    expect(Object.values(data(kept).drafts).filter(({ at, sendAt: due }) => at === start && due === null)).toHaveLength(
      1,
    );
  });
  test("are kept as a draft when the user leaves the editor", () => {
    const s = view(act(open(), "compose"), { parts: [{ text: "Half a thought", pictures: [] }] });
    const asked = act(s, "leave");
    expect(top(asked).view).toMatchObject({ open: "leave" });
    const kept = act(asked, "keep");
    expect(top(kept).screen).toBe("home");
    const draft = Object.values(data(kept).drafts).find(({ parts }) => parts[0]?.text === "Half a thought")!;
    const sent = command(kept, "publish", { ...plain, draft: draft.id });
    expect(data(sent).drafts[draft.id]).toBeUndefined();
  });
  test("come from other apps that share a text", () => {
    const asked = run(boot, "os.start", {
      intent: { action: "SEND", type: "text/plain", uri: null, extras: { text: "Look at this" } },
    });
    const handler = asked.view.chooser!.handlers.find((one) => one.startsWith("x"))!;
    const s = run(asked, "os.choose", { handler, target: null, always: false });
    expect(top(s)).toMatchObject({ screen: "compose", view: { parts: [{ text: "Look at this" }] } });
  });
});

describe("people", () => {
  test("are followed, muted and blocked", () => {
    const user = stranger();
    const s = command(boot, "follow", { user });
    expect(refusal(s, "follow", { user })).toBe("followed-already");
    expect(data(command(s, "mute", { user })).muted[user]).toBeDefined();
    const blocked = command(s, "block", { user });
    expect(data(blocked).follows[user]).toBeUndefined();
    expect(refusal(blocked, "follow", { user })).toBe("unblock-first");
    expect(refusal(blocked, "sendText", { user, text: "Hi" })).toBe("unblock-first");
    expect(refusal(boot, "follow", { user: "x_user_0" })).toBe("user-missing");
    const member = data(boot).lists["list_plants"]!.members[0]!;
    expect(data(command(boot, "block", { user: member })).lists["list_plants"]!.members).not.toContain(member);
  });
  test("leave no entries in the notifications once they are blocked or muted", () => {
    expect(newsIn(data(boot), "all").some(({ by }) => by === friend)).toBe(true);
    for (const name of ["block", "mute"])
      expect(newsIn(data(command(boot, name, { user: friend! })), "all").some(({ by }) => by === friend)).toBe(false);
  });
  test("with protected posts must accept first", async () => {
    const { rows } = await world.read(dataset.queries.people, { public: "en", page: 250 });
    const pages = [rows, (await world.read(dataset.queries.people, { public: "en", page: 251 })).rows].flat();
    const closed = pages.filter((user) => user.protected && !hasBlockedOwner(data(boot), user.id));
    const asked = closed.reduce((s, { id }) => command(s, "follow", { user: id }), boot);
    expect(closed.every(({ id }) => data(asked).asked[id] && !data(asked).follows[id])).toBe(true);
    const later = tick(asked, 2 * dayMs);
    expect(closed.some(({ id }) => data(later).follows[id])).toBe(closed.length > 0);
  });
  test("ask to follow a protected account", () => {
    const s = tick(publish({}, command(boot, "setPrefs", { protect: true, findByPhone: true })), 3 * dayMs);
    expect(Object.keys(data(s).followers)).toEqual(Object.keys(data(boot).followers));
    for (const user of Object.keys(data(s).requests))
      expect(data(command(s, "acceptRequest", { user })).followers[user]).toBeDefined();
    expect(Object.keys(data(command(s, "setPrefs", { protect: false })).requests)).toEqual([]);
  });
  test("with the bell on cause a notification for each post", async () => {
    const { rows } = await world.read(dataset.queries.following, {
      author_any: Object.keys(data(boot).follows),
      age_max: -1,
      sort: "newest",
    });
    const next = rows.filter(({ kind }) => kind !== "reply").at(-1)!;
    const s = tick(command(boot, "toggleBell", { user: next.author }), -next.age * minuteMs + 1000);
    expect(newsIn(data(s), "all").some(({ kind, post }) => kind === "bell" && post === next.id)).toBe(true);
  });
  test("have handles that the user cannot take", () => {
    expect(refusal(boot, "setHandle", { handle: "ab" })).toBe("handle-form");
    expect(refusal(boot, "setHandle", { handle: sample[0]!.handle })).toBe("handle-taken");
    expect(data(command(boot, "setHandle", { handle: "robin_2026" })).profile.handle).toBe("robin_2026");
    expect(refusal(boot, "setProfile", { name: " ", bio: "", place: "", website: "", birthday: "" })).toBe(
      "name-missing",
    );
    const wrong = { name: "Robin", bio: "", place: "", website: "", birthday: "1993-02-30" };
    expect(refusal(boot, "setProfile", wrong)).toBe("birthday-wrong");
  });
});

describe("messages", () => {
  test("to a friend are answered once, and unread chats are counted", () => {
    const before = messagesWith(data(boot), friend!).length;
    const s = tick(command(boot, "sendText", { user: friend!, text: "How are you?" }), 2 * dayMs);
    const all = messagesWith(data(s), friend!).filter(({ body }) => body.kind === "text");
    expect(all.length).toBe(before + 2);
    expect(all.at(-1)?.mine).toBe(false);
    expect(countUnread(data(s))).toBeGreaterThan(countUnread(data(boot)) - 1);
  });
  test("from strangers are requests until the user accepts", () => {
    const [row] = listThreads(data(boot), true);
    const s = command(boot, "acceptThread", { user: row!.thread.user });
    expect(listThreads(data(s), true).length).toBe(listThreads(data(boot), true).length - 1);
    const off = command(boot, "setPrefs", { whoWrites: "nobody" });
    const fan = Object.keys(data(boot).followers).find(
      (user) => !data(boot).follows[user] && !data(boot).threads[user],
    )!;
    expect(refusal(off, "receive", { from: fan, text: "Hey" })).toBe("sender-unknown");
    expect(data(command(boot, "receive", { from: fan, text: "Hey" })).threads[fan]?.request).toBe(true);
  });
  test("carry posts and reactions", () => {
    const s = command(boot, "sendPost", { post: anyPost().id, users: [friend!], text: "Look" });
    const all = messagesWith(data(s), friend!);
    expect(all.slice(-2).map(({ body }) => body.kind)).toEqual(["post", "text"]);
    const message = all.at(-1)!.id;
    const reacted = command(s, "react", { message, reaction: "🔥" });
    expect(data(reacted).messages[message]?.reaction).toBe("🔥");
    expect(data(command(reacted, "react", { message, reaction: "🔥" })).messages[message]?.reaction).toBeNull();
  });
  test("include calls, which nobody answers", () => {
    const s = command(boot, "startCall", { user: friend!, video: true });
    const later = tick(s, minuteMs);
    expect(data(later).call).toBeNull();
    expect(messagesWith(data(later), friend!).at(-1)?.body).toEqual({ kind: "call", video: true });
    const off = command(boot, "setPrefs", { calls: false });
    expect(refusal(off, "startCall", { user: friend!, video: false })).toBe("calls-off");
  });
});

describe("lists and communities", () => {
  test("lists have members, and at most five are pinned", () => {
    const made = ["A", "B", "C", "D", "E"].reduce(
      (s, name) => command(s, "createList", { name, about: "", private: false }),
      boot,
    );
    const ids = Object.keys(data(made).lists).filter((id) => !data(boot).lists[id]);
    const pinned = ids.slice(0, 4).reduce((s, list) => command(s, "togglePinnedList", { list }), made);
    expect(refusal(pinned, "togglePinnedList", { list: ids[4]! })).toBe("pins-full");
    const user = stranger();
    const full = command(pinned, "toggleMember", { list: ids[0]!, user });
    expect(data(full).lists[ids[0]!]?.members).toEqual([user]);
    const gone = command(full, "deleteList", { list: ids[0]! });
    expect(data(gone).pinnedLists).not.toContain(ids[0]);
  });
  test("a closed community accepts the user later", async () => {
    const { rows } = await world.read(dataset.queries.communities, { public: "en" });
    const closed = rows.find(({ id, closed: isClosed }) => isClosed && !data(boot).joined[id])!;
    const s = command(boot, "join", { community: closed.id });
    expect(refusal(s, "publish", { ...plain, community: closed.id })).toBe("community-members");
    const later = tick(s, 2 * dayMs);
    expect(data(later).joined[closed.id]?.waits).toBe(false);
    expect(refusal(later, "publish", { ...plain, community: closed.id })).toBeNull();
    expect(data(command(later, "leave", { community: closed.id })).joined[closed.id]).toBeUndefined();
  });
});

describe("notifications and settings", () => {
  test("group likes of one post and new followers", () => {
    const groups = groupNews(newsIn(data(boot), "all"));
    expect(groups.find(({ first }) => first.post === "post_basil")?.all).toHaveLength(3);
    expect(groups.filter(({ first }) => first.kind === "follow")).toHaveLength(1);
  });
  test("the push mix decides what is pushed, not what is listed", () => {
    const pushed = (s: PhoneState): number =>
      Object.values(s.os.notifications).filter(({ app, channel }) => app === "x" && channel === "likes").length;
    const some = tick(publish(), dayMs / 2);
    const none = tick(publish({}, command(boot, "setPrefs", { pushLikes: "off", pushReposts: "off" })), dayMs / 2);
    expect(pushed(some)).toBeGreaterThan(0);
    expect(pushed(none)).toBe(0);
    expect(newsIn(data(none), "all").length).toBe(newsIn(data(some), "all").length);
  });
  test("filters hide people without a relation", () => {
    const s = command(boot, "setPrefs", { hideNotFollowing: true });
    expect(newsIn(data(s), "all").every(({ by }) => by === null || data(s).follows[by])).toBe(true);
  });
  test("muted words match whole words", () => {
    expect(hasMutedWord(["cat"], "My CAT is here")).toBe(true);
    expect(hasMutedWord(["cat"], "concatenate")).toBe(false);
    expect(hasMutedWord(["抽奖"], "转发抽奖啦")).toBe(true);
    const s = command(boot, "addWord", { word: "Spoilers" });
    expect(data(s).words[0]).toBe("spoilers");
    expect(refusal(s, "addWord", { word: "spoilers" })).toBe("word-already");
  });
});
