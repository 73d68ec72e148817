import alipay from "#apps/alipay/index.ts";
import { yuan } from "#apps/alipay/sums.ts";
import { defineTask } from "#judge/define.ts";
import { findFrontScreen } from "#judge/view.ts";
import { typeAmount } from "../kit/alipay.ts";

/** Show the owner's payment code with an amount and a note, ready to be scanned. */
export default defineTask({
  apps: [alipay],
  split: "train",
  objective: "operate",
  composition: "sequential",
  difficulty: "L2",
  tags: ["nav", "create", "finance"],
  budget: 30,
  revision: 2,

  params: (r, _, { say }) => ({
    cents: r.int(60, 9_800) * 10,
    note: r.pick([
      say("Cake stall", "蛋糕摊"),
      say("Old bicycle", "旧自行车"),
      say("Pottery bowls", "陶碗"),
      say("Guitar lesson", "吉他课"),
      say("Plant cuttings", "扦插苗"),
    ]),
    before: r.chance(0.5) ? { cents: r.int(60, 980) * 100, note: say("Flea market", "跳蚤市场") } : null,
  }),
  instruction: {
    en: [
      ({ cents, note }) =>
        `Someone wants to pay me by scanning my code. Bring up my {app.alipay} receive code, set to ${yuan(cents)} with the note "${note}", and leave it on the screen.`,
    ],
    zh: [
      ({ cents, note }) =>
        `有人要扫码付钱给我：请在{app.alipay}里打开我的收钱码，设置金额 ${yuan(cents)}、备注“${note}”，并停留在收钱码页面。`,
    ],
  },
  setup: ({ alipay: state }, { before }) => {
    state.asked = before ?? { cents: null, note: "" };
  },
  checks: [
    {
      that: "the code asks for the sum",
      holds: ({ after, params }) => after.alipay.asked.cents === params.cents,
    },
    { that: "and says what it is for", holds: ({ after, params }) => after.alipay.asked.note === params.note },
    { that: "it is on the screen", holds: ({ after }) => findFrontScreen(after.view, alipay, "receive") !== null },
  ],
  allow: ({ alipay: state }) => [state.asked],
  shown: ({ view }) => [view.front, view.tasks["alipay"]],

  oracle: async (o, { cents, note }) => {
    await o.open(alipay);
    await o.act(alipay, "main.plus");
    await o.act(alipay, "main.receive");
    await o.act(alipay, "receive.ask");
    await typeAmount(o, "ask", cents);
    await o.act(alipay, "ask.editNote");
    await o.type("note", note);
    await o.set(alipay, "ask", { open: null });
    await o.act(alipay, "ask.save");
  },
});
