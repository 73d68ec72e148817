// A rule for oxlint: no function of Math whose last bit differs between engines, and no `**`. What is hashed, signed, stored
// or compared would be other values in workerd, Node and the browser. src/state/portable-math.ts has the same from sums,
// products and roots.

/** What of a syntax tree the rule reads. */
interface Node {
  readonly type: string;
  readonly name?: string;
  readonly value?: unknown;
  readonly operator?: string;
  readonly argument?: Node;
}
interface Context {
  report(finding: { node: Node; message: string }): void;
}
interface Member extends Node {
  readonly object: Node;
  readonly property: Node;
  readonly computed: boolean;
}
interface Binary extends Node {
  readonly left: Node;
  readonly right: Node;
}
interface Declarator extends Node {
  readonly id: Node & { readonly properties?: readonly (Node & { readonly key?: Node })[] };
  readonly init: Node | null;
}

/** Sums, products, roots, comparisons and whole numbers: IEEE 754 or the language says every bit. */
const exact = new Set([
  ...["E", "LN10", "LN2", "LOG10E", "LOG2E", "PI", "SQRT1_2", "SQRT2"],
  ...["abs", "ceil", "clz32", "floor", "fround", "f16round", "imul", "max", "min", "round", "sign", "sqrt", "trunc"],
  // Of no value at all; another rule says where it may not be.
  "random",
]);
const instead = "engines differ in its last bit. Use src/state/portable-math.ts.";

const isMath = (node: Node | null): boolean => node?.type === "Identifier" && node.name === "Math";
const isNumber = (node: Node): boolean =>
  (node.type === "Literal" && typeof node.value === "number") ||
  (node.type === "UnaryExpression" && node.operator === "-" && node.argument !== undefined && isNumber(node.argument));
/** `2 ** 31` is exact everywhere, and so are powers of whole big numbers. */
const isExactPower = ({ left, right }: Binary): boolean =>
  (left.type === "Literal" && left.value === 2 && isNumber(right)) ||
  [left, right].some((side) => side.type === "Literal" && typeof side.value === "bigint");

const rule = {
  create(context: Context) {
    const reportPower = (node: Binary): void => {
      if (!isExactPower(node)) context.report({ node, message: `\`**\`: ${instead}` });
    };
    return {
      MemberExpression(node: Member) {
        if (!isMath(node.object)) return;
        const name = node.computed ? node.property.value : node.property.name;
        if (typeof name !== "string" || !exact.has(name))
          context.report({ node, message: `Math.${typeof name === "string" ? name : "[…]"}: ${instead}` });
      },
      VariableDeclarator(node: Declarator) {
        if (isMath(node.init))
          context.report({ node, message: "Math is used by its name, so that this rule sees what is used." });
      },
      BinaryExpression(node: Binary) {
        if (node.operator === "**") reportPower(node);
      },
      AssignmentExpression(node: Binary) {
        if (node.operator === "**=") reportPower(node);
      },
    };
  },
};
export default { meta: { name: "phonebooth" }, rules: { "portable-math": rule } };
