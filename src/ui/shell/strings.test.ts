// The phone shows its own refusals over any app, so the phone needs a text for each of its refusals.
import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { words } from "./words/en.ts";

it("every refusal of the OS has a text", () => {
  const codes = new Set(
    readdirSync("src/os", { recursive: true, encoding: "utf8" })
      // The commands of chats.ts are commands of apps, whose own texts have the reasons.
      .filter((name) => name.endsWith(".ts") && name !== "chats.ts")
      .flatMap((name) => [...readFileSync(`src/os/${name}`, "utf8").matchAll(/\breject\(\s*"([^"]+)"/g)])
      .map((found) => found[1]!),
  );
  expect(codes.size).toBeGreaterThan(30);
  expect([...codes].filter((code) => !Object.hasOwn(words, code))).toEqual([]);
});
