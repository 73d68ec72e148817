import { countText } from "#os/social-format.ts";
import bilibili from "#apps/bilibili/index.ts";
import { seedIds, userId } from "#apps/bilibili/seed-ids.ts";
import { choice, text } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { drawVideos, isFoundByTitle, openVideo, ownRecords, readThread, videoFacts } from "../kit/bilibili.ts";
import { fillIn } from "../kit/phrases.ts";
import { isPlainName } from "../kit/social.ts";

/** Compare the likes of three comments of a long list, and find who wrote the newest one. */
export default defineTask({
  apps: [bilibili],
  split: "train",
  objective: "query",
  composition: "sequential",
  difficulty: "L3",
  tags: ["search", "extract", "reasoning"],
  budget: 45,
  revision: 1,

  facts: async (world, r, lang) => {
    for (;;) {
      const [video] = await drawVideos(
        world,
        r,
        lang,
        1,
        {},
        (one) => one.comments >= 10 && one.comments <= 22 && isFoundByTitle(world, lang, one),
      );
      const all = await readThread(world, video!.id, "newest");
      const [newest, second] = all;
      // All are on the first page of the list.
      if (all.length > 18) continue;
      if (!newest || newest.age < 0 || second!.age - newest.age < 30 || !isPlainName(newest.name)) continue;
      if (all.some(({ author, pinned }) => author === userId(seedIds(lang).blocked) || pinned)) continue;
      const names = all.map(({ name }) => name);
      const fits = all.filter(
        ({ name, likes }) => likes >= 5 && isPlainName(name) && names.indexOf(name) === names.lastIndexOf(name),
      );
      if (fits.length < 6 || names.lastIndexOf(newest.name) > 0) continue;
      const drawn = r.sample(
        fits.filter((one) => one !== newest),
        3,
      );
      const [most, next] = drawn.toSorted((a, b) => b.likes - a.likes);
      if (most!.likes < next!.likes * 1.15) continue;
      return {
        video: videoFacts(video!),
        newest: newest.name,
        most: most!.name,
        people: drawn.map(({ name, text: said, likes, age }) => ({
          name,
          text: said,
          likes: countText(likes, lang),
          age,
        })),
      };
    }
  },
  listed: { instances: 99, answerFields: 2 },
  params: (_r, _phone, _occasion, facts) => facts,
  instruction: {
    en: [
      ({ video, people: [a, b, c] }) =>
        `${a!.name}, ${b!.name} and ${c!.name} have all commented on the video "${video.title}" by ${video.name} on {app.bilibili}. Whose comment has the most likes? And who wrote the newest comment under that video? Replies to comments don't count. ${fillIn.en}`,
      ({ video, people: [a, b, c] }) =>
        `Check the comments on ${video.name}'s {app.bilibili} video "${video.title}". I want to know whose comment got the most likes, the one by ${a!.name}, ${b!.name} or ${c!.name}, and whose comment is the newest of all, leaving out the replies to comments. ${fillIn.en}`,
    ],
    zh: [
      ({ video, people: [a, b, c] }) =>
        `在{app.bilibili}上，${a!.name}、${b!.name}和${c!.name}都评论过${video.name}的视频“${video.title}”。这三个人谁的评论点赞最多？这个视频最新的一条评论又是谁写的？楼中楼的回复都不算。${fillIn.zh}`,
      ({ video, people: [a, b, c] }) =>
        `帮我翻翻{app.bilibili}上${video.name}的视频“${video.title}”的评论区：${a!.name}、${b!.name}、${c!.name}三人里谁的评论获赞最多，还有所有评论里最新一条的作者是谁，楼中楼回复不算在内。${fillIn.zh}`,
    ],
  },
  checks: [
    { that: "nothing was liked, saved, written or followed", unchanged: ({ bilibili: state }) => ownRecords(state) },
  ],
  allow: () => [],
  answer: {
    fields: ({ people }, say) => ({
      most: choice(
        say("Most likes", "点赞最多"),
        people.map(({ name }) => name),
      ),
      newest: text(say("Newest comment by", "最新评论的作者"), say("The name as shown", "显示的昵称")),
    }),
    expected: ({ params: { most, newest } }) => ({ most, newest }),
  },

  oracle: async (o, { video, people, most, newest }, { say }) => {
    await openVideo(o, video);
    await o.act(bilibili, "video.showTab", { tab: "comments" });
    await o.act(bilibili, "video.order", { order: "newest" });
    await o.sees(newest);
    // From the newest to the oldest, so that the list scrolls one way.
    for (const { name, text: said, likes } of people.toSorted((a, b) => a.age - b.age)) {
      await o.sees(said);
      await o.sees(`${say(`Like the comment by ${name}`, `点赞${name}的评论`)} ${likes}`);
    }
    o.reads(
      people.map(({ likes }) => likes),
      most,
    );
    await o.answer({ most, newest });
  },
});
