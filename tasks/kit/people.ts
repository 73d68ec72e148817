/** The people whom tasks name. */
import type { Occasion } from "#judge/define.ts";
import { cast, type Person } from "#world/cast.ts";
import { findCastProfile } from "#world/profiles.ts";

/** Returns one of the world's people by id. */
export const getPerson = (id: string): Person => cast.find((p) => p.id === id)!;
/** Returns the number that receives messages: the mobile number, or the first number if there is no mobile number. */
export const mobileNumber = (id: string): string => {
  const { phones } = getPerson(id);
  return (phones.find((p) => p.label === "mobile") ?? phones[0])!.number;
};
/** Returns the person's name on the phone. */
export const personName = (id: string, say: Occasion["say"]): string =>
  say(getPerson(id).name.en, getPerson(id).name.zh);
/** Returns the pronouns for a person whom the instruction has just named. */
export const pronouns = (id: string) => {
  const gender = findCastProfile(id)?.gender;
  if (gender === "f") return { they: "she", them: "her", their: "her", zh: "她" };
  if (gender === "m") return { they: "he", them: "him", their: "his", zh: "他" };
  return { they: "they", them: "them", their: "their", zh: "对方" };
};
