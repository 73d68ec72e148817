import gallery from "#apps/gallery/index.ts";
import { standardFolders } from "#os/files.ts";
import { number, text } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import scenes from "#world/scenes/index.ts";
import { file, folder } from "../kit/files.ts";
import { addEntries } from "../kit/records.ts";
import { fillIn } from "../kit/phrases.ts";

/** Read the totals of several photographed receipts and report the highest total. */
export default defineTask({
  apps: [gallery],
  split: "test",
  objective: "query",
  composition: "sequential",
  difficulty: "L2",
  tags: ["image", "extract", "reasoning"],
  budget: 30,
  revision: 1,

  facts: async (world, r) => {
    const { rows } = await world.read(scenes.queries.described, { kind: "receipt" });
    return r
      .sample(rows, r.int(4, 5))
      .map(({ id, facts }) => ({ id, total: Number(facts["total"]), date: String(facts["date"]) }));
  },
  listed: { instances: 100, answerFields: 2 },
  params: (r, _, { say }, receipts) => ({
    album: r.pick([say("Expenses", "报销"), say("Spring trip", "春游"), say("Shared flat", "合租")]),
    receipts,
  }),
  instruction: {
    en: [
      ({ album }) =>
        `My album "${album}" has photos of receipts. Look at the one with the highest total. What's its total, and what date is printed on it? ${fillIn.en}`,
    ],
    zh: [
      ({ album }) => `“${album}”相册里有几张小票的照片。合计金额最高的那张是多少钱，上面印的日期是哪天？${fillIn.zh}`,
    ],
  },
  setup: ({ os }, { album, receipts }, { now }) => {
    addEntries(os.files, folder("file_album", album, standardFolders.pictures, now - 86_400_000));
    for (const [i, { id }] of receipts.entries())
      addEntries(
        os.files,
        file(`file_photo${i}`, `${i + 1}.jpg`, "file_album", now - (i + 1) * 3_600_000, {
          kind: "scene",
          scenes: [id],
        }),
      );
  },
  checks: [{ that: "the photos are as they were", unchanged: ({ os }) => os.files }],
  allow: () => [],
  answer: {
    fields: (_, say) => ({
      total: number(say("Highest total", "最高合计金额"), say("Amount, two decimals", "金额，两位小数"), 0.001),
      date: text(say("Date on the receipt", "小票日期"), "YYYY-MM-DD", "date"),
    }),
    expected: ({ params }) => {
      const top = highest(params.receipts);
      return { total: top.total, date: top.date };
    },
  },

  oracle: async (o, { album, receipts }) => {
    await o.open(gallery);
    await o.set(gallery, "main", { tab: "albums" });
    await o.act(gallery, "main.album", { id: "file_album" });
    for (const [i, { total, date }] of receipts.entries()) {
      const name = `${i + 1}.jpg`;
      // Opens every picture, because the names say nothing about the totals.
      o.reads([album], name);
      await o.act(gallery, "album.open", { id: `file_photo${i}` });
      await o.seesIn(name, total, date);
      await o.back();
    }
    const top = highest(receipts);
    o.reads(
      receipts.map(({ total }) => total),
      top.total,
    );
    await o.answer({ total: top.total, date: top.date });
  },
});
interface Receipt {
  readonly total: number;
  readonly date: string;
}
const highest = (receipts: readonly Receipt[]): Receipt => receipts.toSorted((a, b) => b.total - a.total)[0]!;
