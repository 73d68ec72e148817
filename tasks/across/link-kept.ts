import browser from "#apps/browser/index.ts";
import messages from "#apps/messages/index.ts";
import { number } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { conversation, sms, openThread } from "../kit/messages.ts";
import { mobileNumber, personName } from "../kit/people.ts";
import { addedEntries, addEntries } from "../kit/records.ts";
import { drawPages, getFact } from "../kit/browser.ts";

/** Open the recipe that a friend sent as a link, bookmark it in a folder, and report the recipe's duration. */
export default defineTask({
  apps: [messages, browser],
  split: "test",
  objective: "hybrid",
  composition: "sequential",
  difficulty: "L3",
  tags: ["nav", "extract", "handoff", "create"],
  budget: 30,
  revision: 2,

  facts: async (world, r) => {
    const pages = await drawPages(world, r, { site: "spoonful", kind: "recipe" }, 2, (p) =>
      /^\d+ minutes$/.test(getFact(p, "Time").en),
    );
    return pages.map((p) => ({
      url: p.url,
      name: p.name,
      minutes: Number.parseInt(getFact(p, "Time").en, 10),
      serves: Number(getFact(p, "Serves").en),
    }));
  },
  listed: { instances: 100, answerFields: 2 },
  params: (r, _, { say }, [meant, other]) => {
    const friend = r.pick(["zoe", "ben", "yuki", "sofia", "lucas", "chloe"]);
    return {
      friend,
      name: personName(friend, say),
      dish: say(meant!.name.en, meant!.name.zh),
      url: meant!.url,
      minutes: meant!.minutes,
      serves: meant!.serves,
      otherDish: say(other!.name.en, other!.name.zh),
      otherUrl: other!.url,
      last: r.chance(0.5),
    };
  },
  instruction: {
    en: [
      ({ name, dish }) =>
        `${name} texted me a link to a recipe for "${dish}". Open it in {app.browser} and bookmark it in the folder "Kitchen". How many minutes does it take and how many people does it serve? Fill those in on {app.answersheet} and submit it.`,
      ({ name, dish }) =>
        `Open the "${dish}" link that ${name} sent me, save the recipe to the "Kitchen" bookmarks folder in {app.browser}, and submit on {app.answersheet} how long it takes in minutes and how many it serves.`,
    ],
    zh: [
      ({ name, dish }) =>
        `${name}在{app.messages}里发给我一个“${dish}”的菜谱链接。请在{app.browser}中打开，把页面加入书签的“厨房”文件夹，然后在{app.answersheet}中填写用时（分钟）和份数并提交。`,
      ({ name, dish }) =>
        `请打开${name}短信中“${dish}”的链接，在{app.browser}里把这个菜谱收藏到“厨房”文件夹，并在{app.answersheet}中提交它的用时（分钟）和份数。`,
    ],
  },
  setup: ({ messages: inbox }, p, { now, say }) => {
    const thread = `thread_${p.friend}`;
    const from = mobileNumber(p.friend);
    inbox.threads[thread] ??= conversation(thread, from);
    const meant = say(`Here is ${p.dish}: ${p.url}`, `${p.dish}在这里：${p.url}`);
    const other = say(
      `And this one is for guests, ${p.otherDish}: ${p.otherUrl}`,
      `请客可以做${p.otherDish}：${p.otherUrl}`,
    );
    const lines = p.last ? [other, meant] : [meant, other];
    for (const [i, line] of lines.entries())
      addEntries(inbox.messages, sms(`msg_link${i}`, thread, from, line, now - (300 - i * 40) * 60_000));
  },
  checks: [
    {
      that: "the page is a bookmark, in the folder",
      holds: ({ before, after, params }) => {
        const kitchen = after.browser.folders["folder_s1"]?.id;
        const all = addedEntries(before.browser.bookmarks, after.browser.bookmarks);
        return all.length === 1 && all[0]!.url === params.url && all[0]!.folder === kitchen;
      },
    },
  ],
  allow: ({ browser: web }, { dish }) => [added(web.bookmarks, 1, { title: dish })],
  answer: {
    fields: (_, say) => ({
      minutes: number(say("Time", "用时"), say("Minutes", "分钟")),
      serves: number(say("Serves", "份数"), say("A number", "数字")),
    }),
    expected: ({ params }) => ({ minutes: params.minutes, serves: params.serves }),
  },

  oracle: async (o, { friend, dish, url, minutes, serves }) => {
    await openThread(o, friend);
    await o.act(messages, "thread.openLink", { url });
    await o.sees(minutes, serves);
    await o.set(browser, "page", { open: "menu" });
    await o.act(browser, "page.startBookmark", { title: dish });
    await o.set(browser, "page", { folder: "folder_s1" });
    await o.act(browser, "page.bookmark");
    await o.answer({ minutes, serves });
  },
});
