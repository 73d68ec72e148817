import wechat from "../../src/apps/wechat/index.ts";
import { defineTask } from "../../src/judge/define.ts";
import { hourMs } from "../../src/state/civil.ts";
import { calledIn, me, openChat, pairs, quiet, said, saidOnly, send, talk, saying } from "../kit/wechat.ts";

/** Tell one of two people of similar names something. */
export default defineTask({
  apps: [wechat],
  split: "train",
  objective: "operate",
  composition: "atomic",
  difficulty: "L1",
  tags: ["create", "social"],
  budget: 15,
  revision: 2,

  params: (r, { wechat: state }, { say }) => {
    const [peer, other] = r.pick(pairs);
    return {
      peer,
      other,
      name: calledIn(state, peer),
      words: r.pick([
        say("I am ten minutes late, start without me", "我晚到十分钟，你们先开始"),
        say("Your scarf is still at my place", "你的围巾还在我这儿"),
        say("The key is under the blue pot", "钥匙在蓝色花盆下面"),
        say("I have booked the court for six", "六点的场地订好了"),
        say("Thanks for the lift home", "谢谢你送我回家"),
        say("The file opens now, all good", "文件能打开了，没问题"),
      ]),
      first: r.chance(0.5),
    };
  },
  instruction: {
    en: [({ name, words }) => `Send ${name} this on {app.wechat}: "${words}"`],
    zh: [({ name, words }) => `请在{app.wechat}里给${name}发一条消息：“${words}”`],
  },
  setup: ({ wechat: state }, { peer, other, first }, { now, say }) => {
    quiet(state, peer, other);
    const line = say("See you on Friday", "周五见");
    talk(state, peer, said("msg_meant", peer, me, line, now - (first ? 2 : 5) * hourMs));
    talk(state, other, said("msg_alike", other, me, line, now - (first ? 5 : 2) * hourMs));
  },
  checks: [
    {
      that: "this person was told so, once, and nobody anything else",
      holds: ({ before, after, params }) => saidOnly(before, after, params.peer, params.words),
    },
  ],
  // An answer may come.
  allow: ({ wechat: state }, { peer }) => saying(state, peer),

  oracle: async (o, { peer, words }) => {
    await openChat(o, peer);
    await send(o, words);
  },
});
