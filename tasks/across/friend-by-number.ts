import contacts from "#apps/contacts/index.ts";
import wechat from "#apps/wechat/index.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { contact, openContact } from "../kit/contacts.ts";
import { addedEntries, addEntries } from "../kit/records.ts";
import { me, newOwnMessages, user } from "../kit/wechat.ts";

/** A contact has two numbers. Search for the mobile number, and send a friend request to the person who is found. */
export default defineTask({
  apps: [contacts, wechat],
  split: "test",
  objective: "operate",
  composition: "transfer",
  difficulty: "L3",
  tags: ["extract", "handoff", "search", "social"],
  budget: 30,
  revision: 2,

  params: (r, _, { say }) => ({
    name: r.pick([
      say("Tara Quill", "田珂"),
      say("Milo Fenn", "方麦"),
      say("Ines Albright", "艾云"),
      say("Otto Brandis", "白奥"),
      say("Hanna Voss", "冯晗"),
    ]),
    nick: r.pick([say("paper lantern", "纸灯笼"), say("slow tram", "慢慢电车"), say("north pier", "北码头")]),
    firm: r.pick([say("Pier Print Shop", "码头图文"), say("Lantern Glass", "灯笼玻璃"), say("Tram Café", "电车咖啡")]),
    mobile: `+86 154 1120 07${r.int(10, 99)}`,
    work: `555-04${r.int(10, 99)}`,
    ...r.pick([
      { hello: say("We met at the street fair", "我们在街市上见过"), remark: say("Street fair", "街市认识的") },
      { hello: say("It's about the flyers", "想聊聊传单的事"), remark: say("Flyer printing", "印传单的") },
      { hello: say("I have the photos you asked for", "你要的照片在我这儿"), remark: say("Photos", "要照片的") },
      { hello: say("Zoe gave me your number", "郎悦给了我你的号码"), remark: say("Zoe's friend", "郎悦的朋友") },
    ]),
  }),
  instruction: {
    en: [
      ({ name, hello, remark }) =>
        `Find ${name}'s mobile number in {app.contacts}, search for it on {app.wechat} and send a friend request with the greeting "${hello}". Set the remark to "${remark}".`,
      ({ name, hello, remark }) =>
        `Please add ${name} on {app.wechat}. Search by the mobile number in {app.contacts}, not the work one. Greeting: "${hello}". Remark: "${remark}".`,
    ],
    zh: [
      ({ name, hello, remark }) =>
        `请在{app.contacts}里查到${name}的手机号，用它在{app.wechat}里搜索并发送好友申请，申请语写“${hello}”，备注设为“${remark}”。`,
      ({ name, hello, remark }) =>
        `帮我在{app.wechat}上加${name}为好友：按{app.contacts}里的手机号（不是单位电话）搜索，申请内容填“${hello}”，备注填“${remark}”。`,
    ],
  },
  setup: ({ contacts: book, wechat: state }, p) => {
    addEntries(
      book.contacts,
      contact("contact_found", p.name, {
        company: p.firm,
        phones: [
          { number: p.work, label: "work" },
          { number: p.mobile, label: "mobile" },
        ],
      }),
    );
    addEntries(
      state.people,
      user(targetPerson, p.nick, { phone: p.mobile }),
      // The contact's company is also a user of the app, with the work number.
      user("person_firm", p.firm, { phone: p.work }),
    );
  },
  checks: [
    {
      that: "this person was asked, once and nobody else, and nothing else was said",
      holds: ({ before, after }) => {
        const all = addedEntries(before.wechat.requests, after.wechat.requests);
        return (
          all.length === 1 &&
          all[0]!.mine &&
          all[0]!.person === targetPerson &&
          newOwnMessages(before, after).every(({ body }) => body.kind === "note" && body.note === "nowFriends")
        );
      },
    },
    {
      that: "with this greeting and this remark, and as a whole friend",
      holds: ({ before, after, params }) =>
        addedEntries(before.wechat.requests, after.wechat.requests).some(
          (one) => one.text.trim() === params.hello && one.remark.trim() === params.remark && !one.chatOnly,
        ),
    },
  ],
  // The person may accept the request.
  allow: ({ wechat: state }) => [
    added(state.requests),
    added(state.friends, 1, { id: targetPerson }),
    added(state.chats, 1, { peer: targetPerson }),
    added(state.messages, 1, { chat: targetPerson, from: me }),
  ],

  oracle: async (o, { name, mobile, hello, remark }) => {
    await openContact(o, name, "contact_found");
    await o.sees(mobile);
    await o.open(wechat);
    await o.set(wechat, "main", { open: "more" });
    await o.act(wechat, "main.addFriends");
    await o.type("query", mobile);
    await o.act(wechat, "addFriends.find");
    await o.act(wechat, "addFriends.open", { person: targetPerson });
    await o.act(wechat, "profile.ask");
    await o.type("hello", hello);
    await o.type("remark", remark);
    await o.act(wechat, "ask.send");
  },
});
const targetPerson = "person_found";
