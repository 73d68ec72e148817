import { describe, expect, test } from "vitest";
import type { Outcome } from "#os/command.ts";
import type { PhoneState } from "#os/state.ts";
import { dayMs, minuteMs } from "#state/civil.ts";
import type { Json } from "#state/json.ts";
import { defaultBoot } from "#judge/instance.ts";
import { localWorld } from "#scripts/build/world-file.ts";
import dataset from "#world/rednote/index.ts";
import { phone } from "../phone.ts";
import { listPosts, listSaved } from "./features/me/queries.ts";
import { countNews, countUnread, messagesWith } from "./features/messages/queries.ts";
import { firstComments } from "./features/note/queries.ts";
import { noteUrl } from "./links.ts";
import { areWorldCommentsClosed } from "./rules.ts";
import type { State } from "./state.ts";
import { friendIds, hasBlockedOwner } from "./ties.ts";

const boot = phone.boot({
  startMs: Date.UTC(2026, 2, 16, 1),
  lang: "en",
  device: { width: 360, height: 800, dpr: 3 },
  theme: "light",
  fontScale: 1,
  seed: 1,
});
const data = (s: PhoneState): State => s.apps["rednote"] as State;
const attempt = (s: PhoneState, name: string, args: Json = {}): Outcome =>
  phone.reduce(s, { name: `rednote.${name}`, args });
const run = (s: PhoneState, name: string, args: Json = {}): PhoneState => {
  const done = phone.reduce(s, { name, args });
  expect(done.rejected, name).toBeNull();
  return done.state;
};
const command = (s: PhoneState, name: string, args: Json = {}): PhoneState => run(s, `rednote.${name}`, args);
const refusal = (s: PhoneState, name: string, args: Json = {}): string | null => attempt(s, name, args).rejected;
const tick = (s: PhoneState, ms: number): PhoneState => run(s, "os.tick", { ms });
const act = (s: PhoneState, on: string, args: Json = {}): PhoneState => run(s, "os.act", { app: "rednote", on, args });
const view = (s: PhoneState, patch: Json): PhoneState => run(s, "os.view", { app: "rednote", patch });
const opened = run(boot, "os.launch", { app: "rednote" });
const top = (s: PhoneState) => phone.top(s, s.view.front);

const notes = Object.keys(data(boot).liked);
const openNote = notes.find((note) => !areWorldCommentsClosed(note))!;
const stranger = ((): string => {
  for (let n = 60; ; n++) {
    const user = `rn_user_${n}`;
    if (!hasBlockedOwner(data(boot), user) && !data(boot).follows[user] && !data(boot).followers[user]) return user;
  }
})();
const [friend] = friendIds(data(boot));
const content = {
  title: "Bread diary",
  text: "Day four.",
  tags: ["bread"],
  mentions: [],
  pictures: ["plant_02"],
  paper: null,
  words: "",
  place: null,
  audience: "public",
  commentsOpen: true,
};
const post = (more: Record<string, Json> = {}): PhoneState =>
  command(boot, "publish", { ...content, ...more, draft: null });
const latestPost = (s: PhoneState) => listPosts(data(s)).toSorted((a, b) => b.at - a.at)[0]!;

describe("notes", () => {
  test("are liked, saved in an album and moved", () => {
    const [note] = Object.keys(data(boot).saved);
    const fresh = command(boot, "unsave", { note: note! });
    expect(data(fresh).saved[note!]).toBeUndefined();
    const saved = command(fresh, "save", { note: note!, album: "album_gifts" });
    expect(listSaved(data(saved), "album_gifts")).toContain(note);
    const gone = command(saved, "deleteAlbum", { album: "album_gifts" });
    expect(listSaved(data(gone), null)).toContain(note);
    expect(data(command(boot, "toggleLike", { note: notes[0]! })).liked[notes[0]!]).toBeUndefined();
    expect(refusal(boot, "toggleLike", { note: "rn_note_0" })).toBe("note-missing");
  });
  test("enter the history unless it is off, and leave it one by one", () => {
    const s = act(opened, "open", { note: notes[1]! });
    expect(data(s).seen[0]?.note).toBe(notes[1]);
    expect(data(command(s, "dropSeen", { note: notes[1]! })).seen.some(({ note }) => note === notes[1])).toBe(false);
    const off = command(boot, "setPrefs", { keepHistory: false });
    expect(data(command(off, "seeNote", { note: notes[4]!, focus: null })).seen).toEqual(data(boot).seen);
  });
  test("open from a link", () => {
    const asked = run(boot, "os.start", {
      intent: { action: "VIEW", type: null, uri: noteUrl(notes[0]!), extras: {} },
    });
    const handler = asked.view.chooser!.handlers.find((one) => one.startsWith("rednote"))!;
    const s = run(asked, "os.choose", { handler, target: null, always: false });
    expect(top(s)).toMatchObject({ screen: "note", params: { note: notes[0] } });
  });
});

describe("comments", () => {
  const said = (s: PhoneState, text = "Lovely") =>
    command(s, "comment", { note: openNote, under: null, to: null, text });
  test("are written, liked and deleted with their replies", () => {
    const s = said(boot);
    const [comment] = firstComments(data(s), openNote);
    expect(comment).toMatchObject({ by: "me", text: "Lovely" });
    const liked = command(s, "toggleCommentLike", { comment: comment!.id });
    expect(data(liked).likedComments[comment!.id]).toBeDefined();
    expect(firstComments(data(command(liked, "deleteComment", { comment: comment!.id })), openNote)).toEqual([]);
  });
  test("are refused when they are too many, or closed, or empty", () => {
    const many = [1, 2, 3, 4].reduce((s) => said(s), boot);
    expect(refusal(many, "comment", { note: openNote, under: null, to: null, text: "x" })).toBe("too-fast");
    expect(refusal(boot, "comment", { note: openNote, under: null, to: null, text: "  " })).toBe("nothing-written");
    const own = post({ commentsOpen: false });
    expect(refusal(own, "comment", { note: latestPost(own).id, under: null, to: null, text: "x" })).toBe(
      "comments-closed",
    );
  });
  test("are answered on the clock, the same way every time", () => {
    const asked = ["a?", "b?", "c?", "d?"].reduce((s, text) => said(s, text), boot);
    const later = tick(asked, 12 * 60 * minuteMs);
    expect(countNews(data(later), "comments") + countNews(data(later), "likes")).toBeGreaterThan(
      countNews(data(boot), "comments") + countNews(data(boot), "likes"),
    );
    expect(data(tick(asked, 12 * 60 * minuteMs))).toEqual(data(later));
  });
});

describe("own notes", () => {
  test("get visitors over two days; private notes get none", () => {
    const s = tick(post(), 2 * dayMs);
    const own = latestPost(s);
    expect(own.views).toBeGreaterThan(3);
    expect(own.likedBy.length).toBeGreaterThan(1);
    expect(countNews(data(s), "likes")).toBeGreaterThan(0);
    expect(latestPost(tick(post({ audience: "private" }), 2 * dayMs)).views).toBe(0);
  });
  test("are seen by friends only if they are for friends", () => {
    const s = tick(post({ audience: "friends" }), 2 * dayMs);
    const friends = new Set(friendIds(data(boot)));
    expect(latestPost(s).likedBy.every((by) => friends.has(by))).toBe(true);
  });
  test("get no comments from people whom the settings exclude", () => {
    const s = tick(command(post(), "setPrefs", { whoComments: "nobody" }), 2 * dayMs);
    expect(firstComments(data(s), latestPost(s).id)).toEqual([]);
  });
  test("need a cover, keep drafts, and are edited and deleted", () => {
    expect(refusal(boot, "publish", { ...content, pictures: [], draft: null })).toBe("cover-missing");
    expect(refusal(boot, "publish", { ...content, pictures: ["content://files/file_none"], draft: null })).toBe(
      "picture-gone",
    );
    const kept = command(boot, "keepDraft", { ...content, draft: null });
    const draft = Object.keys(data(kept).drafts).find((id) => !(id in data(boot).drafts))!;
    const published = command(kept, "publish", { ...content, draft });
    expect(data(published).drafts[draft]).toBeUndefined();
    const { id } = latestPost(published);
    const edited = command(published, "editPost", { ...content, title: "Bread, day five", post: id });
    expect(data(edited).posts[id]).toMatchObject({ title: "Bread, day five", editedAt: edited.clock.nowMs });
    const gone = command(edited, "deletePost", { post: id });
    expect(data(gone).posts[id]).toBeUndefined();
    expect(Object.values(data(gone).coming).filter(({ note }) => note === id)).toEqual([]);
  });
  test("are kept as a draft when the user goes back", () => {
    const s = run(view(act(act(act(opened, "goMe"), "plus"), "fromText"), { words: "Hello" }), "os.act", {
      app: "rednote",
      on: "next",
      args: {},
    });
    const before = Object.keys(data(s).drafts).length;
    const closed = s.view.focus ? run(s, "os.back") : s;
    expect(Object.keys(data(run(closed, "os.back")).drafts)).toHaveLength(before + 1);
  });
});

describe("people", () => {
  test("can be followed, blocked and hidden", () => {
    const s = command(boot, "follow", { user: stranger });
    expect(refusal(s, "follow", { user: stranger })).toBe("followed-already");
    const blocked = command(s, "block", { user: stranger });
    expect(data(blocked).follows[stranger]).toBeUndefined();
    expect(refusal(blocked, "follow", { user: stranger })).toBe("unblock-first");
    expect(refusal(blocked, "sendText", { user: stranger, text: "Hi" })).toBe("unblock-first");
    expect(refusal(boot, "follow", { user: "rn_user_0" })).toBe("user-missing");
  });
  test("may refuse the user", () => {
    let n = 1;
    while (!hasBlockedOwner(data(boot), `rn_user_${n}`)) n += 1;
    expect(refusal(boot, "follow", { user: `rn_user_${n}` })).toBe("blocked-by-them");
  });
});

describe("messages", () => {
  test("to a stranger are limited to one until there is an answer", () => {
    const s = command(boot, "sendText", { user: stranger, text: "Hi there!" });
    expect(refusal(s, "sendText", { user: stranger, text: "Hello?" })).toBe("one-message");
  });
  test("to a friend are answered once", () => {
    const before = messagesWith(data(boot), friend!).length;
    const s = tick(command(boot, "sendText", { user: friend!, text: "How are you?" }), 2 * dayMs);
    const all = messagesWith(data(s), friend!);
    expect(all.length).toBe(before + 2);
    expect(all.at(-1)?.mine).toBe(false);
    expect(countUnread(data(s))).toBeGreaterThan(0);
  });
  test("that arrive respect blocks and the settings", () => {
    const from = { from: friend!, text: "Hey" };
    expect(countUnread(data(command(boot, "receive", from)))).toBe(countUnread(data(boot)) + 1);
    expect(refusal(command(boot, "setPrefs", { whoMessages: "nobody" }), "receive", from)).toBe("sender-unknown");
    expect(refusal(command(boot, "block", { user: friend! }), "receive", from)).toBe("sender-unknown");
  });
  test("can carry a note", () => {
    const s = command(boot, "sendNote", { note: notes[0]!, users: [friend!], text: "Look" });
    expect(
      messagesWith(data(s), friend!)
        .map(({ body }) => body.kind)
        .slice(-2),
    ).toEqual(["note", "text"]);
  });
});

describe("the profile", () => {
  test("limits changes of name and number", () => {
    const named = ["Ann", "Ben", "Cleo"].reduce((s, name) => command(s, "setName", { name }), boot);
    expect(refusal(named, "setName", { name: "Dora" })).toBe("name-often");
    expect(data(command(tick(named, 8 * dayMs), "setName", { name: "Dora" })).profile.name).toBe("Dora");
    const numbered = command(boot, "setNumber", { number: "robin_2026" });
    expect(refusal(numbered, "setNumber", { number: "robin_2027" })).toBe("number-once");
  });
});
test("teen mode needs its password", () => {
  expect(refusal(boot, "setPrefs", { teen: true })).toBe("pin-wrong");
  const on = command(boot, "startTeen", { pin: "2580" });
  expect(refusal(on, "stopTeen", { pin: "0000" })).toBe("pin-wrong");
  expect(data(command(on, "stopTeen", { pin: "2580" })).prefs.teen).toBe(false);
});
test("a picture is taken with the camera", () => {
  const done = attempt(boot, "shoot");
  expect(done.rejected).toBeNull();
  expect(Object.keys(done.state.os.files)).toHaveLength(Object.keys(boot.os.files).length + 1);
});

describe("the data of a new phone", () => {
  test.each(["en", "zh-CN"] as const)("refers to the world's records, %s", async (lang) => {
    const world = await localWorld();
    const seeded = data(phone.boot({ ...defaultBoot(lang, 1) }));
    const users = [
      ...Object.keys(seeded.follows),
      ...Object.keys(seeded.followers),
      ...Object.keys(seeded.threads),
      ...Object.keys(seeded.blocked),
      ...Object.keys(seeded.hiddenAuthors),
    ];
    for (const id of users)
      expect((await world.read(dataset.queries.user, { id }))?.public, id).toBe(lang === "en" ? "en" : "zh");
    const asked = [...Object.keys(seeded.liked), ...Object.keys(seeded.saved), ...seeded.seen.map(({ note }) => note)];
    for (const id of asked)
      expect((await world.read(dataset.queries.note, { id }))?.public, id).toBe(lang === "en" ? "en" : "zh");
    for (const [album, channels] of [
      ["album_kitchen", ["cooking"]],
      ["album_trips", ["walks", "travel"]],
      ["album_gifts", ["crafts"]],
    ] as const)
      for (const id of listSaved(seeded, album))
        expect(channels, id).toContain((await world.read(dataset.queries.note, { id }))?.channel);
  });
});
