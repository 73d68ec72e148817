/** The inbox on a new phone. */
import type { SeedCtx } from "#os/seed-ctx.ts";
import { dayMs, hourMs } from "#state/civil.ts";
import { communityId, postId, seedIds, userId } from "../../seed-ids.ts";
import type { Mail, News } from "./state.ts";

export function inboxSeed({ now, lang, say }: SeedCtx) {
  const ids = seedIds(lang);
  const guest = (n: number): string => userId(ids.guests[n]!);
  const line = (id: string, hours: number, kind: News["kind"], more: Partial<News>): News => ({
    id: `news_${id}`,
    kind,
    by: null,
    community: null,
    post: null,
    comment: null,
    text: "",
    count: 0,
    at: now - hours * hourMs,
    read: hours > 40,
    ...more,
  });
  const news = [
    line("trend1", 5, "trend", {
      community: communityId(ids.trend.community),
      post: postId(ids.trend.post),
      text: ids.trend.title,
    }),
    line("reply1", 18, "reply", {
      by: userId(ids.commentedAuthor),
      post: postId(ids.commented[0]),
      comment: "said_upgrade2",
      text: say("Which ones fit over wide tyres?", "宽胎能装哪种？"),
    }),
    line("bag2", 33, "comment", {
      by: guest(3),
      community: communityId(ids.bag),
      post: "post_bag",
      comment: "said_bag2",
      text: say("Depends on your laptop. With one it gets tight.", "看带不带电脑，带了就紧张"),
      read: true,
    }),
    line("bag1", 49, "comment", {
      by: guest(2),
      community: communityId(ids.bag),
      post: "post_bag",
      comment: "said_bag1",
      text: say(
        "I did three weeks with 26. The second pair of shoes was the mistake.",
        "我26升过了三周，多带的那双鞋是败笔",
      ),
    }),
    line("bagup", 50, "upPost", {
      community: communityId(ids.bag),
      post: "post_bag",
      text: say("Is a 28 litre bag enough for two weeks by train?", "坐火车玩两周，28升的包够用吗？"),
      count: 25,
    }),
    line("follow1", 9 * 24, "follow", { by: userId(ids.followers[0]!) }),
    line("windowup", 10 * 24, "upPost", {
      community: communityId(ids.plant),
      post: "post_window",
      text: say("Two years on the same windowsill", "在同一个窗台养了两年"),
      count: 250,
    }),
    line("window2", 10 * 24 + 1, "comment", {
      by: guest(1),
      community: communityId(ids.plant),
      post: "post_window",
      comment: "said_window2",
      text: say("Do you turn it, or is it always the same side to the glass?", "会转盆吗，还是一直同一面朝窗？"),
    }),
  ].toSorted((a, b) => b.at - a.at);
  const mails: Mail[] = [
    {
      id: "mail_ban",
      party: communityId(ids.banned),
      subject: say("You've been temporarily banned", "你已被临时封禁"),
      lines: [
        {
          mine: false,
          text: say(
            "You've been banned from participating for 7 days because a comment of yours broke rule 2. You can still view the community. If you have a question about the ban, reply to this message.",
            "你的一条评论违反了第2条规则，7天内无法参与本社区的讨论，但仍可以浏览。如有疑问，请直接回复本消息。",
          ),
          at: now - 2 * dayMs,
        },
      ],
      unread: true,
      answersAt: null,
    },
    {
      id: "mail_pots",
      party: userId(ids.writer),
      subject: say("Your windowsill plant", "关于你窗台上的那盆"),
      lines: [
        {
          mine: false,
          text: say(
            "Hi, I saw your picture. Which pot size did you end up with? Mine keeps drying out.",
            "你好，看到你发的照片。最后用的是多大的盆？我的总是干得很快。",
          ),
          at: now - 9 * dayMs,
        },
        {
          mine: true,
          text: say("14 cm, glazed inside. Unglazed dries twice as fast.", "14厘米，内侧上釉的。不上釉的干得快一倍。"),
          at: now - 9 * dayMs + 5 * hourMs,
        },
      ],
      unread: false,
      answersAt: null,
    },
  ];
  return {
    news,
    mails: Object.fromEntries(mails.map((one) => [one.id, one])),
    trendAt: now + 10 * hourMs,
  };
}
