/** Finds positions in a drawn text: the index nearest to a finger, and the word around an index. */
import { boxOf } from "./scale.ts";

/**
 * Returns the text index that is nearest to a point of the display. The text must be drawn in elements of the class
 * `typed`.
 */
export function indexAtPoint(box: HTMLElement, point: { x: number; y: number }, text: string): number {
  const spans = [...box.querySelectorAll(".typed")];
  const range = document.createRange();
  let best = text.length;
  let bestCost = Number.POSITIVE_INFINITY;
  let before = 0;
  const consider = (at: number, x: number, top: number, bottom: number) => {
    const away = point.y < top ? top - point.y : point.y > bottom ? point.y - bottom : 0;
    const cost = away * 1000 + Math.abs(point.x - x);
    if (cost < bestCost) {
      bestCost = cost;
      best = at;
    }
  };
  for (const span of spans) {
    const node = span.firstChild;
    const length = node?.textContent?.length ?? 0;
    for (let i = 0; i < length; i++) {
      range.setStart(node!, i);
      range.setEnd(node!, i + 1);
      const r = boxOf(range);
      consider(before + i, r.left, r.top, r.bottom);
      if (text[before + i] !== "\n") consider(before + i + 1, r.right, r.top, r.bottom);
    }
    before += length;
  }
  return best;
}

const segmenter = new Intl.Segmenter("zh", { granularity: "word" });
/**
 * Returns the range of the word at an index. If the index is between two words, returns the range of the characters
 * between them.
 */
export function wordAround(text: string, at: number): readonly [from: number, to: number] {
  let last: readonly [number, number] = [0, 0];
  for (const { index, segment, isWordLike } of segmenter.segment(text)) {
    const end = index + segment.length;
    // An index directly after a word belongs to that word.
    if (at === index && last[1] === index && last[0] !== last[1] && isWordLike !== true) return last;
    if (at < end || end === text.length) return [index, end];
    last = isWordLike === true ? [index, end] : [end, end];
  }
  return last;
}
