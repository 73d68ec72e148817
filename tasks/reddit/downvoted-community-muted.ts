import reddit from "#apps/reddit/index.ts";
import { text } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { minuteMs } from "#state/civil.ts";
import { drawPosts, isNewCommunity, openAccount, type Frame } from "../kit/reddit.ts";
import { fillIn } from "../kit/phrases.ts";

/**
 * Mute the community of the post that the owner downvoted last, and tell whose post it was. Other posts were voted on
 * or opened later or earlier.
 */
export default defineTask({
  apps: [reddit],
  split: "test",
  objective: "hybrid",
  composition: "sequential",
  difficulty: "L2",
  tags: ["nav", "settings", "extract"],
  budget: 45,
  revision: 1,

  facts: async (world, r, lang) => {
    const frame = r.pick<Frame>(["talk", "review", "count"]);
    const posts = await drawPosts(world, r, lang, frame, 5, ({ community }) => isNewCommunity(lang, community));
    return posts.map(({ id, title, name, community, communityName }) => ({
      id,
      title,
      name,
      community,
      communityName,
    }));
  },
  listed: { instances: 100, answerFields: 2 },
  params: (r, _phone, _occasion, [meant, ...others]) => ({
    ...meant!,
    others: others.map(({ id }) => id),
    minutes: r.int(70, 180),
  }),
  instruction: {
    en: [
      () =>
        `The last post I downvoted on {app.reddit} is from a community I've had enough of. Mute that community, and tell me what it's called and who wrote the post. ${fillIn.en}`,
    ],
    zh: [
      () =>
        `我在{app.reddit}最近一次点踩的那个帖子，它所在的社区我不想再看了。帮我把这个社区静音，再告诉我社区叫什么、帖子是谁发的。${fillIn.zh}`,
    ],
  },
  setup: ({ reddit: state }, { id, others, minutes }, { now }) => {
    const [downvotedEarlier, upvotedLater, seenLater, upvotedEarlier] = others;
    const at = (ago: number): number => now - ago * minuteMs;
    state.votes[id] = { dir: -1, at: at(minutes) };
    state.votes[downvotedEarlier!] = { dir: -1, at: at(minutes + 400) };
    state.votes[upvotedLater!] = { dir: 1, at: at(minutes - 55) };
    state.votes[upvotedEarlier!] = { dir: 1, at: at(minutes + 20) };
    state.seen = [
      { post: seenLater!, at: at(minutes - 60) },
      { post: upvotedLater!, at: at(minutes - 56) },
      { post: id, at: at(minutes + 1) },
      { post: upvotedEarlier!, at: at(minutes + 21) },
      { post: downvotedEarlier!, at: at(minutes + 401) },
      ...state.seen,
    ].toSorted((a, b) => b.at - a.at);
  },
  checks: [
    {
      that: "the community is muted",
      holds: ({ after, params }) => after.reddit.muted[params.community] !== undefined,
    },
    { that: "the votes are as they were", unchanged: ({ reddit: { votes } }) => votes },
  ],
  allow: ({ reddit: state }, { community }) => [state.muted[community]],
  answer: {
    fields: (_, say) => ({
      community: text(say("Name of the community", "社区名称"), say("Without r/", "不含 r/")),
      author: text(say("Author of the post", "发帖人"), say("User name without u/", "用户名，不含 u/")),
    }),
    expected: ({ params: { communityName, name } }) => ({ community: communityName, author: name }),
  },

  oracle: async (o, { id, title, name, community, communityName }) => {
    await openAccount(o, "History");
    await o.act(reddit, "history.tabMenu");
    await o.act(reddit, "history.showTab", { tab: "downvoted" });
    await o.sees(title);
    await o.act(reddit, "history.open", { post: id });
    await o.sees(`r/${communityName}`, `u/${name}`);
    o.reads([`r/${communityName}`], communityName);
    o.reads([`u/${name}`], name);
    await o.act(reddit, "post.postMenu", { post: id });
    await o.act(reddit, "post.muteCommunity", { community });
    await o.answer({ community: communityName, author: name });
  },
});
