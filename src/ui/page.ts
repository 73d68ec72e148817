/**
 * The API through which the server controls the page. Its calls load a phone, update the phone, perform an action, or
 * list the elements on the display. While screenshots are taken (`see`), every call returns only after the display has
 * settled, so a caller need not wait longer.
 */
import { AppNotLoadedError, type AppSummary } from "#os/unloaded.ts";
import {
  applyChanges,
  fetchAll,
  fetchApp,
  fetchMissing,
  forget,
  openLoadedApps,
  phone,
  remember,
  startPhone,
  type PagePayload,
} from "./phone.ts";
import type { KeyPress } from "#contract/key-press.ts";
import type { PageScale } from "#contract/picture-size.ts";
import type { Command } from "#os/command.ts";
import { displaySizeOf } from "#os/orientation.ts";
import { PendingRead } from "#os/world.ts";
import type { PhoneState } from "#os/state.ts";
import { hashOf } from "#state/hash.ts";
import type { Json } from "#state/json.ts";
import type { Patch } from "#state/patch.ts";
import { fetchBrand } from "./brand.ts";
import { visibleElements, type ElementInfo } from "./elements.ts";
import { fields } from "./fields.ts";
import { reserveKeyboardSpace, positionOverlays } from "./overlay-position.ts";
import { updateHandleTone } from "./gesture-handle.ts";
import { performGesture, performWithTouchRegion, type Action, type Hit } from "./gestures.ts";
import type { InputSession, InputHost } from "./input.ts";
import { unmarkLayers, layerMark, markLayers, renewLayers } from "./layers.ts";
import { loading } from "./loading.ts";
import { lostPartMessage } from "#contract/lost-part.ts";
import { dispatchLast, display, onDrawn, setReady, show, state, takeEmitted } from "./runtime.ts";
import { setFit } from "./scale.ts";
import { convertOffset, scrollParts } from "./touch.ts";
import { needFonts } from "./wide-fonts.ts";
import { findLostImage, loadMissingImages } from "./images.ts";
import { findLostAnswer, retryFailed, fetchPendingRead } from "./world.ts";

export interface LoadResult {
  readonly version: number;
  readonly hash: string;
  /**
   * Whether the display may differ from the last screenshot. The value can be true although nothing differs. If
   * something differs, it is always true.
   */
  readonly changed: boolean;
}
export interface ActionResult {
  readonly commands: readonly Command[];
  readonly hash: string;
  readonly changed: boolean;
  readonly hit: Hit | null;
  /** The touch region of the action (`performWithTouchRegion`), if it was requested. */
  readonly reach?: readonly [number, number, number, number] | null;
  /** The current size of the display. The action may have rotated the display. */
  readonly viewport: ReturnType<typeof displaySizeOf>;
  readonly elements?: readonly ElementInfo[];
  readonly app: string;
  readonly screen: string;
}
let shownPhone: { key: string; version: number } | null = null;
/**
 * Whether the page has settled since the last change. After an action without a picture or elements, the page settles
 * later, when the layout is needed.
 */
let isSettled = false;
let root: HTMLElement | null = null;

export const pageApi = {
  /**
   * Sets the scale of the display. A large screenshot comes from a large page at the browser's own pixel ratio, not
   * from a small page at an emulated ratio (docs/decisions.md, 13).
   */
  async fit(i: PageScale): Promise<void> {
    await renewLayers();
    setFit(i);
    markLayers();
  },
  /**
   * Sets whether screenshots are taken from now on. Initially, they are taken. While they are not taken, the page is
   * transparent. The browser then computes the layout, and touches find their parts, but the browser paints nothing.
   * During this time no picture is a layer, so that all layers are new to the browser when it next paints.
   */
  see(i: { on: boolean }): void {
    if (i.on === display.seen) return;
    display.seen = i.on;
    display.dirty = true;
    isSettled = false;
    if (!i.on) unmarkLayers();
    if (root) root.style.opacity = i.on ? "" : "0";
  },
  /** Settles the page. Returns whether the display may differ from the last screenshot. */
  async settle(): Promise<boolean> {
    if (shownPhone) await settleOnce();
    return takeDirty();
  },
  /** Stores data of phones as JSON, by hash. The page keeps the data for later calls of `load` until `forget`. */
  remember,
  forget,
  /** Shows a phone from its complete state. `remember` must have stored the phone's data before. */
  async load(i: PagePayload & { key: string; version: number }): Promise<LoadResult> {
    await Promise.all([fetchApp(phone.home.id), fetchBrand()]);
    return showVersion(i.key, i.version, startPhone(i));
  },
  /** Updates the shown phone to a later version. `apps`: the summaries of all apps. */
  async catchUp(i: {
    key: string;
    from: number;
    version: number;
    patches: Patch[];
    apps: Record<string, AppSummary>;
  }): Promise<LoadResult> {
    requireVersion(i.key, i.from);
    return showVersion(i.key, i.version, applyChanges(state(), i.patches, i.apps));
  },
  /** Performs one action and moves the phone's clock. Increases the page's version by one. */
  async perform(i: {
    key: string;
    version: number;
    action: Action | KeyPress;
    tickMs: number;
    elements: boolean;
    reach?: boolean;
  }): Promise<ActionResult> {
    requireVersion(i.key, i.version);
    await settleOnce();
    // These modules are loaded only when they are needed, so that the first screen does not wait for their code.
    const touchRegion = i.reach ? await import("./touch-region.ts") : null;
    const { action } = i;
    const keys = isKeyPress(action) ? await import("./keys.ts") : null;
    const perform = (): Pick<ActionResult, "hit" | "reach"> => {
      if (!isKeyPress(action))
        return touchRegion
          ? performWithTouchRegion(action, touchRegion.touchRegionAt)
          : { hit: performGesture(action) };
      keys!.pressKey(action);
      return { hit: null };
    };
    const before = state();
    const { commands, ...performed } = await retryUntilLoaded(() => {
      takeEmitted();
      try {
        const performed = perform();
        dispatchLast({ name: "os.tick", args: { ms: i.tickMs } });
        return { ...performed, commands: takeEmitted() };
      } catch (error) {
        // Reverts the changes of this attempt, but keeps the apps that have been loaded meanwhile.
        show(openLoadedApps(before));
        throw error;
      }
    });
    shownPhone = { key: i.key, version: i.version + 1 };
    // If the caller needs no layout, computes none yet. The next action may be on another phone, and the layout would
    // then be unnecessary.
    if (display.seen || i.elements) await settleCompletely();
    else isSettled = false;
    const { app, screen } = phone.frontOf(state());
    const elements = i.elements ? { elements: visibleElements(false) } : {};
    return {
      commands,
      hash: hash(),
      changed: takeDirty(),
      ...performed,
      viewport: displaySizeOf(state()),
      ...elements,
      app,
      screen,
    };
  },
  async elements(i: { acts?: boolean } = {}): Promise<readonly ElementInfo[]> {
    await settleCompletely();
    return visibleElements(i.acts === true);
  },
  /**
   * Starts a person's input on this page. The code for input is loaded only here, so pages for screenshots never load
   * it.
   */
  async hold(holder: InputHost): Promise<InputSession> {
    await Promise.all([fetchAll(), fetchBrand()]);
    return (await import("./input.ts")).startInput(holder, settle);
  },
};
const isKeyPress = (action: Action | KeyPress): action is KeyPress => action.type === "KEY";
/**
 * Repeats a function until the code and the world data that it needs are loaded. `run` reverts its changes before it
 * throws, so repeating it is safe.
 */
async function retryUntilLoaded<T>(run: () => T): Promise<T> {
  for (;;)
    try {
      return run();
    } catch (error) {
      if (error instanceof AppNotLoadedError) await waitForPart(fetchMissing(error));
      else if (error instanceof PendingRead) await fetchPendingRead(error);
      else throw error;
    }
}
function requireVersion(key: string, version: number): void {
  if (shownPhone?.key !== key || shownPhone.version !== version)
    throw new Error(
      `page shows ${shownPhone ? `${shownPhone.key}@${shownPhone.version}` : "nothing"}, not ${key}@${version}`,
    );
}
async function showVersion(key: string, version: number, next: PhoneState): Promise<LoadResult> {
  shownPhone = { key, version };
  show(next);
  setReady(true);
  await settleCompletely();
  return { version, hash: hash(), changed: takeDirty() };
}
const hash = (): string => hashOf(state() as unknown as Json);
const takeDirty = (): boolean => {
  noteMutations(observer.takeRecords());
  const was = display.dirty;
  display.dirty = false;
  return was;
};

/**
 * Waits until all screens, world data, dictionaries, fonts and pictures are loaded. Loading one of them can start the
 * loading of another.
 */
async function settle(): Promise<void> {
  retryFailed();
  await waitUntilLoaded();
  reserveKeyboardSpace();
  applyScrollOffsets();
  scrollToCaret();
  positionOverlays();
  updateHandleTone();
  markLayers();
  isSettled = true;
}
/**
 * Settles the page for a screenshot or a touch. Throws if the page could not load an answer of the world or an image,
 * because its display would then differ from the display of the same state on other pages.
 */
async function settleCompletely(): Promise<void> {
  await settle();
  const lost = findLostAnswer() ?? findLostImage();
  if (lost === null) return;
  isSettled = false;
  throw new Error(`${lostPartMessage}: ${lost}`);
}
async function settleOnce(): Promise<void> {
  if (!isSettled) await settleCompletely();
}
const waitForPart = <T>(part: Promise<T>): Promise<T> =>
  part.catch((error: unknown) => {
    throw new Error(`${lostPartMessage}: ${String(error)}`, { cause: error });
  });
async function waitUntilLoaded(): Promise<void> {
  for (;;) {
    needFonts(document.body.textContent);
    const waiting = loading();
    if (!waiting) break;
    unmarkLayers();
    await waitForPart(waiting);
  }
  document.body.getBoundingClientRect();
  if (document.fonts.status === "loading") display.dirty = true;
  await document.fonts.ready;
  // The browser never requests such a font again, so this page cannot draw its text. Another page can.
  if ([...document.fonts].some(({ status }) => status === "error")) throw new Error(`${lostPartMessage}: a font`);
  const images = loadMissingImages();
  if (images) {
    display.dirty = true;
    unmarkLayers();
    await images;
  }
}
/**
 * Applies the state's scroll offsets again, because the content may have grown or shrunk since they were last applied.
 */
function applyScrollOffsets(): void {
  for (const [el, part] of scrollParts) {
    const side = part.axis === "y" ? "scrollTop" : "scrollLeft";
    const want = convertOffset(el, part, part.offset());
    if (Math.abs(want - el[side]) >= 0.01) {
      el[side] = want;
      display.dirty = true;
    }
  }
}
/** Scrolls a text line that is longer than its field, so that the caret is visible. */
function scrollToCaret(): void {
  for (const el of fields.keys()) {
    if (el.classList.contains("many")) continue;
    const caret = el.querySelector<HTMLElement>(".caret");
    const want = caret ? Math.max(0, caret.offsetLeft - el.clientWidth + 8) : 0;
    if (Math.abs(el.scrollLeft - want) >= 1) el.scrollLeft = want;
  }
}
/** Marks the display as changed. Setting an attribute or a text to its current value is no change. */
function noteMutations(records: readonly MutationRecord[]): void {
  for (const r of records) {
    if (r.type === "childList") display.dirty = true;
    else if (r.type === "characterData") display.dirty ||= r.target.nodeValue !== r.oldValue;
    // Ignores the layer marks, which depend only on the positions of pictures.
    else if (r.attributeName !== layerMark)
      display.dirty ||= (r.target as Element).getAttribute(r.attributeName!) !== r.oldValue;
  }
}
const observer = new MutationObserver(noteMutations);
export function watchDrawing(drawn: HTMLElement): void {
  root = drawn;
  observer.observe(drawn, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
    attributeOldValue: true,
    characterDataOldValue: true,
  });
  onDrawn(reserveKeyboardSpace);
  onDrawn(applyScrollOffsets);
  onDrawn(scrollToCaret);
  onDrawn(positionOverlays);
  onDrawn(updateHandleTone);
}
