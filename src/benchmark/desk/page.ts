// The page for a human player: draws the state from the server, converts mouse and keys to actions, and sends them.
import type { Action } from "#contract/action.ts";
import { doubleTapMs, holdMs, isDoubleTap, Stroke, type PointerPosition } from "#contract/stroke.ts";
import { gestureOf, type Gesture } from "./gesture.ts";
import type { DeskActions, DeskState } from "./desk-state.ts";
import { deskText, type DeskTextName } from "./texts.ts";

const element = <T extends Element>(id: string): T => document.getElementById(id) as unknown as T;
const display = element<HTMLElement>("glass");
const picture = element<HTMLImageElement>("picture");
const marks = element<SVGSVGElement>("marks");
const text = element<HTMLInputElement>("text");
const clear = element<HTMLInputElement>("clear");
const words = element<HTMLInputElement>("words");
const seconds = element<HTMLInputElement>("seconds");
const app = element<HTMLSelectElement>("app");
const note = element<HTMLInputElement>("note");
const log = element<HTMLOListElement>("log");
const start = element<HTMLButtonElement>("start");

const retryMs = 1000;
let state: DeskState | null = null;
/** The revision for which actions were sent last. The page sends actions only once per revision. */
let sentRevision = -1;
/** Returns a text in the language of the phone. */
const say = (name: DeskTextName, facts?: Readonly<Record<string, string | number>>): string =>
  deskText(name, state?.lang ?? "en", facts);
const isMyTurn = (): boolean => state?.phase === "yours" && sentRevision !== state.revision;

// Receiving states

async function pollState(): Promise<void> {
  for (;;) {
    try {
      const response = await fetch(`now?after=${state?.revision ?? -1}`);
      if (!response.ok) throw new Error(String(response.status));
      draw((await response.json()) as DeskState);
      if (state?.phase === "closed") return;
    } catch {
      if (state) draw({ ...state, phase: "closed" });
      else showError(say("noServer"));
      await new Promise((resolve) => setTimeout(resolve, retryMs));
    }
  }
}

const phases: Readonly<Record<DeskState["phase"], DeskTextName>> = {
  waiting: "phaseWaiting",
  ready: "phaseReady",
  yours: "phaseYours",
  busy: "phaseBusy",
  over: "phaseOver",
  closed: "phaseClosed",
};

function titleOf({ episode: n, episodes: all }: DeskState): string {
  if (all !== null) return say("task", { n, all });
  return n > 1 ? say("episode", { n }) : "Phonebooth";
}
/** Writes all texts that do not depend on the episode. */
function drawTexts(): void {
  document.documentElement.lang = state?.lang ?? "en";
  document.title = say("pageTitle");
  const each = (
    name: "text" | "label" | "title" | "placeholder",
    write: (e: HTMLElement, text: string) => void,
  ): void => {
    for (const node of document.querySelectorAll<HTMLElement>(`[data-${name}]`))
      write(node, say(node.dataset[name] as DeskTextName));
  };
  each("text", (node, words) => (node.textContent = words));
  each("label", (node, words) => (node.ariaLabel = words));
  each("title", (node, words) => (node.title = words));
  each("placeholder", (node, words) => ((node as HTMLInputElement).placeholder = words));
}
function draw(next: DeskState): void {
  if (next.episode !== state?.episode) log.replaceChildren();
  const newer = next.picture !== state?.picture;
  const turned = next.phase === "yours" && state?.phase !== "yours";
  const isOtherLanguage = next.lang !== state?.lang;
  state = next;
  if (isOtherLanguage) drawTexts();
  document.body.className = `${isMyTurn() ? "mine" : ""} ${next.phase === "busy" ? "busy" : ""}`;
  setText("title", titleOf(next));
  setText("phase", say(phases[next.phase]));
  setText("instruction", next.instruction);
  const { step: n, budget: all } = next;
  setText("steps", all === null ? say("steps", { n }) : say("stepOf", { n, all }));
  setText("clock", next.clock.slice(0, 16).replace("T", " "));
  const meter = element<HTMLMeterElement>("meter");
  meter.hidden = next.budget === null;
  meter.max = next.budget ?? 1;
  meter.high = 0.8 * (next.budget ?? 1);
  meter.value = next.step;
  showNotice("message", next.message === null ? "" : say("userSays", { text: next.message }));
  showNotice("ending", next.ending.join("\n"));
  element<HTMLElement>("ending").classList.toggle("good", next.good === true);
  element<HTMLElement>("ending").classList.toggle("wrong", next.good === false);
  if (next.apps.join("\n") !== [...app.options].map(({ value }) => value).join("\n"))
    app.replaceChildren(...next.apps.map((title) => new Option(title, title)));
  // A button with the `disabled` attribute would lose the focus. Keyboard users would then have to find the button
  // again after each step.
  for (const control of document.querySelectorAll("button")) control.ariaDisabled = String(!isMyTurn());
  const isReady = next.phase === "ready";
  start.hidden = !isReady;
  start.ariaDisabled = "false";
  if (newer && next.picture !== null) picture.src = next.picture;
  // Before the start of a task, its phone is not visible.
  picture.hidden = isReady || next.picture === null;
  element<HTMLElement>("blank").hidden = isReady || next.picture !== null;
  if (turned) marks.replaceChildren();
}
picture.addEventListener("load", () => {
  display.style.setProperty("--wide", String(picture.naturalWidth));
  display.style.setProperty("--high", String(picture.naturalHeight));
});

const setText = (id: string, words: string): void => {
  element<HTMLElement>(id).textContent = words;
};
function showNotice(id: string, words: string): void {
  setText(id, words);
  element<HTMLElement>(id).hidden = words === "";
}
const showError = (wrong: string): void => showNotice("wrong", wrong);

// Sending actions

/** If the text box contains text, that text is sent first, because the user typed it before this action. */
async function sendAction(action: Action): Promise<void> {
  if (!state || !isMyTurn()) return;
  const actions: Action[] = text.value === "" || action.type === "TYPE" ? [action] : [typeAction(), action];
  const body: DeskActions = { revision: state.revision, actions, note: note.value };
  sentRevision = state.revision;
  showError("");
  draw(state);
  const response = await fetch("act", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  }).catch(() => null);
  if (response?.ok) {
    for (const one of actions) {
      const item = document.createElement("li");
      item.textContent = formatAction(one);
      log.append(item);
      item.scrollIntoView({ block: "nearest" });
    }
    text.value = "";
    note.value = "";
    clear.checked = false;
    return;
  }
  sentRevision = -1;
  showError(response ? ((await response.json()) as { error: string }).error : say("serverEnded"));
  draw(state);
}
const typeAction = (): Action => ({ type: "TYPE", value: text.value, ...(clear.checked ? { clear: true } : {}) });
function formatAction({ type, ...rest }: Action): string {
  const values = Object.values(rest).map((value) => (typeof value === "string" ? value : JSON.stringify(value)));
  return [type, ...values].join(" ");
}

// Mouse

let finger: { readonly id: number; readonly stroke: Stroke; readonly timer: ReturnType<typeof setTimeout> } | null =
  null;
let first: {
  readonly at: number;
  readonly spot: PointerPosition;
  readonly gesture: Gesture;
  readonly timer: ReturnType<typeof setTimeout>;
} | null = null;

const spotOf = (event: PointerEvent): PointerPosition => {
  const box = picture.getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top };
};

display.addEventListener("pointerdown", (event) => {
  if (!event.isPrimary || event.button !== 0 || !isMyTurn()) return;
  event.preventDefault();
  display.focus({ preventScroll: true });
  display.setPointerCapture(event.pointerId);
  const from = spotOf(event);
  const timer = setTimeout(() => drawMark([from], "held"), holdMs);
  finger = { id: event.pointerId, stroke: new Stroke(from, event.timeStamp), timer };
  drawMark([from]);
});
display.addEventListener("pointermove", (event) => {
  if (finger?.id !== event.pointerId) return;
  const { stroke, timer } = finger;
  stroke.move(spotOf(event), event.timeStamp);
  if (!stroke.moved) return;
  clearTimeout(timer);
  drawMark([stroke.from, stroke.to]);
});
display.addEventListener("pointerup", (event) => {
  if (finger?.id !== event.pointerId) return;
  const { stroke, timer } = finger;
  finger = null;
  clearTimeout(timer);
  const { timeStamp: at, shiftKey: shift } = event;
  handleGesture(gestureOf(stroke, { at, shift, size: picture.getBoundingClientRect() }), stroke.to, at);
});
display.addEventListener("pointercancel", () => {
  clearTimeout(finger?.timer);
  finger = null;
  marks.replaceChildren();
});

/** A click waits briefly, because it may be the first of a double tap. */
function handleGesture(gesture: Gesture, spot: PointerPosition, at: number): void {
  if (gesture.type !== "CLICK") {
    void sendAction(gesture as Action);
    return;
  }
  if (first && isDoubleTap(first, { spot, at })) {
    clearTimeout(first.timer);
    const { gesture: one } = first;
    first = null;
    void sendAction({ ...one, type: "DOUBLE_TAP" } as Action);
    return;
  }
  const timer = setTimeout(() => {
    first = null;
    void sendAction(gesture as Action);
  }, doubleTapMs);
  first = { at, spot, gesture, timer };
}

function drawMark(spots: readonly PointerPosition[], kind = ""): void {
  const part = (name: string, values: Record<string, number | string>): SVGElement => {
    const created = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [key, value] of Object.entries(values)) created.setAttribute(key, String(value));
    return created;
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
    else void sendAction({ type: "BACK" });
    return;
  }
  if (at instanceof HTMLInputElement || at instanceof HTMLSelectElement) return;
  // Enter and Space press the focused button.
  if (at instanceof HTMLButtonElement && (event.key === "Enter" || event.key === " ")) return;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Enter") {
    event.preventDefault();
    submitText();
    // If a letter or a key of an input method is pressed, the text box gets the focus.
  } else if (event.key.length === 1 || event.key === "Process") text.focus();
});
const submitText = (): void => void sendAction(text.value === "" ? { type: "ENTER" } : typeAction());

element<HTMLFormElement>("typing").addEventListener("submit", (event) => {
  event.preventDefault();
  submitText();
});
element<HTMLFormElement>("saying").addEventListener("submit", (event) => {
  event.preventDefault();
  const type = (event.submitter as HTMLButtonElement | null)?.value === "INFO" ? "INFO" : "ANSWER";
  if (words.value.trim() === "") {
    words.focus();
    return;
  }
  if (!isMyTurn()) return;
  void sendAction({ type, value: words.value });
  words.value = "";
});
for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-action]"))
  button.addEventListener("click", () => void sendAction({ type: button.dataset["action"] as "BACK" }));
element<HTMLButtonElement>("open").addEventListener(
  "click",
  () => void sendAction({ type: "AWAKE", value: app.value }),
);
element<HTMLButtonElement>("wait").addEventListener(
  "click",
  () => void sendAction({ type: "WAIT", value: Math.min(3600, Math.max(0, seconds.valueAsNumber || 0)) }),
);
start.addEventListener("click", () => {
  fetch("start", { method: "POST" }).catch(() => showError(say("serverEnded")));
});
element<HTMLButtonElement>("done").addEventListener("click", () => void sendAction({ type: "COMPLETE" }));
element<HTMLButtonElement>("abort").addEventListener("click", () => void sendAction({ type: "ABORT" }));

drawTexts();
void pollState();
