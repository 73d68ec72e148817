/** The profile of a person of the cast, and the function that creates it. */
import type { LocalizedText } from "../cast.ts";
import { formatQuarter } from "../hometown.ts";

export interface CastProfile {
  readonly id: string;
  readonly gender: "f" | "m" | null;
  /** The person's relation to the owner. */
  readonly tie: LocalizedText;
  /** Other people of the cast whom this person knows well. The owner is not listed. */
  readonly knows: readonly string[];
  /** City and quarter, as the profile shows them. */
  readonly region: LocalizedText;
  /** The account in the chat app. Null when the person has no account. */
  readonly chat: { readonly id: string; readonly nick: LocalizedText; readonly signature: LocalizedText } | null;
  /**
   * The text that friends see after nudging this person: "… patted Mum's apron". Empty if the person has not set a
   * text.
   */
  readonly pat: LocalizedText;
  /** Weekly habits. */
  readonly habits: readonly LocalizedText[];
  /** Topics: food, family, garden, climbing … */
  readonly likes: readonly string[];
  /** The hours between which the person answers messages. */
  readonly awake: { readonly from: number; readonly to: number };
  /** Steps on a usual day. */
  readonly steps: number;
}
type ProfileDetails = Omit<CastProfile, "id" | "gender" | "tie" | "region" | "chat">;
const both = (en: string, zh: string): LocalizedText => ({ en, zh });
/** Parses "English / 中文". */
const parseLocalized = (text: string): LocalizedText => {
  const at = text.indexOf(" / ");
  return both(text.slice(0, at), text.slice(at + 3));
};
export function createProfile(
  id: string,
  gender: "f" | "m" | null,
  tie: string,
  where: string,
  chat: readonly [id: string, nick: string, signature: string] | null,
  { knows = "", likes = "", habits = [], pat = "", awake = [7, 23], steps = 6000 }: ProfileOptions = {},
): CastProfile {
  const quarter = parseLocalized(where);
  const away = quarter.en.includes(",");
  const set: ProfileDetails = {
    knows: knows.split(" ").filter((k) => k !== ""),
    likes: likes.split(" ").filter((k) => k !== ""),
    habits: habits.map(parseLocalized),
    pat: pat === "" ? both("", "") : parseLocalized(pat),
    awake: { from: awake[0], to: awake[1] },
    steps,
  };
  return {
    id,
    gender,
    tie: parseLocalized(tie),
    region: away ? quarter : formatQuarter(quarter),
    chat: chat && {
      id: chat[0],
      nick: parseLocalized(chat[1]),
      signature: chat[2] === "" ? both("", "") : parseLocalized(chat[2]),
    },
    ...set,
  };
}
interface ProfileOptions {
  readonly knows?: string;
  readonly likes?: string;
  readonly habits?: readonly string[];
  readonly pat?: string;
  readonly awake?: readonly [number, number];
  readonly steps?: number;
}
