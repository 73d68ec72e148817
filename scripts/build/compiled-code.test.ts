import { expect, it } from "vitest";
import { codeDigestOf, codeHashOf, compiledCode } from "./compiled-code.ts";

const source = `import type { Json } from "./json.ts";
/** Adds one. */
export function next(n: number): number {
  // Why: nobody knows.
  return n + 1;
}
`;

it("omits types, comments and formatting, and nothing else", () => {
  const plain = compiledCode("next.ts", source);
  expect(compiledCode("next.ts", `export function next( n:   number ) { /* one */ return n + 1 }`)).toBe(plain);
  for (const [from, to] of [
    ["n + 1", "n + 2"],
    ["next", "after"],
    ["n + 1", '"n" + 1'],
    ["export ", ""],
  ] as const)
    expect(compiledCode("next.ts", source.replace(from, to)), to).not.toBe(plain);
});

it("keeps comment signs in texts, and compiles JSX", () => {
  expect(compiledCode("a.ts", 'export const a = "// no comment";')).toContain("// no comment");
  const drawn = compiledCode("a.tsx", "export const a = () => <p>{/* nothing */}on</p>;");
  expect(compiledCode("a.tsx", "export const a = () => <p>on</p>;")).toBe(drawn);
  expect(compiledCode("a.tsx", "export const a = () => <p>off</p>;")).not.toBe(drawn);
});

it("returns other files unchanged, and names a file that does not compile", () => {
  expect(compiledCode("a.css", "a { /* red */ }")).toBe("a { /* red */ }");
  expect(() => compiledCode("a.ts", "export const = 1;")).toThrow("a.ts does not compile");
});

it("hashes files by path and code, in any order", () => {
  const [one, other] = ["src/state/json.ts", "src/os/kernel.ts"];
  expect(codeHashOf([one, other])).toBe(codeHashOf([other, one]));
  expect(codeHashOf([one, other])).toMatch(/^[0-9a-f]{12}$/);
  expect(codeHashOf([one])).not.toBe(codeHashOf([other]));
  expect(codeDigestOf(one)).toMatch(/^[0-9a-f]{64}$/);
});
