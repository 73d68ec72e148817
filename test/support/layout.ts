// Checks the layout of every screen in both themes, both languages and all font sizes. It reaches the screens by
// touching their controls.
import { callPage, updatePhone, loadPhone } from "#scripts/build/page-driver.ts";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Chrome, Tab } from "#scripts/build/chrome.ts";
import { localWorld } from "#scripts/build/world-file.ts";
import { phone } from "#apps/phone.ts";
import spotify from "#apps/spotify/index.ts";
import { defaultBoot } from "#judge/instance.ts";
import type { Lang } from "#os/values.ts";
import type { Boot } from "#os/boot.ts";
import { CommandError, type Command } from "#os/command.ts";
import type { PhoneState } from "#os/state.ts";
import { rollDegByOrientation, displaySizeOf } from "#os/orientation.ts";
import type { Json } from "#state/json.ts";
import { displayCheckScript } from "./display-checks.ts";
import type { DisplayReport } from "./display-check-types.ts";
import { allowedFaults, type LayoutFault } from "./layout-allowed.ts";
import { idIn, idsIn } from "./internal-ids.ts";
import { englishOnly } from "./untranslated.ts";

export interface Appearance {
  readonly lang: Lang;
  readonly theme: "light" | "dark";
  readonly fontScale: number;
  /** The display size setting. */
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
  /** "app.screen", followed by the overlay over the screen, if there is one. */
  readonly name: string;
  readonly screen: string;
  readonly state: PhoneState;
  /** The controls that were touched on the way. */
  readonly path: readonly string[];
}
export interface LayoutReport {
  readonly moments: Set<string>;
  readonly screens: Set<string>;
  checkedDisplays: number;
  /** The faults, by kind, screen and part. */
  readonly found: Map<string, LayoutFault>;
  /** Indexes of the allow-list entries that were needed. */
  readonly used: Set<number>;
}
export const newReport = (): LayoutReport => ({
  moments: new Set(),
  screens: new Set(),
  checkedDisplays: 0,
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
// The walk uses the kernel alone. Commands on the kernel also read the world.
await localWorld();
const device = { width: 360, height: 800, dpr: 1 };
/** High enough that a whole list is visible and can be touched. */
const tall = { ...device, height: 2600 };
const bootFor = (lang: Lang): Boot => ({ ...defaultBoot(lang, 1), device });

/** Orientation of the device, with auto-rotate on. */
export type Orientation = keyof typeof rollDegByOrientation;

/** A phone on the page. Each new state is sent as patches. */
class TestDisplay {
  readonly orientation: Orientation;
  private shown: PhoneState;
  private version = 0;
  private readonly tab: Tab;
  private constructor(tab: Tab, shown: PhoneState, held: Orientation) {
    this.tab = tab;
    this.orientation = held;
    this.shown = shown;
  }
  static async open(chrome: Chrome, url: string, lang: Lang, held: Orientation, size = device): Promise<TestDisplay> {
    const state = withDevice(phone.boot(bootFor(lang)), size, held);
    const tab = await chrome.open(`${url}/screen`, displaySizeOf(state));
    await loadPhone(tab, { key: "layout", version: 0, state });
    return new TestDisplay(tab, state, held);
  }
  async show(state: PhoneState): Promise<void> {
    const from = { version: this.version, state: this.shown };
    await updatePhone(this.tab, "layout", from, { version: this.version + 1, state });
    this.version += 1;
    this.shown = state;
  }
  elements(acts: boolean): Promise<Element[]> {
    return callPage(this.tab, "elements", { acts });
  }
  look(bounds: boolean, colours: boolean): Promise<DisplayReport> {
    return this.tab.evaluate<DisplayReport>(displayCheckScript({ bounds, colours }));
  }
  picture(): Promise<string> {
    return this.tab.capture();
  }
  close(): Promise<void> {
    return this.tab.close();
  }
}
function withDevice(state: PhoneState, size: typeof device, held: Orientation, look?: Appearance): PhoneState {
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
      sensors: { ...sensors, rollDeg: rollDegByOrientation[held] },
    },
  };
}

/** Returns a text that is equal for states that offer the same choices. The ids and texts of such states may differ. */
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
    // A touch that has no effect in this state is refused.
    if (e instanceof CommandError) return null;
    throw e;
  }
};

/** Start of a walk: an app, or one of the phone's own surfaces. */
export interface Start {
  readonly name: string;
  readonly state: PhoneState;
  /** Whether the walk checks an overlay over apps. Such a walk ends when the overlay closes. */
  readonly over: boolean;
}
const hasOverlay = ({ view }: PhoneState): boolean =>
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
    return { name, state, over: hasOverlay(state) };
  };
  const played: readonly Command[] = [
    os("launch", { app: spotify.id }),
    { name: "spotify.togglePlay", args: {} },
    os("home", {}),
  ];
  return [
    ...phone.apps.map((app) => at(app.id, os("launch", { app: app.id }))),
    at("shade", ...told, os("shade", { open: true })),
    at("heads-up", ...told),
    at("recents", ...phone.apps.slice(0, 6).map((a) => os("launch", { app: a.id })), os("home", {}), os("recents", {})),
    at("lock", ...told, os("power", {}), os("wake", {})),
    at("shade with media", ...played, os("shade", { open: true })),
    at("lock with media", ...played, os("power", {}), os("wake", {})),
    at("pop-up", os("popUp", notice(lang))),
    at("advertisement", os("showAd", { key: "ad", wait: 1, ad: longAd(phone.apps[1]!.id, lang) })),
  ];
};

export interface Walk {
  readonly lang: Lang;
  readonly start: string;
  /** Maximum number of moments. */
  readonly most: number;
  /** Maximum number of moments per screen. */
  readonly perScreen: number;
}
/** The moments that are reachable from a start by touching visible controls, nearest first. */
export async function walk(glass: TestDisplay, w: Walk, report: LayoutReport): Promise<Moment[]> {
  const start = startsOf(w.lang).find((s) => s.name === w.start)!;
  const home = phone.top(start.state, start.state.view.front).app;
  const moments: Moment[] = [momentOf(start.state, [])];
  const kinds = new Set([kindOf(start.state)]);
  const counts = new Map<string, number>();
  for (let n = 0; n < moments.length; n++) {
    const { state, path } = moments[n]!;
    let elements: Element[];
    try {
      await glass.show(withDevice(state, tall, "portrait"));
      elements = await glass.elements(true);
    } catch (e) {
      note(report, "error", moments[n]!, "", "", e instanceof Error ? e.message : String(e), "walk");
      continue;
    }
    // Similar items lead to similar screens, so the walk touches only the first few items of a list.
    const alike = new Map<string, number>();
    for (const el of elements) {
      if (!el.enabled || el.role === "key") continue;
      for (const commands of [el.acts?.tap, el.acts?.hold]) {
        if (!commands || commands.length === 0 || moments.length >= w.most) continue;
        const next = run(state, commands);
        if (!next || phone.top(next, next.view.front).app !== home || (start.over && !hasOverlay(next))) continue;
        for (const after of [next, ...statesWithText(next)]) {
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
/** States in which empty fields contain text, because a field is checked both empty and with text. */
function statesWithText(state: PhoneState): PhoneState[] {
  const { focus } = state.view;
  if (!focus || focus.composing !== "") return [];
  const text = focus.kind === "number" || focus.kind === "decimal" || focus.kind === "phone" ? "12" : "a";
  const typed = run(state, [{ name: "os.type", args: { text } as never }]);
  return typed ? [typed] : [];
}
export const openTallDisplay = (chrome: Chrome, url: string, lang: Lang): Promise<TestDisplay> =>
  TestDisplay.open(chrome, url, lang, "portrait", tall);
export const openDisplay = (chrome: Chrome, url: string, lang: Lang, held: Orientation): Promise<TestDisplay> =>
  TestDisplay.open(chrome, url, lang, held);

/** Checks one moment in these appearances and adds the findings to the report. */
export async function inspect(
  glass: TestDisplay,
  moment: Moment,
  chosen: readonly Appearance[],
  report: LayoutReport,
  shots: { readonly folder: string; readonly look: Appearance; readonly number: number } | null = null,
): Promise<void> {
  report.moments.add(`${moment.name} ${moment.path.join(" › ")}`);
  report.screens.add(moment.screen);
  for (const look of chosen) {
    const told = `${nameOf(look)} ${glass.orientation}`;
    try {
      await glass.show(withDevice(moment.state, device, glass.orientation, look));
      // Colours do not depend on the font size, and positions do not depend on the theme.
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
          // The name of a list is the id of its scroll offset.
          const id = el.role === "list" ? null : idIn(el.name, ids);
          if (id !== null) note(report, "id", moment, id, el.name, "an internal id as a name", told);
        }
      }
      report.checkedDisplays += 1;
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
  kind: LayoutFault["kind"],
  moment: Moment,
  where: string,
  what: string,
  detail: string,
  look: string,
): void {
  const pass = allowedFaults.findIndex(
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
export const lineOf = (f: LayoutFault): string =>
  `${f.kind}  ${f.screen}  ${f.where}  “${f.what}” ${f.detail} [${f.times}×, ${[...f.appearances].slice(0, 3).join("; ")}${f.appearances.size > 3 ? " …" : ""}] by ${f.path.join(" › ")}`;
