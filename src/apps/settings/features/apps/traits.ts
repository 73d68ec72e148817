/**
 * The user's decisions about an app, a network or a device. Only values that differ from the default are stored. For
 * some traits, such as "Unrestricted data", a screen lists the values of all apps.
 */
import type { TextKey } from "../../strings.ts";

export interface Trait {
  readonly title: TextKey;
  /** The default value. */
  readonly first: string | boolean;
  /** The possible values and their texts. A trait without options is a switch. */
  readonly options?: readonly { readonly value: string; readonly label: TextKey }[];
  /** The text below the list of all apps. */
  readonly note?: TextKey;
}
export type Subject = "app" | "wifi" | "bt";
const flag = (title: TextKey, first: boolean, note?: TextKey): Trait => ({ title, first, ...(note ? { note } : {}) });
const minutes = ["0", "15", "30", "60", "120"] as const;

export const traits = {
  app: {
    battery: {
      title: "batteryUse",
      first: "optimised",
      note: "batteryUseNote",
      options: [
        { value: "free", label: "batteryFree" },
        { value: "optimised", label: "batteryOptimised" },
        { value: "limited", label: "batteryLimited" },
      ],
    },
    mobileData: flag("appMobileData", true, "appMobileDataNote"),
    background: flag("appBackground", true, "appBackgroundNote"),
    unlimitedData: flag("unlimitedData", false, "unlimitedDataNote"),
    pause: flag("pauseUnused", true, "pauseUnusedNote"),
    overlay: flag("overlay", false, "overlayNote"),
    install: flag("installUnknown", false, "installUnknownNote"),
    usage: flag("usageAccess", false, "usageAccessNote"),
    alarms: flag("exactAlarms", true, "exactAlarmsNote"),
    pip: flag("pip", true, "pipNote"),
    system: flag("writeSettings", false, "writeSettingsNote"),
    dndAccess: flag("dndAccess", false, "dndAccessNote"),
    readNotifications: flag("readNotifications", false, "readNotificationsNote"),
    wifiControl: flag("wifiControl", true, "wifiControlNote"),
    fullScreen: flag("fullScreenNotices", true, "fullScreenNoticesNote"),
    bubbles: flag("bubblesOf", true, "bubblesOfNote"),
    focus: flag("focusApps", false, "focusAppsNote"),
    openLinks: flag("openLinks", true, "openLinksNote"),
    timer: {
      title: "appTimer",
      first: "0",
      note: "appTimersNote",
      options: minutes.map((value) => ({ value, label: `minutes-${value}` as const })),
    },
    language: {
      title: "appLanguage",
      first: "system",
      note: "appLanguageNote",
      options: [
        { value: "system", label: "asPhone" },
        { value: "en", label: "english" },
        { value: "zh-CN", label: "chinese" },
      ],
    },
  },
  wifi: {
    metered: {
      title: "metered",
      first: "auto",
      options: [
        { value: "auto", label: "meteredAuto" },
        { value: "yes", label: "meteredYes" },
        { value: "no", label: "meteredNo" },
      ],
    },
    address: {
      title: "macKind",
      first: "random",
      options: [
        { value: "random", label: "macRandom" },
        { value: "own", label: "macOwn" },
      ],
    },
    proxy: {
      title: "proxy",
      first: "none",
      options: [
        { value: "none", label: "none" },
        { value: "auto", label: "automatic" },
      ],
    },
  },
  bt: {
    media: flag("btMedia", true),
    calls: flag("btCalls", true),
    contacts: flag("btContacts", false),
    input: flag("btInput", true),
  },
} as const satisfies Record<Subject, Record<string, Trait>>;
export type AppTrait = keyof typeof traits.app;
export const appTraits = Object.keys(traits.app) as [AppTrait, ...AppTrait[]];

const traitsBySubject: Readonly<Record<string, Readonly<Record<string, Trait>>>> = traits;
/** Returns a trait by its subject ("app:notes") and name. */
export const findTrait = (subject: string, name: string): Trait | undefined => {
  const of = traitsBySubject[subject.split(":")[0] ?? ""];
  return of && Object.hasOwn(of, name) ? of[name] : undefined;
};
export const isTraitValue = (trait: Trait, value: unknown): boolean =>
  trait.options ? trait.options.some((o) => o.value === value) : typeof value === "boolean";
