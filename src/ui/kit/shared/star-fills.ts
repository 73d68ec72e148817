/** The fill of the five stars of a rating. */
type StarFill = "full" | "half" | "empty";

/**
 * Returns the fill of the five stars, rounded to half a star. `tenths` counts tenths of a star: 45 means four and a
 * half.
 */
export function starFills(tenths: number): readonly StarFill[] {
  const halves = Math.round(Math.min(50, Math.max(0, tenths)) / 5);
  return [1, 2, 3, 4, 5].map((n) => (halves >= n * 2 ? "full" : halves === n * 2 - 1 ? "half" : "empty"));
}
