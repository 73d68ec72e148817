// Evaluates `$((…))` with 32-bit integers, as the shell of Android does.
import type { ArithmeticExpression } from "unbash";

/** The expression has an error, such as a division by zero. */
export class ArithmeticError extends Error {
  override name = "ArithmeticError";
}
export interface Variables {
  get(name: string): string;
  set(name: string, value: string): void;
}

export function evaluate(expression: ArithmeticExpression, variables: Variables, depth = 0): number {
  if (depth > 100) throw new ArithmeticError("expression recursion level exceeded");
  const value = (part: ArithmeticExpression): number => evaluate(part, variables, depth + 1);
  switch (expression.type) {
    case "ArithmeticGroup":
      return value(expression.expression);
    case "ArithmeticTernary":
      return value(expression.test) === 0 ? value(expression.alternate) : value(expression.consequent);
    case "ArithmeticWord":
      return toNumber(expression.value, variables);
    case "ArithmeticUnary": {
      const { operator, operand, prefix } = expression;
      if (operator === "++" || operator === "--") {
        const name = nameOf(operand);
        const before = toNumber(name, variables);
        const after = (before + (operator === "++" ? 1 : -1)) | 0;
        variables.set(name, String(after));
        return prefix ? after : before;
      }
      const number = value(operand);
      if (operator === "-") return -number | 0;
      if (operator === "!") return number === 0 ? 1 : 0;
      return operator === "~" ? ~number : number;
    }
    case "ArithmeticBinary": {
      const { operator, left, right } = expression;
      if (operator === "&&") return value(left) !== 0 && value(right) !== 0 ? 1 : 0;
      if (operator === "||") return value(left) !== 0 || value(right) !== 0 ? 1 : 0;
      const assigned = /^(?<how>[-+*/%&|^]|<<|>>)?=$/.exec(operator);
      if (!assigned) return binary(operator, value(left), value(right));
      const name = nameOf(left);
      const how = assigned.groups?.["how"];
      const result = how === undefined ? value(right) : binary(how, toNumber(name, variables), value(right));
      variables.set(name, String(result));
      return result;
    }
    default:
      throw new ArithmeticError("unexpected command");
  }
}

function nameOf(expression: ArithmeticExpression): string {
  if (expression.type === "ArithmeticWord" && /^[A-Za-z_]\w*$/.test(expression.value)) return expression.value;
  throw new ArithmeticError("not a variable");
}
function toNumber(text: string, variables: Variables): number {
  const name = text.startsWith("$") ? text.slice(1).replace(/^\{(.*)\}$/, "$1") : text;
  const value = /^[A-Za-z_]\w*$/.test(name) || text !== name ? variables.get(name) : name;
  if (value.trim() === "") return 0;
  const number = Number(/^-?0\d/.test(value) ? Number.parseInt(value, 8) : value);
  if (!Number.isFinite(number)) throw new ArithmeticError(`${value}: unexpected '${value.at(0) ?? ""}'`);
  return number | 0;
}

function binary(operator: string, a: number, b: number): number {
  if ((operator === "/" || operator === "%") && b === 0) throw new ArithmeticError("zero divisor");
  switch (operator) {
    case "+":
      return (a + b) | 0;
    case "-":
      return (a - b) | 0;
    case "*":
      return Math.imul(a, b);
    case "/":
      return Math.trunc(a / b) | 0;
    case "%":
      return a % b;
    case "<<":
      return a << b;
    case ">>":
      return a >> b;
    case "&":
      return a & b;
    case "|":
      return a | b;
    case "^":
      return a ^ b;
    case "==":
      return Number(a === b);
    case "!=":
      return Number(a !== b);
    case "<":
      return Number(a < b);
    case ">":
      return Number(a > b);
    case "<=":
      return Number(a <= b);
    case ">=":
      return Number(a >= b);
    case ",":
      return b;
    default:
      throw new ArithmeticError(`unexpected '${operator}'`);
  }
}
