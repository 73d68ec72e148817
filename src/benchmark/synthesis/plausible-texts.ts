/** Texts that a user of a walk types. The name of the field decides which texts fit. */

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
/** Each pattern is tested against the name of the field, in this order. */
const textsByField: readonly (readonly [pattern: RegExp, texts: readonly string[]])[] = [
  [/url|link|website|homepage|host|server/i, ["https://example.org/", "https://example.com/recipes", "example.net"]],
  [/e?mail/i, ["ravi@example.org", "office@example.com", "lena.k@example.net"]],
  [/birthday|born|day|date/i, ["2026-03-20", "2026-04-02", "1994-08-11"]],
  [/hour|minute|clock/i, ["10:30", "07:45", "18:15"]],
  [/phone|mobile|tel/i, ["13912345678", "13700001234"]],
  [/pin|code|secret/i, ["1234", "2580", "739204"]],
  [/password/i, ["harbour-41", "Quiet7River"]],
  [/amount|price|cents|sum|yuan|budget|limit|bid|offer/i, ["8", "25", "60", "120"]],
  [/number|count|port|size/i, ["8", "13912345678", "42"]],
  [
    /first|last|nick|display|person|holder|invitee|remark|alias/i,
    ["Ravi", "Lena", "Omar Haddad", "Priya", "Jonas Berg"],
  ],
  [/address|place|city|location|region|from|to$/i, ["12 Harbour Street", "Lisbon", "Kyoto", "Meeting room 2"]],
  [/company|school|work|bank/i, ["Northwind Books", "Harbour Clinic", "Green Line Cycles"]],
  [/tag|label|group|folder|album|list|category/i, ["Summer", "Work", "Recipes", "To sort", "Family"]],
  [
    /reply|comment|message|text|body|note|about|bio|sign|wish|thought|review|notice|caption|greeting|reason/i,
    [
      "See you at the station at six.",
      "Thanks, that helped a lot.",
      "Can we move it to Friday?",
      "I will bring the tickets.",
      "The shop closes at eight today.",
      "Please water the plants on Sunday.",
      "That was worth the wait.",
    ],
  ],
  [/title|name|topic|subject|^text$/i, titles],
  [/^q$|query|search|find/i, ["tea", "train", "coffee", "summer", "music"]],
];
/** Texts for fields whose keyboard has only digits. */
const numbers = ["8", "25", "120", "1234"];
/** Returns texts that a user might type into the field with this name and this kind of keyboard. */
export function plausibleTexts(field: string, keyboard: string): readonly string[] {
  const found = textsByField.find(([pattern]) => pattern.test(field))?.[1] ?? titles;
  if (keyboard === "text") return found;
  const fitting = found.filter((text) => /^[\d.]+$/.test(text));
  return fitting.length > 0 ? fitting : numbers;
}
