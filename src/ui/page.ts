/**
 * The page as others drive it: load a phone, bring it up to date, perform an action, name what is on the glass. While pictures
 * are taken (`see`), every call returns when the glass has settled, so that nobody needs to sleep before taking one.
 */
import { NotHere, type Gist } from "../os/absent.ts";
import {
  changed,
  fetchAll,
  fetchApp,
  fetchMissing,
  forget,
  opened,
  phone,
  remember,
  start,
  type Told,
} from "./phone.ts";
import type { Fit } from "../contract/fit.ts";
import type { Command } from "../os/command.ts";
import { sizeOf } from "../os/turned.ts";
import { Unread } from "../os/world.ts";
import type { PhoneState } from "../os/state.ts";
import { hashOf } from "../state/hash.ts";
import type { Json } from "../state/json.ts";
import type { Patch } from "../state/patch.ts";
import { fetchBrand } from "./brand.ts";
import { elementsOnGlass, type ElementInfo } from "./elements.ts";
import { fields } from "./fields.ts";
import { makeRoom, placeFloats } from "./floats.ts";
import { toneHandle } from "./handle.ts";
import { performGesture, performWithReach, type Action, type Hit } from "./gestures.ts";
import type { Hand, Holder } from "./hand.ts";
import { dropLayers, keepLayers, layerMark, placeLayers, renewLayers } from "./layers.ts";
import { loading } from "./pending.ts";
import { dispatchLast, glass, onDrawn, setReady, show, state, takeEmitted } from "./runtime.ts";
import { setFit } from "./scale.ts";
import { counted, scrolls } from "./touch.ts";
import { needFonts } from "./wide-fonts.ts";
import { askAgain, fetchUnread } from "./world.ts";

export interface Loaded {
  readonly version: number;
  readonly hash: string;
  /** Whether the glass may differ from the last picture taken; never falsely no. */
  readonly changed: boolean;
}
export interface Performed {
  readonly commands: readonly Command[];
  readonly hash: string;
  readonly changed: boolean;
  readonly hit: Hit | null;
  /** Where else the same action does the same (`performWithReach`), where that was asked. */
  readonly reach?: readonly [number, number, number, number] | null;
  /** How large the glass is now: what was done may have turned it. */
  readonly viewport: ReturnType<typeof sizeOf>;
  readonly elements?: readonly ElementInfo[];
  readonly app: string;
  readonly screen: string;
}
let shown: { key: string; version: number } | null = null;
/** False after an action of which nobody wanted to see anything: whoever needs the layout settles the page first. */
let isSettled = false;
let root: HTMLElement | null = null;

export const pageApi = {
  /**
   * How large the glass is drawn from now on. A picture of many pixels is of a large page at the browser's own ratio, not of a
   * small page at an emulated ratio (docs/decisions.md, 13).
   */
  async fit(i: Fit): Promise<void> {
    await renewLayers();
    setFit(i);
    placeLayers();
  },
  /**
   * Whether pictures are taken from now on; at first they are. While they are not, what is drawn is transparent: the browser
   * lays it out, and touches find it, but nothing is painted. No picture is a layer meanwhile, so that all of them are new to
   * the browser when they are painted again.
   */
  see(i: { on: boolean }): void {
    if (i.on === glass.seen) return;
    glass.seen = i.on;
    glass.dirty = true;
    isSettled = false;
    if (!i.on) dropLayers();
    if (root) root.style.opacity = i.on ? "" : "0";
  },
  /** Settles the phone that is shown; whether the glass may differ from the last picture taken. */
  async settle(): Promise<boolean> {
    if (shown) await settleOnce();
    return takeDirty();
  },
  /** Data of phones, as JSON by their hash: the page keeps them for the phones that it is told later, until it forgets all. */
  remember,
  forget,
  /** Shows a phone from nothing. Its data were told before. */
  async load(i: Told & { key: string; version: number }): Promise<Loaded> {
    await Promise.all([fetchApp(phone.home.id), fetchBrand()]);
    return present(i.key, i.version, start(i));
  },
  /** Brings the phone that is shown from one version to a later one. `apps`: of all apps. */
  async catchUp(i: {
    key: string;
    from: number;
    version: number;
    patches: Patch[];
    apps: Record<string, Gist>;
  }): Promise<Loaded> {
    require(i.key, i.from);
    return present(i.key, i.version, changed(state(), i.patches, i.apps));
  },
  /** Performs one action and lets the phone's clock move. The page is then one version further. */
  async perform(i: {
    key: string;
    version: number;
    action: Action;
    tickMs: number;
    elements: boolean;
    reach?: boolean;
  }): Promise<Performed> {
    require(i.key, i.version);
    await settleOnce();
    // A file of its own: no first screen waits for it.
    const reach = i.reach ? await import("./reach.ts") : null;
    const before = state();
    const { commands, ...done } = await whenThere(() => {
      takeEmitted();
      try {
        const done = reach ? performWithReach(i.action, reach.reachAt) : { hit: performGesture(i.action) };
        dispatchLast({ name: "os.tick", args: { ms: i.tickMs } });
        return { ...done, commands: takeEmitted() };
      } catch (error) {
        // What was begun is dropped; what has come meanwhile is kept.
        show(opened(before));
        throw error;
      }
    });
    shown = { key: i.key, version: i.version + 1 };
    // The next action may be another phone's, on this page: then the layout of what this one left would be for nothing.
    if (glass.seen || i.elements) await settle();
    else isSettled = false;
    const { app, screen } = phone.frontOf(state());
    const elements = i.elements ? { elements: elementsOnGlass(false) } : {};
    return {
      commands,
      hash: hash(),
      changed: takeDirty(),
      ...done,
      viewport: sizeOf(state()),
      ...elements,
      app,
      screen,
    };
  },
  async elements(i: { acts?: boolean } = {}): Promise<readonly ElementInfo[]> {
    await settle();
    return elementsOnGlass(i.acts === true);
  },
  /** A person takes the phone in hand. The code for it comes with them: pages that are photographed never load it. */
  async hold(holder: Holder): Promise<Hand> {
    await Promise.all([fetchAll(), fetchBrand()]);
    return (await import("./hand.ts")).hold(holder, settle);
  },
};
/** Does it once the code and the world data that it needs are there: a pure function may be run twice. */
async function whenThere<T>(run: () => T): Promise<T> {
  for (;;)
    try {
      return run();
    } catch (error) {
      if (error instanceof NotHere) await fetchMissing(error);
      else if (error instanceof Unread) await fetchUnread(error);
      else throw error;
    }
}
function require(key: string, version: number): void {
  if (shown?.key !== key || shown.version !== version)
    throw new Error(`page shows ${shown ? `${shown.key}@${shown.version}` : "nothing"}, not ${key}@${version}`);
}
async function present(key: string, version: number, next: PhoneState): Promise<Loaded> {
  shown = { key, version };
  show(next);
  setReady(true);
  await settle();
  return { version, hash: hash(), changed: takeDirty() };
}
const hash = (): string => hashOf(state() as unknown as Json);
const takeDirty = (): boolean => {
  observed(observer.takeRecords());
  const was = glass.dirty;
  glass.dirty = false;
  return was;
};

/** Waits until nothing is on its way: screens, world data, dictionaries, fonts, pictures. Each may bring the next. */
async function settle(): Promise<void> {
  askAgain();
  const end = keepLayers();
  try {
    await allHere();
  } finally {
    end();
  }
  makeRoom();
  placeScrolls();
  placeCaret();
  placeFloats();
  toneHandle();
  placeLayers();
  isSettled = true;
}
async function settleOnce(): Promise<void> {
  if (!isSettled) await settle();
}
async function allHere(): Promise<void> {
  for (;;) {
    needFonts(document.body.textContent);
    const waiting = loading();
    if (!waiting) break;
    await waiting;
  }
  document.body.getBoundingClientRect();
  if (document.fonts.status === "loading") glass.dirty = true;
  await document.fonts.ready;
  const late = [...document.images].filter((image) => !image.complete);
  if (late.length > 0) {
    glass.dirty = true;
    await Promise.all(late.map((image) => image.decode().catch(() => undefined)));
  }
}
/** Puts every scrolling part where the state says. Content may have grown or shrunk since. */
function placeScrolls(): void {
  for (const [el, part] of scrolls) {
    const side = part.axis === "y" ? "scrollTop" : "scrollLeft";
    const want = counted(el, part, part.offset());
    if (Math.abs(want - el[side]) >= 0.01) {
      el[side] = want;
      glass.dirty = true;
    }
  }
}
/** A line that is longer than its field shows the part around the caret. */
function placeCaret(): void {
  for (const el of fields.keys()) {
    if (el.classList.contains("many")) continue;
    const caret = el.querySelector<HTMLElement>(".caret");
    const want = caret ? Math.max(0, caret.offsetLeft - el.clientWidth + 8) : 0;
    if (Math.abs(el.scrollLeft - want) >= 1) el.scrollLeft = want;
  }
}
/** Writing the same value again is no change of the picture. */
function observed(records: readonly MutationRecord[]): void {
  for (const r of records) {
    if (r.type === "childList") glass.dirty = true;
    else if (r.type === "characterData") glass.dirty ||= r.target.nodeValue !== r.oldValue;
    // Which pictures are layers follows from where they lie.
    else if (r.attributeName !== layerMark)
      glass.dirty ||= (r.target as Element).getAttribute(r.attributeName!) !== r.oldValue;
  }
}
const observer = new MutationObserver(observed);
export function watch(drawn: HTMLElement): void {
  root = drawn;
  observer.observe(drawn, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
    attributeOldValue: true,
    characterDataOldValue: true,
  });
  onDrawn(makeRoom);
  onDrawn(placeScrolls);
  onDrawn(placeCaret);
  onDrawn(placeFloats);
  onDrawn(toneHandle);
}
