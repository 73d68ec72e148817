/**
 * Evaluates an expression. A failed evaluation returns a problem as data. The interface has a text for each problem.
 */
import { Dec, euler, one, pi, roundOffNoise, zero } from "./decimal.ts";
import { parse, type Expression, type FunctionName } from "./expression.ts";

export const problems = ["malformed", "divided-by-zero", "undefined-there", "too-big"] as const;
export type Problem = (typeof problems)[number];
export const angleUnits = ["deg", "rad"] as const;
export type AngleUnit = (typeof angleUnits)[number];
export interface EvaluationOptions {
  readonly angle: AngleUnit;
  /** The value of "Ans". */
  readonly answer: Dec;
}
export type Evaluation =
  | { readonly value: Dec; readonly problem: null }
  | { readonly value: null; readonly problem: Problem };

export const defaultEvaluationOptions: EvaluationOptions = { angle: "deg", answer: zero };

export function evaluate(line: string, setting: EvaluationOptions = defaultEvaluationOptions): Evaluation {
  const tree = parse(line);
  if (!tree) return { value: null, problem: "malformed" };
  try {
    return { value: roundOffNoise(evaluateNode(tree, setting)), problem: null };
  } catch (e) {
    if (e instanceof EvaluationError) return { value: null, problem: e.problem };
    throw e;
  }
}

class EvaluationError extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem);
    this.problem = problem;
  }
}
function evaluateNode(e: Expression, s: EvaluationOptions): Dec {
  const value = evaluateUnchecked(e, s);
  if (value.isNaN()) throw new EvaluationError("undefined-there");
  if (!value.isFinite()) throw new EvaluationError("too-big");
  return value;
}
function evaluateUnchecked(e: Expression, s: EvaluationOptions): Dec {
  switch (e.kind) {
    case "number":
      return new Dec(e.text.replace("−", "-"));
    case "constant":
      return e.name === "π" ? pi : e.name === "e" ? euler : s.answer;
    case "negated":
      return evaluateNode(e.of, s).negated();
    case "call":
      return call(e.name, evaluateNode(e.of, s), s.angle);
    case "suffixed": {
      const of = evaluateNode(e.of, s);
      if (e.suffix === "%") return of.div(100);
      if (e.suffix === "!") return factorial(of);
      return e.suffix === "⁻¹" ? divide(one, of) : power(of, new Dec(e.suffix === "²" ? 2 : 3));
    }
    case "binary": {
      const left = evaluateNode(e.left, s);
      const right = evaluateNode(e.right, s);
      // "200+10%" adds ten percent of the left operand, as shop tills do.
      const share = e.right.kind === "suffixed" && e.right.suffix === "%" ? left.times(right) : right;
      switch (e.operator) {
        case "+":
          return sum(left, share);
        case "−":
          return sum(left, share.negated());
        case "×":
          return left.times(right);
        case "÷":
          return divide(left, right);
        case "mod":
          if (right.isZero()) throw new EvaluationError("divided-by-zero");
          return left.mod(right);
        case "^":
          return power(left, right);
        case "ˣ√":
          return root(right, left);
      }
    }
  }
}
const sumNoise = new Dec("1e-37");
/**
 * Subtracting two nearly equal numbers may leave only rounding errors in the last digits. In this case, the result is
 * zero.
 */
function sum(a: Dec, b: Dec): Dec {
  const total = a.plus(b);
  return total.abs().lt(Dec.max(a.abs(), b.abs()).times(sumNoise)) ? zero : total;
}
function divide(a: Dec, b: Dec): Dec {
  if (b.isZero()) throw new EvaluationError("divided-by-zero");
  return a.div(b);
}
function power(base: Dec, exponent: Dec): Dec {
  if (base.isZero() && exponent.isNegative() && !exponent.isZero()) throw new EvaluationError("divided-by-zero");
  if (base.isZero() && exponent.isZero()) throw new EvaluationError("undefined-there");
  return base.pow(exponent);
}
function root(of: Dec, degree: Dec): Dec {
  if (degree.isZero()) throw new EvaluationError("undefined-there");
  if (degree.eq(2)) return of.sqrt();
  if (degree.eq(3)) return of.cbrt();
  const isOdd = degree.isInteger() && !degree.mod(2).isZero();
  const size = power(of.isNegative() && isOdd ? of.negated() : of, one.div(degree));
  // An exact root of a whole number is a whole number.
  const whole = size.toDecimalPlaces(0);
  const exact = degree.isInteger() && whole.pow(degree.abs()).eq(of.abs()) && degree.isPositive() ? whole : size;
  return of.isNegative() && isOdd ? exact.negated() : exact;
}
/** 3248! is the largest factorial below 10^9999. */
const maxFactorial = 3248;
const factorials: Dec[] = [one];
function factorial(of: Dec): Dec {
  if (!of.isInteger() || of.isNegative()) throw new EvaluationError("undefined-there");
  if (of.gt(maxFactorial)) throw new EvaluationError("too-big");
  for (let n = factorials.length; n <= of.toNumber(); n++) factorials.push(factorials[n - 1]!.times(n));
  return factorials[of.toNumber()]!;
}

function call(name: FunctionName, x: Dec, angle: AngleUnit): Dec {
  switch (name) {
    case "sin":
    case "cos":
    case "tan":
      return angle === "deg" ? circularOfDegrees(name, x) : circularOfRadians(name, x);
    case "sin⁻¹":
      return toAngle(x.asin(), angle);
    case "cos⁻¹":
      return toAngle(x.acos(), angle);
    case "tan⁻¹":
      return toAngle(x.atan(), angle);
    case "sinh":
      return hyperbolic(x, (at) => at.sinh());
    case "cosh":
      return hyperbolic(x, (at) => at.cosh());
    case "tanh":
      return x.abs().gt(100) ? new Dec(x.isNegative() ? -1 : 1) : x.tanh();
    case "sinh⁻¹":
      return x.asinh();
    case "cosh⁻¹":
      return x.acosh();
    case "tanh⁻¹":
      if (x.abs().gte(1)) throw new EvaluationError("undefined-there");
      return x.atanh();
    case "ln":
      return requirePositive(x).ln();
    case "log":
      return requirePositive(x).log(10);
    case "log₂":
      return requirePositive(x).log(2);
    case "abs":
      return x.abs();
    case "√":
      return x.sqrt();
    case "∛":
      return x.cbrt();
  }
}
function requirePositive(x: Dec): Dec {
  if (x.lte(0)) throw new EvaluationError("undefined-there");
  return x;
}
function hyperbolic(x: Dec, of: (x: Dec) => Dec): Dec {
  if (x.abs().gt(23_000)) throw new EvaluationError("too-big");
  return of(x);
}
const toAngle = (radians: Dec, angle: AngleUnit): Dec => (angle === "rad" ? radians : radians.times(180).div(pi));
type Circular = "sin" | "cos" | "tan";
/** The sines that are multiples of 0.5, by the angle in degrees. `knownSine` adds 270° and 330°. */
const halves: Readonly<Record<number, string>> = { 0: "0", 30: "0.5", 90: "1", 150: "0.5", 180: "0", 210: "-0.5" };
const knownSine = (degrees: Dec): Dec | null => {
  const at = degrees.toNumber();
  const text = at === 270 ? "-1" : at === 330 ? "-0.5" : halves[at];
  return text === undefined ? null : new Dec(text);
};
function circularOfDegrees(name: Circular, x: Dec): Dec {
  const turned = x.mod(360);
  if (name === "tan" && turned.mod(45).isZero() && !turned.mod(90).isZero())
    return new Dec(turned.mod(180).eq(45) ? 1 : -1);
  if (name === "tan" && turned.mod(180).eq(90)) throw new EvaluationError("undefined-there");
  const sine = name === "tan" ? null : knownSine(name === "sin" ? turned : turned.plus(90).mod(360));
  return sine ?? circularOfRadians(name, turned.times(pi).div(180));
}
/** The maximum angle. Larger angles have too few digits left to determine the position within one turn. */
const maxAngle = new Dec("1e25");
const sineNoise = new Dec("1e-37");
function circularOfRadians(name: Circular, x: Dec): Dec {
  if (x.abs().gt(maxAngle)) throw new EvaluationError("undefined-there");
  // A value near 0 at an angle that is not near 0 comes from the rounding of π.
  const settled = (y: Dec): Dec => (x.abs().gt("0.1") && y.abs().lt(sineNoise.times(x.abs().plus(1))) ? zero : y);
  if (name === "sin") return settled(x.sin());
  const cosine = settled(x.cos());
  if (name === "cos") return cosine;
  if (cosine.isZero()) throw new EvaluationError("undefined-there");
  return settled(x.sin()).div(cosine);
}
