import reddit from "#apps/reddit/index.ts";
import { added } from "#judge/allowed-paths.ts";
import { defineTask } from "#judge/define.ts";
import { hourMs } from "#state/civil.ts";
import type { Comment, Post } from "#world/threads/index.ts";
import type { World } from "#world/read.ts";
import { addedEntries, matchesValues } from "../kit/records.ts";
import {
  drawPosts,
  freeReactions,
  isNewCommunity,
  isNewPost,
  isUnknown,
  newComment,
  openAccount,
  reactions,
  readCommunities,
  readThread,
  readWall,
  wroteOnly,
} from "../kit/reddit.ts";
import type { Localized } from "../kit/social.ts";

/**
 * Compare the comments of three saved posts of a community, answer the one with the highest score, and remove the other
 * two posts from the saves. Saved posts of other communities stay.
 */
export default defineTask({
  apps: [reddit],
  split: "test",
  objective: "operate",
  composition: "deep-dive",
  difficulty: "L4",
  tags: ["nav", "extract", "reasoning", "create"],
  budget: 60,
  revision: 1,

  facts: async (world, r, lang) => {
    const communities = (await readCommunities(world, lang)).filter(({ id }) => isNewCommunity(lang, id));
    for (;;) {
      const place = r.pick(communities);
      const wall = await readWall(world, place.id);
      const open = wall.filter(
        ({ id, author, age, locked, comments }) =>
          age > 1440 && !locked && comments > 2 && comments < 16 && isNewPost(lang, id) && isUnknown(lang, author),
      );
      if (open.length < 3) continue;
      const posts = await Promise.all(r.sample(open, 3).map(async (post) => withBest(world, post)));
      const sorted = posts.filter((one) => one !== null).toSorted((a, b) => b.best.score - a.best.score);
      const [first, second] = sorted;
      if (sorted.length < 3 || first!.best.score < second!.best.score * 1.1 + 3) continue;
      const top = posts.map((one) => one!.score);
      // The post with the most upvotes is not the one with the best comment.
      if (!isUnknown(lang, first!.best.author) || Math.max(...top) === first!.score) continue;
      const others = await drawPosts(world, r, lang, "talk", 2, ({ community }) => community !== place.id);
      return {
        name: place.name,
        posts: r.shuffle(sorted).map(({ id, title, best }) => ({ id, title, text: best.text, score: best.score })),
        meant: { post: first!.id, comment: first!.best.id },
        others: others.map(({ id }) => id),
      };
    }
  },
  listed: { instances: 100, answerFields: 0 },
  params: (r, _phone, { say }, facts) => ({ ...facts, reply: say(...r.pick(replies)), hours: r.int(4, 40) }),
  instruction: {
    en: [
      ({ name, reply }) =>
        `I've saved three posts from r/${name} on {app.reddit}. Find the highest-scoring comment across all three and reply to it: "${reply}" Then remove the other two posts from my saved ones. Don't change anything else.`,
      ({ name, reply }) =>
        `Please tidy up my saved posts on {app.reddit}: of the three from r/${name}, keep only the one that has the highest-scoring comment of all three. Answer that comment with "${reply}" Leave everything else as it is.`,
    ],
    zh: [
      ({ name, reply }) =>
        `我在{app.reddit}收藏了 r/${name} 的三个帖子。从这三个帖子里找出得分最高的那条评论，回复它“${reply}”，然后把另外两个帖子取消收藏，别的都不用动。`,
      ({ name, reply }) =>
        `帮我整理一下{app.reddit}的收藏：r/${name} 的三个帖子里，哪个帖子下面有得分最高的评论就留哪个，其余两个取消收藏。再在那条得分最高的评论下回复“${reply}”，其他保持原样。`,
    ],
  },
  setup: ({ reddit: state }, { posts, others, hours }, { now }) => {
    const saved = [posts[0]!.id, others[0]!, posts[1]!.id, others[1]!, posts[2]!.id];
    for (const [n, id] of saved.entries()) state.saved[id] = now - (hours + n * 5) * hourMs;
  },
  checks: [
    {
      that: "the best comment was answered with the text, once",
      holds: ({ before, after, params }) => {
        const said = addedEntries(before.reddit.comments, after.reddit.comments).filter(({ by }) => by === "me");
        return said.length === 1 && matchesValues(said[0]!, replyOf(params));
      },
    },
    {
      that: "the other two posts of the community are no longer saved",
      holds: ({ after, params: { posts, meant } }) =>
        posts.every(({ id }) => id === meant.post || after.reddit.saved[id] === undefined),
    },
    {
      that: "everything else is still saved",
      keeps: true,
      holds: ({ before, after, params: { posts, meant } }) =>
        Object.keys(before.reddit.saved).every(
          (id) => after.reddit.saved[id] !== undefined || posts.some((one) => one.id === id && id !== meant.post),
        ),
    },
    wroteOnly(1),
  ],
  allow: ({ reddit: state }, p) => [
    added(state.comments, 1, replyOf(p)),
    ...p.posts.filter(({ id }) => id !== p.meant.post).map(({ id }) => state.saved[id]),
    ...reactions(state),
  ],
  free: [freeReactions],

  oracle: async (o, { posts, meant, reply }) => {
    await openAccount(o, "Saved");
    for (const { id, title, text, score } of posts) {
      await o.sees(title);
      await o.act(reddit, "saved.open", { post: id });
      await o.sees(text, score);
      await o.back();
    }
    const best = posts.find(({ id }) => id === meant.post)!;
    o.reads(
      posts.map(({ score }) => score),
      best.score,
    );
    await o.act(reddit, "saved.open", { post: best.id });
    await o.act(reddit, "post.replyTo", { comment: meant.comment });
    await o.type("text", reply);
    await o.act(reddit, "reply.send");
    await o.back();
    for (const [n, { id }] of posts.filter((one) => one !== best).entries()) {
      if (n > 0) await o.back();
      await o.act(reddit, "saved.open", { post: id });
      await o.act(reddit, "post.postMenu", { post: id });
      await o.act(reddit, "post.unsavePost", { thing: id });
    }
  },
});
/** Returns the post with its best comment, or null if the comment is not clearly the best, or its score is not exact. */
async function withBest(world: World, post: Post): Promise<(Post & { readonly best: Comment }) | null> {
  const thread = await readThread(world, post.id);
  const [best, next] = thread.toSorted((a, b) => b.score - a.score);
  const isClear = best !== undefined && next !== undefined && best.score > next.score;
  const isPlain = isClear && best.state === undefined && thread.every(({ age, stickied }) => age > 60 && !stickied);
  return isPlain && best.score > 4 && best.score < 1000 && !best.text.includes("\n") ? { ...post, best } : null;
}
type Meant = { readonly meant: { readonly post: string; readonly comment: string }; readonly reply: string };
const replyOf = ({ meant, reply }: Meant) => ({
  ...newComment,
  post: meant.post,
  parent: meant.comment,
  text: reply,
});
const replies: readonly Localized[] = [
  ["Came back to say thanks for this.", "专门回来说声谢谢。"],
  ["I keep rereading this one. Well put.", "这条我看了好几遍，说得真好。"],
  ["This deserves its own post.", "这条值得单独发个帖。"],
  ["Best comment I've read this week.", "这周看到的最好的一条评论。"],
  ["I've sent this to two friends already.", "已经转给两个朋友看了。"],
  ["Thanks, that settles it for me.", "谢谢，这下我心里有数了。"],
];
