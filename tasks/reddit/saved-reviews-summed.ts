import reddit from "#apps/reddit/index.ts";
import { number, text } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { hourMs } from "#state/civil.ts";
import type { Post } from "#world/threads/index.ts";
import { fillIn } from "../kit/phrases.ts";
import { drawPosts, isUnknown, openAccount, ownRecords, readDescribed } from "../kit/reddit.ts";
import { isPlainName } from "../kit/social.ts";

/**
 * Add up what the authors of the saved reviews of two things paid, and find the author who paid the most. Reviews of
 * other things are among the saves.
 */
export default defineTask({
  apps: [reddit],
  split: "train",
  objective: "query",
  composition: "deep-dive",
  difficulty: "L4",
  tags: ["nav", "extract", "reasoning"],
  budget: 60,
  revision: 1,

  facts: async (world, r, lang) => {
    const priced = (await readDescribed(world, lang, "review")).flatMap(({ post, detail: { subject, facts } }) => {
      const price = facts.find((fact) => fact.key === "price" && fact.comment === undefined);
      return price !== undefined &&
        // The thing was bought once, and not rented by the month or the night.
        /paid \$\d+ for it|cost me|mine was|买|入手/i.test(price.text) &&
        typeof price.value === "number" &&
        post.title.toLowerCase().includes(subject.toLowerCase()) &&
        !vague.includes(subject) &&
        isPlainName(post.name) &&
        isUnknown(lang, post.author)
        ? [{ id: post.id, title: post.title, author: post.name, subject, price: price.value, told: price.text }]
        : [];
    });
    const perThing = [...Map.groupBy(priced, ({ subject }) => subject).entries()].filter(
      ([, those]) => those.length > 1,
    );
    for (;;) {
      const [first, second, third, fourth] = r.sample(perThing, 4);
      const reviews = [...r.sample(first![1], 2), ...r.sample(second![1], 2)];
      const others = [r.pick(third![1]), r.pick(fourth![1])];
      const all = [...reviews, ...others];
      const [most, next] = reviews.toSorted((a, b) => b.price - a.price);
      if (most!.price === next!.price) continue;
      if (new Set(all.map(({ author }) => author)).size < 6 || new Set(all.map(({ title }) => title)).size < 6)
        continue;
      if (reviews.some((one) => [third![0], fourth![0]].some((thing) => one.title.includes(thing)))) continue;
      const isOther = ({ title }: Post): boolean => ![first![0], second![0]].some((thing) => title.includes(thing));
      const [guide] = await drawPosts(world, r, lang, "guide", 1, isOther);
      return {
        things: [first![0], second![0]],
        reviews,
        saved: r.shuffle([...all, guide!].map(({ id }) => id)),
        most: most!.author,
        sum: reviews.reduce((total, { price }) => total + price, 0),
      };
    }
  },
  listed: { instances: 100, answerFields: 2 },
  params: (_r, _phone, { lang }, facts) => ({
    ...facts,
    named: lang === "en" ? facts.things.map(withArticle) : facts.things,
  }),
  instruction: {
    en: [
      ({ named: [a, b] }) =>
        `Some of the posts I've saved on {app.reddit} are reviews of two things, ${a} and ${b}. How much did the authors of those reviews pay in total, and which of them paid the most? ${fillIn.en}`,
      ({ named: [a, b] }) =>
        `Go through my saved posts on {app.reddit} and open every review of ${a} or ${b}. I need the total of what the authors say they paid, and the name of the author who paid the most. ${fillIn.en}`,
    ],
    zh: [
      ({ named: [a, b] }) =>
        `我在{app.reddit}收藏了几篇${a}和${b}的测评，作者们买的价格加起来是多少？谁买得最贵？${fillIn.zh}`,
      ({ named: [a, b] }) =>
        `看看我{app.reddit}收藏里写${a}和${b}的那几篇测评，把每个作者花的钱加个总数，再找出花得最多的是谁。${fillIn.zh}`,
    ],
  },
  setup: ({ reddit: state }, { saved }, { now }) => {
    state.saved = Object.fromEntries(saved.map((id, n) => [id, now - (4 + n * 19) * hourMs]));
  },
  checks: [{ that: "nothing was voted on, saved or written", unchanged: ({ reddit: state }) => ownRecords(state) }],
  allow: () => [],
  answer: {
    fields: (_, say) => ({
      sum: number(say("Total ($)", "总价（元）"), say("A whole number", "整数")),
      most: text(say("Paid the most", "买得最贵的人"), say("User name, without u/", "用户名，不带 u/")),
    }),
    expected: ({ params: { sum, most } }) => ({ sum, most }),
  },

  oracle: async (o, { reviews, most, sum }) => {
    await openAccount(o, "Saved");
    for (const one of reviews) {
      await o.sees(one.title);
      await o.act(reddit, "saved.open", { post: one.id });
      await o.sees(`u/${one.author}`, one.told);
      await o.back();
    }
    const told = reviews.map((one) => one.told);
    o.reads(told, sum);
    o.reads([...told, ...reviews.map(({ author }) => `u/${author}`)], most);
    await o.answer({ sum, most });
  },
});
/** Names that also fit other things with reviews. */
const vague: readonly string[] = ["camera", "grow lamp"];
/** Puts the article before the name of a thing, for example "an e-reader", "a used camera" or "a one-person tent". */
const withArticle = (thing: string): string => `${/^(?:[aei]|o(?!ne\b)|u(?!s))/i.test(thing) ? "an" : "a"} ${thing}`;
