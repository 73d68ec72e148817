import { expect, test } from "vitest";
import { importPath } from "./import-path.ts";

test.each([
  ["src/os/state.ts", "./lock.ts", "", "src/os/lock.ts"],
  ["src/os/kernel/clock.ts", "../lock.ts", "", "src/os/lock.ts"],
  ["src/apps/notes/screens/list.tsx", "#ui/kit/rows.tsx", "", "src/ui/kit/rows.tsx"],
  ["tasks/notes/pin.ts", "#tasks/kit/notes.ts", "", "tasks/kit/notes.ts"],
  ["/p/src/os/state.ts", "#state/json.ts?raw", "/p", "/p/src/state/json.ts?raw"],
  ["src/os/state.ts", "valibot", "", null],
  ["src/os/state.ts", "#nothing/x.ts", "", null],
])("in %s, the import %s resolves to its path or to null", (importer, specifier, base, path) => {
  expect(importPath(importer, specifier, base)).toBe(path);
});
