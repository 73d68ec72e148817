// Every screen, walked to by what can be touched on it, looked at in both themes, both languages and all sizes of text.
import { call, catchUp, load } from "../../scripts/page.ts";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Chrome, Tab } from "../../scripts/chrome.ts";
import { localWorld } from "../../scripts/world-file.ts";
import { phone } from "../../src/apps/phone.ts";
import { bootOf } from "../../src/judge/instance.ts";
import type { Lang } from "../../src/os/values.ts";
import type { Boot } from "../../src/os/boot.ts";
import { CommandError, type Command } from "../../src/os/command.ts";
import type { PhoneState } from "../../src/os/state.ts";
import { rollDegOf, sizeOf } from "../../src/os/turned.ts";
import type { Json } from "../../src/state/json.ts";
import { glassScript } from "./glass.ts";
import type { Seen } from "./glass-types.ts";
import { allowed, type Found } from "./layout-allowed.ts";
import { idIn, idsIn } from "./internal-ids.ts";
import { englishOnly } from "./untranslated.ts";

export interface Appearance {
  readonly lang: Lang;
  readonly theme: "light" | "dark";
  readonly fontScale: number;
  /** The display size: how large everything is drawn. */
  readonly size: "default" | "large";
}
export const nameOf = (look: Appearance): string =>
  `${look.lang.slice(0, 2)} ${look.theme} ${look.fontScale}${look.size === "large" ? " large" : ""}`;
export const appearances: readonly Appearance[] = (["en", "zh-CN"] as const).flatMap((lang) => [
  ...([0.85, 1, 1.3] as const).flatMap((fontScale) =>
    (["light", "dark"] as const).map((theme): Appearance => ({ lang, theme, fontScale, size: "default" })),
  ),
  ...([1, 1.3] as const).map((fontScale): Appearance => ({ lang, theme: "light", fontScale, size: "large" })),
]);
export interface Moment {
  /** "app.screen", and what lies over it. */
  readonly name: string;
  readonly screen: string;
  readonly state: PhoneState;
  /** What led here. */
  readonly path: readonly string[];
}
export interface LayoutReport {
  readonly moments: Set<string>;
  readonly screens: Set<string>;
  looked: number;
  /** By kind, screen and part. */
  readonly found: Map<string, Found>;
  /** Entries of the allow-list that were of use. */
  readonly used: Set<number>;
}
export const newReport = (): LayoutReport => ({
  moments: new Set(),
  screens: new Set(),
  looked: 0,
  found: new Map(),
  used: new Set(),
});

interface Element {
  readonly role: string;
  readonly name: string;
  readonly enabled: boolean;
  readonly bounds: readonly number[];
  readonly acts?: { readonly tap?: Command[]; readonly hold?: Command[] };
}
// The bare kernel, by which the walk goes on, looks up the world, too.
await localWorld();
const device = { width: 360, height: 800, dpr: 1 };
/** All of a list is in sight and can be touched. */
const tall = { ...device, height: 2600 };
const bootFor = (lang: Lang): Boot => ({ ...bootOf(lang, 1), device });

/** How the device is held, with auto-rotate on. */
export type Held = keyof typeof rollDegOf;

/** A phone on the page, brought from state to state by the difference. */
class Glass {
  readonly held: Held;
  private shown: PhoneState;
  private version = 0;
  private readonly tab: Tab;
  private constructor(tab: Tab, shown: PhoneState, held: Held) {
    this.tab = tab;
    this.held = held;
    this.shown = shown;
  }
  static async open(chrome: Chrome, url: string, lang: Lang, held: Held, size = device): Promise<Glass> {
    const state = sized(phone.boot(bootFor(lang)), size, held);
    const tab = await chrome.open(`${url}/screen`, sizeOf(state));
    await load(tab, { key: "layout", version: 0, state });
    return new Glass(tab, state, held);
  }
  async show(state: PhoneState): Promise<void> {
    const from = { version: this.version, state: this.shown };
    await catchUp(this.tab, "layout", from, { version: this.version + 1, state });
    this.version += 1;
    this.shown = state;
  }
  elements(acts: boolean): Promise<Element[]> {
    return call(this.tab, "elements", { acts });
  }
  look(bounds: boolean, colours: boolean): Promise<Seen> {
    return this.tab.evaluate<Seen>(glassScript({ bounds, colours }));
  }
  picture(): Promise<string> {
    return this.tab.capture();
  }
  close(): Promise<void> {
    return this.tab.close();
  }
}
function sized(state: PhoneState, size: typeof device, held: Held, look?: Appearance): PhoneState {
  const { settings, sensors } = state.os;
  const display = {
    ...settings.display,
    ...(look ? { theme: look.theme, fontScale: look.fontScale as never, size: look.size } : {}),
    autoRotate: held === "landscape",
  };
  return {
    ...state,
    device: { ...state.device, ...size },
    os: {
      ...state.os,
      settings: { ...settings, display },
      sensors: { ...sensors, rollDeg: rollDegOf[held] },
    },
  };
}

/** Two states that look alike in what they are: ids and texts differ, choices do not. */
function kindOf(state: PhoneState): string {
  const { view } = state;
  const top = phone.top(state, view.front);
  const plain = (x: Json): Json => {
    if (typeof x === "string")
      return /^[a-z][a-z0-9]*_[A-Za-z0-9_]+$/.test(x)
        ? x.replace(/_.*/, "_")
        : /^[A-Za-z][\w.-]{0,30}$/.test(x)
          ? x
          : x === ""
            ? ""
            : "…";
    if (typeof x === "number") return Math.sign(x);
    if (Array.isArray(x)) return x.length === 0 ? [] : [plain(x[0]!)];
    if (typeof x === "object" && x !== null)
      return Object.fromEntries(Object.entries(x).map(([k, y]) => [/_/.test(k) ? "id" : k, plain(y)]));
    return x;
  };
  const typed = view.focus ? top.view[view.focus.field] : undefined;
  return JSON.stringify([
    top.app,
    top.screen,
    plain(top.params),
    plain(
      Object.fromEntries(Object.entries(top.view).map(([k, v]) => [k, view.focus?.field === k ? typed !== "" : v])),
    ),
    view.surface,
    view.focus && [view.focus.field.replace(/\d+/g, "0"), view.keyboard.layer, view.focus.tools === "bar"],
    view.dialog?.text ?? null,
    view.permission !== null,
    view.chooser !== null,
    view.popUp !== null,
    view.ad !== undefined,
    view.power,
    view.locked,
    view.pad !== null,
    view.replying !== null,
  ] as Json);
}
function momentOf(state: PhoneState, path: readonly string[]): Moment {
  const { view } = state;
  const { app, screen } = phone.frontOf(state);
  const top = phone.top(state, view.front);
  const over = [
    view.surface,
    typeof top.view["open"] === "string" ? top.view["open"] : null,
    view.dialog?.text,
    view.focus && "typing",
    view.permission && "permission",
    view.chooser && "chooser",
  ].filter((x) => typeof x === "string");
  return { screen: `${app}.${screen}`, name: [`${app}.${screen}`, ...over].join("+"), state, path };
}
const run = (state: PhoneState, commands: readonly Command[]): PhoneState | null => {
  try {
    return commands.reduce((s, command) => phone.reduce(s, command).state, state);
  } catch (e) {
    // What a touch would do where it cannot is refused.
    if (e instanceof CommandError) return null;
    throw e;
  }
};

/** Where a walk begins: an app, or one of the phone's own surfaces. */
export interface Start {
  readonly name: string;
  readonly state: PhoneState;
  /** It is about what lies over the apps: where that is gone, the walk ends. */
  readonly over: boolean;
}
const covered = ({ view }: PhoneState): boolean =>
  view.surface !== null ||
  view.headsUp !== null ||
  view.popUp !== null ||
  view.ad !== undefined ||
  view.locked ||
  view.dialog !== null;
const longAd = (app: string, lang: Lang) => ({
  title: lang === "en" ? "50% off until midnight" : "今晚零点前全场五折",
  text: lang === "en" ? "Today only. Thousands have already joined." : "仅限今天，机不可失，已有数万人参与。",
  button: lang === "en" ? "Open now" : "立即打开",
  app,
  corner: "right",
});
const notice = (lang: Lang) =>
  lang === "en"
    ? { title: "Update", text: "A new version can be installed tonight." }
    : { title: "系统更新", text: "新版本可在今晚安装。" };
export const startsOf = (lang: Lang): Start[] => {
  const fresh = phone.boot(bootFor(lang));
  const os = (name: string, args: object): Command => ({ name: `os.${name}`, args: args as never });
  const told = phone.apps
    .filter((a) => !a.hidden && a.part === null)
    .slice(0, 4)
    .map((a, n) =>
      os("notify", {
        app: a.id,
        title: n % 2 === 0 ? "Aurora Marston" : "明日提醒",
        text:
          n % 2 === 0
            ? "Could you bring the long ladder and the blue paint tomorrow, before the others come?"
            : "请在今晚八点之前把会议纪要发给大家，并确认明天上午的时间和地点。",
      }),
    );
  const at = (name: string, ...commands: Command[]): Start => {
    const state = run(fresh, commands)!;
    return { name, state, over: covered(state) };
  };
  return [
    ...phone.apps.map((app) => at(app.id, os("launch", { app: app.id }))),
    at("shade", ...told, os("shade", { open: true })),
    at("heads-up", ...told),
    at("recents", ...phone.apps.slice(0, 6).map((a) => os("launch", { app: a.id })), os("home", {}), os("recents", {})),
    at("lock", ...told, os("power", {}), os("wake", {})),
    at("pop-up", os("popUp", notice(lang))),
    at("advertisement", os("showAd", { key: "ad", wait: 1, ad: longAd(phone.apps[1]!.id, lang) })),
  ];
};

export interface Walk {
  readonly lang: Lang;
  readonly start: string;
  /** At most so many moments. */
  readonly most: number;
  /** At most so many of one screen. */
  readonly perScreen: number;
}
/** The moments that can be reached from a start by touching what is in sight, nearest first. */
export async function walk(glass: Glass, w: Walk, report: LayoutReport): Promise<Moment[]> {
  const start = startsOf(w.lang).find((s) => s.name === w.start)!;
  const home = phone.top(start.state, start.state.view.front).app;
  const moments: Moment[] = [momentOf(start.state, [])];
  const kinds = new Set([kindOf(start.state)]);
  const counts = new Map<string, number>();
  for (let n = 0; n < moments.length; n++) {
    const { state, path } = moments[n]!;
    let elements: Element[];
    try {
      await glass.show(sized(state, tall, "portrait"));
      elements = await glass.elements(true);
    } catch (e) {
      note(report, "error", moments[n]!, "", "", e instanceof Error ? e.message : String(e), "walk");
      continue;
    }
    // What is like its neighbours leads to more of the same: the first few of a list are enough.
    const alike = new Map<string, number>();
    for (const el of elements) {
      if (!el.enabled || el.role === "key") continue;
      for (const commands of [el.acts?.tap, el.acts?.hold]) {
        if (!commands || commands.length === 0 || moments.length >= w.most) continue;
        const next = run(state, commands);
        if (!next || phone.top(next, next.view.front).app !== home || (start.over && !covered(next))) continue;
        for (const after of [next, ...typedInto(next)]) {
          const kind = kindOf(after);
          if (kinds.has(kind)) continue;
          const { screen } = momentOf(after, []);
          const group = JSON.stringify([screen, el.role, commands[0]!.name]);
          const count = counts.get(screen) ?? 0;
          if (count >= w.perScreen || (alike.get(group) ?? 0) >= w.perScreen) continue;
          kinds.add(kind);
          counts.set(screen, count + 1);
          alike.set(group, (alike.get(group) ?? 0) + 1);
          moments.push(momentOf(after, [...path, el.name || el.role]));
        }
      }
    }
  }
  return moments;
}
/** A field that opens is also seen with something in it. */
function typedInto(state: PhoneState): PhoneState[] {
  const { focus } = state.view;
  if (!focus || focus.composing !== "") return [];
  const text = focus.kind === "number" || focus.kind === "decimal" || focus.kind === "phone" ? "12" : "a";
  const typed = run(state, [{ name: "os.type", args: { text } as never }]);
  return typed ? [typed] : [];
}
export const openTall = (chrome: Chrome, url: string, lang: Lang): Promise<Glass> =>
  Glass.open(chrome, url, lang, "portrait", tall);
export const openGlass = (chrome: Chrome, url: string, lang: Lang, held: Held): Promise<Glass> =>
  Glass.open(chrome, url, lang, held);

/** Looks at one moment in these appearances, and notes what is found. */
export async function inspect(
  glass: Glass,
  moment: Moment,
  chosen: readonly Appearance[],
  report: LayoutReport,
  shots: { readonly folder: string; readonly look: Appearance; readonly number: number } | null = null,
): Promise<void> {
  report.moments.add(`${moment.name} ${moment.path.join(" › ")}`);
  report.screens.add(moment.screen);
  for (const look of chosen) {
    const told = `${nameOf(look)} ${glass.held}`;
    try {
      await glass.show(sized(moment.state, device, glass.held, look));
      // Colours do not depend on the size of the text, nor places on the theme.
      const seen = await glass.look(look.theme === "light", look.fontScale === 1 && look.size === "default");
      for (const f of seen.findings) note(report, f.kind, moment, f.where, f.what, f.detail, told);
      if (look.fontScale === 1 && look.theme === "light" && look.size === "default") {
        const ids = idsIn(moment.state);
        for (const text of seen.texts) {
          if (englishOnly(text, look.lang))
            note(report, "untranslated", moment, text, text, "a text of the other language", told);
          const id = idIn(text, ids);
          if (id !== null) note(report, "id", moment, id, text, "an internal id on the glass", told);
        }
        for (const el of await glass.elements(false)) {
          if (el.role !== "list" && el.role !== "text" && el.name === "")
            note(report, "unnamed", moment, el.role, "", `no name, at ${el.bounds.join(", ")}`, told);
          if (englishOnly(el.name, look.lang))
            note(report, "untranslated", moment, el.name, el.name, "a name of the other language", told);
          // A list is told by the name that its place is kept under.
          const id = el.role === "list" ? null : idIn(el.name, ids);
          if (id !== null) note(report, "id", moment, id, el.name, "an internal id as a name", told);
        }
      }
      report.looked += 1;
      if (shots?.look === look) {
        mkdirSync(shots.folder, { recursive: true });
        const name = `${String(shots.number).padStart(4, "0")}-${moment.name.replace(/[^\w.+-]/g, "_")}.png`;
        writeFileSync(join(shots.folder, name), Buffer.from(await glass.picture(), "base64"));
      }
    } catch (e) {
      note(report, "error", moment, "", "", e instanceof Error ? e.message : String(e), told);
    }
  }
}
function note(
  report: LayoutReport,
  kind: Found["kind"],
  moment: Moment,
  where: string,
  what: string,
  detail: string,
  look: string,
): void {
  const pass = allowed.findIndex(
    (a) =>
      a.kind === kind &&
      (a.screen === undefined || a.screen.test(moment.name)) &&
      (a.where === undefined || a.where.test(where)) &&
      (a.what === undefined || a.what.test(what)),
  );
  if (pass >= 0) {
    report.used.add(pass);
    return;
  }
  const key = JSON.stringify([kind, moment.screen, where]);
  const known = report.found.get(key);
  if (known) {
    known.appearances.add(look);
    known.times += 1;
  } else
    report.found.set(key, {
      kind,
      screen: moment.name,
      where,
      what,
      detail,
      path: moment.path,
      appearances: new Set([look]),
      times: 1,
    });
}
export const lineOf = (f: Found): string =>
  `${f.kind}  ${f.screen}  ${f.where}  “${f.what}” ${f.detail} [${f.times}×, ${[...f.appearances].slice(0, 3).join("; ")}${f.appearances.size > 3 ? " …" : ""}] by ${f.path.join(" › ")}`;
