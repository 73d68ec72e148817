/** How a post of the past is told, in short. */
type Said = readonly [by: string, to: string | null, en: string, zh: string];
export interface SeedPost {
  readonly by: string;
  /** Hours before the phone's start; less than zero are to come. */
  readonly ago: number;
  readonly en: string;
  readonly zh: string;
  readonly pictures: readonly string[];
  readonly place: readonly [en: string, zh: string] | null;
  readonly likes: readonly string[];
  readonly said: readonly Said[];
}
export function post(
  by: string,
  ago: number,
  en: string,
  zh: string,
  pictures = "",
  likes = "",
  said: readonly Said[] = [],
  place: SeedPost["place"] = null,
): SeedPost {
  const words = (list: string): string[] => list.split(" ").filter((word) => word !== "");
  return { by, ago, en, zh, pictures: words(pictures), likes: words(likes), said, place };
}
