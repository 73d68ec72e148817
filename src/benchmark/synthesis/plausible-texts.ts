/** Texts that a user of a walk types. The label of a field on the display, and its name in the data, decide which fit. */

const titles = [
  "Team lunch",
  "Dentist",
  "Trip to the coast",
  "Oat bread",
  "Pick up the parcel",
  "Piano lesson",
  "Read the contract",
  "Blue kite",
] as const;
const codes = ["1234", "2580", "739204"] as const;
/** Each pattern is tested in this order. A field that no pattern fits is left empty, because any text would be odd. */
const textsByField: readonly (readonly [pattern: RegExp, texts: readonly string[]])[] = [
  [/coupon|tracking|card (number|code)|expires|\bgift\b|invoice|tax|verification/i, []],
  [/search|find|query|\bq\b/i, ["tea", "train", "coffee", "summer", "music"]],
  [/e-?mail/i, ["ravi@example.org", "office@example.com", "lena.k@example.net"]],
  [/\burl|link|web ?site|home ?page|\bhost|server/i, ["https://example.org/", "https://example.com/recipes"]],
  [/pass ?word/i, ["harbour-41", "Quiet7River"]],
  [/\bzip\b|post ?code/i, ["97209", "60614"]],
  [/\bpin\b|code|secret/i, codes],
  [/phone|mobile|\btel/i, ["13912345678", "13700001234"]],
  [/birth|\bborn|\bday\b|\bdate\b/i, ["2026-03-20", "2026-04-02", "1994-08-11"]],
  [/\byear|enrolled/i, ["2022", "2023", "2024"]],
  [/minutes|seconds/i, ["10", "25", "45"]],
  [/hour|minute|clock/i, ["10:30", "07:45", "18:15"]],
  [/degrees|bearing/i, ["45", "120", "270"]],
  [/\bevery\b|\btimes\b|repeat/i, ["2", "3", "5"]],
  [/amount|price|cents|\bsum\b|yuan|budget|limit|\bbid\b|\boffer|postage|\blow\b|\bhigh\b/i, ["8", "25", "60", "120"]],
  [/id ?number|student|train|flight|account/i, []],
  [/number|count\b|\bport\b|size/i, ["8", "13912345678", "42"]],
  [/user ?name|handle|wxid|\bid\b/i, ["ravi_reads", "lena_k", "harbour_walks"]],
  [/ssid|network|hotspot/i, ["Harbour guest", "Lena's phone"]],
  [/device/i, ["Kitchen tablet", "Lena's phone"]],
  [
    /first|\blast\b|nick|display ?name|full ?name|your ?name|profile|person|holder|invitee|remark|alias|guest/i,
    ["Ravi", "Lena", "Omar Haddad", "Priya", "Jonas Berg"],
  ],
  [/street|address/i, ["12 Harbour Street", "48 Orchard Road"]],
  [/\bcity|region|state\b|province|country/i, ["Lisbon", "Kyoto", "Portland"]],
  [/place|location|\bwhere\b/i, ["Harbour café", "Meeting room 2", "Central station"]],
  [/company|school|\bwork\b|bank|employer/i, ["Northwind Books", "Harbour Clinic", "Green Line Cycles"]],
  [/\bjob\b/i, ["Librarian", "Nurse", "Bicycle mechanic"]],
  [/muted? words?|hidden words?|\bword\b/i, ["spoilers", "giveaway", "diet"]],
  [/hello|request/i, ["Hi, we met at the book fair."]],
  [
    /repl(y|ies)|comment|thought|review|response|danmaku/i,
    [
      "Thanks, that helped a lot.",
      "Good to know, thank you!",
      "I have wondered about that, too.",
      "Well said.",
      "Could you say a little more about this?",
    ],
  ],
  [
    /message|chat|say\b|greeting|\bpost\b/i,
    [
      "See you at the station at six.",
      "Can we move it to Friday?",
      "I will bring the tickets.",
      "The shop closes at eight today.",
      "Please water the plants on Sunday.",
    ],
  ],
  [
    /text|body|\bnote|about|\bbio|sign|wish|notice|caption|reason|description|details|words|draft/i,
    [
      "Ask Lena about it first.",
      "Not before Friday.",
      "More of this in the summer.",
      "Made with a little help from friends.",
      "Keep it short and simple.",
    ],
  ],
  [/tag|label|group|folder|album|list|category|\barea\b/i, ["Summer", "Work", "Recipes", "To sort", "Family"]],
  [/title|topic|subject/i, titles],
  [/\bname\b/i, ["Harbour walk", "Weekend", "Lighthouse", "For later", "Blue kite"]],
];
/** Texts for fields whose keyboard has only digits. */
const numbers = ["8", "25", "120", "1234"];

/**
 * Returns texts that a user might type into a field, or none. `label` is its accessible name, `field` is the path of its text
 * in the view, and `keyboard` is the kind of its keyboard.
 */
export function plausibleTexts(label: string, field: string, keyboard: string): readonly string[] {
  const name = field
    .split(".")
    .findLast((part) => !/^\d+$/.test(part))!
    .replace(/([a-z])([A-Z])/g, "$1 $2");
  const found =
    [label, name].map((text) => textsByField.find(([pattern]) => pattern.test(text))?.[1]).find(Boolean) ?? [];
  if (keyboard !== "number" && keyboard !== "decimal" && keyboard !== "phone") return found;
  const fitting = found.filter((text) => /^[\d.]+$/.test(text));
  return fitting.length > 0 || found.length === 0 ? fitting : numbers;
}
