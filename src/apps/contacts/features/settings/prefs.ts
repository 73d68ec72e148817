/** What can be set about calls and contacts: the values, and the pages with their rows. */
import * as v from "valibot";
import {
  flag,
  line,
  oneOf,
  preferences,
  rowsOver,
  type Kinds,
  type PrefRow,
  type PrefSection,
} from "../../../../os/prefs.ts";
import { ringtones } from "../../../../os/settings.ts";
import type { strings } from "../../strings.ts";

export type Word = keyof typeof strings.en;
export const Ringtone = v.picklist(ringtones);
export const labels = ["mobile", "home", "work", "other"] as const;

/** Each offers what its page lists. A new phone of China sorts by the last name: the seed says so. */
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
/** How a choice's options are stood for by numbers, where commands count with them. */
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
  forwardAlways: line(40),
  forwardBusy: line(40),
  forwardUnanswered: line(40),
  forwardUnreachable: line(40),
  voicemailNumber: line(40, "555-0101"),
} as const;
type NumberName = keyof typeof numbers;
export const numberNames = Object.keys(numbers) as [NumberName, ...NumberName[]];
/** What anybody may set. */
export const prefs = preferences({ ...choices, ...switches, ...numbers });
type Prefs = v.InferOutput<typeof prefs.schema>;
/** Barred calls; each change needs the code. */
export const bars = ["barOutgoing", "barInternational", "barRoaming", "barIncoming", "barIncomingRoaming"] as const;
export type Bar = (typeof bars)[number];

/** Pages that are a list of rows; the first is the one that the menu leads to. */
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
/** Screens with a drawing of their own. */
export const specials = [
  "responses",
  "barring",
  "fixed",
  "speedDial",
  "tones",
  "recorded",
  "blocked",
  "transfer",
] as const;
export type Special = (typeof specials)[number];
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

/** What pages and screens are called, where it is not as they are. */
const titles = { wifi: "wifiCalling", tones: "contactTones" } as const;
export const titleOf = (name: PageId | Special): Word =>
  (titles as Partial<Record<string, Word>>)[name] ?? (name as Word);

type Goal =
  | { readonly screen: "settings"; readonly page: PageId }
  | { readonly screen: "choice"; readonly name: ChoiceName }
  | { readonly screen: "number"; readonly name: NumberName }
  | { readonly screen: "ringtone" }
  | { readonly screen: Special };
/** Rows of Contacts write its own preferences. */
export interface Mine extends Kinds {
  readonly put: Partial<Prefs>;
  readonly word: Word;
  readonly icon: IconName;
  readonly goal: Goal;
  readonly as: "screen";
}
const rows = rowsOver<Prefs, Mine>();
const noted = (note?: Word) => (note ? { note } : {});
const on = (name: keyof typeof switches, note?: Word) => rows.toggle(name, noted(note));
export const choice = (name: ChoiceName, note?: Word) =>
  rows.choice(name, choices[name].schema.options, "screen", { to: { screen: "choice", name }, ...noted(note) });
const number = (name: NumberName) => rows.text(name, { to: { screen: "number", name } });
const page = (id: PageId, icon: IconName) => rows.link({ screen: "settings", page: id }, titleOf(id), { icon });
const special = (screen: Special, icon?: IconName) => rows.link({ screen }, titleOf(screen), icon ? { icon } : {});

export const pages: Readonly<Record<PageId, readonly PrefSection<PrefRow<Mine>, Word>[]>> = {
  settings: [
    {
      title: "contacts",
      rows: [page("display", "list"), page("accounts", "account"), special("transfer", "transfer")],
    },
    {
      title: "calls",
      rows: [
        page("sounds", "bell"),
        page("answering", "answer"),
        special("responses", "reply"),
        page("during", "call"),
        special("speedDial", "speed"),
        page("voicemailSettings", "voicemail"),
        page("logSettings", "history"),
      ],
    },
    {
      title: "protection",
      rows: [
        page("blocking", "block"),
        page("spam", "spam"),
        page("recording", "record"),
        special("barring", "ban"),
        special("fixed", "pin"),
      ],
    },
    {
      title: "network",
      rows: [
        page("forwarding", "forward"),
        page("additional", "tune"),
        page("wifi", "wifi"),
        page("assistedDialling", "globe"),
      ],
    },
    { title: "more", rows: [page("gestures", "gesture"), page("accessibility", "accessible")] },
  ],
  display: [
    { title: "display", rows: [choice("sort"), choice("nameFormat"), on("onlyWithNumbers", "onlyWithNumbersHint")] },
    { title: "editing", rows: [choice("defaultLabel")] },
  ],
  accounts: [
    { note: "accountHint", rows: [choice("account")] },
    { title: "calls", rows: [choice("callSim")] },
  ],
  sounds: [
    {
      title: "ringing",
      rows: [rows.link({ screen: "ringtone" }, "ringtone"), special("tones"), on("vibrateToo"), choice("vibration")],
    },
    { title: "keypad", rows: [on("padTones")] },
  ],
  answering: [{ rows: [choice("autoAnswer", "autoAnswerHint"), choice("announce")] }],
  during: [{ rows: [on("powerEnds"), on("proximity", "proximityHint"), on("afterCall", "afterCallHint")] }],
  voicemailSettings: [
    {
      rows: [
        number("voicemailNumber"),
        choice("greeting"),
        on("visualVoicemail", "visualVoicemailHint"),
        on("voicemailAlerts"),
      ],
    },
  ],
  logSettings: [{ note: "retentionHint", rows: [choice("retention")] }],
  blocking: [
    { rows: [special("blocked", "block")] },
    { title: "alsoBlock", rows: [on("blockStrangers", "blockStrangersHint"), on("blockHidden", "blockHiddenHint")] },
  ],
  spam: [{ note: "spamHint", rows: [on("spamLabels", "spamLabelsHint"), on("spamFilter", "spamFilterHint")] }],
  recording: [
    { title: "recordAlways", rows: [on("recordStrangers"), on("recordChosen"), special("recorded")] },
    {
      title: "recordFiles",
      note: "recordHint",
      rows: [choice("recordFormat"), on("recordNotice", "recordNoticeHint")],
    },
  ],
  forwarding: [
    {
      note: "forwardHint",
      rows: [
        number("forwardAlways"),
        number("forwardBusy"),
        number("forwardUnanswered"),
        choice("forwardDelay"),
        number("forwardUnreachable"),
      ],
    },
  ],
  additional: [{ rows: [on("waiting", "waitingHint"), choice("callerId")] }],
  wifi: [{ rows: [on("wifiCalling", "wifiCallingHint"), choice("wifiPrefer")] }],
  assistedDialling: [{ note: "assistedHint", rows: [on("assisted"), choice("homeCountry")] }],
  gestures: [{ rows: [on("flip", "flipHint"), on("raise", "raiseHint")] }],
  accessibility: [{ rows: [choice("tty"), on("hearingAids", "hearingAidsHint"), on("liveText", "liveTextHint")] }],
};
