/**
 * What can be set about calls and contacts, as one declaration: the schema of the values, and the pages with their rows.
 * It draws the pages, and says which values a row may take.
 */
import * as v from "valibot";
import { ringtones } from "../../../../os/settings.ts";
import type { strings } from "../../strings.ts";

export type Word = keyof typeof strings.en;
export const Ringtone = v.picklist(ringtones);
const number40 = v.pipe(v.string(), v.maxLength(40));
export const labels = ["mobile", "home", "work", "other"] as const;

/** Each value's options are what its page offers. */
export const choices = {
  sort: ["first", "last"],
  nameFormat: ["firstFirst", "lastFirst"],
  defaultLabel: labels,
  account: ["accountPhone", "accountCloud", "accountSim"],
  vibration: ["vibrateBasic", "vibrateHeartbeat", "vibrateTick", "vibrateWaltz", "vibrateZigzag"],
  callerId: ["callerNetwork", "callerShow", "callerHide"],
  forwardDelay: ["delay5", "delay10", "delay15", "delay20", "delay25", "delay30"],
  greeting: ["greetingStandard", "greetingName", "greetingOwn"],
  tty: ["ttyOff", "ttyFull", "ttyHear", "ttySpeak"],
  announce: ["never", "announceHeadset", "always"],
  autoAnswer: ["never", "after3", "after5", "after10"],
  wifiPrefer: ["preferWifi", "preferMobile"],
  callSim: ["simAsk", "sim1", "sim2"],
  homeCountry: ["countryChina", "countryJapan", "countryGermany", "countryBrazil", "countryKenya"],
  recordFormat: ["formatM4a", "formatOgg"],
  retention: ["keepForever", "keep30", "keep90", "keep180"],
} as const satisfies Record<string, readonly [Word, ...Word[]]>;
export type ChoiceName = keyof typeof choices;
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

export const switchNames = [
  "onlyWithNumbers",
  "padTones",
  "vibrateToo",
  "waiting",
  "visualVoicemail",
  "voicemailAlerts",
  "blockStrangers",
  "blockHidden",
  "spamLabels",
  "spamFilter",
  "recordStrangers",
  "recordChosen",
  "recordNotice",
  "flip",
  "raise",
  "assisted",
  "hearingAids",
  "liveText",
  "wifiCalling",
  "powerEnds",
  "proximity",
  "afterCall",
] as const;
export type SwitchName = (typeof switchNames)[number];
export const numberNames = [
  "forwardAlways",
  "forwardBusy",
  "forwardUnanswered",
  "forwardUnreachable",
  "voicemailNumber",
] as const;
export type NumberName = (typeof numberNames)[number];
/** Barred calls; each change needs the code. */
export const bars = ["barOutgoing", "barInternational", "barRoaming", "barIncoming", "barIncomingRoaming"] as const;
export type Bar = (typeof bars)[number];

const entriesOf = <N extends string, S extends v.GenericSchema>(names: readonly N[], schema: S) =>
  Object.fromEntries(names.map((name) => [name, schema])) as { readonly [K in N]: S };
const choiceSchemas = Object.fromEntries(
  Object.entries(choices).map(([name, options]) => [name, v.picklist(options as readonly Word[])]),
) as unknown as { readonly [K in ChoiceName]: v.PicklistSchema<(typeof choices)[K], undefined> };
/** What anybody may set. */
export const open = {
  ...choiceSchemas,
  ...entriesOf(switchNames, v.boolean()),
  ...entriesOf(numberNames, number40),
};
export const openSchema = v.strictObject(open);
export const changes = v.partial(openSchema).entries;
export type Open = v.InferOutput<typeof openSchema>;

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

export type PrefRow =
  | { readonly kind: "switch"; readonly name: SwitchName; readonly hint?: Word }
  | { readonly kind: "choice"; readonly name: ChoiceName; readonly hint?: Word }
  | { readonly kind: "number"; readonly name: NumberName }
  | { readonly kind: "ringtone" }
  | { readonly kind: "page"; readonly page: PageId; readonly icon?: IconName }
  | { readonly kind: "special"; readonly to: Special; readonly icon?: IconName };
interface PrefSection {
  readonly title?: Word;
  readonly note?: Word;
  readonly rows: readonly PrefRow[];
}
const on = (name: SwitchName, hint?: Word): PrefRow => ({ kind: "switch", name, ...(hint ? { hint } : {}) });
const choice = (name: ChoiceName, hint?: Word): PrefRow => ({ kind: "choice", name, ...(hint ? { hint } : {}) });
const number = (name: NumberName): PrefRow => ({ kind: "number", name });
const page = (id: PageId, icon: IconName): PrefRow => ({ kind: "page", page: id, icon });
const special = (to: Special, icon?: IconName): PrefRow => ({ kind: "special", to, ...(icon ? { icon } : {}) });

export const pages: Readonly<Record<PageId, readonly PrefSection[]>> = {
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
    { title: "ringing", rows: [{ kind: "ringtone" }, special("tones"), on("vibrateToo"), choice("vibration")] },
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
export const defaults: Omit<Open, "sort" | "defaultLabel" | "onlyWithNumbers"> = {
  nameFormat: "firstFirst",
  account: "accountPhone",
  vibration: "vibrateBasic",
  callerId: "callerNetwork",
  forwardDelay: "delay20",
  greeting: "greetingStandard",
  tty: "ttyOff",
  announce: "never",
  autoAnswer: "never",
  wifiPrefer: "preferMobile",
  callSim: "sim1",
  homeCountry: "countryChina",
  recordFormat: "formatM4a",
  retention: "keepForever",
  padTones: true,
  vibrateToo: true,
  waiting: true,
  visualVoicemail: true,
  voicemailAlerts: true,
  blockStrangers: false,
  blockHidden: false,
  spamLabels: true,
  spamFilter: false,
  recordStrangers: false,
  recordChosen: false,
  recordNotice: true,
  flip: true,
  raise: false,
  assisted: true,
  hearingAids: false,
  liveText: false,
  wifiCalling: false,
  powerEnds: false,
  proximity: true,
  afterCall: true,
  forwardAlways: "",
  forwardBusy: "",
  forwardUnanswered: "",
  forwardUnreachable: "",
  voicemailNumber: "555-0101",
};
