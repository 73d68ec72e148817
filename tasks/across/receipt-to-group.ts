import gallery from "#apps/gallery/index.ts";
import wechat from "#apps/wechat/index.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { standardFolders } from "#os/files.ts";
import { dayMs, hourMs } from "#state/civil.ts";
import scenes from "#world/scenes/index.ts";
import { file, folder } from "../kit/files.ts";
import { addEntries } from "../kit/records.ts";
import { isText, addOwnGroup, newOwnMessages, unquoted } from "../kit/wechat.ts";

/** Find the receipt with the highest total, and send its picture and this total as text to a group. */
export default defineTask({
  apps: [gallery, wechat],
  split: "test",
  objective: "operate",
  composition: "transfer",
  difficulty: "L4",
  tags: ["image", "extract", "reasoning", "handoff"],
  budget: 45,
  revision: 2,

  facts: async (world, r) => {
    const { rows } = await world.read(scenes.queries.described, { kind: "receipt" });
    const all = r.shuffle(rows.map(({ id, facts }) => ({ id, total: Number(facts["total"]) })));
    return all.filter(({ total }, i) => all.findIndex((other) => other.total === total) === i).slice(0, r.int(3, 4));
  },
  listed: { instances: 100, answerFields: 0 },
  params: (r, _, { say }, receipts) => {
    const titles = r.sample(
      [
        say("Flat share", "合租小队"),
        say("Flat hunters", "一起找房"),
        say("Festival crew", "音乐节小队"),
        say("Festival tickets", "音乐节抢票"),
      ],
      2,
    );
    return {
      receipts,
      album: r.pick([say("Expenses", "报销"), say("Spring trip", "春游"), say("Household", "家用")]),
      title: titles[0]!,
      otherTitle: titles[1]!,
    };
  },
  instruction: {
    en: [
      ({ album, title }) =>
        `My album "${album}" has photos of receipts. Send the receipt with the highest total to the group "${title}" on {app.wechat}, then a message with that total, just the number.`,
      ({ album, title }) =>
        `Share one photo from the album "${album}" with my {app.wechat} group "${title}": the receipt with the highest total. Follow it with the total in a separate message, as a number without a currency.`,
    ],
    zh: [
      ({ album, title }) =>
        `手机相册“${album}”里有几张小票照片。请把合计金额最高的那张发到{app.wechat}群“${title}”，再单独发一条消息，只写这个金额的数字。`,
      ({ album, title }) =>
        `请从“${album}”相册里挑出合计最高的那张小票照片，分享到{app.wechat}群“${title}”，再另外发一条消息，只写合计的数字，不带货币单位。`,
    ],
  },
  setup: ({ os, wechat: state }, { album, receipts, title, otherTitle }, { now }) => {
    addEntries(os.files, folder("file_album", album, standardFolders.pictures, now - dayMs));
    for (const [i, { id }] of receipts.entries())
      addEntries(
        os.files,
        file(`file_photo${i}`, `${i + 1}.jpg`, "file_album", now - (i + 1) * hourMs, { kind: "scene", scenes: [id] }),
      );
    const members = ["person_zoe", "person_yuki", "person_max"];
    addOwnGroup(state, "group_meant", title, members);
    addOwnGroup(state, "group_alike", otherTitle, members);
    state.chats["group_meant"]!.pinned = true;
    state.chats["group_alike"]!.pinned = true;
  },
  checks: [
    {
      that: "the group was sent this picture, and its total, and nobody anything else",
      holds: ({ before, after, params }) => {
        const own = newOwnMessages(before, after);
        const { at, total } = dearest(params.receipts);
        const [pictures, words] = [
          own.filter(({ body }) => body.kind === "picture"),
          own.filter(({ body }) => body.kind === "text"),
        ];
        return (
          own.length === 2 &&
          own.every(({ chat }) => chat === "group_meant") &&
          pictures.some(({ body }) => body.kind === "picture" && body.file === `file_photo${at}`) &&
          words.some((one) => spellings(total).some((spelled) => isText(one, spelled)))
        );
      },
    },
    { that: "the photos are as they were", unchanged: ({ os }) => os.files },
  ],
  // Members of the group may answer each of the two messages.
  allow: ({ wechat: state }) => [
    added(state.messages, 4, { chat: "group_meant", ...unquoted }),
    added(state.coming, 2, { chat: "group_meant" }),
  ],

  oracle: async (o, { album, receipts, title }) => {
    await o.open(gallery);
    await o.set(gallery, "main", { tab: "albums" });
    await o.act(gallery, "main.album", { id: "file_album" });
    for (const [i, { total }] of receipts.entries()) {
      const name = `${i + 1}.jpg`;
      // Opens every picture, because the names say nothing about the totals.
      o.reads([album], name);
      await o.act(gallery, "album.open", { id: `file_photo${i}` });
      await o.seesIn(name, total);
      await o.back();
    }
    const { at, total } = dearest(receipts);
    o.reads(
      receipts.map((one) => one.total),
      total,
    );
    await o.act(gallery, "album.open", { id: `file_photo${at}` });
    await o.act(gallery, "viewer.share");
    await o.sees(title);
    await o.choose(wechat, "group_meant");
    await o.type("word", String(total));
    await o.act(wechat, "forward.send");
  },
});
interface Receipt {
  readonly total: number;
}
const dearest = (receipts: readonly Receipt[]): { readonly at: number; readonly total: number } => {
  const total = Math.max(...receipts.map((one) => one.total));
  return { total, at: receipts.findIndex((one) => one.total === total) };
};
/** Returns the spellings of a total, for example "48.5" and "48.50". */
const spellings = (total: number): string[] => [String(total), total.toFixed(2)];
