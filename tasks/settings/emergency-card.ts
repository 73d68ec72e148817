import contacts from "#apps/contacts/index.ts";
import settings from "#apps/settings/index.ts";
import { strings } from "#apps/settings/strings.ts";
import { defineTask } from "#judge/define.ts";
import { contact, isSamePhoneNumber, openContact } from "../kit/contacts.ts";
import { addEntries } from "../kit/records.ts";

const bloodTypes = ["a", "b", "ab", "o"] as const;

/** Fill in the emergency information. Add a doctor, whose number is in Contacts, as an emergency contact. */
export default defineTask({
  apps: [settings, contacts],
  split: "test",
  objective: "operate",
  composition: "transfer",
  difficulty: "L3",
  tags: ["settings", "create", "handoff", "search"],
  budget: 45,
  revision: 3,

  params: (r, _, { say }) => ({
    blood: r.pick(bloodTypes),
    allergy: r.pick([
      say("Penicillin", "青霉素"),
      say("Peanuts", "花生"),
      say("Bee stings", "蜂毒"),
      say("Latex", "乳胶"),
      say("Aspirin", "阿司匹林"),
    ]),
    doctor: r.pick([
      say("Dr Ines Falk", "方医生"),
      say("Dr Tom Reyes", "雷医生"),
      say("Dr Ada Winter", "冬医生"),
      say("Dr Noor Haddad", "哈医生"),
    ]),
    number: `555-0${r.int(200, 989)}`,
  }),
  instruction: {
    en: [
      ({ blood, allergy, doctor }) =>
        `Fill in this phone's emergency information: blood type ${blood.toUpperCase()}, allergies "${allergy}". Then add ${doctor} as an emergency contact with the relation "Doctor". The number is in {app.contacts}.`,
      ({ blood, allergy, doctor }) =>
        `In case something happens to me, put blood type ${blood.toUpperCase()} and the allergy "${allergy}" in the phone's emergency information, and add ${doctor} as an emergency contact with the relation "Doctor". You'll find the mobile number in {app.contacts}.`,
    ],
    zh: [
      ({ blood, allergy, doctor }) =>
        `请填写手机的紧急信息：血型 ${blood.toUpperCase()} 型，过敏史“${allergy}”。然后把${doctor}添加为紧急联系人，关系选“医生”，电话在{app.contacts}里。`,
      ({ blood, allergy, doctor }) =>
        `以防万一，请在手机的紧急信息里填上血型 ${blood.toUpperCase()} 型、过敏史“${allergy}”，再把${doctor}加为紧急联系人，关系选“医生”，手机号在{app.contacts}里。`,
    ],
  },
  setup: ({ contacts: state }, { doctor, number }) => {
    addEntries(state.contacts, contact("contact_doctor", doctor, { phones: [{ number, label: "mobile" }] }));
  },
  checks: [
    {
      that: "blood type and allergies are as given",
      holds: ({ after, params }) => {
        const { bloodType, allergies } = after.os.settings.safety;
        return bloodType === params.blood && allergies.toLowerCase() === params.allergy.toLowerCase();
      },
    },
    {
      that: "the doctor is an emergency contact with the right number",
      holds: ({ after, params }) =>
        Object.values(after.settings.books.contacts ?? {}).some(
          (entry) =>
            entry["name"] === params.doctor &&
            entry["relation"] === "doctor" &&
            isSamePhoneNumber(entry["number"] ?? "", params.number),
        ),
    },
    {
      that: "there is one emergency contact",
      holds: ({ after }) => Object.keys(after.settings.books.contacts ?? {}).length === 1,
    },
  ],
  allow: ({ os, settings: own }) => [os.settings.safety.bloodType, os.settings.safety.allergies, own.books.contacts],

  oracle: async (o, { blood, allergy, doctor, number }, { say }) => {
    await openContact(o, doctor, "contact_doctor");
    await o.sees(number);
    await o.open(settings);
    await o.type("query", say(strings.en.emergencyInfo, strings.zh.emergencyInfo));
    await o.act(settings, "home.page", { id: "emergencyInfo" });
    await o.act(settings, "page.choice", { group: "safety", name: "bloodType" });
    await o.act(settings, "choice.set", { value: blood });
    await o.back();
    await o.act(settings, "page.edit", { group: "safety", name: "allergies" });
    await o.type("draft", allergy);
    await o.act(settings, "page.save");
    await o.act(settings, "page.book", { id: "contacts" });
    await o.act(settings, "book.add");
    await o.type("values.name", doctor);
    await o.type("values.number", number);
    await o.set(settings, "record", { values: { name: doctor, number, relation: "doctor" } });
    await o.act(settings, "record.save");
  },
});
