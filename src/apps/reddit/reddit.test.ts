import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Outcome } from "#os/command.ts";
import type { PhoneState } from "#os/state.ts";
import { setWorldReader } from "#os/world.ts";
import { dayMs, hourMs, minuteMs } from "#state/civil.ts";
import { deepFreeze, type Json } from "#state/json.ts";
import { defaultBoot } from "#judge/instance.ts";
import { localWorld, openWorld, worldFile } from "#scripts/build/world-file.ts";
import type { AnyQuery } from "#world/define.ts";
import { readSync } from "#world/read.ts";
import threads from "#world/threads/index.ts";
import { createDatasetWorld } from "../../../test/support/dataset-world.ts";
import { phone } from "../phone.ts";
import { countChats, listChats, messagesWith } from "./features/chat/queries.ts";
import { countInbox, listMails, listNews } from "./features/inbox/queries.ts";
import { hiddenPosts, listComments, postKarma, savedPosts, totalKarma, votedPosts } from "./features/me/queries.ts";
import { buildThreads, listRows, ownLines } from "./features/post/threads.ts";
import { postUrl } from "./links.ts";
import { isRestricted } from "./rules.ts";
import { ids, records } from "./test-records.ts";
import type { State } from "./state.ts";
import { hasBlockedOwner } from "./ties.ts";

beforeAll(async () => {
  const { path } = createDatasetWorld(threads, records);
  const small = openWorld(path);
  const project = openWorld(await worldFile());
  const [readSmall, readProject] = [readSync(small.selectNow), readSync(project.selectNow)];
  setWorldReader((query, args) => {
    const read = query.at.dataset === "threads" ? readSmall : readProject;
    return deepFreeze(read(query as AnyQuery, args) as Json) as never;
  });
  afterAll(async () => {
    small.close();
    project.close();
    // Other test files of this process read the project's world.
    await localWorld();
  });
});

const boot = phone.boot({ ...defaultBoot("en", 1), startMs: Date.UTC(2026, 2, 16, 1) });
const data = (s: PhoneState): State => s.apps["reddit"] as State;
const attempt = (s: PhoneState, name: string, args: Json = {}): Outcome =>
  phone.reduce(s, { name: `reddit.${name}`, args });
const run = (s: PhoneState, name: string, args: Json = {}): PhoneState => {
  const done = phone.reduce(s, { name, args });
  expect(done.rejected, name).toBeNull();
  return done.state;
};
const command = (s: PhoneState, name: string, args: Json = {}): PhoneState => run(s, `reddit.${name}`, args);
const refusal = (s: PhoneState, name: string, args: Json = {}): string | null => attempt(s, name, args).rejected;
const tick = (s: PhoneState, ms: number): PhoneState => run(s, "os.tick", { ms });
const act = (s: PhoneState, on: string, args: Json = {}): PhoneState => run(s, "os.act", { app: "reddit", on, args });
const view = (s: PhoneState, patch: Json): PhoneState => run(s, "os.view", { app: "reddit", patch });
const opened = run(boot, "os.launch", { app: "reddit" });
const top = (s: PhoneState) => phone.top(s, s.view.front);

const friend = Object.keys(data(boot).follows)[0]!;
const stranger = ((): string => {
  for (let n = 60; ; n++) if (!hasBlockedOwner(data(boot), `rd_user_${n}`)) return `rd_user_${n}`;
})();
const draft = {
  community: ids.open,
  kind: "text",
  title: "How do you store rye flour?",
  text: "Paper bag or jar?",
  flair: null,
  pictures: [],
  url: "",
  spoiler: false,
};
const submit = (s: PhoneState = boot, more: Record<string, Json> = {}): PhoneState =>
  command(s, "submit", { ...draft, ...more });
const latestPost = (s: PhoneState) => Object.values(data(s).posts).toSorted((a, b) => b.at - a.at)[0]!;
const write = (s: PhoneState, text: string, post: string = ids.post, parent = "") =>
  command(s, "comment", { post, parent, text });
const latestComment = (s: PhoneState) => listComments(data(s))[0]!;

describe("posts", () => {
  test("are voted on, saved and hidden, each of it once", () => {
    const up = command(boot, "vote", { thing: ids.post, dir: 1 });
    expect(data(up).votes[ids.post]?.dir).toBe(1);
    expect(data(command(up, "vote", { thing: ids.post, dir: -1 })).votes[ids.post]?.dir).toBe(-1);
    expect(data(command(up, "vote", { thing: ids.post, dir: 1 })).votes[ids.post]).toBeUndefined();
    expect(votedPosts(data(up), 1)[0]).toBe(ids.post);
    const saved = command(boot, "toggleSave", { thing: ids.post });
    expect(savedPosts(data(saved))[0]).toBe(ids.post);
    const hidden = command(boot, "hide", { post: ids.post });
    expect(hiddenPosts(data(hidden))[0]).toBe(ids.post);
    expect(data(command(hidden, "unhide", { post: ids.post })).hidden[ids.post]).toBeUndefined();
    expect(refusal(boot, "vote", { thing: "rd_post_0", dir: 1 })).toBe("post-missing");
  });
  test("enter the history unless it is off", () => {
    const s = act(opened, "open", { post: ids.post });
    expect(data(s).seen[0]?.post).toBe(ids.post);
    const off = command(boot, "setPrefs", { keepHistory: false });
    expect(data(off).seen).toEqual([]);
    expect(data(command(off, "seePost", { post: ids.post, focus: null })).seen).toEqual([]);
  });
  test("open from a link", () => {
    const asked = run(boot, "os.start", {
      intent: { action: "VIEW", type: null, uri: postUrl(ids.post), extras: {} },
    });
    const handler = asked.view.chooser!.handlers.find((one) => one.startsWith("reddit"))!;
    const s = run(asked, "os.choose", { handler, target: null, always: false });
    expect(top(s)).toMatchObject({ screen: "post", params: { post: ids.post } });
  });
  test("with a poll take one vote until they close", () => {
    const s = command(boot, "votePoll", { post: ids.poll, option: 1 });
    expect(data(s).pollVotes[ids.poll]).toBe(1);
    expect(refusal(s, "votePoll", { post: ids.poll, option: 0 })).toBe("poll-voted");
    expect(refusal(tick(boot, 8 * dayMs), "votePoll", { post: ids.poll, option: 0 })).toBe("poll-closed");
  });
  test("are reported with a rule or a reason, once each", () => {
    const args = { target: "post", id: ids.post, reason: "rules", rule: null };
    expect(refusal(boot, "report", args)).toBe("rule-missing");
    const s = command(boot, "report", { ...args, rule: 2 });
    expect(data(s).reports[0]).toMatchObject({ id: ids.post, rule: 2 });
    expect(refusal(s, "report", { ...args, rule: 2 })).toBe("reported-already");
  });
});

describe("comments", () => {
  test("are written with an upvote, edited and deleted", () => {
    const s = write(boot, "Glass jar, always.");
    const said = latestComment(s);
    expect(data(s).votes[said.id]?.dir).toBe(1);
    const edited = command(s, "editComment", { comment: said.id, text: "A glass jar." });
    expect(data(edited).comments[said.id]).toMatchObject({ text: "A glass jar.", editedAt: edited.clock.nowMs });
    expect(data(command(edited, "deleteComment", { comment: said.id })).comments[said.id]).toBeUndefined();
  });
  test("that have answers stay as deleted", () => {
    const s = command(boot, "deleteComment", { comment: "said_upgrade1" });
    expect(data(s).comments["said_upgrade1"]).toMatchObject({ deleted: true, text: "" });
    expect(listComments(data(s)).some(({ id }) => id === "said_upgrade1")).toBe(false);
  });
  test("are refused on locked and removed posts, by bans, and when there are too many", () => {
    const args = { parent: "", text: "Hello" };
    expect(refusal(boot, "comment", { ...args, post: ids.locked })).toBe("post-locked");
    expect(refusal(boot, "comment", { ...args, post: ids.removed })).toBe("post-removed");
    expect(refusal(boot, "comment", { ...args, post: ids.inBanned })).toBe("banned");
    expect(refusal(boot, "comment", { ...args, post: ids.post, text: "  " })).toBe("nothing-written");
    expect(refusal(boot, "comment", { ...args, post: ids.post, parent: ids.deletedComment })).toBe("comment-missing");
    const many = ["a", "b", "c", "d"].reduce((s, text) => write(s, text), boot);
    expect(refusal(many, "comment", { ...args, post: ids.post })).toBe("too-fast");
  });
  test("form threads that fold", () => {
    const s = write(write(boot, "One", "post_bag"), "Two", "post_bag", "said_bag1");
    const lines = ownLines(data(s), "post_bag", (id) => id);
    const threads_ = buildThreads(lines, "me", "old", null, data(s).startedAt);
    const rows = listRows(threads_, () => false);
    expect(rows.map(({ line, depth }) => [line.text, depth])).toContainEqual(["Two", 1]);
    const folded = listRows(threads_, ({ id }) => id === "said_bag1");
    expect(folded.find(({ line }) => line.id === "said_bag1")?.below).toBe(1);
    expect(folded).toHaveLength(rows.length - 1);
  });
  test("are answered on the clock, the same way every time", () => {
    const asked = ["a?", "b?", "c?"].reduce((s, text) => write(s, text), boot);
    const later = tick(asked, 20 * hourMs);
    expect(listNews(data(later)).some(({ kind }) => kind === "reply" || kind === "upComment")).toBe(true);
    expect(data(tick(asked, 20 * hourMs))).toEqual(data(later));
  });
});

describe("own posts", () => {
  test("get votes and comments over two days, which count as karma", () => {
    const s = tick(submit(), 2 * dayMs);
    const post = latestPost(s);
    expect(post.votes).toBeGreaterThan(0);
    const said = Object.values(data(s).comments).filter((one) => one.post === post.id);
    expect(said.length).toBeGreaterThan(0);
    expect(postKarma(data(s)) - postKarma(data(boot))).toBeGreaterThanOrEqual(post.score);
    expect(countInbox(data(s))).toBeGreaterThan(countInbox(data(boot)));
  });
  test("send no notifications of comments when the user turned them off", () => {
    const own = command(boot, "setPrefs", { postReplies: false });
    const s = tick(submit(own), 2 * dayMs);
    expect(listNews(data(s)).some(({ kind, post }) => kind === "comment" && post === latestPost(s).id)).toBe(false);
  });
  test("are refused by communities with conditions", () => {
    const why = (more: Record<string, Json>) => refusal(boot, "submit", { ...draft, ...more });
    expect(why({ title: "  " })).toBe("title-missing");
    expect(why({ community: ids.banned })).toBe("banned");
    expect(isRestricted(ids.restricted)).toBe(true);
    expect(why({ community: ids.restricted })).toBe("restricted");
    expect(why({ community: ids.strict })).toBe("karma-low");
    expect(why({ community: ids.old })).toBe("account-young");
    expect(why({ community: ids.flaired })).toBe("flair-missing");
    expect(why({ community: ids.flaired, flair: "flair_1" })).toBe(null);
    expect(why({ community: ids.flaired, flair: "flair_1", kind: "image", pictures: ["plant_02"] })).toBe("no-image");
    expect(why({ kind: "image" })).toBe("picture-missing");
    expect(why({ kind: "image", pictures: ["content://files/file_none"] })).toBe("picture-gone");
    expect(why({ kind: "link", url: "not a link" })).toBe("link-wrong");
    const link = submit(boot, { kind: "link", url: "https://openleaf.example/wiki/rye" });
    expect(refusal(link, "submit", { ...draft, kind: "link", url: "https://openleaf.example/wiki/rye" })).toBe(
      "link-again",
    );
  });
  test("may be sent to a restricted community after the moderators agree", () => {
    const asked = command(boot, "askToPost", { community: ids.restricted });
    expect(refusal(asked, "askToPost", { community: ids.restricted })).toBe("asked-already");
    const [coming] = Object.values(data(asked).coming).filter(({ kind }) => kind === "approve");
    const s = tick(asked, coming!.at - asked.clock.nowMs + minuteMs);
    expect(data(s).approved[ids.restricted]).toBeDefined();
    expect(refusal(s, "submit", { ...draft, community: ids.restricted })).toBe(null);
  });
  test("are edited, tagged and deleted with their comments", () => {
    const s = command(boot, "editPost", { post: "post_bag", text: "Late May instead." });
    expect(data(s).posts["post_bag"]?.text).toBe("Late May instead.");
    expect(data(command(s, "toggleSpoiler", { post: "post_bag" })).posts["post_bag"]?.spoiler).toBe(true);
    const gone = command(s, "deletePost", { post: "post_bag" });
    expect(Object.values(data(gone).comments).some(({ post }) => post === "post_bag")).toBe(false);
    expect(data(gone).news.some(({ post }) => post === "post_bag")).toBe(false);
    expect(totalKarma(data(gone))).toBeLessThan(totalKarma(data(boot)));
  });
  test("can be sent only when title, community and flair are there", () => {
    const page = act(opened, "goCreate");
    const canSubmit = (s: PhoneState) => phone.canAct(s, top(s)!, "submit");
    const titled = view(page, { title: "Rye" });
    expect(canSubmit(titled)).toBe(false);
    const flaired = act(titled, "setCommunity", { community: ids.flaired, needsFlair: true });
    expect(canSubmit(flaired)).toBe(false);
    const ready = act(flaired, "setFlair", { flair: "flair_1" });
    expect(canSubmit(ready)).toBe(true);
    const s = act(ready, "submit");
    expect(top(s)).toMatchObject({ screen: "post", params: { post: latestPost(s).id } });
  });
});

describe("communities", () => {
  test("are joined, starred, muted and left", () => {
    const s = command(boot, "join", { community: ids.open });
    expect(refusal(s, "join", { community: ids.open })).toBe("joined-already");
    const starred = command(s, "toggleStar", { community: ids.open });
    expect(data(starred).starred[ids.open]).toBeDefined();
    const left = command(starred, "leave", { community: ids.open });
    expect(data(left).starred[ids.open]).toBeUndefined();
    expect(refusal(left, "leave", { community: ids.open })).toBe("not-joined");
    const muted = command(boot, "mute", { community: ids.open });
    expect(refusal(muted, "mute", { community: ids.open })).toBe("muted-already");
    expect(refusal(boot, "join", { community: "rd_community_0" })).toBe("community-missing");
  });
});

describe("people", () => {
  test("are followed and blocked", () => {
    const s = command(boot, "follow", { user: stranger });
    expect(refusal(s, "follow", { user: stranger })).toBe("followed-already");
    const blocked = command(s, "block", { user: stranger });
    expect(data(blocked).follows[stranger]).toBeUndefined();
    expect(refusal(blocked, "sendChat", { user: stranger, text: "Hi" })).toBe("unblock-first");
    const news = command(boot, "block", { user: listNews(data(boot)).find(({ by }) => by !== null)!.by! });
    expect(listNews(data(news)).length).toBeLessThan(listNews(data(boot)).length);
  });
  test("may refuse the user", () => {
    let n = 1;
    while (!hasBlockedOwner(data(boot), `rd_user_${n}`)) n += 1;
    expect(refusal(boot, "follow", { user: `rd_user_${n}` })).toBe("blocked-by-them");
  });
});

describe("chats", () => {
  test("with a stranger start with one message", () => {
    const s = command(boot, "sendChat", { user: stranger, text: "Hi there!" });
    expect(refusal(s, "sendChat", { user: stranger, text: "Hello?" })).toBe("invited-already");
  });
  test("with a friend are answered once", () => {
    const before = messagesWith(data(boot), friend).length;
    const s = tick(command(boot, "sendChat", { user: friend, text: "How are you?" }), 2 * dayMs);
    expect(messagesWith(data(s), friend)).toHaveLength(before + 2);
    expect(countChats(data(s))).toBeGreaterThan(0);
  });
  test("that others start respect blocks and the settings", () => {
    const [request] = listChats(data(boot), true);
    const accepted = command(boot, "acceptChat", { user: request!.chat.user });
    expect(listChats(data(accepted), true)).toEqual([]);
    const from = { from: "rd_user_1719", text: "Hey" };
    expect(listChats(data(command(boot, "receive", from)), true)).toHaveLength(2);
    expect(refusal(command(boot, "setPrefs", { whoChats: "nobody" }), "receive", from)).toBe("sender-unknown");
    expect(refusal(command(boot, "block", { user: "rd_user_1719" }), "receive", from)).toBe("sender-unknown");
  });
  test("carry posts and are deleted with their messages", () => {
    const s = command(boot, "sendPost", { user: friend, post: ids.post });
    expect(messagesWith(data(s), friend).at(-1)?.body).toEqual({ kind: "post", post: ids.post });
    const gone = command(s, "deleteChat", { user: friend });
    expect(messagesWith(data(gone), friend)).toEqual([]);
  });
});

describe("the inbox", () => {
  test("is read entry by entry, or as a whole", () => {
    const unread = listNews(data(boot)).find(({ read }) => !read)!;
    expect(countInbox(data(command(boot, "readNews", { news: unread.id })))).toBe(countInbox(data(boot)) - 1);
    expect(countInbox(data(command(boot, "readAll")))).toBe(0);
  });
  test("sends messages to people and moderators by name", () => {
    const args = { subject: "Question", text: "May I post a map?" };
    expect(refusal(boot, "sendMail", { ...args, to: "u/nobody_at_all" })).toBe("user-missing");
    expect(refusal(boot, "sendMail", { ...args, to: "r/NoSuchPlace" })).toBe("community-missing");
    expect(refusal(boot, "sendMail", { ...args, to: data(boot).profile.name })).toBe("that-is-you");
    const s = command(boot, "sendMail", { ...args, to: `r/${ids.openName}` });
    const [mail] = listMails(data(s));
    expect(mail).toMatchObject({ party: ids.open, unread: false });
    const later = tick(s, 2 * dayMs);
    expect(data(later).mails[mail!.id]?.lines.length).toBeGreaterThan(1);
    expect(data(later).mails[mail!.id]?.unread).toBe(true);
  });
  test("gets one popular post a day unless the setting is off", () => {
    const trends = (s: PhoneState) => listNews(data(s)).filter(({ kind }) => kind === "trend").length;
    expect(trends(tick(boot, dayMs))).toBe(trends(boot) + 1);
    expect(trends(tick(command(boot, "setPrefs", { notifyTrends: false }), dayMs))).toBe(trends(boot));
  });
});

test("nobody follows the user when the setting forbids it", () => {
  const s = tick(command(boot, "setPrefs", { allowFollowers: false }), 3 * dayMs);
  expect(Object.keys(data(s).followers)).toEqual(Object.keys(data(boot).followers));
  expect(Object.keys(data(tick(boot, 3 * dayMs)).followers).length).toBeGreaterThan(
    Object.keys(data(boot).followers).length,
  );
});
test("without a network nothing is sent", () => {
  const off: PhoneState = { ...boot, os: { ...boot.os, outage: true } };
  expect(refusal(off, "vote", { thing: ids.post, dir: 1 })).toBe("no-network");
  expect(refusal(off, "submit", draft)).toBe("no-network");
  expect(refusal(off, "refresh")).toBe("no-network");
});
test("the state of a new phone is small", () => {
  expect(JSON.stringify(data(boot)).length).toBeLessThan(60_000);
});
