// A rule for oxlint: what Solid runs at once (a memo, a render effect) reads nothing that is declared below it. Such a read throws
// only when the branch that reads it is taken while the component is made, which tests may never see.

/** What of a syntax tree the rule reads. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly name?: string;
}
interface Context {
  report(finding: { node: Node; message: string }): void;
}
interface Block extends Node {
  readonly body: readonly Node[];
}
interface Declaration extends Node {
  readonly declarations: readonly { readonly id: Node; readonly init: Node | null }[];
}
interface Call extends Node {
  readonly callee: Node;
  readonly arguments: readonly Node[];
}

/** Solid runs the function that these are given before they return. */
const runsAtOnce = new Set(["createMemo", "createComputed", "createRenderEffect", "untrack", "batch"]);

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as { type?: unknown }).type === "string";
/** The nodes right below one, without the names of properties, which are no variables. */
function below(node: Node): Node[] {
  const found: Node[] = [];
  for (const [key, value] of Object.entries(node)) {
    if (key === "parent") continue;
    const isPlainName = (key === "property" || key === "key") && !(node as { computed?: boolean }).computed;
    if (isPlainName) continue;
    for (const each of Array.isArray(value) ? value : [value]) if (isNode(each)) found.push(each);
  }
  return found;
}
const isFunction = ({ type }: Node): boolean => type === "ArrowFunctionExpression" || type === "FunctionExpression";

/** All variables that are named in a tree and are not its own: neither its parameters nor declared in it. */
function namesIn(node: Node): Map<string, Node> {
  const names = new Map<string, Node>();
  const own = new Set<string>();
  const read = (each: Node): void => {
    if (each.type === "Identifier" && !names.has(each.name!)) names.set(each.name!, each);
    for (const name of bindingsOf(each)) own.add(name);
    for (const child of below(each)) read(child);
  };
  read(node);
  for (const name of own) names.delete(name);
  return names;
}
/** What a function or a declaration calls its parameters or constants. */
function bindingsOf(node: Node): string[] {
  const { params = [], id, param } = node as { params?: readonly Node[]; id?: Node | null; param?: Node | null };
  const isBinding = isFunction(node) || node.type === "VariableDeclarator" || node.type === "CatchClause";
  const patterns = isBinding ? [...params, id, param].filter(isNode) : [];
  return patterns.flatMap(function names(pattern: Node): string[] {
    return [...(pattern.type === "Identifier" ? [pattern.name!] : []), ...below(pattern).flatMap(names)];
  });
}
/** The functions that run while the statement does. */
function runBy(node: Node, found: Node[] = []): Node[] {
  if (isFunction(node) || node.type === "FunctionDeclaration") return found;
  if (node.type === "CallExpression") {
    const { callee, arguments: given } = node as Call;
    if (callee.type === "Identifier" && runsAtOnce.has(callee.name!)) found.push(...given.filter(isFunction));
  }
  for (const each of below(node)) runBy(each, found);
  return found;
}

function check(context: Context, statements: readonly Node[]): void {
  /** Where each constant of this block is declared, and the function that it is, if it is one. */
  const declared = new Map<string, { readonly start: number; readonly does: Node | null }>();
  for (const statement of statements)
    if (statement.type === "VariableDeclaration")
      for (const { id, init } of (statement as Declaration).declarations)
        if (id.type === "Identifier")
          declared.set(id.name!, { start: id.start, does: init && isFunction(init) ? init : null });
  if (declared.size === 0) return;
  for (const statement of statements)
    for (const run of runBy(statement)) {
      // What it names, and what the functions of this block that it names do.
      const seen = new Set<string>();
      const waiting = [...namesIn(run)];
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        const [name, node] = next;
        const known = declared.get(name);
        if (!known || seen.has(name)) continue;
        seen.add(name);
        if (known.start > run.start) {
          const message = `"${name}" is declared below what Solid runs here at once. Declare it above.`;
          context.report({ node: node.start >= run.start ? node : run, message });
        } else if (known.does) waiting.push(...namesIn(known.does));
      }
    }
}

const rule = {
  create(context: Context) {
    return {
      BlockStatement: ({ body }: Block) => check(context, body),
      Program: ({ body }: Block) => check(context, body),
    };
  },
};

export default { meta: { name: "solid-order" }, rules: { "memo-order": rule } };
