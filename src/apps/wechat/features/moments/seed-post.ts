/** The compact format of a seed post. */
type SeedComment = readonly [by: string, to: string | null, en: string, zh: string];
export interface SeedPost {
  readonly by: string;
  /** The number of hours before the phone's start; negative for posts in the future. */
  readonly hoursAgo: number;
  readonly en: string;
  readonly zh: string;
  readonly pictures: readonly string[];
  readonly place: readonly [en: string, zh: string] | null;
  readonly likes: readonly string[];
  readonly comments: readonly SeedComment[];
}
export function seedPost(
  by: string,
  hoursAgo: number,
  en: string,
  zh: string,
  pictures = "",
  likes = "",
  comments: readonly SeedComment[] = [],
  place: SeedPost["place"] = null,
): SeedPost {
  const words = (list: string): string[] => list.split(" ").filter((word) => word !== "");
  return { by, hoursAgo, en, zh, pictures: words(pictures), likes: words(likes), comments, place };
}
