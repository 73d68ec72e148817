import reddit from "#apps/reddit/index.ts";
import { defineTask } from "#judge/define.ts";
import { dayMs, hourMs } from "#state/civil.ts";
import type { Community } from "#world/threads/index.ts";
import { openTab } from "../kit/reddit.ts";
import { drawCommunities } from "../kit/reddit-threads.ts";

/**
 * Answer the message about the longer of two bans with an apology that names the broken rule. The message has only the
 * rule's number; the rules are on the community's page.
 */
export default defineTask({
  apps: [reddit],
  split: "train",
  objective: "hybrid",
  composition: "sequential",
  difficulty: "L3",
  tags: ["nav", "extract", "social", "create"],
  budget: 45,
  revision: 1,

  facts: async (world, r, lang) => {
    const drawn = await drawCommunities(world, r, lang, 2, ({ rules }) => rules.some(isAboutConduct));
    const ban = ({ id, name, rules }: Community, days: number) => {
      const broken = r.pick(rules.filter(isAboutConduct));
      return { id, name, days, rule: rules.indexOf(broken) + 1, title: broken.title };
    };
    return { long: ban(drawn[0]!, r.pick([14, 21, 28, 30])), short: ban(drawn[1]!, r.pick([3, 5, 7, 10])) };
  },
  listed: { instances: 100, answerFields: 0 },
  params: (r, _phone, { say }, { long, short }) => {
    const text = (days: number, rule: number): string =>
      say(
        `You've been banned from participating for ${days} days because a comment of yours broke rule ${rule}. You can still view the community. If you have a question about the ban, reply to this message.`,
        `你的一条评论违反了第${rule}条规则，${days}天内无法参与本社区的讨论，但仍可以浏览。如有疑问，请直接回复本消息。`,
      );
    const [before, after] = r.pick(apologies).map(([en, zh]) => say(en, zh)) as [string, string];
    return {
      long: { ...long, text: text(long.days, long.rule) },
      short: { ...short, text: text(short.days, short.rule) },
      subject: say("You've been temporarily banned", "你已被临时封禁"),
      hours: r.int(3, 20),
      isLongFirst: r.chance(0.5),
      template: `${before}${say("[rule]", "[版规]")}${after}`,
      answer: `${before}${long.title}${after}`,
    };
  },
  instruction: {
    en: [
      ({ template }) =>
        `Two {app.reddit} communities have banned me. Reply to the message about the longer ban with this text: "${template}" Replace [rule] with the title of the rule I broke, without its number. You'll find it in that community's rules.`,
      ({ template }) =>
        `I got two bans on {app.reddit}. Please answer the moderators who banned me for longer: "${template}" In place of [rule], put the title of the broken rule as the community's rules have it, but leave out the number.`,
    ],
    zh: [
      ({ template }) =>
        `我在{app.reddit}被两个社区封禁了。帮我回复封得更久的那条消息，内容是：“${template}”把[版规]换成我违反的那条版规的标题（不带序号），标题在那个社区的版规里能查到。`,
      ({ template }) =>
        `{app.reddit}有两个社区封了我。给封禁时间较长的那边回一句：“${template}”其中[版规]写成我违反的那条规则的标题，序号不要，具体去那个社区的版规里看。`,
    ],
  },
  setup: ({ reddit: state }, { long, short, subject, hours, isLongFirst }, { now }) => {
    state.bans = {};
    delete state.mails["mail_ban"];
    for (const [id, ban, isFirst] of [
      ["mail_long", long, isLongFirst],
      ["mail_short", short, !isLongFirst],
    ] as const) {
      const at = now - (isFirst ? hours : hours + 22) * hourMs;
      state.bans[ban.id] = { until: at + ban.days * dayMs, rule: ban.rule };
      state.mails[id] = {
        id,
        party: ban.id,
        subject,
        lines: [{ mine: false, text: ban.text, at }],
        unread: isFirst,
        answersAt: null,
      };
    }
  },
  checks: [
    {
      that: "the message about the longer ban has one answer",
      holds: ({ before, after }) =>
        after.reddit.mails["mail_long"]?.lines.length === before.reddit.mails["mail_long"]!.lines.length + 1,
    },
    {
      that: "the answer is the apology with the title of the rule",
      holds: ({ after, params }) => {
        const last = after.reddit.mails["mail_long"]?.lines.at(-1);
        return last?.mine === true && last.text === params.answer;
      },
    },
  ],
  allow: ({ reddit: state }) => [state.mails["mail_long"]?.lines[1], state.mails["mail_long"]?.answersAt],
  free: [
    {
      why: "Whether and when the moderators answer is their decision",
      paths: ({ reddit: state }) => [state.mails["mail_long"]?.answersAt],
    },
  ],

  oracle: async (o, { long, short, answer }) => {
    await openTab(o, "Inbox");
    await o.act(reddit, "inbox.showTab", { tab: "messages" });
    await o.sees(`r/${short.name}`, short.text, `r/${long.name}`, long.text);
    await o.act(reddit, "inbox.openMail", { mail: "mail_long" });
    await o.act(reddit, "mail.openCommunity", { community: long.id });
    await o.act(reddit, "community.about");
    await o.sees(`${long.rule}. ${long.title}`);
    await o.back();
    await o.back();
    await o.type("text", answer);
    await o.act(reddit, "mail.send");
  },
});
/**
 * The titles of rules that a comment can break. Other rules are about posts. "Be kind" is left out: every community has
 * it as rule 1, so it could be guessed.
 */
const conduct: readonly string[] = [
  ...["Stay on topic", "No advertising", "No brigading", "Keep it safe", "English please"],
  ...["Personal information", "No giveaways or begging", "No food shaming", "No bean snobbery", "No street racing"],
  ...["No visas by strangers", "Be decent about bodies", "No miracle cures", "No fish shaming", "No judging"],
  ...["No astrology", "No present politics", "No self-promotion", "No engine help in running games", "Safety first"],
  ...["Food safety first", "We aren't doctors", 'No "just hire someone"', "No selling of cuttings", "Mark spoilers"],
  ...["Kind training only", "不跑题", "禁止广告", "安全第一", "保护隐私", "不嘲讽厨艺", "不鄙视"],
  ...["不卖苗", "点评要有用", "剧透打码", "不评判", "不荐股", "不代订", "不当医生", "配速不鄙视"],
];
const isAboutConduct = ({ title }: Community["rules"][number]): boolean => conduct.includes(title);
/** What stands before and after the title of the rule. */
const apologies: readonly (readonly [
  before: readonly [en: string, zh: string],
  after: readonly [en: string, zh: string],
])[] = [
  [
    ["Sorry, I broke this rule: ", "抱歉，我违反了版规："],
    [". It won't happen again.", "。以后不会了。"],
  ],
  [
    ["My apologies. I should have read this rule first: ", "对不起，我该先看这条版规："],
    [". Thanks for the reminder.", "。谢谢提醒。"],
  ],
  [
    ["You were right. My comment went against this rule: ", "你们处理得对，我的评论违反了这一条："],
    [". I'll be more careful.", "。以后我会注意。"],
  ],
];
