// A person is the same in all apps: name, numbers, birthday and life.
import { describe, expect, test } from "vitest";
import { phone } from "#apps/phone.ts";
import { accountOf, nameOf, people as payable } from "#apps/alipay/people.ts";
import type { State as Calendar } from "#apps/calendar/state.ts";
import type { State as Contacts } from "#apps/contacts/state.ts";
import type { State as Messages } from "#apps/messages/state.ts";
import { worldId } from "#apps/wechat/people.ts";
import type { State as WeChat } from "#apps/wechat/state.ts";
import { cast, me } from "#world/cast.ts";
import { findCastProfile, castProfiles } from "#world/profiles.ts";
import { drawPortrait } from "#world/portraits/portrait.ts";

const allPeople = [me, ...cast];
const digits = (number: string): string => number.replace(/\D/g, "");

describe.each(["en", "zh"] as const)("on a phone in %s", (lang) => {
  const state = phone.boot({
    startMs: Date.UTC(2026, 2, 16, 1),
    lang: lang === "en" ? "en" : "zh-CN",
    device: { width: 360, height: 800, dpr: 3 },
    theme: "light",
    fontScale: 1,
    seed: 1,
  });
  test("contacts have the names, numbers, addresses and birthdays of the cast", () => {
    const { contacts } = state.apps["contacts"] as Contacts;
    for (const person of allPeople) {
      const card = contacts[`contact_${person.id}`]!;
      const name = [card.first, card.last].filter((part) => part !== "");
      const written = name.length === 0 ? card.company : name.join("");
      const told = [person.name[lang], [...person.name[lang].split(" ")].toReversed().join("")].map((n) =>
        n.replaceAll(" ", ""),
      );
      const either = [written, name.toReversed().join("")].map((n) => n.replaceAll(" ", ""));
      expect(
        either.some((n) => told.includes(n)),
        `${person.id}: ${written}`,
      ).toBe(true);
      expect(
        card.phones.map(({ number }) => number),
        person.id,
      ).toEqual(person.phones.map(({ number }) => number));
      expect(card.birthday, person.id).toBe(person.birthday);
      expect(card.address, person.id).toBe(person.address?.[lang] ?? "");
      expect(card.emails, person.id).toEqual(person.emails);
    }
  });
  test("conversations with people of the cast use their numbers", () => {
    const { threads } = state.apps["messages"] as Messages;
    const numbers = new Map(cast.flatMap(({ id, phones }) => phones.map(({ number }) => [digits(number), id])));
    const theirs = cast.filter(({ id }) => threads[`thread_${id}`]);
    for (const { id } of theirs) expect(numbers.get(digits(threads[`thread_${id}`]!.numbers[0]!)), id).toBe(id);
    expect(Object.values(threads).filter(({ numbers: to }) => numbers.has(digits(to[0]!))).length).toBeGreaterThan(15);
  });
  test("guests in the calendar are people of the cast, with their mail addresses and numbers", () => {
    const { events } = state.apps["calendar"] as unknown as Calendar & {
      events: Record<string, { invitees: { name: string; email: string; phone: string }[] }>;
    };
    const byName = new Map(allPeople.map((person) => [person.name[lang], person]));
    let met = 0;
    for (const { invitees } of Object.values(events))
      for (const guest of invitees) {
        const person = byName.get(guest.name);
        expect(person, guest.name).toBeDefined();
        const known = ["", ...person!.emails, ...person!.phones.map(({ number }) => number)];
        expect(known).toContain(guest.email);
        expect(known).toContain(guest.phone);
        met += 1;
      }
    expect(met).toBeGreaterThan(30);
  });
  test("people in chats have the numbers, sort keys and profiles of the cast", () => {
    const { people, friends } = state.apps["wechat"] as WeChat;
    const known = allPeople.filter(({ id }) => findCastProfile(id)?.chat);
    expect(Object.keys(people).map(worldId)).toEqual(expect.arrayContaining(known.map(({ id }) => id)));
    for (const { id, name, phones, sortKey } of known) {
      const found = people[`person_${id}`]!;
      const life = findCastProfile(id)!;
      expect(found.phone, id).toBe(phones[0]?.number ?? "");
      expect(found.sortKey, id).toBe(sortKey[lang]);
      expect([found.nick, found.wxid, found.region], id).toEqual([
        life.chat!.nick[lang],
        life.chat!.id,
        life.region[lang],
      ]);
      // The owner's remark for a person is empty or equals that person's name.
      expect(["", name[lang]], id).toContain(friends[`person_${id}`]?.remark ?? "");
    }
    expect(known.length).toBeGreaterThan(30);
  });
  test("payees have the mobile numbers and names of the cast", () => {
    for (const person of payable) {
      const one = cast.find(({ id }) => id === person.id)!;
      expect(nameOf(person, lang)).toBe(one.name[lang]);
      expect(one.phones.filter(({ label }) => label === "mobile").map(({ number }) => number)).toContain(
        accountOf(person),
      );
    }
    expect(payable.length).toBeGreaterThan(20);
  });
});

describe("profiles", () => {
  test("exist for everybody, name only known people, and have distinct chat ids", () => {
    expect(castProfiles.map(({ id }) => id).toSorted()).toEqual(allPeople.map(({ id }) => id).toSorted());
    const ids = castProfiles.flatMap(({ chat }) => (chat ? [chat.id] : []));
    expect(new Set(ids).size).toBe(ids.length);
    for (const one of castProfiles) {
      for (const other of one.knows) expect(findCastProfile(other), `${one.id} knows ${other}`).toBeDefined();
      expect(one.awake.from).toBeLessThan(one.awake.to);
      for (const text of [one.tie, one.region, ...one.habits, ...(one.chat ? [one.chat.nick] : [])]) {
        expect(text.en, one.id).not.toBe("");
        expect(/[\u4e00-\u9fff]/.test(text.en), text.en).toBe(false);
        expect(text.zh, one.id).not.toBe("");
      }
    }
  });
  test("agree with the addresses of people and their relation to the owner", () => {
    const ties = { family: /mother|father|sister|brother|aunt|cousin/, work: /colleague|studio|client|Lumen/ };
    for (const [relation, tie] of Object.entries(ties))
      for (const { id } of cast.filter((one) => one.relation === relation))
        expect(findCastProfile(id)!.tie.en, id).toMatch(tie);
    const homes = { "Orchard Lane": "Saltmarsh", "Maple Court": "Fernhill" };
    for (const [street, quarter] of Object.entries(homes))
      for (const { id } of cast.filter(({ address }) => address?.en.includes(street)))
        expect(findCastProfile(id)!.region.en, id).toContain(quarter);
  });
  test("have distinct, small portraits that are always drawn the same", () => {
    const drawn = allPeople.map(({ id }) => drawPortrait(id));
    expect(new Set(drawn).size).toBe(drawn.length);
    for (const id of [...allPeople.map((p) => p.id), ...Array.from({ length: 300 }, (_, i) => `folk_${String(i)}`)]) {
      const svg = drawPortrait(id);
      expect(Buffer.byteLength(svg), id).toBeLessThanOrEqual(2048);
      expect(drawPortrait(id)).toBe(svg);
      expect(svg, id).not.toMatch(/NaN|undefined|<text/);
    }
    expect(drawPortrait("acct_7", "music")).not.toBe(drawPortrait("acct_7", "health"));
  });
});
