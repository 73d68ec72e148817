import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { RunFolder, type ErrorLine } from "./folder.ts";

const paths: string[] = [];
afterEach(() => {
  for (const path of paths) rmSync(path, { recursive: true, force: true });
});
const error = (attempt: number): ErrorLine => ({
  task: "notes/a",
  seed: 1,
  trial: 1,
  kind: "model",
  message: "no answer",
  attempt,
  void: false,
});

test("a line that a kill cut off does not damage the other lines", () => {
  const path = mkdtempSync(join(tmpdir(), "folder-"));
  paths.push(path);
  const folder = new RunFolder(path);
  folder.addError(error(1));
  folder.addError(error(2));
  appendFileSync(join(path, "errors.jsonl"), '{"task":"notes/a","se');
  const again = new RunFolder(path);
  expect(again.errors()).toEqual([error(1), error(2)]);
  again.addError(error(3));
  again.addError(error(4));
  expect(again.errors()).toEqual([error(1), error(2), error(3), error(4)]);
});
