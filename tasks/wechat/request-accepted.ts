import type { FriendRequest } from "#apps/wechat/features/contacts/state.ts";
import wechat from "#apps/wechat/index.ts";
import { text } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { hourMs } from "#state/civil.ts";
import { newChatsArePlain, newOwnMessages, unquoted, user } from "../kit/wechat.ts";
import { addEntries } from "../kit/records.ts";
import { fillIn } from "../kit/phrases.ts";

const tag = "tag_met";
/**
 * Two people with the same name have sent friend requests. Accept the request with a given message, set a remark and a
 * tag, and report the person's id.
 */
export default defineTask({
  apps: [wechat],
  split: "train",
  objective: "hybrid",
  composition: "deep-dive",
  difficulty: "L3",
  tags: ["social", "extract", "create", "edit"],
  budget: 45,
  revision: 3,

  params: (r, _, { say }) => {
    const [meant, other] = r.sample(
      [
        {
          from: say("the pottery course", "陶艺课"),
          short: say("pottery", "陶艺课"),
          hello: say("The loud one from the pottery course", "陶艺课上嗓门最大的那个"),
        },
        {
          from: say("the night ferry", "夜班渡轮"),
          short: say("night ferry", "夜班渡轮"),
          hello: say("We talked on the night ferry", "我们在夜班渡轮上聊过"),
        },
        {
          from: say("the seed swap", "种子交换会"),
          short: say("seed swap", "种子交换会"),
          hello: say("Beans! From the seed swap", "豆子！种子交换会上见过"),
        },
        {
          from: say("the chess table", "棋桌"),
          short: say("chess", "下棋"),
          hello: say("You beat me at the chess table", "棋桌上输给你的那个"),
        },
        {
          from: say("the book fair", "书市"),
          short: say("book fair", "书市"),
          hello: say("I still have your pen from the book fair", "书市上借的笔还在我这儿"),
        },
      ],
      2,
    );
    const nick = r.pick([say("Ida", "小艾"), say("Rosa", "小罗"), say("Emma", "小艾玛"), say("Nils", "小尼")]);
    const word = (): string => r.pick(["clay", "ferry", "bean", "rook", "paper", "lamp", "gravel", "mint"]);
    return {
      nick,
      from: meant!.from,
      hellos: [meant!.hello, other!.hello],
      remark: r.pick([
        say(`${nick} (new)`, `${nick}（新）`),
        say(`${nick}, ${meant!.short}`, `${nick}（${meant!.short}）`),
      ]),
      tagName: r.pick([
        say("Acquaintances", "认识的人"),
        say("New friends", "新朋友"),
        say("Met by chance", "偶然认识的"),
        say("Larkhaven", "云雀港"),
      ]),
      wxids: [`${word()}${r.int(1000, 4999)}`, `${word()}${r.int(5000, 9999)}`],
      first: r.chance(0.5),
    };
  },
  instruction: {
    en: [
      ({ nick, from, remark, tagName }) =>
        `Two people called ${nick} want to be my friends on {app.wechat}. Accept only the one who mentions ${from}, with the remark "${remark}" and the tag "${tagName}". Then fill in their {app.wechat} ID from their profile on {app.answersheet} and submit it.`,
      ({ nick, from, remark, tagName }) =>
        `There are two friend requests from people called ${nick} on {app.wechat}. I know the one who writes about ${from}: accept only that one, set the remark to "${remark}" and add the tag "${tagName}". What {app.wechat} ID does their profile show? ${fillIn.en}`,
    ],
    zh: [
      ({ nick, from, remark, tagName }) =>
        `{app.wechat}里有两个叫${nick}的人申请加我为好友。请只通过提到${from}的那位，备注写“${remark}”，并给这位好友加上标签“${tagName}”。然后把对方资料页上的{app.wechat}号填入{app.answersheet}并提交。`,
      ({ nick, from, remark, tagName }) =>
        `{app.wechat}的“新的朋友”里有两条${nick}发来的好友申请。请只通过提到${from}的那一条，备注写“${remark}”，标签加“${tagName}”。对方资料页上的{app.wechat}号是多少？${fillIn.zh}`,
    ],
  },
  setup: ({ wechat: state }, p, { now }) => {
    addEntries(state.tags, { id: tag, name: p.tagName });
    for (const [n, hello] of p.hellos.entries()) {
      const id = `person_asks${n}`;
      addEntries(state.people, user(id, p.nick, { wxid: p.wxids[n]! }));
      const request: FriendRequest = {
        id: `request_asks${n}`,
        person: id,
        text: hello,
        at: now - ((n === 0) === p.first ? 1 : 6) * hourMs,
        mine: false,
        state: "new",
        answerAt: null,
        remark: "",
        chatOnly: false,
      };
      addEntries(state.requests, request);
    }
  },
  checks: [
    {
      that: "this request was accepted, and the other was not",
      holds: ({ after }) =>
        after.wechat.requests["request_asks0"]?.state === "accepted" &&
        after.wechat.friends["person_asks0"] !== undefined &&
        after.wechat.requests["request_asks1"]?.state !== "accepted",
    },
    {
      that: "the friend has the remark",
      holds: ({ after, params }) => after.wechat.friends["person_asks0"]?.remark === params.remark,
    },
    {
      that: "the friend has the tag, and no other",
      holds: ({ after }) => JSON.stringify(after.wechat.friends["person_asks0"]?.tags) === JSON.stringify([tag]),
    },
    {
      that: "nothing else was set for the friend, and nothing was said",
      holds: ({ before, after }) => {
        const friend = after.wechat.friends["person_asks0"];
        return (
          friend?.note === "" &&
          // The friend has exactly the default fields. Another setting (starred, hidden from Moments or similar) would
          // add a field.
          Object.keys(friend).toSorted().join(" ") === "id note remark since tags" &&
          newOwnMessages(before, after).every(({ body }) => body.kind === "note" && body.note === "nowFriends") &&
          // The chat now contains the message of the request, and the note message that the two people are friends.
          Object.values(after.wechat.messages).filter(({ chat }) => chat === "person_asks0").length === 2
        );
      },
    },
    newChatsArePlain,
  ],
  allow: ({ wechat: state }) => [
    added(state.friends, 1, { id: "person_asks0" }),
    added(state.chats, 1, { peer: "person_asks0", draft: "" }),
    added(state.messages, 2, { chat: "person_asks0", ...unquoted }),
    state.requests["request_asks0"]?.remark,
  ],
  free: [
    {
      why: "The remark counts where it is shown, with the friend; the request keeps what was typed when it was accepted",
      paths: ({ wechat: state }) => [state.requests["request_asks0"]?.remark],
    },
  ],
  answer: {
    fields: (_, say) => ({ id: text(say("{app.wechat} ID", "{app.wechat}号"), say("As it is shown", "按显示填写")) }),
    expected: ({ params }) => ({ id: params.wxids[0]! }),
  },

  oracle: async (o, { nick, hellos, remark, wxids }) => {
    await o.open(wechat);
    await o.set(wechat, "main", { tab: "contacts" });
    await o.act(wechat, "main.newFriends");
    await o.sees(nick, hellos[0]!);
    await o.act(wechat, "newFriends.accept", { id: "request_asks0" });
    await o.type("remark", remark);
    await o.act(wechat, "accept.done");
    await o.act(wechat, "chat.info");
    await o.act(wechat, "chatInfo.openPerson");
    await o.sees(wxids[0]!);
    await o.act(wechat, "profile.remark");
    await o.act(wechat, "remark.toggleTag", { tag });
    await o.act(wechat, "remark.save");
    await o.answer({ id: wxids[0]! });
  },
});
