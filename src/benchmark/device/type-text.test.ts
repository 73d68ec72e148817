import { expect, it } from "vitest";
import { StandInShell } from "#test/support/stand-in-shell.ts";
import { EpisodeFault } from "../run/fault.ts";
import { typeText, type TypingPhone } from "./type-text.ts";
import { plainTextCommands } from "./text-commands.ts";

const keyboard = "com.android.adbkeyboard/.AdbIME";
type Shell = StandInShell;
const phoneOf = (shell: Shell, more: Partial<TypingPhone> = {}): TypingPhone => ({
  size: { width: 1000, height: 2000 },
  run: async (command) => {
    const output = await shell.shell(command);
    if (output.status !== 0) throw new EpisodeFault("action", output.stderr);
    return output;
  },
  runAlways: (command) => shell.shell(command),
  elements: async () => [],
  pause: async () => {},
  ...more,
});
const type = async (shell: Shell, action: object, more: Partial<TypingPhone> = {}): Promise<string[]> => {
  await typeText({ type: "TYPE", value: "", ...action }, phoneOf(shell, more));
  return shell.taken();
};
const plain = (): Shell => new StandInShell([]);

it.each([
  ["draft 4", ["input text 'draft%s4'"]],
  [
    'it\'s 5%; $(rm) `x` "y" \\ & | < > # ~ *',
    [String.raw`input text 'it'\''s%s5%;%s$(rm)%s${"`x`"}%s"y"%s\%s&%s|%s<%s>%s#%s~%s*'`],
  ],
  // `input text` itself would read this as a space.
  ["100%s", ["input text '100%'", "input text 's'"]],
  ["% s", ["input text '%%ss'"]],
  ["%%ss", ["input text '%%'", "input text 'ss'"]],
  ["a\nb", ["input text 'a\nb'"]],
  ["-n", ["input text '-n'"]],
  ["", []],
])("types %j", async (value, commands) => {
  expect(plainTextCommands(value)).toEqual(commands);
  expect(await type(plain(), { value })).toEqual(commands);
});

/** Reads `%s` as Android does: it looks at one character after the other, and a replaced pair is not read again. */
function typedByAndroid(text: string): string {
  const buffer = [...text];
  let isEscaped = false;
  for (let i = 0; i < buffer.length; i++) {
    if (isEscaped && buffer[i] === "s") {
      buffer[i] = " ";
      buffer.splice(--i, 1);
    }
    isEscaped = buffer[i] === "%";
  }
  return buffer.join("");
}
it.each(["% s%s %%s  %ss%", "%s", "%%%sss", "50 % so", "s%", "a b"])("Android types %j", (text) => {
  const words = plainTextCommands(text).map((command) => /^input text '(.*)'$/s.exec(command)![1]!);
  expect(words.map(typedByAndroid).join("")).toBe(text);
});

it("touches the field first, and empties it", async () => {
  expect(await type(plain(), { value: "x", point: [500, 100], clear: true })).toEqual([
    "input tap 500 200",
    "input keycombination 113 29",
    "input keyevent 67",
    "input text 'x'",
  ]);
});
it("deletes the text of the field where the phone cannot select it", async () => {
  const old = () => new StandInShell([], [/keycombination/, { status: 255, stderr: "Error: Unknown command" }]);
  const field = { role: "textbox", name: "", value: "ab", bounds: [0, 0, 9, 9], enabled: true } as const;
  const elements = async () => [{ ...field, focused: true, scrollable: false }] as never;
  expect((await type(old(), { value: "x", clear: true }, { elements })).slice(1)).toEqual([
    "input keyevent 67 67 112 112",
    "input text 'x'",
  ]);
  const [, deletions] = await type(old(), { value: "x", clear: true }, { elements: async () => null });
  expect(deletions!.split(" ")).toHaveLength(2 + 400);
});

it("types other characters with ADBKeyboard, and chooses the previous keyboard again", async () => {
  const disabled = () =>
    new StandInShell(
      [],
      [/^ime list -a/, `com.acme/.Keyboard\n${keyboard}\n`],
      [/^ime list -s/, "com.acme/.Keyboard\n"],
    );
  expect(await type(disabled(), { value: "你好 'x'" })).toEqual([
    `ime enable ${keyboard}`,
    `ime set ${keyboard}`,
    `am broadcast -a ADB_INPUT_B64 --es msg '${Buffer.from("你好 'x'").toString("base64")}'`,
    "ime set com.acme/.Keyboard",
    `ime disable ${keyboard}`,
  ]);
  const enabled = new StandInShell([], [/^ime list/, `com.acme/.Keyboard\n${keyboard}\n`]);
  expect(await type(enabled, { value: "é", clear: true })).toEqual([
    `ime set ${keyboard}`,
    "am broadcast -a ADB_CLEAR_TEXT",
    "am broadcast -a ADB_INPUT_B64 --es msg 'w6k='",
    "ime set com.acme/.Keyboard",
  ]);
});
it("chooses the previous keyboard again if the episode is stopped", async () => {
  const shell = new StandInShell([], [/^ime list/, keyboard]);
  const stopped = { pause: async () => Promise.reject(new Error("stopped")) };
  await expect(type(shell, { value: "é" }, stopped)).rejects.toThrow("stopped");
  expect(shell.taken()).toEqual([`ime set ${keyboard}`, "ime set com.acme/.Keyboard"]);
});
it("types everything with ADBKeyboard if a person has chosen it", async () => {
  const shell = new StandInShell([], [/default_input_method/, `${keyboard}\n`]);
  expect(await type(shell, { value: "abc" })).toEqual(["am broadcast -a ADB_INPUT_B64 --es msg 'YWJj'"]);
});
it("says that ADBKeyboard is missing", async () => {
  const fault = await type(plain(), { value: "你好" }).catch((error: unknown) => error);
  expect(fault).toMatchObject({ kind: "action" });
  expect(String(fault)).toMatch(/"你好" is not ASCII, so it needs the keyboard ADBKeyboard/);
});
