/** The user's posts and comments on a new phone, and what other people will do next. */
import type { SeedCtx } from "#os/seed-ctx.ts";
import { dayMs, hourMs, minuteMs } from "#state/civil.ts";
import { me } from "../../ids.ts";
import { communityId, postId, seedIds, userId } from "../../seed-ids.ts";
import type { Comment } from "../post/state.ts";
import type { Coming, OwnPost } from "./state.ts";

export function postsSeed({ now, lang, say }: SeedCtx) {
  const ids = seedIds(lang);
  const guest = (n: number): string => userId(ids.guests[n]!);
  const post = (
    one: Pick<OwnPost, "id" | "community" | "title" | "text" | "at" | "score"> & Partial<OwnPost>,
  ): OwnPost => ({
    kind: "text",
    flair: null,
    pictures: [],
    url: "",
    spoiler: false,
    editedAt: null,
    votes: one.score + 6,
    removed: false,
    replies: true,
    ...one,
  });
  const posts = [
    post({
      id: "post_window",
      community: communityId(ids.plant),
      kind: "image",
      flair: lang === "en" ? null : "flair_1",
      pictures: ["plant_02"],
      title: say("Two years on the same windowsill", "在同一个窗台养了两年"),
      text: say(
        "East window, water when the top two centimetres are dry, nothing else.",
        "东窗，表土两厘米干了再浇，别的什么都没做。",
      ),
      at: now - 11 * dayMs,
      score: 312,
      votes: 330,
    }),
    post({
      id: "post_bag",
      community: communityId(ids.bag),
      title: say("Is a 28 litre bag enough for two weeks by train?", "坐火车玩两周，28升的包够用吗？"),
      text: say(
        "Early May, mostly cities, laundry every four or five days. I'd like to keep my hands free for connections. What did you leave at home and not miss?",
        "五月初，以城市为主，四五天洗一次衣服。想空出双手方便换乘。你们哪些东西没带也完全不想念？",
      ),
      at: now - 2 * dayMs - 4 * hourMs,
      score: 41,
      votes: 47,
    }),
    post({
      id: "post_loaf",
      community: communityId(ids.loaf),
      title: say("The loaf I stopped measuring for", "终于不用秤也能做好的一顿"),
      text: say(
        "After a year of notes I made one by feel on Sunday: dough a bit wetter than usual, one long rise in the cold. It's the best so far and I can't tell you why.",
        "记了一年笔记以后，周日全凭感觉做了一次：面比平时湿一点，冷藏发了一夜。结果是最好吃的一次，还说不出为什么。",
      ),
      at: now - 46 * dayMs,
      editedAt: now - 45 * dayMs,
      score: 97,
      votes: 104,
    }),
  ];
  const said = (id: string, one: Pick<Comment, "post" | "by" | "text" | "at"> & Partial<Comment>): Comment => ({
    id: `said_${id}`,
    parent: "",
    editedAt: null,
    score: 0,
    deleted: false,
    ...one,
  });
  const comments = [
    said("window1", {
      post: "post_window",
      by: guest(0),
      text: say("That's not a plant any more, that's a roommate.", "这已经不是植物了，是室友"),
      at: now - 10 * dayMs,
      score: 64,
    }),
    said("window2", {
      post: "post_window",
      by: guest(1),
      text: say("Do you turn it, or is it always the same side to the glass?", "会转盆吗，还是一直同一面朝窗？"),
      at: now - 10 * dayMs + 2 * hourMs,
      score: 12,
    }),
    said("window3", {
      post: "post_window",
      by: me,
      parent: "said_window2",
      text: say("A quarter turn when I water. I forget every second time.", "浇水的时候转四分之一圈，两次里忘一次"),
      at: now - 10 * dayMs + 3 * hourMs,
      score: 21,
    }),
    said("bag1", {
      post: "post_bag",
      by: guest(2),
      text: say(
        "I did three weeks with 26. The second pair of shoes was the mistake.",
        "我26升过了三周，多带的那双鞋是败笔",
      ),
      at: now - 2 * dayMs - hourMs,
      score: 18,
    }),
    said("bag2", {
      post: "post_bag",
      by: guest(3),
      text: say("Depends on your laptop. With one it gets tight.", "看带不带电脑，带了就紧张"),
      at: now - 1 * dayMs - 9 * hourMs,
      score: 7,
    }),
    said("loaf1", {
      post: "post_loaf",
      by: guest(4),
      text: say("A year of notes is why.", "那一年笔记就是原因"),
      at: now - 45 * dayMs,
      score: 33,
    }),
    said("upgrade1", {
      post: postId(ids.commented[0]),
      by: me,
      text: say(
        "Proper mudguards. I held out for two winters and regret both.",
        "一副全包的挡泥板。之前硬扛了两个冬天，都后悔。",
      ),
      at: now - 20 * hourMs,
      score: 14,
    }),
    said("upgrade2", {
      post: postId(ids.commented[0]),
      by: userId(ids.commentedAuthor),
      parent: "said_upgrade1",
      text: say("Which ones fit over wide tyres?", "宽胎能装哪种？"),
      at: now - 18 * hourMs,
      score: 3,
    }),
    said("second1", {
      post: postId(ids.commented[1]),
      by: me,
      text: say(
        "6.4 with the laptop, 5.1 without. The difference is mostly chargers.",
        "先把刷新改成每页全刷，我的就好了。",
      ),
      at: now - 15 * hourMs,
      score: 5,
    }),
  ];
  // For its first six hours the phone is quiet.
  const coming = (id: string, one: Pick<Coming, "at" | "kind" | "by"> & Partial<Coming>): Coming => ({
    id: `coming_${id}`,
    community: null,
    post: null,
    comment: null,
    up: 0,
    down: 0,
    ...one,
  });
  const next = [
    coming("seed1", { kind: "comment", by: guest(6), post: "post_bag", at: now + 7 * hourMs + 12 * minuteMs }),
    coming("seed2", { kind: "wave", by: guest(2), post: "post_bag", up: 11, down: 1, at: now + 9 * hourMs }),
    coming("seed3", { kind: "follow", by: guest(5), at: now + 26 * hourMs }),
  ];
  const byId = <T extends { readonly id: string }>(all: readonly T[]) =>
    Object.fromEntries(all.map((one) => [one.id, one]));
  return { posts: byId(posts), comments: byId(comments), coming: byId(next) };
}
