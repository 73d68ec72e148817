/** The people whom tasks name. */
import type { Occasion } from "../../src/judge/define.ts";
import { cast, type Person } from "../../src/world/cast.ts";
import { lifeOf } from "../../src/world/lives.ts";

/** One of the world's people; whom a task names. */
export const person = (id: string): Person => cast.find((p) => p.id === id)!;
/** The number under which somebody is written to: the mobile one, else the first. */
export const mobileOf = (id: string): string => {
  const { phones } = person(id);
  return (phones.find((p) => p.label === "mobile") ?? phones[0])!.number;
};
/** What somebody is called on the phone. */
export const nameOf = (id: string, say: Occasion["say"]): string => say(person(id).name.en, person(id).name.zh);
/** Words for somebody who was named just before. */
export const pronouns = (id: string) => {
  const gender = lifeOf(id)?.gender;
  if (gender === "f") return { they: "she", them: "her", their: "her", zh: "她" };
  if (gender === "m") return { they: "he", them: "him", their: "his", zh: "他" };
  return { they: "they", them: "them", their: "their", zh: "对方" };
};
