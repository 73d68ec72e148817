import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { adamDefaults, adamStart, adamStep } from "./adam.ts";
import {
  addGradient,
  greedyCandidate,
  logProbabilities,
  mixWithUniform,
  sampleCandidate,
  evaluateChoice,
  type Choice,
} from "./policy.ts";

const size = 5;
const numbers = fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: size, maxLength: size });
const vector = numbers.map((list) => Float64Array.from(list));
const someChoice: fc.Arbitrary<Choice> = fc
  .tuple(fc.array(vector, { minLength: 1, maxLength: 6 }), fc.nat())
  .map(([features, n]) => ({ features, chosen: n % features.length }));

describe("policy", () => {
  test("gives all candidates equal probability without weights", () => {
    const logs = logProbabilities(new Float64Array(2), [Float64Array.of(1, 0), Float64Array.of(0, 1)]);
    expect([...logs]).toEqual([-Math.LN2, -Math.LN2]);
  });
  test("probabilities add up to 1 for weights of any size", () => {
    fc.assert(
      fc.property(vector, someChoice, fc.double({ min: 1, max: 500, noNaN: true }), (weights, { features }, scale) => {
        const logs = logProbabilities(
          weights.map((w) => w * scale),
          features,
        );
        expect(logs.reduce((total, log) => total + Math.exp(log), 0)).toBeCloseTo(1, 9);
      }),
    );
  });
  test("the gradients of log π and of the entropy agree with central differences", () => {
    const h = 1e-5;
    fc.assert(
      fc.property(vector, someChoice, (weights, choice) => {
        for (const [by, what] of [
          [{ byLogProb: 1, byEntropy: 0 }, "logProb"],
          [{ byLogProb: 0, byEntropy: 1 }, "entropy"],
        ] as const) {
          const gradient = new Float64Array(size);
          addGradient(gradient, weights, choice, by);
          for (let i = 0; i < size; i++) {
            const at = (d: number) =>
              evaluateChoice(
                weights.map((w, j) => (j === i ? w + d : w)),
                choice,
              )[what];
            const measured = (at(h) - at(-h)) / (2 * h);
            const scale = Math.max(Math.abs(measured), Math.abs(gradient[i]!), 1e-2);
            expect(Math.abs(measured - gradient[i]!) / scale).toBeLessThan(1e-5);
          }
        }
      }),
    );
  });
  test("a mixture with the uniform distribution is a distribution, and no candidate falls below its share", () => {
    fc.assert(
      fc.property(vector, someChoice, fc.double({ min: 0.01, max: 1, noNaN: true }), (weights, { features }, share) => {
        const own = logProbabilities(
          weights.map((w) => w * 100),
          features,
        );
        const mixed = mixWithUniform(own, share).map(Math.exp);
        expect(mixed.reduce((total, p) => total + p, 0)).toBeCloseTo(1, 9);
        for (const [i, p] of mixed.entries()) {
          expect(p).toBeGreaterThanOrEqual(share / mixed.length - 1e-12);
          expect(p).toBeCloseTo((1 - share) * Math.exp(own[i]!) + share / mixed.length, 9);
        }
      }),
    );
  });
  test("samples follow the distribution, and the greedy choice is the first of the most likely", () => {
    const logs = Float64Array.of(0.2, 0.5, 0.3).map(Math.log);
    expect([0, 0.19, 0.21, 0.69, 0.71, 0.999_999].map((draw) => sampleCandidate(logs, draw))).toEqual([
      0, 0, 1, 1, 2, 2,
    ]);
    expect(greedyCandidate(logs)).toBe(1);
    expect(greedyCandidate(Float64Array.of(-1, -1))).toBe(0);
  });
});

describe("Adam", () => {
  test("the first step has the length of the learning rate, against the gradient", () => {
    const { weights } = adamStep(adamStart(2), Float64Array.of(0.5, -0.01), { ...adamDefaults, epsilon: 1e-8 });
    expect(weights[0]).toBeCloseTo(-0.05, 6);
    expect(weights[1]).toBeCloseTo(0.05, 6);
  });
  test("a small gradient moves its weight less, because ε counts beside it", () => {
    const { weights } = adamStep(adamStart(2), Float64Array.of(0.02, 0.98));
    expect([...weights].map((w) => w.toFixed(4))).toEqual(["-0.0250", "-0.0490"]);
  });
  test("shortens a long gradient and leaves a short one unchanged", () => {
    const far = adamStep(adamStart(2), Float64Array.of(30, 40));
    const near = adamStep(adamStart(2), Float64Array.of(0.3, 0.4));
    expect([...far.first].map((m) => m.toFixed(6))).toEqual(["0.060000", "0.080000"]);
    expect([...near.first].map((m) => m.toFixed(6))).toEqual(["0.030000", "0.040000"]);
  });
  test("decay alone moves weights towards 0", () => {
    const state = { ...adamStart(1), weights: Float64Array.of(2) };
    expect(adamStep(state, Float64Array.of(0)).weights[0]).toBeCloseTo(2 - adamDefaults.learningRate * 0.01 * 2, 12);
  });
  test("finds the minimum of a quadratic function", () => {
    let state = adamStart(2);
    for (let i = 0; i < 400; i++)
      state = adamStep(
        state,
        state.weights.map((w, j) => 2 * (w - [1, -0.5][j]!)),
        { ...adamDefaults, decay: 0 },
      );
    expect([...state.weights].map((w) => w.toFixed(2))).toEqual(["1.00", "-0.50"]);
  });
});
