// The hand on the phone: turns a client's touches and keys into the phone's actions, one after the other. A touch may be the
// first half of a double tap, and a letter the start of a text, so both wait for a moment before they become a step.
import type { DisplayAction } from "#contract/action.ts";
import type { KeyPress } from "#contract/key-press.ts";
import {
  doubleTapMs,
  holdMs,
  isDoubleTap,
  maxDurationMs,
  pointInThousandths,
  type PointerPosition,
  touchSlop,
} from "#contract/stroke.ts";
import type { Clock } from "./clock.ts";
import type { StepResult } from "./phone.ts";
import { TextEdit, type FieldText } from "./text-edit.ts";

/** How long letters wait for more letters, if the client neither looks nor acts otherwise. */
const typingGapMs = 2000;
/** How long a key waits for its repetition. */
const repetitionGapMs = 300;
const maxRepetitions = 100;
/** The largest text of one TYPE. */
const maxTextLength = 4000;

type Pixels = readonly [number, number];
type Pending =
  | { readonly kind: "tap"; readonly at: number; readonly point: Pixels }
  | { readonly kind: "text"; readonly edit: TextEdit }
  | { readonly kind: "key"; readonly press: KeyPress; count: number };

export interface HandOptions {
  readonly clock: Clock;
  /** The size of the display as it is turned now, in pixels, and the pixels of a density-independent pixel. */
  display(): { readonly width: number; readonly height: number; readonly scale: number };
  /** Whether the phone accepts durations, keys and addresses. */
  readonly hasExtendedActions: boolean;
  step(action: DisplayAction): Promise<StepResult>;
  /** Returns the text of the focused field, or null if none has the focus. */
  focusedField(): Promise<FieldText | null>;
}

export class Hand {
  readonly #options: HandOptions;
  /** Acts run one after the other, no matter which connection they come from. */
  #last: Promise<unknown> = Promise.resolve();
  #pending: Pending | null = null;
  #cancelTimer: () => void = () => {};
  /** Whether the next letter or deletion replaces the whole text, after Ctrl+A. */
  #isAllSelected = false;
  /** Why an act failed after its command had ended. The next command reports it. */
  #fault: Error | null = null;
  #down: { readonly at: number; readonly point: Pixels; movedAt: number | null; to: Pixels } | null = null;

  constructor(options: HandOptions) {
    this.#options = options;
  }

  /** Performs what waits. Every command that looks at the phone calls this first. */
  settle(): Promise<void> {
    return this.#run(() => this.#flush());
  }

  /** Performs a touch that waits, but not a text. */
  settleTouch(): Promise<void> {
    return this.#run(async () => {
      if (this.#pending?.kind === "tap") await this.#flush();
    });
  }

  /** A touch. If a second one at the same place follows within 300 ms, both are one double tap. */
  tap(point: Pixels): Promise<void> {
    const at = this.#options.clock.now();
    return this.#run(async () => {
      this.#isAllSelected = false;
      const first = this.#pending;
      if (
        first?.kind === "tap" &&
        isDoubleTap({ at: first.at, spot: this.#spot(first.point) }, { at, spot: this.#spot(point) })
      ) {
        this.#drop();
        await this.#options.step({ type: "DOUBLE_TAP", point: this.#toPoint(first.point) });
        return;
      }
      await this.#flush();
      this.#pending = { kind: "tap", at, point };
      this.#flushAfter(Math.max(0, at + doubleTapMs - this.#options.clock.now()));
    });
  }
  /** A touch that stays at its place or moves, as `input swipe` describes it. */
  async stroke(from: Pixels, to: Pixels, durationMs: number): Promise<void> {
    if (this.#isMove(from, to))
      await this.#act({
        type: "SWIPE",
        point1: this.#toPoint(from),
        point2: this.#toPoint(to),
        ...this.#duration(durationMs),
      });
    else if (durationMs >= holdMs)
      await this.#act({ type: "LONG_PRESS", point: this.#toPoint(from), ...this.#duration(durationMs) });
    else await this.tap(from);
  }
  async drag(from: Pixels, to: Pixels, durationMs: number): Promise<void> {
    if (this.#isMove(from, to))
      await this.#act({
        type: "DRAG",
        point1: this.#toPoint(from),
        point2: this.#toPoint(to),
        ...this.#duration(durationMs),
      });
    else await this.#act({ type: "LONG_PRESS", point: this.#toPoint(from) });
  }
  /** One event of a finger. The gesture is known when the finger is lifted. */
  async motion(kind: "DOWN" | "MOVE" | "UP" | "CANCEL", point: Pixels): Promise<void> {
    const now = this.#options.clock.now();
    if (kind === "DOWN") this.#down = { at: now, point, movedAt: null, to: point };
    const down = this.#down;
    if (!down) return;
    if (kind === "CANCEL") this.#down = null;
    if (kind !== "CANCEL" && kind !== "DOWN") {
      down.to = point;
      if (this.#isMove(down.point, point)) down.movedAt ??= now;
    }
    if (kind !== "UP") return;
    this.#down = null;
    // A finger that rests before it moves has picked something up. Its speed is that of the movement alone.
    const lifts = down.movedAt !== null && down.movedAt - down.at >= holdMs;
    const duration = now - (down.movedAt ?? down.at);
    await (lifts ? this.drag(down.point, down.to, duration) : this.stroke(down.point, down.to, duration));
  }

  type(text: string): Promise<void> {
    return text === "" ? Promise.resolve() : this.#edit((edit) => edit.type(text));
  }
  erase(forward: boolean): Promise<void> {
    return this.#edit((edit) => (this.#isAllSelected ? edit.clear() : edit.erase(forward)));
  }
  clearText(): Promise<void> {
    return this.#edit((edit) => edit.clear());
  }
  moveCaret(to: "start" | "end"): Promise<void> {
    return this.#edit((edit) => edit.moveCaret(to));
  }
  selectAll(): Promise<void> {
    return this.#run(async () => void (this.#isAllSelected = true));
  }

  /** Presses a key. Repetitions that follow at once are one step. */
  press(press: KeyPress): Promise<void> {
    return this.#run(async () => {
      const pending = this.#pending;
      this.#isAllSelected = false;
      if (pending?.kind === "key" && pending.count < maxRepetitions && isSame(pending.press, press)) pending.count++;
      else {
        await this.#flush();
        this.#pending = { kind: "key", press, count: 1 };
      }
      this.#flushAfter(repetitionGapMs);
    });
  }

  /** Performs an action of the phone, after what waits. */
  act(action: DisplayAction): Promise<StepResult> {
    return this.#act(action);
  }

  #act(action: DisplayAction): Promise<StepResult> {
    return this.#run(async () => {
      await this.#flush();
      this.#isAllSelected = false;
      return this.#options.step(action);
    });
  }
  #edit(change: (edit: TextEdit) => void): Promise<void> {
    return this.#run(async () => {
      if (this.#pending?.kind !== "text") await this.#flush();
      const edit = this.#pending?.kind === "text" ? this.#pending.edit : new TextEdit();
      if (this.#isAllSelected) edit.clear();
      change(edit);
      this.#isAllSelected = false;
      this.#pending = { kind: "text", edit };
      this.#flushAfter(typingGapMs);
    });
  }

  async #flush(): Promise<void> {
    const pending = this.#pending;
    this.#drop();
    const fault = this.#fault;
    this.#fault = null;
    if (fault) throw fault;
    if (pending?.kind === "tap") await this.#options.step({ type: "CLICK", point: this.#toPoint(pending.point) });
    else if (pending?.kind === "text") await this.#flushText(pending.edit);
    else if (pending?.kind === "key")
      await this.#options.step({ ...pending.press, ...(pending.count > 1 ? { count: pending.count } : {}) });
  }
  async #flushText(edit: TextEdit): Promise<void> {
    const result = edit.result(edit.needsField ? await this.#options.focusedField() : null);
    if (result === null) return;
    const [first = "", ...rest] = splitText(result.value);
    await this.#options.step({ type: "TYPE", value: first, ...(result.clear ? { clear: true } : {}) });
    for (const value of rest) await this.#options.step({ type: "TYPE", value });
  }
  #drop(): void {
    this.#cancelTimer();
    this.#cancelTimer = () => {};
    this.#pending = null;
  }
  #flushAfter(ms: number): void {
    this.#cancelTimer();
    this.#cancelTimer = this.#options.clock.after(ms, () => {
      this.settle().catch(
        (error: unknown) => (this.#fault = error instanceof Error ? error : new Error(String(error))),
      );
    });
  }
  #run<T>(job: () => Promise<T>): Promise<T> {
    const result = this.#last.then(job);
    this.#last = result.catch(() => {});
    return result;
  }

  #duration(ms: number): { readonly duration_ms?: number } {
    if (!this.#options.hasExtendedActions) return {};
    return { duration_ms: Math.max(1, Math.min(maxDurationMs, Math.round(ms))) };
  }
  #toPoint([x, y]: Pixels): [number, number] {
    return pointInThousandths({ x, y }, this.#options.display());
  }
  #spot([x, y]: Pixels): PointerPosition {
    const { scale } = this.#options.display();
    return { x: x / scale, y: y / scale };
  }
  #isMove(from: Pixels, to: Pixels): boolean {
    const [a, b] = [this.#spot(from), this.#spot(to)];
    const [x, y] = [b.x - a.x, b.y - a.y];
    return x * x + y * y >= touchSlop * touchSlop;
  }
}

const isSame = (a: KeyPress, b: KeyPress): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Splits a text into parts that fit into one TYPE, without cutting a character in two. */
function splitText(text: string): string[] {
  const parts: string[] = [];
  let start = 0;
  while (text.length - start > maxTextLength) {
    const isPair = /[\uD800-\uDBFF]/.test(text[start + maxTextLength - 1]!);
    const end = start + maxTextLength - (isPair ? 1 : 0);
    parts.push(text.slice(start, end));
    start = end;
  }
  return [...parts, text.slice(start)];
}
