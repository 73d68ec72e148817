// The texts of the page for a human player are complete in both languages.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { deskText, deskTexts } from "./texts.ts";

const factsOf = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(([fact]) => fact).toSorted();

it.each(Object.entries(deskTexts))("%s says the same facts in both languages", (_, { en, zh }) => {
  expect(en).not.toMatch(/\p{Script=Han}/u);
  expect(zh).toMatch(/\p{Script=Han}/u);
  expect(factsOf(zh)).toEqual(factsOf(en));
});
it("fills in the facts", () => {
  expect(deskText("task", "en", { n: 2, all: 20 })).toBe("Phonebooth, task 2 of 20");
  expect(deskText("task", "zh-CN", { n: 2, all: 20 })).toBe("Phonebooth，第 2 个任务，共 20 个");
});
it("the page names only texts that exist, and has no text of its own", () => {
  const page = readFileSync(join(import.meta.dirname, "page.html"), "utf8");
  const names = [...page.matchAll(/data-(?:text|label|title|placeholder)="(\w+)"/g)].map(([, name]) => name!);
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter((name) => !Object.hasOwn(deskTexts, name))).toEqual([]);
  const body = page.slice(page.indexOf("<body>")).replace(/<!--[^]*?-->/g, "");
  const own = [...body.matchAll(/>([^<]+)</g)].map(([, text]) => text!.trim()).filter((text) => text !== "");
  expect(own).toEqual(["Phonebooth"]);
  expect(body.match(/\s(?:aria-label|title|placeholder)="/g)).toBeNull();
});
