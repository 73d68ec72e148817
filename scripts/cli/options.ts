// Parses the values of a command's options.
import type { Device } from "#contract/env.ts";

/** A user's mistake, which scripts/main.ts reports without a stack. */
export class UsageError extends Error {
  readonly code = "ERR_PARSE_ARGS_VALUE";
}

/** Parses a whole number of at least `least`. */
export function parseWholeNumber(name: string, text: string, least: number): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < least)
    throw new UsageError(`--${name} must be a whole number of at least ${least}, not ${text}`);
  return number;
}
/** Parses a number above 0 and up to 1. */
export function parseShare(name: string, text: string): number {
  const number = Number(text);
  if (text.trim() === "" || !(number > 0 && number <= 1))
    throw new UsageError(`--${name} must be a number above 0 and at most 1, not ${text}`);
  return number;
}
export function parseOneOf<const T extends string>(name: string, text: string, known: readonly T[]): T {
  const found = known.find((one) => one === text);
  if (found === undefined) throw new UsageError(`--${name} must be ${known.join(" or ")}, not ${text}`);
  return found;
}
/** Parses a device. Returns null if there is no value. */
export function parseDevice(text: string | undefined): Device | null {
  if (text === undefined) return null;
  const [, width, height, dpr] = /^(\d+)x(\d+)(?:@([\d.]+))?$/.exec(text) ?? [];
  if (width === undefined)
    throw new UsageError(`--device must be WIDTHxHEIGHT@DENSITY in CSS pixels, such as 360x800@3, not ${text}`);
  return { width: Number(width), height: Number(height), dpr: Number(dpr ?? 1) };
}
