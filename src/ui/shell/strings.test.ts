// The phone shows its own refusals over any app, so the phone needs a text for each of its refusals.
import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { words } from "./words/en.ts";

const sourcesIn = (folder: string): { readonly name: string; readonly text: string }[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .map((name) => ({ name, text: readFileSync(`${folder}/${name}`, "utf8") }));
const codesIn = (text: string): string[] => [...text.matchAll(/\breject\(\s*"([^"]+)"/g)].map((found) => found[1]!);

it("every refusal of the OS has a text", () => {
  // The commands of chats.ts are commands of apps, whose own texts have the reasons.
  const codes = new Set(sourcesIn("src/os").flatMap(({ name, text }) => (name === "chats.ts" ? [] : codesIn(text))));
  expect(codes.size).toBeGreaterThan(30);
  expect([...codes].filter((code) => !Object.hasOwn(words, code))).toEqual([]);
});
it("apps with the commands of chats.ts have a text in both languages for each refusal of these commands", () => {
  const codes = codesIn(readFileSync("src/os/chats.ts", "utf8"));
  expect(codes).not.toEqual([]);
  const missing: string[] = [];
  const checked: string[] = [];
  for (const app of readdirSync("src/apps")) {
    const sources = app.includes(".") ? [] : sourcesIn(`src/apps/${app}`);
    if (!sources.some(({ text }) => /\b(toggleInChat|deleteChat|deleteMessage)\b[^;]*"#os\/chats\.ts"/.test(text)))
      continue;
    checked.push(app);
    const texts = sources.map(({ name, text }) => (name.endsWith("strings.ts") ? text : "")).join("\n");
    for (const code of new Set(codes)) if (texts.split(`"${code}":`).length < 3) missing.push(`${app}: ${code}`);
  }
  expect(checked.length).toBeGreaterThan(1);
  expect(missing).toEqual([]);
});
