/**
 * The pages of Settings as one declaration: pages → sections → rows, each row tied to a setting of the phone.
 * It draws the pages, feeds the search, and can be listed (`allRows`), so that what can be set is known without drawing.
 */
import {
  alarmSounds,
  castDevices,
  fontScales,
  keyboardFirsts,
  mobileTypes,
  notificationSounds,
  ringtones,
  saverLevels,
  setting,
  timeoutsSec,
  zones,
  type SettingGroup,
  type Settings,
  type Zone,
} from "../../os/settings.ts";
import type { Json } from "../../state/json.ts";
import type { Fact } from "./facts.ts";
import type { Word } from "./strings.ts";

export const pageIds = [
  "network",
  "mobile",
  "wifiPreferences",
  "hotspot",
  "dataSaver",
  "connected",
  "display",
  "nightLight",
  "fontSize",
  "sound",
  "vibration",
  "systemSounds",
  "dnd",
  "notifications",
  "battery",
  "saver",
  "location",
  "language",
  "keyboard",
  "time",
  "accessibility",
  "vision",
  "about",
  "status",
  "reset",
] as const;
export type PageId = (typeof pageIds)[number];
/** Screens with a drawing of their own. */
export const specials = ["wifi", "saved", "bluetooth", "apps", "appNotifications", "zone"] as const;
export type Special = (typeof specials)[number];
export const iconNames = [
  "wifi",
  "mobile",
  "airplane",
  "hotspot",
  "dataSaver",
  "bluetooth",
  "devices",
  "brightness",
  "adaptive",
  "dark",
  "nightLight",
  "fontSize",
  "timeout",
  "rotate",
  "percent",
  "awake",
  "flashlight",
  "cast",
  "location",
  "volume",
  "call",
  "ring",
  "alarm",
  "dnd",
  "notifications",
  "apps",
  "battery",
  "saver",
  "language",
  "keyboard",
  "time",
  "accessibility",
  "vision",
  "about",
  "reset",
] as const;
export type IconName = (typeof iconNames)[number];

/** A setting with a value: what a row writes. */
export interface Put {
  readonly group: SettingGroup;
  readonly name: string;
  readonly value: Json;
}
interface Base {
  readonly title: Word;
  readonly note?: Word;
  /** Other words that a user may search for, in either language. */
  readonly also?: string;
  readonly icon?: IconName;
  readonly tone?: "amber" | "green" | "violet" | "rose" | "teal" | "slate";
  /** The row can be used only while this holds. */
  readonly needs?: Put;
}
interface Bound extends Base {
  readonly group: SettingGroup;
  readonly name: string;
}
export interface Option {
  readonly put: Put;
  readonly label: Word;
}
export interface SwitchOf extends Bound {
  readonly kind: "switch";
  readonly on: Put;
  readonly off: Put;
}
/** One of several. `inline` stands as radio buttons on its page, `steps` as a slider, else it has a screen of its own. */
export interface ChoiceOf extends Bound {
  readonly kind: "choice";
  readonly as: "screen" | "inline" | "steps" | "zones";
  readonly options: readonly Option[];
}
export interface SliderOf extends Bound {
  readonly kind: "slider";
  /** Percent. */
  readonly at: (value: number) => Put;
}
export interface TextOf extends Bound {
  readonly kind: "text";
  readonly hint?: Word;
  readonly at: (value: string) => Put;
}
export type Goal =
  | { readonly screen: "page"; readonly id: PageId }
  | { readonly screen: "choice"; readonly group: SettingGroup; readonly name: string }
  | { readonly screen: Special };
export interface LinkTo extends Base {
  readonly kind: "link";
  readonly to: Goal;
  readonly shows?: Fact;
}
export interface InfoOf extends Base {
  readonly kind: "info";
  readonly shows: Fact;
}
export interface ActionOf extends Base {
  readonly kind: "action";
  readonly does: "resetSettings" | "resetNetwork" | "clearNotifications";
  readonly danger?: boolean;
  readonly shows?: Fact;
}
/** Text to judge a look by. */
export interface PreviewOf extends Base {
  readonly kind: "preview";
}
export type BoundRow = SwitchOf | ChoiceOf | SliderOf | TextOf;
export type SettingRow = BoundRow | LinkTo | InfoOf | ActionOf | PreviewOf;
export interface PageSection {
  readonly title?: Word;
  readonly note?: Word;
  readonly rows: readonly SettingRow[];
}
export interface PageOf {
  readonly title: Word;
  readonly also?: string;
  readonly sections: readonly PageSection[];
}

type Named<G extends SettingGroup, T> = {
  [N in keyof Settings[G]]: Settings[G][N] extends T ? N : never;
}[keyof Settings[G]] &
  string;
type More = Partial<Omit<Base, "title">>;

const toggle = <G extends SettingGroup, N extends Named<G, boolean>>(
  group: G,
  name: N,
  title: Word,
  more?: More,
): SwitchOf => ({
  kind: "switch",
  group,
  name,
  title,
  on: setting(group, name, true as Settings[G][N]),
  off: setting(group, name, false as Settings[G][N]),
  ...more,
});
const dark = (more?: More): SwitchOf => ({
  kind: "switch",
  group: "display",
  name: "theme",
  title: "darkTheme",
  also: "night mode black 深色模式 暗色 黑夜",
  on: setting("display", "theme", "dark"),
  off: setting("display", "theme", "light"),
  ...more,
});
const slider = <G extends SettingGroup, N extends Named<G, number>>(
  group: G,
  name: N,
  title: Word,
  more?: More,
): SliderOf => ({
  kind: "slider",
  group,
  name,
  title,
  at: (value) => setting(group, name, value as Settings[G][N]),
  ...more,
});
const text = <G extends SettingGroup, N extends Named<G, string>>(
  group: G,
  name: N,
  title: Word,
  more?: More & { readonly hint?: Word },
): TextOf => ({
  kind: "text",
  group,
  name,
  title,
  at: (value) => setting(group, name, value as Settings[G][N]),
  ...more,
});
const choice = <G extends SettingGroup, N extends keyof Settings[G] & string>(
  group: G,
  name: N,
  title: Word,
  options: readonly { readonly value: Settings[G][N]; readonly label: Word }[],
  more?: More & { readonly as?: ChoiceOf["as"] },
): ChoiceOf => ({
  kind: "choice",
  group,
  name,
  title,
  as: "screen",
  options: options.map(({ value, label }) => ({ put: setting(group, name, value), label })),
  ...more,
});
const page = (id: PageId, title: Word, more?: More & { readonly shows?: Fact }): LinkTo => ({
  kind: "link",
  title,
  to: { screen: "page", id },
  ...more,
});
const special = (screen: Special, title: Word, more?: More & { readonly shows?: Fact }): LinkTo => ({
  kind: "link",
  title,
  to: { screen },
  ...more,
});
const info = (title: Word, shows: Fact, more?: More): InfoOf => ({ kind: "info", title, shows, ...more });

const named = <const V extends string>(values: readonly V[]) => values.map((value) => ({ value, label: value }));
const fontSize = (as: ChoiceOf["as"]): ChoiceOf =>
  choice(
    "display",
    "fontScale",
    "fontSize",
    fontScales.map((value) => ({
      value,
      label: ({ 0.85: "small", 1: "normal", 1.15: "large", 1.3: "largest" } as const)[value],
    })),
    { as, also: "text size 文字大小 字号" },
  );
const zoneWords = Object.keys(zones).map((zone) => ({ value: zone as Zone, label: zone as Zone }));

/** What the first screen lists. */
export const home: readonly PageSection[] = [
  {
    rows: [
      page("network", "network", { note: "networkAbout", icon: "wifi" }),
      page("connected", "connected", { note: "connectedAbout", icon: "devices", tone: "teal" }),
    ],
  },
  {
    rows: [
      page("display", "display", { note: "displayAbout", icon: "brightness", tone: "amber" }),
      page("sound", "sound", { note: "soundAbout", icon: "volume", tone: "rose" }),
      page("notifications", "notifications", { note: "notificationsAbout", icon: "notifications", tone: "violet" }),
    ],
  },
  {
    rows: [
      special("apps", "apps", { note: "appsAbout", icon: "apps", tone: "green" }),
      page("battery", "battery", { shows: "level", icon: "battery", tone: "green" }),
      page("location", "location", { shows: "location", icon: "location", tone: "teal" }),
    ],
  },
  {
    rows: [
      page("language", "language", { note: "languageAbout", icon: "language", tone: "teal" }),
      page("keyboard", "keyboard", { note: "keyboardAbout", icon: "keyboard" }),
      page("time", "time", { note: "timeAbout", icon: "time" }),
      page("accessibility", "accessibility", { note: "accessibilityAbout", icon: "accessibility", tone: "violet" }),
    ],
  },
  {
    rows: [
      page("about", "about", { shows: "deviceName", icon: "about", tone: "slate" }),
      page("reset", "reset", { note: "resetAbout", icon: "reset", tone: "rose" }),
    ],
  },
];

export const pages: Readonly<Record<PageId, PageOf>> = {
  network: {
    title: "network",
    also: "internet 上网",
    sections: [
      {
        rows: [
          special("wifi", "wifi", { shows: "wifi", icon: "wifi", also: "wlan wireless" }),
          page("mobile", "mobile", { shows: "mobile", icon: "mobile" }),
          page("hotspot", "hotspot", { shows: "hotspot", icon: "hotspot", also: "tethering share 共享" }),
          page("dataSaver", "dataSaver", { shows: "dataSaver", icon: "dataSaver", also: "流量" }),
        ],
      },
      { rows: [toggle("network", "airplane", "airplane", { note: "airplaneNote", icon: "airplane", also: "flight" })] },
    ],
  },
  mobile: {
    title: "mobile",
    also: "cellular sim 蜂窝 流量",
    sections: [
      {
        rows: [
          toggle("network", "mobileData", "mobileData", { note: "mobileDataNote", also: "cellular 流量 数据" }),
          toggle("network", "roaming", "roaming", { note: "roamingNote" }),
        ],
      },
      {
        rows: [
          choice("network", "mobileType", "mobileType", [
            ...mobileTypes.map((value) => ({
              value,
              label: ({ "5g": "mobile5g", "4g": "mobile4g", "3g": "mobile3g" } as const)[value],
            })),
          ]),
          info("operator", "operator"),
        ],
      },
    ],
  },
  wifiPreferences: {
    title: "wifiPreferences",
    sections: [
      {
        rows: [
          toggle("network", "autoJoin", "autoJoin", { note: "autoJoinNote" }),
          toggle("network", "notifyOpenNetworks", "notifyOpenNetworks", { note: "notifyOpenNetworksNote" }),
        ],
      },
      { rows: [info("wifiAddress", "wifiAddress"), info("ip", "ip")] },
    ],
  },
  hotspot: {
    title: "hotspot",
    sections: [
      { note: "hotspotNote", rows: [toggle("network", "hotspot", "useHotspot")] },
      {
        rows: [
          text("network", "hotspotName", "hotspotName"),
          text("network", "hotspotPassword", "hotspotPassword", { hint: "passwordHint" }),
        ],
      },
    ],
  },
  dataSaver: {
    title: "dataSaver",
    sections: [{ note: "dataSaverNote", rows: [toggle("network", "dataSaver", "useDataSaver")] }],
  },
  connected: {
    title: "connected",
    sections: [
      { rows: [special("bluetooth", "bluetooth", { shows: "bluetooth", icon: "bluetooth", tone: "teal" })] },
      {
        rows: [
          choice(
            "device",
            "cast",
            "cast",
            [
              { value: null, label: "castNone" },
              ...castDevices.map((value) => ({ value, label: `cast-${value}` as const })),
            ],
            { icon: "cast", tone: "teal", also: "mirror tv screen share 投影 电视 镜像" },
          ),
        ],
      },
      { note: "deviceNameNote", rows: [text("network", "deviceName", "deviceName", { also: "phone name 手机名称" })] },
    ],
  },
  display: {
    title: "display",
    also: "screen 屏幕",
    sections: [
      {
        title: "brightness",
        rows: [
          slider("display", "brightness", "brightnessLevel", { icon: "brightness", also: "light 亮度" }),
          toggle("display", "adaptive", "adaptiveBrightness", { note: "adaptiveNote", icon: "adaptive", also: "auto" }),
        ],
      },
      {
        title: "look",
        rows: [
          dark({ icon: "dark" }),
          page("nightLight", "nightLight", { shows: "nightLight", icon: "nightLight" }),
          page("fontSize", "fontSize", { note: "fontSizeAbout", icon: "fontSize" }),
        ],
      },
      {
        title: "behaviour",
        rows: [
          choice(
            "display",
            "timeoutSec",
            "timeout",
            timeoutsSec.map((value) => ({
              value,
              label: ({ 15: "sec15", 30: "sec30", 60: "min1", 120: "min2", 300: "min5", 600: "min10" } as const)[value],
            })),
            { icon: "timeout", also: "sleep lock 休眠 锁屏" },
          ),
          toggle("display", "autoRotate", "autoRotate", { icon: "rotate", also: "landscape 横屏" }),
          toggle("display", "stayAwake", "stayAwake", { note: "stayAwakeNote", icon: "awake" }),
          toggle("display", "batteryPercent", "batteryPercent", { note: "batteryPercentNote", icon: "percent" }),
          toggle("device", "flashlight", "flashlight", { icon: "flashlight", also: "torch lamp 电筒 手电" }),
        ],
      },
    ],
  },
  nightLight: {
    title: "nightLight",
    also: "blue light warm eye 护眼 蓝光",
    sections: [
      { note: "nightLightNote", rows: [toggle("display", "nightLight", "useNightLight")] },
      {
        rows: [
          slider("display", "nightLightStrength", "nightLightStrength", {
            needs: setting("display", "nightLight", true),
          }),
        ],
      },
    ],
  },
  fontSize: {
    title: "fontSize",
    sections: [
      { title: "preview", rows: [{ kind: "preview", title: "preview" }] },
      { note: "fontSizeNote", rows: [fontSize("steps")] },
      { rows: [toggle("accessibility", "boldText", "boldText")] },
    ],
  },
  sound: {
    title: "sound",
    also: "volume mute 音量 静音",
    sections: [
      {
        title: "volume",
        rows: [
          slider("sound", "media", "mediaVolume", { icon: "volume", also: "music 音乐" }),
          slider("sound", "call", "callVolume", { icon: "call" }),
          slider("sound", "ring", "ringVolume", { icon: "ring" }),
          slider("sound", "alarm", "alarmVolume", { icon: "alarm", also: "clock" }),
        ],
      },
      {
        title: "mode",
        rows: [
          choice(
            "sound",
            "ringer",
            "ringer",
            [
              { value: "ring", label: "ringMode" },
              { value: "vibrate", label: "vibrateMode" },
              { value: "silent", label: "silentMode" },
            ],
            { as: "inline", also: "silent mute vibrate 静音 振动" },
          ),
        ],
      },
      { rows: [page("dnd", "dnd", { shows: "dnd" })] },
      {
        title: "sounds",
        rows: [
          choice("sound", "ringtone", "ringtone", named(ringtones), { also: "铃声" }),
          choice("sound", "notificationSound", "notificationSound", named(notificationSounds)),
          choice("sound", "alarmSound", "alarmSound", named(alarmSounds)),
        ],
      },
      {
        rows: [
          page("vibration", "vibration", { note: "vibrationAbout" }),
          page("systemSounds", "systemSounds", { note: "systemSoundsAbout" }),
        ],
      },
    ],
  },
  vibration: {
    title: "vibration",
    also: "haptics 震动",
    sections: [
      {
        rows: [toggle("sound", "vibrateOnRing", "vibrateOnRing"), toggle("sound", "keyVibration", "keyVibration")],
      },
    ],
  },
  systemSounds: {
    title: "systemSounds",
    sections: [{ rows: [toggle("sound", "touchSounds", "touchSounds"), toggle("sound", "lockSounds", "lockSounds")] }],
  },
  dnd: {
    title: "dnd",
    also: "quiet 请勿打扰 免打扰",
    sections: [{ note: "dndNote", rows: [toggle("sound", "dnd", "useDnd")] }],
  },
  notifications: {
    title: "notifications",
    also: "alerts 提醒",
    sections: [
      {
        rows: [
          special("appNotifications", "appNotifications", { shows: "mutedApps" }),
          page("dnd", "dnd", { shows: "dnd" }),
        ],
      },
      {
        rows: [
          toggle("notifications", "banners", "banners", { note: "bannersNote", also: "heads up 弹窗 悬浮" }),
          toggle("notifications", "statusIcons", "statusIcons", { note: "statusIconsNote" }),
          toggle("notifications", "badges", "badges", { note: "badgesNote", also: "dot 角标 红点" }),
          choice("sound", "notificationSound", "notificationSound", named(notificationSounds)),
        ],
      },
      {
        rows: [
          choice(
            "notifications",
            "onLock",
            "onLock",
            [
              { value: "all", label: "onLockAll" },
              { value: "hidden", label: "onLockHidden" },
              { value: "none", label: "onLockNone" },
            ],
            { also: "privacy 锁屏 隐私" },
          ),
          toggle("notifications", "history", "history", { note: "historyNote" }),
        ],
      },
      {
        rows: [{ kind: "action", title: "clearNotifications", does: "clearNotifications", shows: "waiting" }],
      },
    ],
  },
  battery: {
    title: "battery",
    also: "power charge 充电",
    sections: [
      { rows: [info("level", "level"), info("charge", "charging")] },
      {
        rows: [
          page("saver", "saver", { shows: "saver", also: "power saving 省电" }),
          toggle("battery", "adaptive", "adaptiveBattery", { note: "adaptiveBatteryNote" }),
          toggle("display", "batteryPercent", "batteryPercent", { note: "batteryPercentNote" }),
        ],
      },
    ],
  },
  saver: {
    title: "saver",
    sections: [
      { note: "saverNote", rows: [toggle("battery", "saver", "useSaver")] },
      {
        rows: [
          choice(
            "battery",
            "saverAt",
            "saverAt",
            saverLevels.map((value) => ({
              value,
              label: ({ 0: "never", 10: "at10", 20: "at20", 30: "at30", 50: "at50" } as const)[value],
            })),
          ),
        ],
      },
    ],
  },
  location: {
    title: "location",
    also: "gps 定位",
    sections: [
      { note: "locationNote", rows: [toggle("location", "on", "useLocation")] },
      {
        rows: [
          toggle("location", "precise", "precise", {
            note: "preciseNote",
            needs: setting("location", "on", true),
          }),
        ],
      },
    ],
  },
  language: {
    title: "language",
    also: "english chinese 中文 英文",
    sections: [
      {
        note: "languageNote",
        rows: [
          choice(
            "language",
            "language",
            "language",
            [
              { value: "en", label: "english" },
              { value: "zh-CN", label: "chinese" },
            ],
            { as: "inline" },
          ),
        ],
      },
    ],
  },
  keyboard: {
    title: "keyboard",
    also: "input method typing ime 输入法 打字",
    sections: [
      {
        title: "keyboardLanguages",
        rows: [
          toggle("keyboard", "english", "keyboardEnglish", {
            needs: setting("keyboard", "pinyin", true),
            also: "english keyboard 英文键盘",
          }),
          toggle("keyboard", "pinyin", "keyboardPinyin", {
            needs: setting("keyboard", "english", true),
            also: "chinese 中文 拼音",
          }),
          choice(
            "keyboard",
            "first",
            "keyboardFirst",
            keyboardFirsts.map((value) => ({
              value,
              label: ({ system: "keyboardSystem", english: "keyboardEnglish", pinyin: "keyboardPinyin" } as const)[
                value
              ],
            })),
            { also: "default 默认" },
          ),
          toggle("keyboard", "fuzzyPinyin", "fuzzyPinyin", { note: "fuzzyPinyinNote" }),
        ],
      },
      {
        title: "keyboardTyping",
        rows: [
          toggle("keyboard", "suggestions", "keyboardSuggestions", { note: "keyboardSuggestionsNote" }),
          toggle("keyboard", "learning", "keyboardLearning", { note: "keyboardLearningNote" }),
          toggle("keyboard", "autoCapitalise", "autoCapitalise", { note: "autoCapitaliseNote" }),
          toggle("keyboard", "doubleSpacePeriod", "doubleSpacePeriod", { note: "doubleSpacePeriodNote" }),
        ],
      },
      {
        title: "keyboardLayout",
        rows: [
          toggle("keyboard", "numberRow", "numberRow"),
          toggle("keyboard", "clipboardChip", "clipboardChip", { note: "clipboardChipNote" }),
        ],
      },
    ],
  },
  time: {
    title: "time",
    also: "clock 时钟",
    sections: [
      { rows: [info("date", "date"), info("clock", "clock")] },
      { rows: [toggle("time", "use24h", "use24h", { note: "use24hNote", also: "12 am pm 小时制" })] },
      {
        rows: [
          toggle("time", "automaticZone", "automaticZone", { note: "automaticZoneNote" }),
          choice("time", "zone", "zone", zoneWords, { as: "zones", needs: setting("time", "automaticZone", false) }),
        ],
      },
    ],
  },
  accessibility: {
    title: "accessibility",
    sections: [
      {
        title: "seeing",
        rows: [
          page("fontSize", "fontSize", { note: "fontSizeAbout", icon: "fontSize", tone: "violet" }),
          page("vision", "vision", { note: "visionAbout", icon: "vision", tone: "violet" }),
          dark({ icon: "dark", tone: "violet" }),
        ],
      },
      {
        title: "hearing",
        rows: [
          page("vibration", "vibration", { note: "vibrationAbout", icon: "ring", tone: "violet" }),
          toggle("display", "autoRotate", "autoRotate", { icon: "rotate", tone: "violet" }),
        ],
      },
    ],
  },
  vision: {
    title: "vision",
    also: "colour blind 色盲",
    sections: [
      { title: "preview", rows: [{ kind: "preview", title: "preview" }] },
      {
        rows: [
          toggle("accessibility", "boldText", "boldText", { also: "粗体" }),
          toggle("accessibility", "highContrast", "highContrast", { note: "highContrastNote" }),
        ],
      },
      {
        rows: [
          toggle("accessibility", "invertColors", "invertColors", { note: "invertColorsNote", also: "negative 反色" }),
          toggle("accessibility", "grayscale", "grayscale", { note: "grayscaleNote", also: "black and white 黑白" }),
          toggle("accessibility", "extraDim", "extraDim", { note: "extraDimNote" }),
        ],
      },
    ],
  },
  about: {
    title: "about",
    also: "version model 版本 型号",
    sections: [
      { rows: [text("network", "deviceName", "deviceName")] },
      { rows: [info("model", "model"), info("version", "version"), info("build", "build")] },
      { rows: [page("status", "status", { note: "statusAbout" })] },
    ],
  },
  status: {
    title: "status",
    also: "ip mac address 地址",
    sections: [
      { title: "battery", rows: [info("level", "level"), info("charge", "charging")] },
      {
        title: "network",
        rows: [
          info("operator", "operator"),
          info("wifi", "wifi"),
          info("ip", "ip"),
          info("wifiAddress", "wifiAddress"),
          info("bluetoothAddress", "bluetoothAddress"),
        ],
      },
    ],
  },
  reset: {
    title: "reset",
    also: "factory default 恢复 还原",
    sections: [
      {
        note: "resetNetworkNote",
        rows: [{ kind: "action", title: "resetNetwork", does: "resetNetwork", danger: true }],
      },
      {
        note: "resetSettingsNote",
        rows: [{ kind: "action", title: "resetSettings", does: "resetSettings", danger: true }],
      },
    ],
  },
};

/** Declared rows that stand above and below the list of a screen with a drawing of its own. */
export const framed = {
  wifi: {
    title: "wifi",
    above: [toggle("network", "wifi", "useWifi", { also: "wlan" })],
    below: [special("saved", "saved", { shows: "savedNetworks" }), page("wifiPreferences", "wifiPreferences")],
  },
  bluetooth: {
    title: "bluetooth",
    above: [toggle("network", "bluetooth", "useBluetooth"), text("network", "deviceName", "deviceName")],
    below: [],
  },
} satisfies Partial<Record<Special, Frame>>;
export interface Frame {
  readonly title: Word;
  readonly above: readonly SettingRow[];
  readonly below: readonly SettingRow[];
}
export const frameOf = (screen: Special): Frame | undefined =>
  (framed as Readonly<Partial<Record<Special, Frame>>>)[screen];

export interface DeclaredRow {
  readonly page: PageId | keyof typeof framed;
  readonly row: BoundRow;
}
/** Every row that sets something, with its page or screen. */
export function allRows(): DeclaredRow[] {
  const bound = (page: DeclaredRow["page"], rows: readonly SettingRow[]): DeclaredRow[] =>
    rows.flatMap((row) => ("group" in row ? [{ page, row }] : []));
  return [
    ...pageIds.flatMap((id) => pages[id].sections.flatMap((section) => bound(id, section.rows))),
    ...(["wifi", "bluetooth"] as const).flatMap((id) => bound(id, [...framed[id].above, ...framed[id].below])),
  ];
}
/** The row that chooses a setting, by the setting's place. */
export const choiceAt = (group: string, name: string): ChoiceOf | undefined =>
  allRows()
    .map(({ row }) => row)
    .find((row): row is ChoiceOf => row.kind === "choice" && row.group === group && row.name === name);
export const textAt = (group: string, name: string): TextOf | undefined =>
  allRows()
    .map(({ row }) => row)
    .find((row): row is TextOf => row.kind === "text" && row.group === group && row.name === name);
