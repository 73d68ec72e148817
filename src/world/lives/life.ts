/** What is known of somebody beside name and numbers, and how it is written down. */
import type { Both } from "../cast.ts";
import { quarterOfTown } from "../hometown.ts";

export interface Life {
  readonly id: string;
  readonly gender: "f" | "m" | null;
  /** What they are to the owner. */
  readonly tie: Both;
  /** People of the cast that they know well, beside the owner. */
  readonly knows: readonly string[];
  /** City and quarter, as a profile shows them. */
  readonly region: Both;
  /** Account in the chat app; null where they have none. */
  readonly chat: { readonly id: string; readonly nick: Both; readonly signature: Both } | null;
  /** What friends see of them when they nudge them: "… patted Mum's apron". Empty where they have not set it. */
  readonly pat: Both;
  /** What they do week by week. */
  readonly habits: readonly Both[];
  /** Subjects: food, family, garden, climbing … */
  readonly likes: readonly string[];
  /** Hours between which they answer. */
  readonly awake: { readonly from: number; readonly to: number };
  /** Steps of a usual day. */
  readonly steps: number;
}
type Ways = Omit<Life, "id" | "gender" | "tie" | "region" | "chat">;
const both = (en: string, zh: string): Both => ({ en, zh });
/** "English / 中文". */
const two = (text: string): Both => {
  const at = text.indexOf(" / ");
  return both(text.slice(0, at), text.slice(at + 3));
};
export function life(
  id: string,
  gender: "f" | "m" | null,
  tie: string,
  where: string,
  chat: readonly [id: string, nick: string, signature: string] | null,
  { knows = "", likes = "", habits = [], pat = "", awake = [7, 23], steps = 6000 }: Lines = {},
): Life {
  const quarter = two(where);
  const away = quarter.en.includes(",");
  const set: Ways = {
    knows: knows.split(" ").filter((k) => k !== ""),
    likes: likes.split(" ").filter((k) => k !== ""),
    habits: habits.map(two),
    pat: pat === "" ? both("", "") : two(pat),
    awake: { from: awake[0], to: awake[1] },
    steps,
  };
  return {
    id,
    gender,
    tie: two(tie),
    region: away ? quarter : quarterOfTown(quarter),
    chat: chat && { id: chat[0], nick: two(chat[1]), signature: chat[2] === "" ? both("", "") : two(chat[2]) },
    ...set,
  };
}
interface Lines {
  readonly knows?: string;
  readonly likes?: string;
  readonly habits?: readonly string[];
  readonly pat?: string;
  readonly awake?: readonly [number, number];
  readonly steps?: number;
}
