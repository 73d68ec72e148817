/**
 * A person's hand on the phone: pointer, wheel and keys become the gestures that actions are. What they command happens
 * at once on the page's copy and is told to the phone. Loaded only where a person holds the page.
 */
import { seeds } from "virtual:phone-seeds";
import { Kernel } from "../os/kernel.ts";
import { phone } from "./phone.ts";
import type { LiveCommands, LiveMessage } from "../contract/live.ts";
import { CommandError, type Command } from "../os/command.ts";
import type { PhoneState } from "../os/state.ts";
import { selectionOf } from "../os/keyboard.ts";
import { textAt } from "../os/text.ts";
import { Unread } from "../os/world.ts";
import { applyPatches, type Patch } from "../state/patch.ts";
import { pressEnter } from "./enter.ts";
import {
  hold as longPress,
  moveTo,
  performGesture,
  revealCaret,
  swipe,
  tap,
  type Action,
  type Hit,
} from "./gestures.ts";
import { Replica } from "./replica.ts";
import { dispatch, probe, setReady, show, state, takeEmitted } from "./runtime.ts";
import { elementAt, scaleOf, type Spot } from "./scale.ts";
import { fetchUnread } from "./world.ts";
import { nameOf, scrolls, touchAt, type ScrollPart, type Touch } from "./touch.ts";

export interface Holder {
  /** Sends a text to the phone's live socket. */
  say(text: string): void;
  /** A gesture was made. */
  did(gesture: Action, hit: Hit | null): void;
}
export interface Hand {
  /**
   * A text from the phone's live socket. Resolves when it is drawn, with what lay under an agent's finger. Texts, since
   * objects of another window's realm are not plain ones here.
   */
  hear(text: string): Promise<Hit | null>;
  press(button: "BACK" | "HOME" | "RECENT"): void;
  /** Lets the phone's clock run, unless a finger is down. */
  tick(ms: number): void;
  /** The socket is lost: touches do nothing until the phone has said where it is. */
  lose(): void;
  /** Whether touches do anything. */
  use(on: boolean): void;
}
/** A part that follows the finger, which no command has moved yet. */
interface Scrolling {
  readonly kind: "scroll";
  readonly el: Element;
  readonly part: ScrollPart;
  readonly start: number;
  offset: number;
}
interface Finger {
  readonly id: number;
  from: Spot;
  to: Spot;
  /** What the movement turned out to be. */
  drag:
    | Scrolling
    | { readonly kind: "slide"; readonly stroke: boolean }
    | { readonly kind: "carry"; readonly el: HTMLElement }
    | { readonly kind: "swipe" }
    | null;
  trail: { readonly at: number; readonly along: number }[];
  /** A held finger, or one that stopped a flung list, does nothing more. */
  spent: boolean;
  /** It was held: where it comes to may be picked. */
  held: boolean;
  /** What it has picked up: moved, it is carried; let go where it lies, it was a long press. */
  lifted: HTMLElement | null;
  timer: ReturnType<typeof setTimeout> | undefined;
}
const stepMs = 1000;
const slop = 8;
const holdMs = 500;
const doubleMs = 300;
const typingMs = 700;
const wheelMs = 160;
const flingMs = 800;
/** Slower than this, in pixels a millisecond, a list stays where the finger leaves it. */
const flingFrom = 0.25;

/** What a viewer is told is what has changed since the start, so that is made here, too. */
const eager = new Kernel(phone.apps.map((app) => ({ ...app, seed: seeds[app.id]! })));
export function hold(holder: Holder, settle: () => Promise<void>): Hand {
  let client = "";
  let running = false;
  let used = true;
  /** The phone has said where it is, and nothing since was refused. */
  let sure = false;
  let finger: Finger | null = null;
  let lastTap: { readonly at: number; readonly spot: Spot } | null = null;
  let typing: ReturnType<typeof setTimeout> | undefined;
  let wheel: {
    readonly scrolling: Scrolling;
    readonly from: Spot;
    timer: ReturnType<typeof setTimeout> | undefined;
  } | null = null;
  let fling: { readonly stop: () => void } | null = null;
  const replica = new Replica<PhoneState>(state(), (from, commands) => {
    try {
      return commands.reduce((at, command) => phone.reduce(at, command).state, from);
    } catch (error) {
      if (error instanceof CommandError) return null;
      throw error;
    }
  });
  const mine = (): boolean => sure && running && used;

  /** Runs what changes the copy, and tells the phone. Null where world data had to be fetched first: then it runs later. */
  function run<T>(change: () => T): T | null {
    takeEmitted();
    try {
      const result = change();
      const commands = takeEmitted();
      if (commands.length > 0) {
        replica.push(commands, state());
        say({ type: "commands", base: replica.version, commands: commands as LiveCommands["commands"] });
      }
      return result;
    } catch (error) {
      show(replica.shown);
      if (!(error instanceof Unread)) throw error;
      void fetchUnread(error).then(
        () => {
          if (mine()) run(change);
        },
        () => undefined,
      );
      return null;
    }
  }
  const pass = (ms: number): void => dispatch({ name: "os.tick", args: { ms } });
  /** One gesture, as one action would do it: then the clock moves. */
  function gesture(action: Action, change: () => Hit | null): void {
    endTyping();
    const hit = run(() => {
      const found = change();
      pass(stepMs);
      return found;
    });
    holder.did(action, hit);
    void settle();
  }
  const say = (message: LiveCommands | { type: "state" }): void => holder.say(JSON.stringify(message));

  // The finger

  function down(e: PointerEvent): void {
    if (!e.isPrimary || e.button !== 0) return;
    e.preventDefault();
    keys.focus({ preventScroll: true });
    if (!mine() || finger) return;
    root.setPointerCapture(e.pointerId);
    const from = spotOf(e);
    const flung = fling !== null;
    fling?.stop();
    endWheel();
    finger = {
      id: e.pointerId,
      from,
      to: from,
      drag: null,
      trail: [],
      spent: flung,
      held: false,
      lifted: null,
      timer: undefined,
    };
    if (!flung) finger.timer = setTimeout(held, holdMs);
  }
  function held(): void {
    if (!finger || finger.drag || finger.spent || !mine()) return;
    const { from } = finger;
    const carried = touchAt(elementAt(from), (t) => t.onCarry !== undefined && t.disabled !== true);
    if (carried) {
      finger.lifted = carried.el as HTMLElement;
      finger.lifted.style.transform = "scale(1.08)";
      return;
    }
    finger.spent = true;
    finger.held = true;
    gesture({ type: "LONG_PRESS", point: pointOf(from) }, () => longPress(from));
  }
  function move(e: PointerEvent): void {
    if (finger?.id !== e.pointerId) return;
    finger.to = spotOf(e);
    const { from, to, drag } = finger;
    if (!drag) {
      if (finger.spent || Math.hypot(to.x - from.x, to.y - from.y) < slop || !mine()) return;
      clearTimeout(finger.timer);
      finger.drag = finger.lifted ? { kind: "carry", el: finger.lifted } : dragFrom(from, to);
    }
    follow(finger);
  }
  function follow(moved: Finger): void {
    const { from, to, drag, trail } = moved;
    if (drag?.kind === "scroll") {
      const x = drag.part.axis === "x";
      drag.offset = place(drag, drag.start - (x ? to.x - from.x : to.y - from.y) / scaleOf(state().os));
      trail.push({ at: performance.now(), along: x ? to.x : to.y });
      if (trail.length > 20) trail.shift();
    } else if (drag?.kind === "slide") {
      // Tried on the copy, told to nobody.
      show(replica.shown);
      takeEmitted();
      swipe(from, to, 0);
      // A stroke that turns is one gesture up to where it turned, and goes on from there.
      if (takeEmitted().length > 0 && drag.stroke) {
        show(replica.shown);
        moved.from = to;
        gesture({ type: "DRAG", point1: pointOf(from), point2: pointOf(to) }, () => swipe(from, to, 0, true));
      }
    } else if (drag?.kind === "carry") {
      const scale = scaleOf(state().os);
      drag.el.style.transform = `translate(${(to.x - from.x) / scale}px, ${(to.y - from.y) / scale}px) scale(1.08)`;
    }
  }
  /** What was picked up lies again where the state says. */
  function putDown(from: Finger): void {
    if (from.lifted) from.lifted.style.transform = "";
    from.lifted = null;
  }
  function up(e: PointerEvent): void {
    if (finger?.id !== e.pointerId) return;
    const { from, to, drag, spent, held, lifted, timer, trail } = finger;
    clearTimeout(timer);
    putDown(finger);
    finger = null;
    const offered = mine() && held && touchAt(elementAt(to), (t) => t.afterHold === true);
    if (offered) {
      gesture({ type: "CLICK", point: pointOf(to) }, () => tap(to));
      return;
    }
    if (!mine() || (spent && !drag)) {
      show(replica.shown);
      return;
    }
    if (drag?.kind === "scroll") {
      throwList(drag, speedOf(trail), from, to);
      return;
    }
    if (drag?.kind === "carry") {
      gesture({ type: "DRAG", point1: pointOf(from), point2: pointOf(to) }, () => swipe(from, to, 0, true));
      return;
    }
    if (lifted) {
      gesture({ type: "LONG_PRESS", point: pointOf(from) }, () => longPress(from));
      return;
    }
    if (drag?.kind === "slide" && drag.stroke) {
      show(replica.shown);
      return;
    }
    if (drag) {
      show(replica.shown);
      gesture({ type: "SWIPE", point1: pointOf(from), point2: pointOf(to) }, () => swipe(from, to, 0));
      return;
    }
    const now = performance.now();
    const again =
      lastTap && now - lastTap.at < doubleMs && Math.hypot(from.x - lastTap.spot.x, from.y - lastTap.spot.y) < 24;
    lastTap = again ? null : { at: now, spot: from };
    const point = pointOf(from);
    const twice = again && touchAt(elementAt(from), (t) => t.onDoubleTap !== undefined) !== null;
    if (twice) gesture({ type: "DOUBLE_TAP", point }, () => performGesture({ type: "DOUBLE_TAP", point }));
    else gesture({ type: "CLICK", point }, () => tap(from));
  }
  function cancel(e: PointerEvent): void {
    if (finger?.id !== e.pointerId) return;
    clearTimeout(finger.timer);
    putDown(finger);
    finger = null;
    show(replica.shown);
  }
  function dropFinger(): void {
    if (finger) {
      clearTimeout(finger.timer);
      putDown(finger);
    }
    finger = null;
    fling?.stop();
    clearTimeout(wheel?.timer);
    wheel = null;
  }

  // Lists

  /** The gesture itself says what a movement is, when asked with a movement that is long enough. */
  function dragFrom(from: Spot, to: Spot): NonNullable<Finger["drag"]> {
    const across = Math.abs(to.x - from.x) > Math.abs(to.y - from.y);
    const slides = (t: Touch): boolean => t.onDrag !== undefined || (across && t.onSlide !== undefined);
    const slid = touchAt(elementAt(from), slides);
    if (slid) return { kind: "slide", stroke: slid.touch.stroke === true };
    const stretch = 120 / Math.hypot(to.x - from.x, to.y - from.y);
    const far = { x: from.x + (to.x - from.x) * stretch, y: from.y + (to.y - from.y) * stretch };
    return scrollingOf(from, far) ?? { kind: "swipe" };
  }
  /** The part that a swipe would scroll; nothing is moved. */
  function scrollingOf(from: Spot, to: Spot): Scrolling | null {
    const before = [...scrolls].map(([el, part]) => [el, part, offsetOf(el, part)] as const);
    const [first] = probe(() => swipe(from, to, 0));
    for (const [el, part, offset] of before) if (offsetOf(el, part) !== offset) place({ el, part }, offset);
    if (first?.name !== "os.scroll") return null;
    const { entry, name } = first.args as { entry: string; name: string };
    const found = before.find(([, part]) => part.entry === entry && part.name === name);
    return found ? { kind: "scroll", el: found[0], part: found[1], start: found[2], offset: found[2] } : null;
  }
  function throwList(scrolling: Scrolling, speed: number, from: Spot, to: Spot): void {
    const done = (): void => {
      fling = null;
      if (!mine()) show(replica.shown);
      else
        gesture({ type: "SWIPE", point1: pointOf(from), point2: pointOf(to) }, () => {
          if (scrolls.get(scrolling.el) !== scrolling.part) return null;
          moveTo(scrolling.el, scrolling.part, scrolling.offset);
          return { role: "list", name: scrolling.part.name };
        });
    };
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (Math.abs(speed) < flingFrom || still) {
      done();
      return;
    }
    const { offset: start } = scrolling;
    const began = performance.now();
    // Eased so that it sets off at the finger's speed.
    const distance = (-speed * flingMs) / 3 / scaleOf(state().os);
    const frame = (): void => {
      const share = Math.min(1, (performance.now() - began) / flingMs);
      const want = start + distance * (1 - (1 - share) ** 3);
      scrolling.offset = place(scrolling, want);
      if (share < 1 && Math.abs(scrolling.offset - want) < 1) request = requestAnimationFrame(frame);
      else done();
    };
    let request = requestAnimationFrame(frame);
    fling = {
      stop: () => {
        cancelAnimationFrame(request);
        done();
      },
    };
  }
  function turn(e: WheelEvent): void {
    e.preventDefault();
    if (!mine() || finger || fling || e.ctrlKey) return;
    const from = spotOf(e);
    const unit = e.deltaMode === WheelEvent.DOM_DELTA_LINE ? 20 : 1;
    const across = Math.abs(e.deltaX) > Math.abs(e.deltaY);
    const by = ((across ? e.deltaX : e.deltaY) * unit) / scaleOf(state().os);
    if (!wheel) {
      // From the middle of what is under the pointer: the wheel has no business with the edges.
      const far = -Math.sign(by) * 120;
      const scrolling = scrollingOf(inner(from), {
        x: inner(from).x + (across ? far : 0),
        y: inner(from).y + (across ? 0 : far),
      });
      if (!scrolling) return;
      wheel = { scrolling, from, timer: undefined };
    }
    const { scrolling } = wheel;
    scrolling.offset = place(scrolling, scrolling.offset + by);
    clearTimeout(wheel.timer);
    wheel.timer = setTimeout(endWheel, wheelMs);
  }
  function endWheel(): void {
    if (!wheel) return;
    const { scrolling, from, timer } = wheel;
    clearTimeout(timer);
    wheel = null;
    const by = (scrolling.start - scrolling.offset) * scaleOf(state().os);
    const across = scrolling.part.axis === "x";
    throwList(scrolling, 0, from, { x: from.x + (across ? by : 0), y: from.y + (across ? 0 : by) });
  }

  // Keys

  /** Typing is one gesture, however many keys: the clock moves when it pauses. */
  function key(command: Command, told: Action): void {
    if (!mine() || !state().view.focus) return;
    endWheel();
    run(() => {
      dispatch(command);
      revealCaret();
    });
    holder.did(told, null);
    clearTimeout(typing);
    typing = setTimeout(endTyping, typingMs);
  }
  function endTyping(): void {
    if (typing === undefined) return;
    clearTimeout(typing);
    typing = undefined;
    if (mine()) run(() => pass(stepMs));
  }
  const type = (text: string): void => {
    if (text !== "") key({ name: "os.type", args: { text: text.slice(0, 4000) } }, { type: "TYPE", value: text });
  };
  function caretTo(where: "left" | "right" | "start" | "end"): void {
    const { focus } = state().view;
    const text = focus ? textAt(phone.textsOf(state(), focus.field), focus.field) : undefined;
    if (!focus || text === undefined) return;
    const next = text.codePointAt(focus.caret) ?? 0;
    const at = { left: focus.caret - 1, right: focus.caret + (next > 0xffff ? 2 : 1), start: 0, end: text.length }[
      where
    ];
    key({ name: "os.caret", args: { at: Math.max(0, at) } }, { type: "TYPE", value: "" });
  }
  const carets: Record<string, Parameters<typeof caretTo>[0]> = {
    ArrowLeft: "left",
    ArrowRight: "right",
    Home: "start",
    End: "end",
  };
  function keyDown(e: KeyboardEvent): void {
    if (e.isComposing || e.altKey) return;
    if (e.ctrlKey || e.metaKey) {
      if (e.key.toLowerCase() !== "a") return;
      e.preventDefault();
      key({ name: "os.selectAll", args: {} }, { type: "TYPE", value: "" });
      return;
    }
    if (e.key === "Escape") hand.press("BACK");
    else if (e.key === "Backspace") key({ name: "os.erase", args: { count: 1 } }, { type: "TYPE", value: "⌫" });
    else if (e.key === "Enter") {
      if (mine() && state().view.focus)
        gesture({ type: "ENTER" }, () => {
          pressEnter();
          revealCaret();
          return null;
        });
    } else if (carets[e.key]) caretTo(carets[e.key]!);
    else return;
    e.preventDefault();
  }
  /** Takes what keys and input methods write; the phone's own fields are drawn, and no input method knows them. */
  const keys = document.createElement("textarea");
  keys.setAttribute("aria-label", "Keyboard of the phone");
  keys.inputMode = "none";
  keys.autocapitalize = "off";
  keys.spellcheck = false;
  keys.style.cssText =
    "position:fixed;left:0;bottom:0;width:1px;height:1px;padding:0;border:0;opacity:0;pointer-events:none;resize:none";
  keys.addEventListener("beforeinput", (e) => {
    if (e.inputType === "insertCompositionText") return;
    e.preventDefault();
    if (e.inputType.startsWith("insert") && e.inputType !== "insertLineBreak")
      type(e.data ?? e.dataTransfer?.getData("text/plain") ?? "");
  });
  keys.addEventListener("compositionend", (e) => {
    type(e.data);
    keys.value = "";
  });
  keys.addEventListener("paste", (e) => {
    e.preventDefault();
    type(e.clipboardData?.getData("text/plain") ?? "");
  });

  /** The person's own clipboard gets what the phone's does. */
  const take =
    (name: "os.copy" | "os.cut") =>
    (e: ClipboardEvent): void => {
      e.preventDefault();
      const { focus } = state().view;
      const text = focus ? textAt(phone.textsOf(state(), focus.field), focus.field) : undefined;
      if (!focus || text === undefined || focus.kind === "password" || focus.caret === focus.anchor) return;
      e.clipboardData?.setData("text/plain", text.slice(...selectionOf(focus)));
      key({ name, args: {} }, { type: "TYPE", value: "" });
    };
  keys.addEventListener("copy", take("os.copy"));
  keys.addEventListener("cut", take("os.cut"));

  const root = document.documentElement;
  root.style.touchAction = "none";
  document.body.append(keys);
  root.addEventListener("pointerdown", down);
  root.addEventListener("pointermove", move);
  root.addEventListener("pointerup", up);
  root.addEventListener("pointercancel", cancel);
  root.addEventListener("wheel", turn, { passive: false });
  root.addEventListener("keydown", keyDown);
  root.addEventListener("contextmenu", (e) => e.preventDefault());
  root.addEventListener("dragstart", (e) => e.preventDefault());
  window.addEventListener("focus", () => keys.focus({ preventScroll: true }));

  const hand: Hand = {
    async hear(text) {
      const heard = JSON.parse(text) as LiveMessage;
      let hit: Hit | null = null;
      if (heard.type === "state") {
        ({ client } = heard);
        running = heard.status === "running";
        sure = true;
        dropFinger();
        replica.reset(applyPatches(eager.boot(heard.boot), heard.overlay as Patch[]), heard.version);
        setReady(true);
        show(replica.shown);
      } else if (heard.type === "patches") {
        if (!sure || heard.version <= replica.version) return null;
        if (heard.from !== replica.version) {
          lost();
          return null;
        }
        const own = heard.by === client;
        const { action } = heard;
        if (action && "point" in action && action.point) hit = hitAt(action.point);
        if (replica.advance(heard.version, heard.patches as Patch[], own)) {
          show(replica.shown);
          if (finger?.drag) follow(finger);
        }
      } else if (heard.type === "end") running = false;
      else lost();
      await settle();
      return hit;
    },
    press(button) {
      if (!mine()) return;
      endWheel();
      gesture({ type: button }, () => performGesture({ type: button }));
      keys.focus({ preventScroll: true });
    },
    tick(ms) {
      if (!mine() || finger || fling || wheel || typing !== undefined) return;
      run(() => pass(ms));
      void settle();
    },
    lose() {
      sure = false;
      dropFinger();
    },
    use(on) {
      used = on;
      if (!on) dropFinger();
    },
  };
  /** What was refused, or heard with a gap, leaves the copy wherever the phone says. */
  function lost(): void {
    hand.lose();
    say({ type: "state" });
  }
  return hand;
}

const spotOf = (e: MouseEvent): Spot => {
  const { width, height } = state().device;
  return { x: Math.max(0, Math.min(e.clientX, width - 0.5)), y: Math.max(0, Math.min(e.clientY, height - 0.5)) };
};
const pointOf = ({ x, y }: Spot): [number, number] => {
  const { width, height } = state().device;
  const share = (n: number) => Math.round(n * 10_000) / 10;
  return [share(x / width), share(y / height)];
};
const inner = ({ x, y }: Spot): Spot => {
  const { width, height } = state().device;
  return { x: Math.max(40, Math.min(x, width - 40)), y: Math.max(48, Math.min(y, height - 48)) };
};
function hitAt([x, y]: readonly [number, number]): Hit | null {
  const { width, height } = state().device;
  const found = touchAt(elementAt({ x: (x / 1000) * width, y: (y / 1000) * height }), () => true);
  return found && { role: found.touch.role, name: nameOf(found.el, found.touch) };
}
const offsetOf = (el: Element, { axis }: ScrollPart): number => (axis === "y" ? el.scrollTop : el.scrollLeft);
/** Moves a part without a command, and tells where it came to stand. */
function place({ el, part }: Pick<Scrolling, "el" | "part">, offset: number): number {
  if (part.axis === "y") el.scrollTop = offset;
  else el.scrollLeft = offset;
  return offsetOf(el, part);
}
/** Pixels a millisecond over the last moments. */
function speedOf(trail: Finger["trail"]): number {
  const now = performance.now();
  const recent = trail.filter(({ at }) => now - at < 100);
  const [first, last] = [recent[0], recent.at(-1)];
  return first && last && last.at > first.at ? (last.along - first.along) / (last.at - first.at) : 0;
}
