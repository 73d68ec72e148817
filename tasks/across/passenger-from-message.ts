import messages from "#apps/messages/index.ts";
import railway from "#apps/railway/index.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { minuteMs } from "#state/civil.ts";
import { openThread, sms } from "../kit/messages.ts";
import { mobileNumber, personName, pronouns } from "../kit/people.ts";
import { addedEntries, addEntries } from "../kit/records.ts";

/**
 * A friend has sent a passport number, and then a different number. Add the friend as a passenger with the last number.
 */
export default defineTask({
  apps: [messages, railway],
  split: "test",
  objective: "operate",
  composition: "transfer",
  difficulty: "L2",
  tags: ["extract", "handoff", "create"],
  budget: 30,
  revision: 1,

  params: (r, _, { say }) => {
    const friend = r.pick(["nora", "katrin", "max", "greta", "alex_renner"]);
    const passport = (): string => `${r.pick(["EA", "EB", "G", "K", "PD"])}${r.int(10_000_000, 99_999_999)}`;
    return { friend, name: personName(friend, say), old: passport(), passport: passport() };
  },
  instruction: {
    en: [
      (p) =>
        `${p.name} texted me ${pronouns(p.friend).their} passport number. Add ${pronouns(p.friend).them} as a passenger in {app.railway} with it, as an adult. Leave the phone number blank.`,
      (p) =>
        `I want to buy a train ticket for ${p.name} too. Add ${pronouns(p.friend).them} to my passengers in {app.railway} as an adult, with the passport number from our texts and without a phone number.`,
    ],
    zh: [
      (p) =>
        `${p.name}用短信发来了护照号码。请在{app.railway}里把${pronouns(p.friend).zh}添加为乘车人，证件用护照，成人票，手机号留空。`,
      (p) =>
        `我也要给${p.name}买火车票。请按短信里的护照号码，在{app.railway}的乘车人里添加${pronouns(p.friend).zh}（护照，成人），不用填手机号。`,
    ],
  },
  setup: ({ messages: inbox }, p, { now, say }) => {
    const thread = `thread_${p.friend}`;
    const from = mobileNumber(p.friend);
    addEntries(
      inbox.messages,
      sms(
        "msg_pass1",
        thread,
        from,
        say(`My passport number for the train: ${p.old}`, `买火车票用：我的护照是 ${p.old}`),
        now - 50 * minuteMs,
      ),
      sms(
        "msg_pass2",
        thread,
        from,
        say(
          `Sorry, that one has expired. My new passport: ${p.passport}`,
          `不好意思，那本过期了。新护照：${p.passport}`,
        ),
        now - 44 * minuteMs,
      ),
    );
  },
  checks: [
    { that: "there is exactly one new passenger", oneNew: ({ railway: state }) => state.passengers },
    {
      that: "with this name, and with the passport that is good",
      holds: ({ before, after, params }) =>
        addedEntries(before.railway.passengers, after.railway.passengers).some(
          (p) =>
            p.name.trim() === params.name &&
            p.idKind === "passport" &&
            p.idNumber === params.passport &&
            p.discount === "adult" &&
            p.phone === "",
        ),
    },
  ],
  allow: ({ railway: state }) => [added(state.passengers)],

  oracle: async (o, p) => {
    await openThread(o, p.friend);
    await o.sees(p.passport);
    await o.open(railway);
    await o.act(railway, "home.passengers");
    await o.act(railway, "passengers.add");
    await o.act(railway, "passenger.pickKind", { idKind: "passport" });
    await o.type("name", p.name);
    await o.type("idNumber", p.passport);
    await o.act(railway, "passenger.save");
  },
});
