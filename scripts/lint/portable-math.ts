// A rule for oxlint that forbids `**` and functions of Math whose last bit differs between engines. Otherwise hashed,
// signed, stored or compared values would differ between workerd, Node and the browser. src/state/portable-math.ts
// computes the same functions from sums, products and roots.

/** The parts of a syntax tree that the rule reads. */
interface AstNode {
  readonly type: string;
  readonly name?: string;
  readonly value?: unknown;
  readonly operator?: string;
  readonly argument?: AstNode;
}
interface Context {
  report(finding: { node: AstNode; message: string }): void;
}
interface Member extends AstNode {
  readonly object: AstNode;
  readonly property: AstNode;
  readonly computed: boolean;
}
interface Binary extends AstNode {
  readonly left: AstNode;
  readonly right: AstNode;
}
interface Declarator extends AstNode {
  readonly id: AstNode & { readonly properties?: readonly (AstNode & { readonly key?: AstNode })[] };
  readonly init: AstNode | null;
}

/**
 * Functions for sums, products, roots, comparisons and whole numbers. IEEE 754 or the language defines every bit of the
 * result.
 */
const exactFunctions = new Set([
  ...["E", "LN10", "LN2", "LOG10E", "LOG2E", "PI", "SQRT1_2", "SQRT2"],
  ...["abs", "ceil", "clz32", "floor", "fround", "f16round", "imul", "max", "min", "round", "sign", "sqrt", "trunc"],
  // `random` is allowed here, because another rule restricts its use.
  "random",
]);
const advice = "results differ between engines in the last bit. Use src/state/portable-math.ts.";

const isMath = (node: AstNode | null): boolean => node?.type === "Identifier" && node.name === "Math";
const isNumber = (node: AstNode): boolean =>
  (node.type === "Literal" && typeof node.value === "number") ||
  (node.type === "UnaryExpression" && node.operator === "-" && node.argument !== undefined && isNumber(node.argument));
/** Returns whether every engine computes the same power, as for `2 ** 31` and powers of BigInts. */
const isExactPower = ({ left, right }: Binary): boolean =>
  (left.type === "Literal" && left.value === 2 && isNumber(right)) ||
  [left, right].some((side) => side.type === "Literal" && typeof side.value === "bigint");

const rule = {
  create(context: Context) {
    const reportPower = (node: Binary): void => {
      if (!isExactPower(node)) context.report({ node, message: `\`**\`: ${advice}` });
    };
    return {
      MemberExpression(node: Member) {
        if (!isMath(node.object)) return;
        const name = node.computed ? node.property.value : node.property.name;
        if (typeof name !== "string" || !exactFunctions.has(name))
          context.report({ node, message: `Math.${typeof name === "string" ? name : "[…]"}: ${advice}` });
      },
      VariableDeclarator(node: Declarator) {
        if (isMath(node.init))
          context.report({ node, message: "Do not assign Math to a variable: this rule finds Math only by its name." });
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
