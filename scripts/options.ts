// The values of a command's options, read or refused.
import type { Device } from "../src/contract/env.ts";

/** A mistake in a call, told without a stack by scripts/main.ts. */
export class UsageError extends Error {
  readonly code = "ERR_PARSE_ARGS_VALUE";
}

/** A whole number that is not less than `least`. */
export function whole(name: string, text: string, least: number): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < least)
    throw new UsageError(`--${name} takes a whole number from ${least}, not ${text}`);
  return number;
}
/** A number above 0 and up to 1. */
export function shareOf(name: string, text: string): number {
  const number = Number(text);
  if (text.trim() === "" || !(number > 0 && number <= 1))
    throw new UsageError(`--${name} takes a number above 0 and up to 1, not ${text}`);
  return number;
}
export function oneOf<const T extends string>(name: string, text: string, known: readonly T[]): T {
  const found = known.find((one) => one === text);
  if (found === undefined) throw new UsageError(`--${name} takes ${known.join(" or ")}, not ${text}`);
  return found;
}
/** Null where nothing is said. */
export function deviceOf(text: string | undefined): Device | null {
  if (text === undefined) return null;
  const [, width, height, dpr] = /^(\d+)x(\d+)(?:@([\d.]+))?$/.exec(text) ?? [];
  if (width === undefined)
    throw new UsageError(`--device takes WIDTHxHEIGHT@DENSITY in CSS pixels, like 360x800@3, not ${text}`);
  return { width: Number(width), height: Number(height), dpr: Number(dpr ?? 1) };
}
