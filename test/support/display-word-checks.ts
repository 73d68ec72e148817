// Checks words that are broken over lines, and counts that do not fit. The function is sent to the browser as text and
// gets its tools from `display-checks.ts`.

/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { TextPiece, CheckTools } from "./display-check-types.ts";

export function wordChecks({ glass, pieces, styleOf, classOf, report }: CheckTools): {
  readonly checkWords: () => void;
  readonly checkBadges: () => void;
} {
  return { checkWords, checkBadges };

  /**
   * Checks that each word, number and price stays on one line, also when it consists of several elements. An address, a
   * long id and typed text may continue on the next line.
   */
  function checkWords(): void {
    const runs = new Map<Element, TextPiece[]>();
    for (const piece of pieces) {
      if (piece.el.closest(".typed")) continue;
      let block: Element = piece.el;
      while (block !== glass && styleOf(block).display === "inline") block = block.parentElement!;
      const run = runs.get(block);
      if (run) run.push(piece);
      else runs.set(block, [piece]);
    }
    for (const run of runs.values()) {
      if (new Set(run.map((piece) => Math.round(piece.box.top))).size === 1 && run.every((p) => p.lines === 1))
        continue;
      const starts: number[] = [];
      let text = "";
      for (const [n, { node }] of run.entries()) {
        // A block between two texts ends the line, so the second text starts a new line.
        if (n > 0 && !isJoined(run[n - 1]!.node, node)) text += "\n";
        starts.push(text.length);
        text += node.nodeValue!;
      }
      const placeOf = (at: number): { node: Node; offset: number; el: Element } => {
        const n = starts.findLastIndex((start) => start <= at);
        return { node: run[n]!.node, offset: at - starts[n]!, el: run[n]!.el };
      };
      for (const [kind, from, to] of keptTogether(text)) {
        const first = placeOf(from);
        const last = placeOf(to - 1);
        const range = document.createRange();
        range.setStart(first.node, first.offset);
        range.setEnd(last.node, last.offset + 1);
        const lines = linesIn(range);
        if (lines > 1) report("broken", first.el, text.slice(from, to), `a ${kind} on ${lines} lines`);
      }
    }
  }
  /** Whether only inline elements lie between two texts, so that the second text continues the line of the first. */
  function isJoined(a: Node, b: Node): boolean {
    const range = document.createRange();
    range.setStartAfter(a);
    range.setEndBefore(b);
    const between = range.cloneContents();
    if (between.querySelector("br, svg, img")) return false;
    const around = range.commonAncestorContainer;
    for (const [end, side] of [
      [a, "Right"],
      [b, "Left"],
    ] as const)
      for (let at = end.parentElement; at && at !== around; at = at.parentElement) {
        const style = styleOf(at);
        // Padding or margin separates a text like a space does.
        if (style.display !== "inline" || style[`padding${side}`] !== "0px" || style[`margin${side}`] !== "0px")
          return false;
      }
    return true;
  }
  /** Number of lines of a range. Pieces in one line may have different sizes and therefore different tops. */
  function linesIn(range: Range): number {
    const rects = [...range.getClientRects()].filter((r) => r.width > 0.5).toSorted((a, b) => a.top - b.top);
    let lines = 0;
    let floor = -Infinity;
    for (const r of rects) {
      if (r.top + r.height * 0.4 > floor) {
        lines += 1;
        floor = r.bottom;
      } else floor = Math.max(floor, r.bottom);
    }
    return lines;
  }
  /** The words, numbers and prices in a text, with start and end. */
  function keptTogether(text: string): (readonly ["word" | "number" | "price", number, number])[] {
    const found: (readonly ["word" | "number" | "price", number, number])[] = [];
    const price = /(?:(?:US|HK|AU|C)\s?)?[¥￥$€£]\s?\d[\d,]*(?:\.\d+)?/g;
    const number = /(?<![\p{L}\d./:@_-])\d[\d,]{0,11}(?:[.:]\d{1,3}){0,2}%?(?![\p{Script=Latin}\d/@_-]|[.:]\d)/gu;
    for (const { 0: whole, index } of text.matchAll(price)) found.push(["price", index, index + whole.length]);
    for (const { 0: whole, index } of text.matchAll(number))
      if (whole.length > 1) found.push(["number", index, index + whole.length]);
    for (const { 0: token, index } of text.matchAll(/\S+/g)) {
      const isAddress = /[@_:\d]|\.\S|\/\//.test(token) || /^\/|\/.*\/.*\//.test(token);
      if (isAddress) continue;
      for (const word of token.matchAll(/\p{Script=Latin}{3,}/gu))
        found.push(["word", index + word.index, index + word.index + word[0].length]);
    }
    return found;
  }
  /** Checks that each round count badge has room for two digits and for "99+", even if it shows a shorter text now. */
  function checkBadges(): void {
    for (const { el, text, node } of pieces) {
      if (!/^\d{1,3}\+?$/.test(text) || el.textContent.trim() !== text || el.closest(".tap") === el) continue;
      const style = styleOf(el);
      const high = el.getBoundingClientRect().height;
      const corner = Number.parseFloat(style.borderTopLeftRadius);
      if (/^(transparent|rgba\(.*, 0\))$/.test(style.backgroundColor) || high > 26 || !(corner >= high * 0.3)) continue;
      const was = node.nodeValue;
      for (const shown of ["88", "99+"]) {
        node.nodeValue = shown;
        const range = document.createRange();
        range.selectNodeContents(node);
        const box = el.getBoundingClientRect();
        const words = range.getBoundingClientRect();
        const spare = Math.min(words.left - box.left, box.right - words.right);
        if (linesIn(range) > 1) report("badge", el, text, `“${shown}” is on several lines`);
        else if (spare < 2.5) report("badge", el, text, `“${shown}” has ${spare.toFixed(1)} px at its sides`);
        else if (box.width < box.height - 0.5) report("badge", el, text, `“${shown}” is higher than wide`);
        for (let at = el.parentElement; at && at !== glass; at = at.parentElement) {
          if (styleOf(at).overflowX === "visible" || at.classList.contains("scroll-x")) continue;
          const edge = at.getBoundingClientRect();
          if (box.right > edge.right + 1 || box.left < edge.left - 1)
            report("badge", el, text, `“${shown}” is cut by ${classOf(at)}`);
        }
      }
      node.nodeValue = was;
    }
  }
}
