/** Lists the elements on the display as a screen reader reports them: role, name, value, and bounds in 0..1000. */
import type { Command } from "#os/command.ts";
import { displaySizeOf } from "#os/orientation.ts";
import { focusedField } from "./enter.ts";
import { probe, state } from "./runtime.ts";
import { boxOf, elementAt, hasArea, linesOf, overlapOf, type Box } from "./scale.ts";
import { nameFromText, nameOf, maxOffset, scrollParts, touches, type Touch } from "./touch.ts";

export interface Acts {
  readonly tap?: readonly Command[];
  readonly hold?: readonly Command[];
  /** The commands for the left end and for the right end of a slider. */
  readonly slide?: readonly [readonly Command[], readonly Command[]];
}
export interface ElementInfo {
  readonly role: string;
  readonly name: string;
  readonly value?: string;
  readonly bounds: readonly [x1: number, y1: number, x2: number, y2: number];
  readonly enabled: boolean;
  readonly focused: boolean;
  readonly scrollable: boolean;
  /** The commands that a touch would emit. Only proofs and tool builders see them, never an agent. */
  readonly acts?: Acts;
}
export function visibleElements(withActs: boolean): ElementInfo[] {
  const root = document.querySelector(".phone");
  if (!root) return [];
  const out: ElementInfo[] = [];
  const focused = focusedField()?.el ?? null;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT);
  for (let el = walker.currentNode as Element | null; el; el = walker.nextNode() as Element | null) {
    const touch = touches.get(el);
    const scroll = scrollParts.get(el);
    const plain = touch || scroll ? null : textRole(el);
    if (!touch && !scroll && plain === null) continue;
    const box = (touch && widestLine(el)) ?? visibleBox(el);
    if (!box || !isReachable(el, box)) continue;
    if (touch) {
      const acts = withActs && touch.disabled !== true ? actsOf(touch) : null;
      out.push({
        role: touch.role,
        name: nameOf(el, touch),
        ...(touch.value === undefined ? {} : { value: touch.value }),
        bounds: toThousandths(box),
        enabled: touch.disabled !== true,
        focused: el === focused,
        scrollable: false,
        ...(acts ? { acts } : {}),
      });
    } else if (scroll) {
      const room = maxOffset(el, scroll);
      if (room > 1)
        out.push({
          role: "list",
          name: scroll.name,
          bounds: toThousandths(box),
          enabled: true,
          focused: false,
          scrollable: true,
        });
    } else
      out.push({
        role: plain!,
        name: nameFromText((el as HTMLElement).innerText ?? ""),
        bounds: toThousandths(box),
        enabled: true,
        focused: false,
        scrollable: false,
      });
  }
  return out;
}
function actsOf({ onTap, onHold, onSlide }: Touch): Acts {
  return {
    ...(onTap ? { tap: probe(() => onTap({ x: 0, y: 0 })) } : {}),
    ...(onHold ? { hold: probe(() => onHold({ x: 0, y: 0 })) } : {}),
    ...(onSlide ? { slide: [probe(() => onSlide(0)), probe(() => onSlide(1))] } : {}),
  };
}
const textTags: ReadonlySet<string> = new Set(["P", "H1", "H2", "SPAN"]);
/** Inside a text, these tags are part of that text. Elsewhere, they are separate texts, such as a sum or a remark. */
const inlineTags: ReadonlySet<string> = new Set(["B", "SMALL"]);
/** Returns the role of a text that does not belong to a control, or null for other elements. */
function textRole(el: Element): string | null {
  const tag = el.tagName;
  const isPart = inlineTags.has(tag);
  if (!isPart && !textTags.has(tag)) return null;
  if (((el as HTMLElement).innerText ?? "").trim() === "") return null;
  for (let at: Element | null = el; at; at = at.parentElement)
    if (touches.has(at) || (isPart && textTags.has(at.tagName))) return null;
  return tag.startsWith("H") ? "heading" : "text";
}
/**
 * Returns the visible area of an element's box, without the areas outside the display or outside its scrollable
 * parents. Returns null if nothing is visible.
 */
function visibleBox(el: Element, whole: Box = boxOf(el)): Box | null {
  const { width, height } = displaySizeOf(state());
  let box = overlapOf(whole, { left: 0, top: 0, right: width, bottom: height });
  for (let at = el.parentElement; at; at = at.parentElement) if (scrollParts.has(at)) box = overlapOf(box, boxOf(at));
  return hasArea(box) ? box : null;
}
/**
 * Returns the widest visible line of a control that wraps onto several lines, such as a link in a text. The middle of
 * the box around all its lines may lie beside the control. Returns null for other controls.
 */
function widestLine(el: Element): Box | null {
  const lines = linesOf(el);
  if (lines.length < 2) return null;
  return lines.reduce((widest: Box | null, line) => {
    const box = visibleBox(el, line);
    return box && (!widest || box.right - box.left > widest.right - widest.left) ? box : widest;
  }, null);
}
/** Whether a touch in the middle of the box would reach the element. */
function isReachable(el: Element, box: Box): boolean {
  const at = elementAt({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 });
  return at !== null && (el.contains(at) || at.contains(el));
}
function toThousandths(box: Box): [number, number, number, number] {
  const { width, height } = displaySizeOf(state());
  const x = (n: number) => Math.round((n / width) * 10000) / 10;
  const y = (n: number) => Math.round((n / height) * 10000) / 10;
  return [x(box.left), y(box.top), x(box.right), y(box.bottom)];
}
