// A day that does not exist is refused in a state, in a command and in a calendar file.
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { apps } from "#apps/registry.ts";
import { parseIcsEvent } from "#apps/calendar/features/events/ics.ts";
import type { AnyApp } from "#os/define.ts";

type Schema = v.GenericSchema & {
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly items?: readonly Schema[];
  readonly item?: Schema;
  readonly key?: Schema;
  readonly value?: Schema;
  readonly wrapped?: Schema;
  readonly options?: readonly unknown[];
};
/** Every string schema inside a schema, with its path. */
function* textsIn(schema: Schema, path: string): Generator<readonly [string, Schema]> {
  if (typeof schema !== "object") return;
  if (schema.type === "string") yield [path, schema];
  for (const [key, part] of Object.entries(schema.entries ?? {})) yield* textsIn(part, `${path}/${key}`);
  for (const part of Array.isArray(schema.items) ? (schema.items as Schema[]) : []) yield* textsIn(part, `${path}/*`);
  for (const part of [schema.item, schema.value, schema.wrapped]) if (part) yield* textsIn(part, `${path}/*`);
  if (schema.key) yield* textsIn(schema.key, `${path}/(key)`);
  for (const part of Array.isArray(schema.options) ? schema.options : [])
    if (typeof part === "object" && part !== null) yield* textsIn(part as Schema, path);
}
function* textsOf(app: AnyApp): Generator<readonly [string, Schema]> {
  yield* textsIn(app.state as Schema, `${app.id}/state`);
  for (const [name, { args }] of Object.entries(app.commands as Record<string, { args: Schema }>))
    yield* textsIn(args, `${app.id}.${name}`);
  for (const [screen, { params }] of Object.entries(
    app.navigation.screens as Record<string, { params: Readonly<Record<string, Schema>> }>,
  ))
    for (const [name, part] of Object.entries(params)) yield* textsIn(part, `${app.id}/${screen}/${name}`);
}
const acceptsAny = (schema: Schema, ...texts: string[]): boolean => texts.some((text) => v.is(schema, text));

describe("days that do not exist", () => {
  it("are refused by every state, command and screen that takes a day or a month", () => {
    const days: string[] = [];
    const wrong: string[] = [];
    for (const app of apps as readonly AnyApp[])
      for (const [place, schema] of textsOf(app)) {
        const isDay = acceptsAny(schema, "2026-02-28") && !acceptsAny(schema, "hello", "20260228", "2026 02 28");
        const isMonth = acceptsAny(schema, "2026-02") && !acceptsAny(schema, "hello", "202602", "2026 02");
        if (isDay) days.push(place);
        if (
          isDay &&
          acceptsAny(schema, "2026-02-30", "2026-04-31", "2025-02-29", "2026-00-10", "2026-13-01", "2026-99-99")
        )
          wrong.push(place);
        if (isMonth && acceptsAny(schema, "2026-00", "2026-13")) wrong.push(place);
      }
    expect(wrong).toEqual([]);
    expect(days.length).toBeGreaterThan(10);
  });
  it("count as no date in a calendar file", () => {
    const file = (start: string): string => `BEGIN:VEVENT\nSUMMARY:Swim\nDTSTART:${start}\nEND:VEVENT`;
    expect(parseIcsEvent(file("20260228T090000Z"), 0)).toMatchObject({ start: Date.UTC(2026, 1, 28, 9) });
    expect(parseIcsEvent(file("20260230T090000Z"), 0)).toEqual(parseIcsEvent(file("never"), 0));
    expect(parseIcsEvent(file("20260228T250000Z"), 0)).toEqual(parseIcsEvent(file("never"), 0));
  });
});
