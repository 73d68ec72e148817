// `[[ … ]]`: conditions with patterns.
import type { TestExpression } from "unbash";
import type { ShellCore } from "./core.ts";
import type { Io } from "./io.ts";
import { evaluateTest } from "./test-expression.ts";
import { expandPattern, expandText, matches } from "./words.ts";

export async function evaluateCondition(expression: TestExpression, shell: ShellCore, io: Io): Promise<boolean> {
  const context = shell.context(io);
  switch (expression.type) {
    case "TestGroup":
      return evaluateCondition(expression.expression, shell, io);
    case "TestNot":
      return !(await evaluateCondition(expression.operand, shell, io));
    case "TestLogical": {
      const left = await evaluateCondition(expression.left, shell, io);
      return left === (expression.operator === "&&") ? evaluateCondition(expression.right, shell, io) : left;
    }
    case "TestUnary":
      return evaluateTest([expression.operator, await expandText(expression.operand, context)], shell);
    case "TestBinary": {
      const { operator } = expression;
      const left = await expandText(expression.left, context);
      if (operator === "=" || operator === "==" || operator === "!=")
        return matches(await expandPattern(expression.right, context), left, context) === (operator !== "!=");
      return evaluateTest([left, operator, await expandText(expression.right, context)], shell);
    }
  }
}
