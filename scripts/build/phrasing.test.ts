// Tests that odd phrases are found and accepted phrases are ignored, and that the current texts contain no odd phrase
// that is not accepted.
import { expect, test } from "vitest";
import { readAccepted, readAllPlaces, findPhrases, checkAccepted, proseOf, textsOf } from "./phrasing.ts";
import { oddPhrases } from "../words/odd-phrases.ts";
import { localWorld } from "./world-file.ts";

const namesIn = (text: string): string[] => findPhrases([{ at: "x", text }]).map(({ turn }) => turn.name);

const examples = [
  ["as it comes", 'Hand "X" on to Calendar and save it as it comes.'],
  ["by the … page", "How long does it take by the ride's page?"],
  ["of the two the one", "Delete of the two alarms the one that rings first."],
  ["the one named first", "Is it the one named first or the one named second?"],
  ["one a line", "List their names, one a line."],
  ["so many … as", "Send so many yuan as the years that they become."],
  ["so many … as", "A red packet of as many yuan as the years that they become then."],
  ["whoever", "Whoever has it sends it."],
  ["whatever (subject)", "It is done. Whatever is left goes."],
  ["is told", "The price is told on the page."],
  ["tell in", "Tell in AnswerSheet how late it will be."],
  ["that lies on", "Send a PDF file that lies on my phone."],
  ["over the largest sum", "Find the receipt over the largest sum."],
  ["on from there", 'Hand "X" on from there to Calendar.'],
  ["exactly this file", "Send exactly this file."],
  ["goes by itself", "Pay by itself"],
  ["money comes back", "¥428.50 come back"],
  ["can buy no more", "Who cancels three orders on a day can buy no more on that day"],
  ["good once", "Show this to the till. It is good once."],
  ["good for minutes", "604218 is your code. It is good for 10 minutes."],
  ["a parcel lies", "Parcel SC 7713 0926 lies in locker 14"],
  ["sum off sum", "10 off 80, not for tobacco"],
  ["best way now", "Best way now"],
  ["put away", "The environment was put away."],
  ["in vain", "What is sent in vain is read on."],
  ["is called so", "A suite that is built in is called so."],
  ["or no more", "There is no such run, or no more."],
  ["had back", "An environment can be had back; it can be had back."],
  ["正是这个", "请把正是这个文件作为附件"],
  ["不要写字", "不要写字"],
  ["从那里", "从那里添加到日历"],
  ["被告知", "价格被告知在页面上"],
  ["两个中的那个", "删除两个中的那个"],
  ["无论谁", "无论谁打来都接"],
  ["照它来的样子", "照它来的样子保存"],
  ["自行付款", "自行付款"],
] as const;

test.each(examples)("%s is found in “%s”", (name, text) => expect(namesIn(text)).toContain(name));

test("every odd phrase has an example here", () => {
  expect(oddPhrases.map(({ name }) => name).toSorted()).toEqual(
    [...new Set<string>(examples.map(([name]) => name))].toSorted(),
  );
});

test.each([
  "Save the meeting and leave the rest as it is.",
  "Two screens are told apart by their titles, and I was told that it opens at nine.",
  "Which closes later, A or B?",
  "There are no more than three. So many people came.",
  "Open the settings page and put the list away.",
  "就发这个文件，不要附文字",
  "在会议应用里把它加到日历",
])("finds nothing odd in “%s”", (text) => expect(namesIn(text)).toEqual([]));

test("finds the texts of a module with their lines, and skips imports and keys", () => {
  const source =
    'import { words } from "whoever";\nexport const strings = words({\n  en: { whoever: "One", two: `Two ${3} b` },\n});\n';
  expect(textsOf("a/strings.ts", source).map(({ at, text }) => [at, text])).toEqual([
    ["a/strings.ts:3", "One"],
    ["a/strings.ts:3", "Two "],
    ["a/strings.ts:3", " b"],
  ]);
});

test("reads the texts that commands, seeds and disturbances store", async () => {
  const files = new Set((await readAllPlaces(await localWorld())).map(({ at }) => at.replace(/:\d+$/, "")));
  for (const path of ["features/security/check.ts", "seed-chats.ts"])
    expect(files).toContain(`src/apps/alipay/${path}`);
  for (const path of [
    "src/apps/wechat/features/wallet/commands.ts",
    "src/apps/messages/seed-texts.ts",
    "src/os/disturbances.ts",
  ])
    expect(files).toContain(path);
});

test("finds whole paragraphs of a page, and skips code", () => {
  const page = `# Title\n\nWhoever\ncalls \`is told\`.\n\n\`\`\`sh\nwhoever\n\`\`\`\n${"\n".repeat(30)}whoever\n`;
  expect(proseOf("docs/a.md", page)).toEqual([
    { at: "docs/a.md:1", text: "# Title" },
    { at: "docs/a.md:3", text: "Whoever calls …." },
  ]);
});

test("ignores phrases accepted with a reason, and reports acceptances that match nothing", () => {
  const finds = findPhrases([
    { at: "docs/a.md:3", text: "Whoever calls." },
    { at: "src/apps/x/strings.ts:9", text: "Whoever calls." },
    { at: "tasks/notes/x.ts en seed 2", text: "Save it as it comes." },
  ]);
  const one = { turn: "whoever", at: "docs/a.md", words: "Whoever", why: "a quotation" };
  const gone = { ...one, at: "docs/b.md" };
  const { faults, unused } = checkAccepted(finds, [one, gone]);
  expect(faults.map(({ at }) => at)).toEqual(["src/apps/x/strings.ts:9", "tasks/notes/x.ts en seed 2"]);
  expect(unused).toEqual([gone]);
  expect(
    checkAccepted(finds, [{ ...one, at: "tasks/notes/x.ts", turn: "as it comes", words: "as it comes" }]).faults,
  ).toEqual([
    expect.objectContaining({ at: "docs/a.md:3" }),
    expect.objectContaining({ at: "src/apps/x/strings.ts:9" }),
  ]);
});

test("tasks, apps and docs contain no odd phrase that is not accepted", async () => {
  const places = await readAllPlaces(await localWorld());
  expect(places.length).toBeGreaterThan(5000);
  const { faults, unused } = checkAccepted(findPhrases(places), readAccepted());
  expect(faults.map(({ at, turn, words }) => `${at}: ${turn.name}: ${words}`)).toEqual([]);
  expect(unused).toEqual([]);
});
