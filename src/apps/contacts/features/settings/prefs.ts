/** Preferences of calls and contacts: their values, and the settings pages with their rows. */
import * as v from "valibot";
import {
  flag,
  textLine,
  oneOf,
  preferences,
  prefRows,
  type RowTypes,
  type PrefRow,
  type PrefSection,
} from "#os/prefs.ts";
import { ringtones } from "#os/settings.ts";
import type { strings } from "../../strings.ts";

export type TextKey = keyof typeof strings.en;
export const Ringtone = v.picklist(ringtones);
export const labels = ["mobile", "home", "work", "other"] as const;

/** The options of each page with choices. On a Chinese phone, the initial value of `sort` is `last`. */
export const choices = {
  sort: oneOf(["first", "last"], "first"),
  nameFormat: oneOf(["firstFirst", "lastFirst"], "firstFirst"),
  defaultLabel: oneOf(labels, "mobile"),
  account: oneOf(["accountPhone", "accountCloud", "accountSim"], "accountPhone"),
  vibration: oneOf(
    ["vibrateBasic", "vibrateHeartbeat", "vibrateTick", "vibrateWaltz", "vibrateZigzag"],
    "vibrateBasic",
  ),
  callerId: oneOf(["callerNetwork", "callerShow", "callerHide"], "callerNetwork"),
  forwardDelay: oneOf(["delay5", "delay10", "delay15", "delay20", "delay25", "delay30"], "delay20"),
  greeting: oneOf(["greetingStandard", "greetingName", "greetingOwn"], "greetingStandard"),
  tty: oneOf(["ttyOff", "ttyFull", "ttyHear", "ttySpeak"], "ttyOff"),
  announce: oneOf(["never", "announceHeadset", "always"], "never"),
  autoAnswer: oneOf(["never", "after3", "after5", "after10"], "never"),
  wifiPrefer: oneOf(["preferWifi", "preferMobile"], "preferMobile"),
  callSim: oneOf(["simAsk", "sim1", "sim2"], "sim1"),
  homeCountry: oneOf(
    ["countryChina", "countryJapan", "countryGermany", "countryBrazil", "countryKenya"],
    "countryChina",
  ),
  recordFormat: oneOf(["formatM4a", "formatOgg"], "formatM4a"),
  retention: oneOf(["keepForever", "keep30", "keep90", "keep180"], "keepForever"),
} as const;
export type ChoiceName = keyof typeof choices;
export const choiceNames = Object.keys(choices) as [ChoiceName, ...ChoiceName[]];
/** The time that each option means, in milliseconds or days. */
export const answerMs = { never: 0, after3: 3000, after5: 5000, after10: 10_000 } as const;
export const delayMs = {
  delay5: 5000,
  delay10: 10_000,
  delay15: 15_000,
  delay20: 20_000,
  delay25: 25_000,
  delay30: 30_000,
} as const;
export const keepDays = { keepForever: 0, keep30: 30, keep90: 90, keep180: 180 } as const;

const switches = {
  onlyWithNumbers: flag(false),
  padTones: flag(true),
  vibrateToo: flag(true),
  waiting: flag(true),
  visualVoicemail: flag(true),
  voicemailAlerts: flag(true),
  blockStrangers: flag(false),
  blockHidden: flag(false),
  spamLabels: flag(true),
  spamFilter: flag(false),
  recordStrangers: flag(false),
  recordChosen: flag(false),
  recordNotice: flag(true),
  flip: flag(true),
  raise: flag(false),
  assisted: flag(true),
  hearingAids: flag(false),
  liveText: flag(false),
  wifiCalling: flag(false),
  powerEnds: flag(false),
  proximity: flag(true),
  afterCall: flag(true),
} as const;
const numbers = {
  forwardAlways: textLine(40),
  forwardBusy: textLine(40),
  forwardUnanswered: textLine(40),
  forwardUnreachable: textLine(40),
  voicemailNumber: textLine(40, "555-0101"),
} as const;
type NumberName = keyof typeof numbers;
export const numberNames = Object.keys(numbers) as [NumberName, ...NumberName[]];
/** Preferences that the user can change without the code for call barring. */
export const prefs = preferences({ ...choices, ...switches, ...numbers });
type Prefs = v.InferOutput<typeof prefs.schema>;
/** The kinds of calls that can be barred. Each change needs the code for call barring. */
export const bars = ["barOutgoing", "barInternational", "barRoaming", "barIncoming", "barIncomingRoaming"] as const;
export type Bar = (typeof bars)[number];

/** Pages that are lists of rows. The menu opens the first page. */
export const pageIds = [
  "settings",
  "display",
  "sounds",
  "forwarding",
  "additional",
  "voicemailSettings",
  "blocking",
  "spam",
  "recording",
  "gestures",
  "assistedDialling",
  "accessibility",
  "accounts",
  "wifi",
  "during",
  "answering",
  "logSettings",
] as const;
export type PageId = (typeof pageIds)[number];
/** Screens that have their own component instead of a list of rows. */
export const specialScreens = [
  "responses",
  "barring",
  "fixed",
  "speedDial",
  "tones",
  "recorded",
  "blocked",
  "transfer",
] as const;
export type SpecialScreen = (typeof specialScreens)[number];
export const iconNames = [
  "list",
  "bell",
  "reply",
  "forward",
  "tune",
  "ban",
  "pin",
  "speed",
  "voicemail",
  "block",
  "spam",
  "record",
  "gesture",
  "globe",
  "accessible",
  "account",
  "wifi",
  "call",
  "answer",
  "history",
  "transfer",
] as const;
export type IconName = (typeof iconNames)[number];

/** The title keys of pages and screens whose title key differs from their id. */
const titles = { wifi: "wifiCalling", tones: "contactTones" } as const;
export const titleOf = (name: PageId | SpecialScreen): TextKey =>
  (titles as Partial<Record<string, TextKey>>)[name] ?? (name as TextKey);

type RowTarget =
  | { readonly screen: "settings"; readonly page: PageId }
  | { readonly screen: "choice"; readonly name: ChoiceName }
  | { readonly screen: "number"; readonly name: NumberName }
  | { readonly screen: "ringtone" }
  | { readonly screen: SpecialScreen };
/** Kinds of rows that change the app's own preferences. */
export interface PrefKinds extends RowTypes {
  readonly put: Partial<Prefs>;
  readonly word: TextKey;
  readonly icon: IconName;
  readonly goal: RowTarget;
  readonly as: "screen";
}
const rows = prefRows<Prefs, PrefKinds>();
const withNote = (note?: TextKey) => (note ? { note } : {});
const toggleRow = (name: keyof typeof switches, note?: TextKey) => rows.toggle(name, withNote(note));
export const choice = (name: ChoiceName, note?: TextKey) =>
  rows.choice(name, choices[name].schema.options, "screen", { to: { screen: "choice", name }, ...withNote(note) });
const numberRow = (name: NumberName) => rows.text(name, { to: { screen: "number", name } });
const pageRow = (id: PageId, icon: IconName) => rows.link({ screen: "settings", page: id }, titleOf(id), { icon });
const screenRow = (screen: SpecialScreen, icon?: IconName) =>
  rows.link({ screen }, titleOf(screen), icon ? { icon } : {});

export const pages: Readonly<Record<PageId, readonly PrefSection<PrefRow<PrefKinds>, TextKey>[]>> = {
  settings: [
    {
      title: "contacts",
      rows: [pageRow("display", "list"), pageRow("accounts", "account"), screenRow("transfer", "transfer")],
    },
    {
      title: "calls",
      rows: [
        pageRow("sounds", "bell"),
        pageRow("answering", "answer"),
        screenRow("responses", "reply"),
        pageRow("during", "call"),
        screenRow("speedDial", "speed"),
        pageRow("voicemailSettings", "voicemail"),
        pageRow("logSettings", "history"),
      ],
    },
    {
      title: "protection",
      rows: [
        pageRow("blocking", "block"),
        pageRow("spam", "spam"),
        pageRow("recording", "record"),
        screenRow("barring", "ban"),
        screenRow("fixed", "pin"),
      ],
    },
    {
      title: "network",
      rows: [
        pageRow("forwarding", "forward"),
        pageRow("additional", "tune"),
        pageRow("wifi", "wifi"),
        pageRow("assistedDialling", "globe"),
      ],
    },
    { title: "more", rows: [pageRow("gestures", "gesture"), pageRow("accessibility", "accessible")] },
  ],
  display: [
    {
      title: "display",
      rows: [choice("sort"), choice("nameFormat"), toggleRow("onlyWithNumbers", "onlyWithNumbersHint")],
    },
    { title: "editing", rows: [choice("defaultLabel")] },
  ],
  accounts: [
    { note: "accountHint", rows: [choice("account")] },
    { title: "calls", rows: [choice("callSim")] },
  ],
  sounds: [
    {
      title: "ringing",
      rows: [
        rows.link({ screen: "ringtone" }, "ringtone"),
        screenRow("tones"),
        toggleRow("vibrateToo"),
        choice("vibration"),
      ],
    },
    { title: "keypad", rows: [toggleRow("padTones")] },
  ],
  answering: [{ rows: [choice("autoAnswer", "autoAnswerHint"), choice("announce")] }],
  during: [
    {
      rows: [toggleRow("powerEnds"), toggleRow("proximity", "proximityHint"), toggleRow("afterCall", "afterCallHint")],
    },
  ],
  voicemailSettings: [
    {
      rows: [
        numberRow("voicemailNumber"),
        choice("greeting"),
        toggleRow("visualVoicemail", "visualVoicemailHint"),
        toggleRow("voicemailAlerts"),
      ],
    },
  ],
  logSettings: [{ note: "retentionHint", rows: [choice("retention")] }],
  blocking: [
    { rows: [screenRow("blocked", "block")] },
    {
      title: "alsoBlock",
      rows: [toggleRow("blockStrangers", "blockStrangersHint"), toggleRow("blockHidden", "blockHiddenHint")],
    },
  ],
  spam: [
    { note: "spamHint", rows: [toggleRow("spamLabels", "spamLabelsHint"), toggleRow("spamFilter", "spamFilterHint")] },
  ],
  recording: [
    { title: "recordAlways", rows: [toggleRow("recordStrangers"), toggleRow("recordChosen"), screenRow("recorded")] },
    {
      title: "recordFiles",
      note: "recordHint",
      rows: [choice("recordFormat"), toggleRow("recordNotice", "recordNoticeHint")],
    },
  ],
  forwarding: [
    {
      note: "forwardHint",
      rows: [
        numberRow("forwardAlways"),
        numberRow("forwardBusy"),
        numberRow("forwardUnanswered"),
        choice("forwardDelay"),
        numberRow("forwardUnreachable"),
      ],
    },
  ],
  additional: [{ rows: [toggleRow("waiting", "waitingHint"), choice("callerId")] }],
  wifi: [{ rows: [toggleRow("wifiCalling", "wifiCallingHint"), choice("wifiPrefer")] }],
  assistedDialling: [{ note: "assistedHint", rows: [toggleRow("assisted"), choice("homeCountry")] }],
  gestures: [{ rows: [toggleRow("flip", "flipHint"), toggleRow("raise", "raiseHint")] }],
  accessibility: [
    { rows: [choice("tty"), toggleRow("hearingAids", "hearingAidsHint"), toggleRow("liveText", "liveTextHint")] },
  ],
};
