/**
 * The driver of the real page: plays a reference solution with the 17 actions. It finds the controls by the acts of the
 * elements.
 */
import type { Env } from "../../../clients/typescript/src/client.ts";
import { apps } from "#apps/registry.ts";
import { getBrand, defaultBrand } from "#brands/lookup.ts";
import { fillNames, type Brand } from "#brands/define.ts";
import { containsWords } from "#judge/knowledge.ts";
import { fillSheet, mustHaveAnswered, newestNotification, StuckError } from "#judge/kernel-driver.ts";
import { statesOf } from "#judge/judge.ts";
import type { Driver } from "#judge/driver.ts";
import type { AnyApp } from "#os/define.ts";
import { langOf } from "#os/format.ts";
import type { Command } from "#os/command.ts";
import { groupNotifications } from "#os/notifications.ts";
import type { SheetState } from "#os/answer-sheet.ts";
import type { Notification, PhoneState } from "#os/state.ts";
import type { Json } from "#state/json.ts";

export interface Control {
  readonly role: string;
  readonly name: string;
  readonly value?: string;
  readonly bounds: readonly [number, number, number, number];
  readonly enabled: boolean;
  readonly scrollable: boolean;
  readonly acts?: {
    readonly tap?: readonly Command[];
    readonly hold?: readonly Command[];
    readonly slide?: readonly [readonly Command[], readonly Command[]];
  };
}
export type Action = {
  readonly type: string;
  readonly point?: readonly [number, number];
  readonly point1?: readonly [number, number];
  readonly point2?: readonly [number, number];
  readonly value?: string | number;
  readonly clear?: boolean;
};
/** One environment with an operator's access. */
export interface Remote {
  step(action: Action): Promise<void>;
  elements(): Promise<readonly Control[]>;
  state(): Promise<PhoneState>;
  /**
   * Returns the brand pack with the names that are on the screen. If the method is missing, the default pack is used.
   */
  brand?(): Promise<Brand>;
  /** Called when a touch chooses one of at least two records, with the label of the chosen record. */
  onPick?(label: string): void;
}
/** Read access to an environment with the operator's token, for drivers and judges. */
export const operatorView = (env: Env): Pick<Remote, "elements" | "state" | "brand"> => ({
  elements: async () => (await env.elements({ acts: true })) as unknown as readonly Control[],
  state: async () => (await env.state()).state as unknown as PhoneState,
  brand: async () => getBrand((await env.client.version()).brand),
});
const maxSwipes = 12;
const middle = ({ bounds: [x1, y1, x2, y2] }: Control): [number, number] => [(x1 + x2) / 2, (y1 + y2) / 2];
/** Returns a point of this control that is not covered by a smaller control: the middle, or a point near the middle. */
export function touchPointOn(control: Control, all: readonly Control[]): [number, number] {
  const [x1, y1, x2, y2] = control.bounds;
  const isIn = ([x, y]: readonly [number, number], [a, b, c, d]: Control["bounds"]): boolean =>
    x >= a && x <= c && y >= b && y <= d;
  const smaller = all.filter(
    (c) =>
      c !== control && c.acts !== undefined && c.bounds[2] - c.bounds[0] < x2 - x1 && isIn(middle(c), control.bounds),
  );
  const shares = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9];
  const spots = shares.flatMap((down) =>
    shares.map((across): [number, number] => [x1 + (x2 - x1) * across, y1 + (y2 - y1) * down]),
  );
  return spots.find((spot) => !smaller.some((c) => isIn(spot, c.bounds))) ?? middle(control);
}

/** The maximum height of a scrollable element that counts as a row of chips, buttons or small pictures. */
const maxRowHeight = 120;

export function pageDriver(remote: Remote): Driver<never, string> {
  /**
   * Finds something on the screen. If it is not visible, scrolls down, then up, and finally scrolls the horizontal
   * rows.
   */
  const look = async <T>(what: string, found: (all: readonly Control[]) => T | null): Promise<T> => {
    for (const down of [true, false]) {
      let seen = "";
      for (let i = 0; i < maxSwipes; i++) {
        const controls = await remote.elements();
        const fit = found(controls);
        if (fit !== null) return fit;
        const controlsJson = JSON.stringify(controls);
        const part = controls.filter((c) => c.scrollable && c.bounds[3] - c.bounds[1] > 80).at(-1);
        if (!part || controlsJson === seen) break;
        seen = controlsJson;
        const [x] = middle(part);
        const [, top, , bottom] = part.bounds;
        const far = (bottom - top) * 0.35;
        const y = (top + bottom) / 2;
        await remote.step({
          type: "DRAG",
          point1: [x, down ? y + far : y - far],
          point2: [x, down ? y - far : y + far],
        });
      }
    }
    // Only a drag shows whether a row scrolls horizontally. A row that does not move is skipped.
    const rows = (await remote.elements()).filter((c) => c.scrollable && c.bounds[3] - c.bounds[1] <= maxRowHeight);
    for (const row of rows)
      for (let i = 0; i < maxSwipes; i++) {
        const elementsJson = JSON.stringify(await remote.elements());
        const [x, y] = middle(row);
        const far = (row.bounds[2] - row.bounds[0]) * 0.35;
        await remote.step({ type: "DRAG", point1: [x + far, y], point2: [x - far, y] });
        const controls = await remote.elements();
        const fit = found(controls);
        if (fit !== null) return fit;
        if (JSON.stringify(controls) === elementsJson) break;
      }
    throw new StuckError(`nothing on the screen ${what}`);
  };
  /** Finds the first control that matches. */
  const find = <T>(what: string, fits: (c: Control, all: readonly Control[]) => T | null): Promise<T> =>
    look(`does ${what}`, (controls) => {
      for (const control of controls) {
        const fit = control.enabled ? fits(control, controls) : null;
        if (fit !== null) return fit;
      }
      return null;
    });
  const sees = async (...texts: readonly (string | number)[]): Promise<void> => {
    const left = texts.map(String);
    while (left.length > 0)
      await look(`shows "${left[0]}"`, (controls) => {
        // Checks all texts against the visible controls, so that their order on the screen does not matter.
        const missing = left.filter((text) => !controls.some((c) => showsText(c, text)));
        const isAny = missing.length < left.length;
        left.splice(0, left.length, ...missing);
        return isAny ? true : null;
      });
  };
  const touch = async (what: string, wanted: (c: Command) => boolean): Promise<void> => {
    const action = await find<Action>(what, (c, all) => {
      const how = c.acts?.tap?.some(wanted) ? "tap" : c.acts?.hold?.some(wanted) ? "hold" : null;
      if (how === null) return null;
      const command = c.acts![how]!.find(wanted)!;
      if (namesRecord(command) && all.some((other) => other.acts?.[how]?.some((t) => isSibling(t, command))))
        remote.onPick?.(`${c.name} ${c.value ?? ""}`);
      return { type: how === "tap" ? "CLICK" : "LONG_PRESS", point: touchPointOn(c, all) };
    });
    await remote.step(action);
  };
  const act = async (app: AnyApp, name: string, args: Json = {}): Promise<void> => {
    const on = name.split(".")[1]!;
    await touch(
      `${app.id}.${name} ${JSON.stringify(args)}`,
      (c) => isAct(c, app.id, on) && isSameJson((c.args as { args: Json }).args, args),
    );
  };
  const spotOfField = async (field: string): Promise<[number, number]> => {
    // A field that has the focus has no focus act, so the phone's state is used to identify the field.
    const { focus } = (await remote.state()).view;
    return find(`typing into ${field}`, (c) =>
      c.acts?.tap?.some((t) => t.name === "os.focus" && (t.args as { field: string }).field === field) ||
      (focus?.field === field && isFocused(c))
        ? middle(c)
        : null,
    );
  };
  const type = async (field: string, text: string): Promise<void> => {
    await remote.step({ type: "TYPE", point: await spotOfField(field), value: text, clear: true });
  };
  const slide = async (app: AnyApp, name: string, args: Json = {}): Promise<void> => {
    const on = name.split(".")[1]!;
    const point = await find<[number, number]>(`${app.id}.${name} ${JSON.stringify(args)}`, (c) => {
      const [left, right] = c.acts?.slide?.map((end) => end.find((t) => isAct(t, app.id, on))) ?? [];
      if (!left || !right) return null;
      const share = shareFor(argsOf(left), argsOf(right), args as Record<string, Json>);
      return share === null
        ? null
        : [c.bounds[0] + (c.bounds[2] - c.bounds[0]) * share, (c.bounds[1] + c.bounds[3]) / 2];
    });
    await remote.step({ type: "CLICK", point });
  };
  /** Opens the shade and expands groups until the notification is visible. */
  const inShade = async (fits: (n: Notification) => boolean): Promise<string> => {
    const state = await remote.state();
    const id = newestNotification(state, fits);
    await remote.step({ type: "SWIPE", point1: [500, 5], point2: [500, 500] });
    const group = groupNotifications(state.os.notifications).find((g) => g.ids.includes(id));
    if (group && group.ids[0] !== id)
      await touch("unfolding", (c) => c.name === "os.fold" && covers(c.args, { name: group.name }));
    return id;
  };
  const sheet = (apps as readonly AnyApp[]).find((app) => app.part === "sheet");
  const pilot = {
    state: async () => statesOf(await remote.state()),
    sees,
    seesIn: async (picture: string) => {
      await look(`is the picture ${picture} at full size`, (controls) =>
        controls.some((c) => c.role === "image" && containsWords(picture, c.name) && c.bounds[2] - c.bounds[0] > 900)
          ? true
          : null,
      );
    },
    reads: () => {},
    ask: async (question: string, ...texts: readonly (string | number)[]) => {
      await remote.step({ type: "INFO", value: question });
      mustHaveAnswered(await remote.state(), texts);
    },
    open: (app: AnyApp) => remote.step({ type: "AWAKE", value: app.id }),
    act,
    set: (app: AnyApp, _screen: string, patch: object) =>
      touch(
        `${app.id} ${JSON.stringify(patch)}`,
        (c) =>
          c.name === "os.view" &&
          (c.args as { app: string }).app === app.id &&
          covers((c.args as { patch: Json }).patch, patch as Json),
      ),
    slide,
    enter: () => remote.step({ type: "ENTER" }),
    carry: async (_app: AnyApp, _name: string, _args: Json, { from, to }: { from: string; to: string }) => {
      const brand = (await remote.brand?.()) ?? defaultBrand;
      const lang = langOf((await remote.state()).os);
      const spot = (text: string): Promise<[number, number]> => {
        const name = fillNames(text, brand, lang);
        return find(`carrying ${name}`, (c) => (c.name === name && c.role === "button" ? middle(c) : null));
      };
      await remote.step({ type: "DRAG", point1: await spot(from), point2: await spot(to) });
    },
    type,
    confirm: () => touch("yes", (c) => c.name === "os.answer" && (c.args as { yes: boolean }).yes),
    choose: async (app: AnyApp, target?: string) => {
      const ofApp = (c: Command): boolean => (c.args as { handler: string }).handler.startsWith(`${app.id}/`);
      const { chooser } = (await remote.state()).view;
      if (chooser?.intent.action !== "SEND")
        await touch(`${app.id} in the chooser`, (c) => c.name === "os.pickHandler" && ofApp(c));
      await touch(
        `choosing ${app.id}`,
        (c) => c.name === "os.choose" && ofApp(c) && covers(c.args, { target: target ?? null, always: false }),
      );
    },
    grant: (answer: string) => touch(answer, (c) => c.name === "os.grant" && covers(c.args, { answer })),
    openNotification: async (fits: (n: Notification) => boolean) => {
      const id = await inShade(fits);
      await touch("the notification", (c) => c.name === "os.openNotification" && covers(c.args, { id }));
    },
    replyTo: async (fits: (n: Notification) => boolean, text: string) => {
      const id = await inShade(fits);
      await touch("the reply", (c) => c.name === "os.startReply" && covers(c.args, { id }));
      await type("os.reply", text);
      await touch("send", (c) => c.name === "os.sendReply");
    },
    copy: (text: string) =>
      touch(`copying ${text}`, (c) => c.name === "os.copy" && (c.args as { text?: string }).text === text),
    paste: async (field: string) => {
      await remote.step({ type: "CLICK", point: await spotOfField(field) });
      await touch("the clipboard", (c) => c.name === "os.keyboard" && covers(c.args, { layer: "clipboard" }));
      await touch("pasting", (c) => c.name === "os.paste" && covers(c.args, { item: 0 }));
    },
    back: async () => {
      // The first BACK closes the keyboard.
      if ((await remote.state()).view.focus !== null) await remote.step({ type: "BACK" });
      await remote.step({ type: "BACK" });
    },
    home: () => remote.step({ type: "HOME" }),
    wait: (seconds: number) => remote.step({ type: "WAIT", value: seconds }),
    answer: async (values: Record<string, string | number | readonly string[]>) => {
      if (!sheet) throw new StuckError("no answer sheet");
      await remote.step({ type: "AWAKE", value: sheet.id });
      const state = (await remote.state()).apps[sheet.id] as unknown as SheetState;
      await fillSheet({ act, type }, sheet, state, values);
    },
  };
  return pilot as never;
}
const showsText = ({ name, value }: Control, text: string): boolean =>
  containsWords(text, name) ||
  (value !== undefined && (containsWords(text, value) || containsWords(text, `${name} ${value}`)));
/**
 * Whether the arguments of an act contain the id of a record or a day. Such an act is a choice of the user, not a fixed
 * place in the app.
 */
const namesRecord = (c: Command): boolean =>
  c.name === "os.act" &&
  Object.values(argsOf(c)).some((arg) => typeof arg === "string" && /^[a-z][A-Za-z]*_\w+$|^\d{4}-\d\d-\d\d$/.test(arg));
/** Whether two commands are the same act with different arguments. */
const isSibling = (a: Command, b: Command): boolean =>
  a.name === "os.act" &&
  (a.args as { app: string }).app === (b.args as { app: string }).app &&
  (a.args as { on: string }).on === (b.args as { on: string }).on &&
  !isSameJson(argsOf(a), argsOf(b));
const argsOf = (c: Command): Record<string, Json> => (c.args as { args: Record<string, Json> }).args;
const isFocused = (c: Control): boolean => (c as { focused?: boolean }).focused === true;
const isAct = (c: Command, app: string, on: string): boolean =>
  c.name === "os.act" && (c.args as { app: string }).app === app && (c.args as { on: string }).on === on;
const isSameJson = (a: Json, b: Json): boolean => covers(a, b) && covers(b, a);
/** Whether `a` contains everything in `b`. */
function covers(a: Json | undefined, b: Json): boolean {
  if (typeof b !== "object" || b === null) return a === b;
  if (Array.isArray(b)) return Array.isArray(a) && a.length === b.length && b.every((x, i) => covers(a[i], x));
  return (
    typeof a === "object" &&
    a !== null &&
    !Array.isArray(a) &&
    Object.entries(b).every(([key, value]) => covers(a[key], value))
  );
}
/**
 * Returns the position on a slider at which the arguments of its act equal the wanted arguments, or null if the control
 * is not such a slider.
 */
function shareFor(
  left: Record<string, Json>,
  right: Record<string, Json>,
  wanted: Record<string, Json>,
): number | null {
  const moving = Object.keys(left).filter((key) => !isSameJson(left[key]!, right[key] ?? null));
  const key = moving[0];
  if (moving.length !== 1 || key === undefined) return null;
  if (!Object.keys(left).every((k) => k === key || isSameJson(left[k]!, wanted[k] ?? null))) return null;
  const [a, b, w] = [left[key], right[key], wanted[key]];
  return typeof a === "number" && typeof b === "number" && typeof w === "number" ? (w - a) / (b - a) : null;
}
