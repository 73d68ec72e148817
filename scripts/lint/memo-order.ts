// A rule for oxlint: functions that Solid runs immediately (a memo, a render effect) must not read variables that are
// declared below them. Such a read throws only if the function executes the read while the component is created. Tests
// may miss this case.

/** The parts of a syntax tree that the rule reads. */
interface AstNode {
  readonly type: string;
  readonly start: number;
  readonly name?: string;
}
interface Context {
  report(finding: { node: AstNode; message: string }): void;
}
interface Block extends AstNode {
  readonly body: readonly AstNode[];
}
interface Declaration extends AstNode {
  readonly declarations: readonly { readonly id: AstNode; readonly init: AstNode | null }[];
}
interface Call extends AstNode {
  readonly callee: AstNode;
  readonly arguments: readonly AstNode[];
}

/** Calls of Solid that run their function argument before they return. */
const immediateCalls = new Set(["createMemo", "createComputed", "createRenderEffect", "untrack", "batch"]);

const isNode = (value: unknown): value is AstNode =>
  typeof value === "object" && value !== null && typeof (value as { type?: unknown }).type === "string";
/** Returns the direct children of a node, without property names, because these are not variables. */
function childNodes(node: AstNode): AstNode[] {
  const found: AstNode[] = [];
  for (const [key, value] of Object.entries(node)) {
    if (key === "parent") continue;
    const isPlainName = (key === "property" || key === "key") && !(node as { computed?: boolean }).computed;
    if (isPlainName) continue;
    for (const each of Array.isArray(value) ? value : [value]) if (isNode(each)) found.push(each);
  }
  return found;
}
const isFunction = ({ type }: AstNode): boolean => type === "ArrowFunctionExpression" || type === "FunctionExpression";

/** Returns the variables that a tree uses but does not declare. */
function freeVariables(node: AstNode): Map<string, AstNode> {
  const names = new Map<string, AstNode>();
  const own = new Set<string>();
  const read = (each: AstNode): void => {
    if (each.type === "Identifier" && !names.has(each.name!)) names.set(each.name!, each);
    for (const name of bindingsOf(each)) own.add(name);
    for (const child of childNodes(each)) read(child);
  };
  read(node);
  for (const name of own) names.delete(name);
  return names;
}
/** Returns the names of a function's parameters or of a declaration's constants. */
function bindingsOf(node: AstNode): string[] {
  const {
    params = [],
    id,
    param,
  } = node as { params?: readonly AstNode[]; id?: AstNode | null; param?: AstNode | null };
  const isBinding = isFunction(node) || node.type === "VariableDeclarator" || node.type === "CatchClause";
  const patterns = isBinding ? [...params, id, param].filter(isNode) : [];
  return patterns.flatMap(function names(pattern: AstNode): string[] {
    return [...(pattern.type === "Identifier" ? [pattern.name!] : []), ...childNodes(pattern).flatMap(names)];
  });
}
/** Returns the functions that run during the statement. */
function functionsRunBy(node: AstNode, found: AstNode[] = []): AstNode[] {
  if (isFunction(node) || node.type === "FunctionDeclaration") return found;
  if (node.type === "CallExpression") {
    const { callee, arguments: passed } = node as Call;
    if (callee.type === "Identifier" && immediateCalls.has(callee.name!)) found.push(...passed.filter(isFunction));
  }
  for (const each of childNodes(node)) functionsRunBy(each, found);
  return found;
}

function check(context: Context, statements: readonly AstNode[]): void {
  /**
   * The position of each constant of this block, and the constant's function, or null if its value is not a function.
   */
  const declared = new Map<string, { readonly start: number; readonly does: AstNode | null }>();
  for (const statement of statements)
    if (statement.type === "VariableDeclaration")
      for (const { id, init } of (statement as Declaration).declarations)
        if (id.type === "Identifier")
          declared.set(id.name!, { start: id.start, does: init && isFunction(init) ? init : null });
  if (declared.size === 0) return;
  for (const statement of statements)
    for (const run of functionsRunBy(statement)) {
      // The names that the function uses, including the names that it uses through calls of this block's functions.
      const seen = new Set<string>();
      const waiting = [...freeVariables(run)];
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        const [name, node] = next;
        const known = declared.get(name);
        if (!known || seen.has(name)) continue;
        seen.add(name);
        if (known.start > run.start) {
          const message = `"${name}" is declared below code that Solid runs immediately here. Declare it above.`;
          context.report({ node: node.start >= run.start ? node : run, message });
        } else if (known.does) waiting.push(...freeVariables(known.does));
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
