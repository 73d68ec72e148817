/** What is on the glass, as a screen reader would tell it: role, name, value, bounds in 0..1000. */
import type { Command } from "../os/command.ts";
import { sizeOf } from "../os/turned.ts";
import { focusedField } from "./enter.ts";
import { probe, state } from "./runtime.ts";
import { boxOf, elementAt, hasRoom, overlapOf, type Box } from "./scale.ts";
import { nameOf, roomOf, scrolls, touches, type Touch } from "./touch.ts";

export interface Acts {
  readonly tap?: readonly Command[];
  readonly hold?: readonly Command[];
  /** At the left and the right end of a slider. */
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
  /** What touching it would do: for proofs and for tool builders, never for an agent. */
  readonly acts?: Acts;
}
export function elementsOnGlass(withActs: boolean): ElementInfo[] {
  const root = document.querySelector(".phone");
  if (!root) return [];
  const out: ElementInfo[] = [];
  const focused = focusedField()?.el ?? null;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT);
  for (let el = walker.currentNode as Element | null; el; el = walker.nextNode() as Element | null) {
    const touch = touches.get(el);
    const scroll = scrolls.get(el);
    const plain = touch || scroll ? null : plainRole(el);
    if (!touch && !scroll && plain === null) continue;
    const box = visibleBox(el);
    if (!box || !reachable(el, box)) continue;
    if (touch) {
      const acts = withActs && touch.disabled !== true ? actsOf(touch) : null;
      out.push({
        role: touch.role,
        name: nameOf(el, touch),
        ...(touch.value === undefined ? {} : { value: touch.value }),
        bounds: normal(box),
        enabled: touch.disabled !== true,
        focused: el === focused,
        scrollable: false,
        ...(acts ? { acts } : {}),
      });
    } else if (scroll) {
      const room = roomOf(el, scroll);
      if (room > 1)
        out.push({
          role: "list",
          name: scroll.name,
          bounds: normal(box),
          enabled: true,
          focused: false,
          scrollable: true,
        });
    } else
      out.push({
        role: plain!,
        name: ((el as HTMLElement).innerText ?? "").replace(/\s+/g, " ").trim().slice(0, 400),
        bounds: normal(box),
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
const texts: ReadonlySet<string> = new Set(["P", "H1", "H2", "SPAN"]);
/** Within a text they are told with it; by themselves, as a sum or a remark, they are texts of their own. */
const parts: ReadonlySet<string> = new Set(["B", "SMALL"]);
/** Text that belongs to no control. */
function plainRole(el: Element): string | null {
  const tag = el.tagName;
  const isPart = parts.has(tag);
  if (!isPart && !texts.has(tag)) return null;
  if (((el as HTMLElement).innerText ?? "").trim() === "") return null;
  for (let at: Element | null = el; at; at = at.parentElement)
    if (touches.has(at) || (isPart && texts.has(at.tagName))) return null;
  return tag.startsWith("H") ? "heading" : "text";
}
/** The part of an element that no scrolling part and no edge of the glass cuts off. */
function visibleBox(el: Element): Box | null {
  const { width, height } = sizeOf(state());
  let box = overlapOf(boxOf(el), { left: 0, top: 0, right: width, bottom: height });
  for (let at = el.parentElement; at; at = at.parentElement) if (scrolls.has(at)) box = overlapOf(box, boxOf(at));
  return hasRoom(box) ? box : null;
}
/** Whether a touch at its middle would reach it. */
function reachable(el: Element, box: Box): boolean {
  const at = elementAt({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 });
  return at !== null && (el.contains(at) || at.contains(el));
}
function normal(box: Box): [number, number, number, number] {
  const { width, height } = sizeOf(state());
  const x = (n: number) => Math.round((n / width) * 10000) / 10;
  const y = (n: number) => Math.round((n / height) * 10000) / 10;
  return [x(box.left), y(box.top), x(box.right), y(box.bottom)];
}
