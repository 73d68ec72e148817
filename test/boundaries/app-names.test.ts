// The device, the server and the pages know apps only as data, so their code must not contain the id of an app. Many
// ids are ordinary words too (clock, contacts, x), so the check looks at where a string is used.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { apps } from "#apps/registry.ts";
import type { AnyApp } from "#os/define.ts";
import { keyOf, memberOf, nodesOf, parseText, textOf, type Node } from "../support/syntax.ts";

const root = join(import.meta.dirname, "../..");
const all = apps as readonly AnyApp[];
const ids = new Set(all.map(({ id }) => id));
/** Commands, screens and acts: "notes.togglePin", "notes.list". */
const qualifiedNames = new Set(
  all.flatMap(({ id, commands, navigation: { screens, edges } }) =>
    [...Object.keys(commands as object), ...Object.keys(screens as object), ...edges.map(({ on }) => on)].map(
      (name) => `${id}.${name}`,
    ),
  ),
);
/** Identifiers whose value or argument is an app's id. */
const appHolders =
  /^(app|apps|appId|appOf|front|frontOf|task|tasks|home|launch|launched|installed|opened|closeTasks|titleOf|iconOf|channelsOf|isFront|AWAKE)$/;

test("names of apps are literals only in src/apps, src/brands and tasks", () => {
  const found = readdirSync(join(root, "src"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((path) => !/^src\/(apps|brands)\//.test(path))
    .flatMap((path) => namesIn(readFileSync(join(root, path), "utf8"), path).map((name) => `${path}: ${name}`));
  expect(found).toEqual([]);
});

test.each([
  `if (front.app === "clock") x();`,
  `if ("clock" !== app) x();`,
  `switch (top.app) { case "clock": x(); }`,
  `kernel.app("clock")`,
  `titleOf("clock", lang)`,
  `k.launch(draft, "clock")`,
  `run({ name: "os.launch", args: { app: "clock" } })`,
  `state.apps.clock`,
  `state.apps?.["clock"]`,
  `const { clock } = state.apps;`,
  `view.tasks["clock"]`,
  `const order = ["notes", "clock"];`,
  `const colours = { notes: "red", clock: "blue" };`,
  `apps.includes("clock")`,
  `dispatch({ name: "notes.togglePin", args })`,
  "const name = `notes.list`;",
  `const home = "launcher";`,
  `step({ type: "AWAKE", value: "clock" })`,
])("the checker finds a name in %s", (text) => {
  expect(namesIn(text, "some.ts")).not.toEqual([]);
});

test.each([
  `state.clock.nowMs`,
  `os.settings["clock"]`,
  `import { clock } from "../apps/clock/index.ts";`,
  `const part: App["contacts"] = x;`,
  `this.content(state, app.id, "contacts")`,
  `one(["off", "clock", "photos"], "off")`,
  `at(["clock", "nowMs"])`,
  `schemeOf(uri) === "settings"`,
])("the checker accepts %s", (text) => {
  expect(namesIn(text, "some.ts")).toEqual([]);
});

/** A file without any of these words need not be parsed. */
const appIdPattern = new RegExp(`\\b(${[...ids].join("|")})\\b`);
function namesIn(text: string, path: string): string[] {
  if (!appIdPattern.test(text)) return [];
  return [...nodesOf(parseText(path, text))].flatMap(([node, above]) =>
    isName(node, above) ? [textOf(node) ?? JSON.stringify(node).slice(0, 80)] : [],
  );
}
function isName(node: Node, above: readonly Node[]): boolean {
  const outside = above.at(-1);
  if (!outside || outside.type.startsWith("Import") || outside.type.startsWith("Export")) return false;
  const text = textOf(node);
  if (text !== null) return qualifiedNames.has(text) || (ids.has(text) && isWhereAppIsNamed(node, above));
  if (node.type === "MemberExpression") return ids.has(memberOf(node) ?? "") && lastNameOf(node["object"]) === "apps";
  // Arrays that contain only app ids, and objects whose keys are app ids.
  const elements = { ArrayExpression: "elements", ObjectExpression: "properties" }[node.type];
  if (elements) {
    const names = (node[elements] as Node[]).map((one) => textOf(one["expression"]) ?? keyOf(one));
    return names.length > 1 && names.every((name) => ids.has(name));
  }
  return (
    node.type === "VariableDeclarator" &&
    (node["id"] as Node).type === "ObjectPattern" &&
    lastNameOf(node["init"]) === "apps" &&
    ((node["id"] as Node)["properties"] as Node[]).some((one) => ids.has(keyOf(one)))
  );
}
/** Whether a string is in a position where code names an app. */
function isWhereAppIsNamed(node: Node, above: readonly Node[]): boolean {
  const outside = above.at(-1)!;
  switch (outside.type) {
    case "BinaryExpression":
      return [outside["left"], outside["right"]].some((side) => side !== node && appHolders.test(lastNameOf(side)));
    case "SwitchCase":
      return appHolders.test(lastNameOf(above.at(-2)?.["discriminant"]));
    case "CallExpression":
      return isCalledWithApp(outside);
    case "KeyValueProperty":
      return appHolders.test(keyOf(outside)) || isAwakeAction(above.at(-2));
    case "VariableDeclarator":
      return appHolders.test(lastNameOf(outside["id"]));
    case "AssignmentExpression":
      return appHolders.test(lastNameOf(outside["left"]));
    case "Computed":
      return appHolders.test(lastNameOf(above.at(-2)?.["object"]));
    default:
      return false;
  }
}
/** Whether a call takes an app's id: `k.app("x")`, `apps.includes("x")`. */
function isCalledWithApp({ callee }: Node): boolean {
  const on = (callee as Node).type === "MemberExpression" ? lastNameOf((callee as Node)["object"]) : "";
  const name = lastNameOf(callee);
  return appHolders.test(name) || (appHolders.test(on) && /^(includes|indexOf|has|get)$/.test(name));
}
const isAwakeAction = (object: Node | undefined): boolean =>
  ((object?.["properties"] ?? []) as Node[]).some((one) => textOf(one["value"]) === "AWAKE");
/** The last name of an expression: `app` for `app`, `top.app` and `top?.app`, `appOf` for `appOf(top)`. */
function lastNameOf(x: unknown): string {
  const node = (x ?? {}) as Node & { base?: Node };
  if (node.type === "Identifier") return String(node["value"]);
  if (node.type === "MemberExpression") return memberOf(node) ?? lastNameOf(node["object"]);
  if (node.type === "OptionalChainingExpression") return lastNameOf(node.base);
  if (node.type === "CallExpression") return lastNameOf(node["callee"]);
  return "";
}
