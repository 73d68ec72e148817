import wechat from "#apps/wechat/index.ts";
import { defineTask } from "#judge/define.ts";
import { minuteMs } from "#state/civil.ts";
import {
  displayName,
  forwardTo,
  holdMessage,
  openChat,
  newOwnMessages,
  stopPendingMessages,
  chatMessage,
  addMessages,
  allowMessages,
} from "../kit/wechat.ts";

/** Forward three messages of a chat to a person as one merged message. There are other messages between the three. */
export default defineTask({
  apps: [wechat],
  split: "train",
  objective: "operate",
  composition: "transfer",
  difficulty: "L3",
  tags: ["nav", "social", "extract", "handoff"],
  budget: 30,
  revision: 2,

  params: (r, { wechat: state }, { say }) => {
    const from = `person_${r.pick(["max", "katrin", "sofia", "leo", "greta"])}`;
    const to = `person_${r.pick(["yuki", "nora", "lucas", "priya", "zoe"])}`;
    const dish = r.pick([
      {
        name: say("the lentil soup", "扁豆汤"),
        steps: [
          say("Step 1: soften two onions in butter", "第一步：用黄油把两个洋葱炒软"),
          say("Step 2: add 300 g of lentils and a litre of water", "第二步：加 300 克扁豆和一升水"),
          say("Step 3: forty minutes, then lemon and salt", "第三步：煮四十分钟，再加柠檬和盐"),
        ],
      },
      {
        name: say("the flat bread", "烤饼"),
        steps: [
          say("Step 1: mix 250 g of flour with yoghurt", "第一步：250 克面粉加酸奶和匀"),
          say("Step 2: let it rest for an hour", "第二步：醒一个小时"),
          say("Step 3: three minutes on each side, very hot", "第三步：大火每面烙三分钟"),
        ],
      },
      {
        name: say("the pickles", "泡菜"),
        steps: [
          say("Step 1: slice the cucumbers and salt them", "第一步：黄瓜切片，撒盐"),
          say("Step 2: boil vinegar with sugar and dill", "第二步：醋加糖和莳萝煮开"),
          say("Step 3: pour it over, wait two days", "第三步：浇上去，等两天"),
        ],
      },
    ]);
    const between = r.sample(
      [
        say("My pan is older than I am", "我的锅比我还老"),
        say("Wait, the bell", "等下，门铃响了"),
        say("You won't believe how simple it is", "简单得你都不信"),
        say("Step over the cat first", "第一步其实是先绕开猫"),
      ],
      2,
    );
    return {
      from,
      to,
      fromName: displayName(state, from),
      toName: displayName(state, to),
      dish: dish.name,
      steps: dish.steps,
      between,
      gap: r.int(0, 1),
    };
  },
  instruction: {
    en: [
      ({ fromName, toName, dish }) =>
        `"${fromName}" sent me the three steps for ${dish} on {app.wechat} in separate messages. Forward all three to "${toName}" as one combined message, with nothing added.`,
      ({ fromName, toName, dish }) =>
        `Pass on the recipe for ${dish} on {app.wechat}: from my chat with "${fromName}", forward just the messages with steps 1, 2 and 3 to "${toName}", merged into one. Don't add any words.`,
    ],
    zh: [
      ({ fromName, toName, dish }) =>
        `“${fromName}”在{app.wechat}里分三条消息发来了${dish}的三个步骤。请把这三条合并转发给“${toName}”，不要附带其他内容。`,
      ({ fromName, toName, dish }) =>
        `请在{app.wechat}里把“${fromName}”发的${dish}做法（只要写着第一步、第二步、第三步的三条消息）合并转发给“${toName}”，不附留言。`,
    ],
  },
  setup: ({ wechat: state }, p, { now }) => {
    stopPendingMessages(state, p.from, p.to);
    const [one, two, three] = p.steps as [string, string, string];
    const lines =
      p.gap === 0
        ? [
            ["step0", one],
            ["between0", p.between[0]!],
            ["step1", two],
            ["step2", three],
            ["between1", p.between[1]!],
          ]
        : [
            ["between0", p.between[0]!],
            ["step0", one],
            ["step1", two],
            ["between1", p.between[1]!],
            ["step2", three],
          ];
    for (const [i, [id, line]] of (lines as [string, string][]).entries())
      addMessages(state, p.from, chatMessage(`msg_${id}`, p.from, p.from, line, now - (40 - i * 3) * minuteMs));
  },
  checks: [
    {
      that: "this person was sent one thing, and nobody anything else",
      holds: ({ before, after, params }) => {
        const own = newOwnMessages(before, after);
        return own.length === 1 && own[0]!.chat === params.to;
      },
    },
    {
      that: "it is the three messages in one, in their order",
      holds: ({ before, after, params }) =>
        newOwnMessages(before, after).some(
          ({ body }) =>
            body.kind === "record" &&
            JSON.stringify(body.lines.map(({ text }) => text)) === JSON.stringify(params.steps),
        ),
    },
  ],
  allow: ({ wechat: state }, { to }) => allowMessages(state, to),

  oracle: async (o, { from, to, toName, steps }) => {
    await openChat(o, from);
    await o.sees(...steps);
    await holdMessage(o, "msg_step0");
    await o.act(wechat, "chat.choose", { id: "msg_step0" });
    await o.act(wechat, "chat.select", { id: "msg_step1" });
    await o.act(wechat, "chat.select", { id: "msg_step2" });
    await o.set(wechat, "chat", { open: "handOn" });
    await o.act(wechat, "chat.handOn", { asOne: true });
    await forwardTo(o, to, toName);
  },
});
