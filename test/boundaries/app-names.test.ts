// The device, the server and the pages know apps only as data: none of them may spell the name of one. Many names are
// plain words too (a clock, contacts, x), so what counts is where a text stands.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { apps } from "../../src/apps/registry.ts";
import type { AnyApp } from "../../src/os/define.ts";
import { keyOf, memberOf, nodesOf, parsedAs, textOf, type Node } from "../support/syntax.ts";

const root = join(import.meta.dirname, "../..");
const all = apps as readonly AnyApp[];
const ids = new Set(all.map(({ id }) => id));
/** "notes.togglePin", "notes.list": commands, screens and acts. */
const parts = new Set(
  all.flatMap(({ id, commands, navigation: { screens, edges } }) =>
    [...Object.keys(commands as object), ...Object.keys(screens as object), ...edges.map(({ on }) => on)].map(
      (name) => `${id}.${name}`,
    ),
  ),
);
/** What holds or takes an app by its name. */
const holders =
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
])("and leaves alone %s", (text) => {
  expect(namesIn(text, "some.ts")).toEqual([]);
});

/** Where none of the words stands, no tree need be made. */
const words = new RegExp(`\\b(${[...ids].join("|")})\\b`);
function namesIn(text: string, path: string): string[] {
  if (!words.test(text)) return [];
  return [...nodesOf(parsedAs(path, text))].flatMap(([node, above]) =>
    isName(node, above) ? [textOf(node) ?? JSON.stringify(node).slice(0, 80)] : [],
  );
}
function isName(node: Node, above: readonly Node[]): boolean {
  const outside = above.at(-1);
  if (!outside || outside.type.startsWith("Import") || outside.type.startsWith("Export")) return false;
  const text = textOf(node);
  if (text !== null) return parts.has(text) || (ids.has(text) && stands(node, above));
  if (node.type === "MemberExpression") return ids.has(memberOf(node) ?? "") && lastNameOf(node["object"]) === "apps";
  // Lists of apps alone, and records by them.
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
/** Whether a text stands where an app is named. */
function stands(node: Node, above: readonly Node[]): boolean {
  const outside = above.at(-1)!;
  switch (outside.type) {
    case "BinaryExpression":
      return [outside["left"], outside["right"]].some((side) => side !== node && holders.test(lastNameOf(side)));
    case "SwitchCase":
      return holders.test(lastNameOf(above.at(-2)?.["discriminant"]));
    case "CallExpression":
      return isCalledWithApp(outside);
    case "KeyValueProperty":
      return holders.test(keyOf(outside)) || isAwake(above.at(-2));
    case "VariableDeclarator":
      return holders.test(lastNameOf(outside["id"]));
    case "AssignmentExpression":
      return holders.test(lastNameOf(outside["left"]));
    case "Computed":
      return holders.test(lastNameOf(above.at(-2)?.["object"]));
    default:
      return false;
  }
}
/** `k.app("x")`, `apps.includes("x")`. */
function isCalledWithApp({ callee }: Node): boolean {
  const on = (callee as Node).type === "MemberExpression" ? lastNameOf((callee as Node)["object"]) : "";
  const name = lastNameOf(callee);
  return holders.test(name) || (holders.test(on) && /^(includes|indexOf|has|get)$/.test(name));
}
const isAwake = (object: Node | undefined): boolean =>
  ((object?.["properties"] ?? []) as Node[]).some((one) => textOf(one["value"]) === "AWAKE");
/** `app` of `app`, `top.app`, `top?.app` and `appOf(top)`. */
function lastNameOf(x: unknown): string {
  const node = (x ?? {}) as Node & { base?: Node };
  if (node.type === "Identifier") return String(node["value"]);
  if (node.type === "MemberExpression") return memberOf(node) ?? lastNameOf(node["object"]);
  if (node.type === "OptionalChainingExpression") return lastNameOf(node.base);
  if (node.type === "CallExpression") return lastNameOf(node["callee"]);
  return "";
}
