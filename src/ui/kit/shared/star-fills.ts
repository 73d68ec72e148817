/** How each of five stars of a rating is drawn. */
type StarFill = "full" | "half" | "empty";

/** The five stars of a rating, to the nearest half; `tenths` of a star: 45 is four and a half. */
export function starFills(tenths: number): readonly StarFill[] {
  const halves = Math.round(Math.min(50, Math.max(0, tenths)) / 5);
  return [1, 2, 3, 4, 5].map((n) => (halves >= n * 2 ? "full" : halves === n * 2 - 1 ? "half" : "empty"));
}
