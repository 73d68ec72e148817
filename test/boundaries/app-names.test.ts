// The device, the server and the pages know apps only as data: none of them may spell the name of one.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
// Permissions, shared data, parts of the device and words of the world that share their name with an app.
const deviceWords = new Set([
  "clock",
  "settings",
  "contacts",
  "calendar",
  "browser",
  "camera",
  "messages",
  "weather",
  "files",
]);

test("names of apps are literals only in src/apps and tasks", () => {
  const apps = readdirSync(join(root, "src/apps"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .filter((id) => !deviceWords.has(id));
  expect(apps.length).toBeGreaterThan(0);
  const literal = new RegExp(`(["'\`])(${apps.join("|")})(\\1|\\.\\w+\\1)`);

  const found = readdirSync(join(root, "src"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((path) => !path.startsWith("src/apps/"))
    .flatMap((path) =>
      readFileSync(join(root, path), "utf8")
        .split("\n")
        .flatMap((line, n) =>
          literal.test(line) && !line.includes("import ") ? [`${path}:${n + 1}: ${line.trim()}`] : [],
        ),
    );
  expect(found).toEqual([]);
});
