/** Commands for people nearby. */
import { reject } from "#os/values.ts";
import { minuteMs } from "#state/civil.ts";
import { Rng } from "#state/rng.ts";
import folk from "#world/folk/index.ts";
import { findOrAddPerson, newFriend } from "../contacts/people-store.ts";
import { mayNotify } from "../../shared-queries.ts";
import { wechat } from "../../state.ts";
import { FolkId, Greeting } from "./state.ts";

const answers = [
  ["Hello! Do I know you from the climbing gym?", "你好！我们在岩馆见过吗？"],
  ["Hi neighbour.", "你好呀，邻居。"],
  ["Hello. Nice to meet you.", "你好，很高兴认识你。"],
  ["Hi! I'm new around here. Any good noodle place?", "嗨！我刚搬来，附近有好吃的面馆吗？"],
  ["Nice when someone says hello first.", "难得有人先打招呼，你好。"],
  ["Sorry, who is this?", "不好意思，请问你是？"],
] as const;

export const nearbyCommands = {
  showMe: wechat.command({}, (state, _, ctx) => {
    if (!state.plugins.nearby) return reject("nearby-off");
    if (state.minor.on) return reject("minor-nearby");
    state.nearbySince = ctx.now;
  }),
  /** Removes the owner from the list, so that nobody nearby sees the owner. */
  clearPlace: wechat.command({}, (state) => {
    state.nearbySince = null;
  }),
  greet: wechat.command({ folk: FolkId, text: Greeting }, (state, { folk: id, text }, ctx) => {
    if (state.nearbySince === null) return reject("nearby-hidden");
    if (state.greeted[id]) return reject("greeted-already");
    if (!ctx.world(folk.queries.person, { id })) return reject("person-unknown");
    const r = Rng.of("greeting", id);
    const due = r.chance(0.7) ? ctx.now + r.int(1, 40) * minuteMs : null;
    state.greeted[id] = { id, text, at: ctx.now, answer: null, due };
  }),
  answerGreeting: wechat.command({ folk: FolkId }, (state, { folk: id }, ctx) => {
    const greeted = state.greeted[id];
    if (!greeted || greeted.due === null) return;
    const text = Rng.of("answer", id).pick(answers)[ctx.lang === "en" ? 0 : 1];
    greeted.answer = { text, at: ctx.now };
    greeted.due = null;
    // Some people then want to become friends. They send a request, or are added immediately if no confirmation is
    // required.
    const person = `person_${id}`;
    if (Rng.of("friend", id).chance(0.6) && !state.friends[person] && findOrAddPerson(state, ctx, person)) {
      if (state.prefs.confirmFriends) {
        const request = ctx.newId("request");
        const newRequest = { mine: false, state: "new", answerAt: null, remark: "", chatOnly: false } as const;
        state.requests[request] = { id: request, person, text: text.slice(0, 50), at: ctx.now, ...newRequest };
      } else state.friends[person] = newFriend(person, ctx.now);
    }
    if (mayNotify(state, "friends"))
      ctx.notify({
        title: "greetings",
        key: "greetingCame",
        facts: { text },
        channel: "friends",
        tag: id,
        open: { screen: "greetings", params: {} },
      });
  }),
  seeGreetings: wechat.command({}, (state, _, ctx) => {
    state.greetingsSeenAt = ctx.now;
  }),
  clearGreetings: wechat.command({}, (state) => {
    state.greeted = {};
  }),
  blockStranger: wechat.command({ folk: FolkId }, (state, { folk: id }) => {
    if (state.nearbyBlocked.includes(id)) return reject("blocked-already");
    state.nearbyBlocked.push(id);
    delete state.greeted[id];
  }),
};
