import x from "#apps/x/index.ts";
import { publicOf } from "#apps/x/world.ts";
import { number, text } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import type { Lang } from "#os/values.ts";
import { minuteMs } from "#state/civil.ts";
import type { Rng } from "#state/rng.ts";
import dataset from "#world/posts/index.ts";
import type { World } from "#world/read.ts";
import { fillIn } from "../kit/phrases.ts";
import {
  addPost,
  factOf,
  firstWords,
  isShown,
  openOwnProfile,
  ownRecords,
  readPosts,
  search,
  type PostFacts,
} from "../kit/x.ts";
import type { Localized } from "../kit/social.ts";

/**
 * The owner quoted three news reports. One newspaper has corrected its figure in a later post: find out which one, and
 * the right figure. The figures of witnesses and of the office differ from the reports as well.
 */
export default defineTask({
  apps: [x],
  split: "test",
  objective: "query",
  composition: "sequential",
  difficulty: "L4",
  tags: ["nav", "search", "extract", "explore"],
  budget: 60,
  revision: 1,

  facts: async (world, r, lang) => {
    const wrong = await drawCorrected(world, r, lang);
    const others: Report[] = [];
    for (const form of r.shuffle(forms.filter((one) => one !== wrong.form))) {
      const found = await drawUncorrected(world, r, lang, form);
      if (found && found.name !== wrong.name && found.name !== others[0]?.name) others.push(found);
      if (others.length === 2) break;
    }
    const { correction, ...report } = wrong;
    return { correction, reports: r.shuffle([{ ...report, isWrong: true }, ...others]) };
  },
  listed: { instances: 100, answerFields: 2 },
  params: (r, _phone, { say }, { correction, reports }) => {
    const said = r.sample(remarks, 3).map((remark) => say(...remark));
    return {
      correction,
      reports: reports.map((report, n) => ({ ...report, remark: said[n]!, minutes: r.int(6, 19) })),
    };
  },
  instruction: {
    en: [
      () =>
        `I've quoted three news reports on {app.x}. One of those outlets has since corrected a figure in the report I quoted. Which outlet is it, and what's the correct figure? ${fillIn.en}`,
      () =>
        `Three of my {app.x} posts quote reports by news outlets. It turns out that one of the outlets got a number wrong and has posted a correction. Find out who that was and what the number should have been. ${fillIn.en}`,
    ],
    zh: [
      () =>
        `我在{app.x}上引用过三条新闻。其中一家后来更正了我引用的那条里的数字。是哪一家，正确的数字是多少？${fillIn.zh}`,
      () =>
        `我{app.x}上有三条帖子引用了媒体的报道，其中一家后来发帖说数字写错了。查一下是哪家媒体、数字应该是多少。${fillIn.zh}`,
    ],
  },
  setup: ({ x: state }, { reports }, { now }) => {
    for (const [n, { id, remark, minutes, age }] of reports.entries())
      addPost(state, `post_report${n}`, remark, now - (age - minutes) * minuteMs, { quoted: id });
  },
  checks: [{ that: "nothing was liked, written or deleted", unchanged: ({ x: state }) => ownRecords(state) }],
  allow: () => [],
  answer: {
    fields: (_, say) => ({
      outlet: text(say("Outlet", "媒体"), say("The name on its profile, without @", "个人资料上的名字，不带@")),
      figure: number(say("Correct figure", "正确的数字"), say("A number", "数字")),
    }),
    expected: ({ params: { correction } }) => ({ outlet: correction.name, figure: correction.figure }),
  },

  oracle: async (o, { correction, reports }) => {
    await openOwnProfile(o);
    for (const { id, name, said, tag } of reports) {
      await o.sees(name, firstWords(said));
      await o.act(x, "profile.openPost", { post: id });
      await o.sees(tag);
      await o.back();
    }
    await o.back();
    for (const [n, { tag, isWrong }] of reports.entries()) {
      if (n === 0) await search(o, tag);
      else {
        await o.act(x, "results.change");
        await o.type("q", tag);
        await o.act(x, "search.go");
      }
      await o.act(x, "results.showTab", { tab: "latest" });
      if (isWrong) break;
    }
    await o.sees(correction.name, firstWords(correction.text));
    await o.act(x, "results.openPost", { post: correction.id });
    await o.sees(correction.text);
    o.reads([correction.text], correction.figure);
    await o.answer({ outlet: correction.name, figure: correction.figure });
  },
});
type Report = {
  readonly id: string;
  readonly name: string;
  readonly said: string;
  readonly tag: string;
  readonly age: number;
  readonly isWrong: boolean;
};
/** The kinds of events whose figures are written out in digits. */
const forms = ["ferry", "half", "cup", "lanterns", "powercut", "snowfall", "festival", "chessopen"].concat([
  "bus",
  "market",
  "comet",
  "tour",
  "update",
  "birds",
]);
const tagOf = (post: PostFacts): string | undefined => /#[\p{L}\p{N}_]+/u.exec(post.text)?.[0];
function reportOf(post: PostFacts, isWrong: boolean): Report {
  return { id: post.id, name: post.name, said: post.text, tag: tagOf(post)!, age: post.age, isWrong };
}
/** Whether a post is a report that the owner can have quoted before an hour had passed. */
const isReport = (lang: Lang, post: PostFacts): boolean =>
  post.role === "press" && tagOf(post) !== undefined && post.age > 120 && isShown(lang, post.author);
const readEvents = async (world: World, lang: Lang, form: string): Promise<readonly PostFacts[][]> => {
  const posts = await readPosts(world, lang, `event.${form}`);
  return [...Map.groupBy(posts, ({ event }) => event).values()];
};
async function drawCorrected(world: World, r: Rng, lang: Lang) {
  for (;;) {
    const form = r.pick(forms);
    const event = r.pick(await readEvents(world, lang, form));
    const fixes = event.filter(({ role }) => role === "correction");
    const fix = fixes[0];
    const figure = fix && factOf(fix, "n");
    if (!fix || fixes.length !== 1 || typeof figure !== "number" || !tagOf(fix)) continue;
    const wrong = event.filter(
      (post) =>
        isReport(lang, post) &&
        post.author === fix.author &&
        post.age > fix.age + 20 &&
        factOf(post, "m") === factOf(fix, "m") &&
        tagOf(post) === tagOf(fix),
    );
    if (wrong.length !== 1) continue;
    const tag = tagOf(fix)!;
    const asked = { of: publicOf(lang), hashtag: tag.slice(1).toLowerCase(), age_min: 0, sort: "newest" as const };
    const { rows } = await world.read(dataset.queries.search, asked);
    // The correction is among the first results, so that a look at the latest posts finds it.
    if (!rows.slice(0, 5).some(({ id }) => id === fix.id)) continue;
    return {
      form,
      ...reportOf(wrong[0]!, true),
      correction: { id: fix.id, name: fix.name, text: fix.text, figure },
    };
  }
}
async function drawUncorrected(world: World, r: Rng, lang: Lang, form: string): Promise<Report | null> {
  const events = (await readEvents(world, lang, form)).filter((event) =>
    event.every(({ role }) => role !== "correction"),
  );
  const reports = events.flat().filter((post) => isReport(lang, post) && /\d/.test(post.text));
  return reports.length === 0 ? null : reportOf(r.pick(reports), false);
}
const remarks: readonly Localized[] = [
  ["For anyone who hasn't seen it.", "没看到的可以看看。"],
  ["Reading this with my coffee.", "边喝咖啡边看。"],
  ["My mother sent me this.", "我妈转给我的。"],
  ["Didn't expect to read this today.", "今天没想到会看到这个。"],
  ["Well, there we are.", "好吧，就是这样。"],
  ["Putting this here for later.", "先放这儿，回头再看。"],
];
