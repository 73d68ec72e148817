// Results contain the version of the apps' behaviour, so a change of behaviour must be noticed if the version is
// unchanged.
import { expect, test } from "vitest";
import { behaviour, changedFolders, readFrozenBehaviour } from "./behaviour.ts";
import { compiledCode } from "./compiled-code.ts";

test("the code of the system and the apps matches its version (`./phonebooth behaviour --write` renews the hashes)", () => {
  expect(behaviour()).toEqual(readFrozenBehaviour());
});

const tap = "export const screen = (p: Props) => <Button onTap={() => p.act.save({ kind: 1 })} />;";
test.each([
  ["a comment", `// Saves.\n${tap}`, true],
  ["layout", tap.replaceAll(" => ", " =>\n  "), true],
  ["a type", tap.replace("Props", "Readonly<Props>"), true],
  ["what a tap writes", tap.replace("kind: 1", "kind: 2"), false],
  ["which command a tap runs", tap.replace("save", "discard"), false],
])("only changed behaviour changes the compiled code: %s (case %#)", (_, text, same) => {
  expect(compiledCode("a.tsx", text) === compiledCode("a.tsx", tap)).toBe(same);
});

test("names the folder of a change, and folders that were added or removed", () => {
  const before = { apps: "0.1.0", code: { "apps/a": "1", "apps/b": "2", "apps/c": "3" } };
  const now = { apps: "0.1.0", code: { "apps/a": "1", "apps/b": "9", "apps/d": "4" } };
  expect(changedFolders(before, now)).toEqual(["apps/b", "apps/c", "apps/d"]);
});
