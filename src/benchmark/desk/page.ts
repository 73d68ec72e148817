// The page at which a person plays: draws the state that it is told, turns mouse and keys into actions, sends them.
import type { Action } from "../../contract/action.ts";
import { doubleMs, holdMs, isDouble, Stroke, type Spot } from "../../contract/stroke.ts";
import { gestureOf, type Gesture } from "./gesture.ts";
import type { Said, DeskState } from "./desk-state.ts";

const element = <T extends Element>(id: string): T => document.getElementById(id) as unknown as T;
const glass = element<HTMLElement>("glass");
const picture = element<HTMLImageElement>("picture");
const marks = element<SVGSVGElement>("marks");
const text = element<HTMLInputElement>("text");
const clear = element<HTMLInputElement>("clear");
const words = element<HTMLInputElement>("words");
const seconds = element<HTMLInputElement>("seconds");
const app = element<HTMLSelectElement>("app");
const note = element<HTMLInputElement>("note");
const log = element<HTMLOListElement>("log");

const againMs = 1000;
let state: DeskState | null = null;
/** Nothing is sent twice: from sending until the state changes. */
let sent = -1;
const mine = (): boolean => state?.phase === "yours" && sent !== state.revision;

// Hearing

async function listen(): Promise<void> {
  for (;;) {
    try {
      const response = await fetch(`now?after=${state?.revision ?? -1}`);
      if (!response.ok) throw new Error(String(response.status));
      draw((await response.json()) as DeskState);
      if (state?.phase === "closed") return;
    } catch {
      if (state) draw({ ...state, phase: "closed" });
      else say("The command that showed this page does not answer.");
      await new Promise((resolve) => setTimeout(resolve, againMs));
    }
  }
}

const phases: Readonly<Record<DeskState["phase"], string>> = {
  waiting: "getting ready",
  yours: "your turn",
  busy: "doing it…",
  over: "over",
  closed: "ended: you may close this page",
};

function draw(next: DeskState): void {
  if (next.episode !== state?.episode) log.replaceChildren();
  const newer = next.picture !== state?.picture;
  const turned = next.phase === "yours" && state?.phase !== "yours";
  state = next;
  document.body.className = `${mine() ? "mine" : ""} ${next.phase === "busy" ? "busy" : ""}`;
  put("title", next.episode > 1 ? `Phonebooth, episode ${next.episode}` : "Phonebooth");
  put("phase", phases[next.phase]);
  put("instruction", next.instruction);
  put("steps", next.budget === null ? `${next.step} steps` : `step ${next.step} of ${next.budget}`);
  put("clock", next.clock.slice(0, 16).replace("T", " "));
  const meter = element<HTMLMeterElement>("meter");
  meter.hidden = next.budget === null;
  meter.max = next.budget ?? 1;
  meter.high = 0.8 * (next.budget ?? 1);
  meter.value = next.step;
  notice("message", next.message === null ? "" : `The user says: ${next.message}`);
  notice("ending", next.ending.join("\n"));
  element<HTMLElement>("ending").classList.toggle("good", next.good === true);
  element<HTMLElement>("ending").classList.toggle("wrong", next.good === false);
  if (next.apps.join("\n") !== [...app.options].map(({ value }) => value).join("\n"))
    app.replaceChildren(...next.apps.map((title) => new Option(title, title)));
  // A browser takes the focus from a button that is disabled: who plays by the keyboard would look for it after each step.
  for (const control of document.querySelectorAll("button")) control.ariaDisabled = String(!mine());
  if (newer && next.picture !== null) {
    picture.src = next.picture;
    picture.hidden = false;
    element<HTMLElement>("blank").hidden = true;
  }
  if (turned) marks.replaceChildren();
}
picture.addEventListener("load", () => {
  glass.style.setProperty("--wide", String(picture.naturalWidth));
  glass.style.setProperty("--high", String(picture.naturalHeight));
});

const put = (id: string, words: string): void => {
  element<HTMLElement>(id).textContent = words;
};
function notice(id: string, words: string): void {
  put(id, words);
  element<HTMLElement>(id).hidden = words === "";
}
const say = (wrong: string): void => notice("wrong", wrong);

// Telling

/** What stands in the box goes first: it was typed before. */
async function act(action: Action): Promise<void> {
  if (!state || !mine()) return;
  const actions: Action[] = text.value === "" || action.type === "TYPE" ? [action] : [typed(), action];
  const body: Said = { revision: state.revision, actions, note: note.value };
  sent = state.revision;
  say("");
  draw(state);
  const response = await fetch("act", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  }).catch(() => null);
  if (response?.ok) {
    for (const one of actions) {
      const item = document.createElement("li");
      item.textContent = told(one);
      log.append(item);
      item.scrollIntoView({ block: "nearest" });
    }
    text.value = "";
    note.value = "";
    clear.checked = false;
    return;
  }
  sent = -1;
  say(response ? ((await response.json()) as { error: string }).error : "The command that showed this page is gone.");
  draw(state);
}
const typed = (): Action => ({ type: "TYPE", value: text.value, ...(clear.checked ? { clear: true } : {}) });
function told({ type, ...rest }: Action): string {
  const values = Object.values(rest).map((value) => (typeof value === "string" ? value : JSON.stringify(value)));
  return [type, ...values].join(" ");
}

// The mouse

let finger: { readonly id: number; readonly stroke: Stroke; readonly timer: ReturnType<typeof setTimeout> } | null =
  null;
let first: {
  readonly at: number;
  readonly spot: Spot;
  readonly gesture: Gesture;
  readonly timer: ReturnType<typeof setTimeout>;
} | null = null;

const spotOf = (event: PointerEvent): Spot => {
  const box = picture.getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top };
};

glass.addEventListener("pointerdown", (event) => {
  if (!event.isPrimary || event.button !== 0 || !mine()) return;
  event.preventDefault();
  glass.focus({ preventScroll: true });
  glass.setPointerCapture(event.pointerId);
  const from = spotOf(event);
  const timer = setTimeout(() => mark([from], "held"), holdMs);
  finger = { id: event.pointerId, stroke: new Stroke(from, event.timeStamp), timer };
  mark([from]);
});
glass.addEventListener("pointermove", (event) => {
  if (finger?.id !== event.pointerId) return;
  const { stroke, timer } = finger;
  stroke.move(spotOf(event), event.timeStamp);
  if (!stroke.moved) return;
  clearTimeout(timer);
  mark([stroke.from, stroke.to]);
});
glass.addEventListener("pointerup", (event) => {
  if (finger?.id !== event.pointerId) return;
  const { stroke, timer } = finger;
  finger = null;
  clearTimeout(timer);
  const { timeStamp: at, shiftKey: shift } = event;
  finished(gestureOf(stroke, { at, shift, size: picture.getBoundingClientRect() }), stroke.to, at);
});
glass.addEventListener("pointercancel", () => {
  clearTimeout(finger?.timer);
  finger = null;
  marks.replaceChildren();
});

/** A click waits a moment: it may be the first of two. */
function finished(gesture: Gesture, spot: Spot, at: number): void {
  if (gesture.type !== "CLICK") {
    void act(gesture as Action);
    return;
  }
  if (first && isDouble(first, { spot, at })) {
    clearTimeout(first.timer);
    const { gesture: one } = first;
    first = null;
    void act({ ...one, type: "DOUBLE_TAP" } as Action);
    return;
  }
  const timer = setTimeout(() => {
    first = null;
    void act(gesture as Action);
  }, doubleMs);
  first = { at, spot, gesture, timer };
}

function mark(spots: readonly Spot[], kind = ""): void {
  const part = (name: string, values: Record<string, number | string>): SVGElement => {
    const made = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [key, value] of Object.entries(values)) made.setAttribute(key, String(value));
    return made;
  };
  const [from, to] = spots;
  if (!from) return;
  marks.replaceChildren(
    part("circle", { cx: from.x, cy: from.y, r: 14, class: kind }),
    ...(to ? [part("line", { x1: from.x, y1: from.y, x2: to.x, y2: to.y })] : []),
  );
}

// Keys and controls

document.addEventListener("keydown", (event) => {
  const at = event.target;
  if (event.key === "Escape" && !event.isComposing) {
    event.preventDefault();
    if (at instanceof HTMLInputElement && at.value !== "") at.value = "";
    else void act({ type: "BACK" });
    return;
  }
  if (at instanceof HTMLInputElement || at instanceof HTMLSelectElement) return;
  // They press the button that has the focus.
  if (at instanceof HTMLButtonElement && (event.key === "Enter" || event.key === " ")) return;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Enter") {
    event.preventDefault();
    entered();
    // A letter goes where letters are collected, and so does what an input method makes of it.
  } else if (event.key.length === 1 || event.key === "Process") text.focus();
});
const entered = (): void => void act(text.value === "" ? { type: "ENTER" } : typed());

element<HTMLFormElement>("typing").addEventListener("submit", (event) => {
  event.preventDefault();
  entered();
});
element<HTMLFormElement>("saying").addEventListener("submit", (event) => {
  event.preventDefault();
  const type = (event.submitter as HTMLButtonElement | null)?.value === "INFO" ? "INFO" : "ANSWER";
  if (words.value.trim() === "") {
    words.focus();
    return;
  }
  if (!mine()) return;
  void act({ type, value: words.value });
  words.value = "";
});
for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-action]"))
  button.addEventListener("click", () => void act({ type: button.dataset["action"] as "BACK" }));
element<HTMLButtonElement>("open").addEventListener("click", () => void act({ type: "AWAKE", value: app.value }));
element<HTMLButtonElement>("wait").addEventListener(
  "click",
  () => void act({ type: "WAIT", value: Math.min(3600, Math.max(0, seconds.valueAsNumber || 0)) }),
);
element<HTMLButtonElement>("done").addEventListener("click", () => void act({ type: "COMPLETE" }));
element<HTMLButtonElement>("abort").addEventListener("click", () => void act({ type: "ABORT" }));

void listen();
