// Fields on the page have the limits of their schemas. Every field of every app gets texts of 0, 1, the maximum, the
// maximum + 1 and 10,000 characters in several scripts. Then the test performs every act that the screen offers.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { findScreenFiles } from "#scripts/build/screen-files.ts";
import { phone } from "#apps/phone.ts";
import { sampleFields, idsIn, optionsOf } from "#benchmark/navigation/sample-arguments.ts";
import { defaultBoot } from "#judge/instance.ts";
import { maxLengthAt } from "#os/max-length.ts";
import type { AnyApp } from "#os/define.ts";
import type { Edge } from "#os/edges.ts";
import type { Fields } from "#os/values.ts";
import type { Handler, Intent } from "#os/intents.ts";
import { doesNotFit, type Command } from "#os/command.ts";
import { maxTextLength } from "#os/limits.ts";
import type { Notification, PhoneState } from "#os/state.ts";
import { truncateText } from "#os/text-edit.ts";
import type { Json } from "#state/json.ts";
import { produce } from "#state/patch.ts";
import { Rng } from "#state/rng.ts";
import { selectedApps, isAllSelected } from "../support/selected-apps.ts";
import { effort } from "../support/effort.ts";
import { textPaths } from "../support/random-input.ts";

const scripts = { Latin: "a", Chinese: "锅", emoji: "👨‍👩‍👧‍👦", digits: "7" } as const;
/** A text of whole characters with at least this length in UTF-16 units. */
const textOf = (piece: string, length: number): string => piece.repeat(Math.ceil(length / piece.length));
const os = (name: string, args: Json = {}): Command => ({ name: `os.${name}`, args });
const viewOf = (app: AnyApp, screen: string): Fields =>
  (app.navigation.screens as Record<string, { view: Fields }>)[screen]!.view;
const paramsOf = (app: AnyApp, screen: string): Fields =>
  (app.navigation.screens as Record<string, { params: Fields }>)[screen]!.params;

/**
 * The number of fields that exist only when a task or a web page asks for them. The kernel's tests check the limits of
 * these fields.
 */
const dataFieldCounts: Readonly<Record<string, number>> = { answersheet: 2, browser: 1 };
/**
 * The phone with this screen in front, with parameters that refer to existing records. If several records are possible,
 * the one whose screen has the most fields is used.
 */
function screenInFront(app: AnyApp, screen: string): PhoneState | null {
  const key = `${app.id}.${screen}`;
  if (!fronts.has(key)) {
    // Without parameters there is only one candidate.
    const hasParams = Object.keys(paramsOf(app, screen)).length > 0;
    const states: PhoneState[] = [];
    for (let seed = 1; seed <= (hasParams ? 60 : 1) && states.length < effort(60, 5); seed++) {
      const state = openScreen(app, screen, seed);
      if (state) states.push(state);
    }
    const counted = states.map((state) => ({ state, fields: fieldsOn(app, state).length }));
    fronts.set(key, counted.toSorted((a, b) => b.fields - a.fields)[0]?.state ?? null);
  }
  return fronts.get(key) ?? null;
}
const fronts = new Map<string, PhoneState | null>();
function openScreen(app: AnyApp, screen: string, seed: number): PhoneState | null {
  const boot = phone.boot(defaultBoot(seed % 2 === 0 ? "en" : "zh-CN", seed % 4));
  const ids = [...idsIn(boot.apps[app.id]!), ...Object.keys(boot.os.files)];
  const params = sampleFields(paramsOf(app, screen), ids, Rng.of(seed, app.id, screen));
  const { next } = produce(boot, (draft: PhoneState) => {
    const open = { screen, params };
    const told = {
      channel: "general",
      tag: null,
      group: null,
      title: null,
      key: "told",
      facts: {},
      at: boot.clock.nowMs,
    };
    const rest = { actions: [], reply: null, progress: null, ongoing: false };
    draft.os.notifications["ntf_field"] = { app: app.id, open, ...told, ...rest } as Notification;
  });
  const done = phone.attempt(next, os("openNotification", { id: "ntf_field" }));
  const front = phone.frontOf(done.state);
  return done.rejected === null && front.app === app.id && front.screen === screen ? done.state : null;
}
/** Gives the screen's view sample selections and choices, so that the acts that need them are possible. */
function withChoices(app: AnyApp, state: PhoneState): PhoneState {
  const { screen } = phone.top(state, state.view.front);
  const fields = viewOf(app, screen);
  const ids = [...idsIn(state.apps[app.id]!), ...Object.keys(state.os.files)];
  const drawn = sampleFields(fields, ids, Rng.of(1, app.id, screen));
  return Object.entries(drawn).reduce((at, [name, value]) => {
    if (name === "open" || maxLengthAt(fields, name) !== null) return at;
    const done = phone.attempt(at, os("view", { app: app.id, patch: { [name]: value } }));
    return done.rejected === null ? done.state : at;
  }, state);
}
/** The field paths that an app's screens draw, `p.field("title")`, as patterns. An index or id matches anything. */
const fieldPatterns = (app: AnyApp): readonly RegExp[] => {
  const known = patternCache.get(app.id) ?? readFieldPatterns(app);
  patternCache.set(app.id, known);
  return known;
};
const patternCache = new Map<string, readonly RegExp[]>();
const readFieldPatterns = (app: AnyApp): readonly RegExp[] => {
  const files = findScreenFiles(`src/apps/${app.id}`);
  const source = files.map((path) => readFileSync(path, "utf8")).join("\n");
  const paths = new Set([...source.matchAll(/\bfield\(["`]([^"`]+)["`]\)/g)].map((m) => m[1]!));
  return [...paths].map((path) => new RegExp(`^${path.replaceAll(".", "\\.").replaceAll(/\$\{[^}]*\}/g, "[^.]+")}$`));
};
interface ScreenField {
  readonly field: string;
  /** The maximum length of the field's text, or null without a limit. */
  readonly most: number | null;
}
/** The fields on the screen in front. */
function fieldsOn(app: AnyApp, state: PhoneState): ScreenField[] {
  const { view, screen } = phone.top(state, state.view.front);
  const drawn = fieldPatterns(app);
  const fields = viewOf(app, screen);
  return textPaths(view as Json)
    .filter((field) => drawn.some((path) => path.test(field)) && optionsOf(fields[field]) === null)
    .map((field) => ({ field, most: maxLengthAt(viewOf(app, screen), field) }));
}
/** Writes a text into a field, as the keyboard does. Returns null when the screen does not have the field. */
function writeText(state: PhoneState, field: string, text: string): PhoneState | null {
  const asked = { field, kind: "text", enter: "newline", caps: "none", caret: 0, maxLength: maxTextLength };
  const focused = phone.attempt(state, os("focus", asked));
  if (focused.rejected !== null) return null;
  let next = phone.attempt(focused.state, os("clear")).state;
  for (let rest = text; rest !== "";) {
    const part = truncateText(rest, maxTextLength);
    next = phone.attempt(next, os("type", { text: part })).state;
    rest = rest.slice(part.length);
  }
  return next;
}
const textAt = (state: PhoneState, field: string): string =>
  field
    .split(".")
    .reduce<unknown>(
      (at, step) => (at as Record<string, unknown>)[step],
      phone.top(state, state.view.front).view,
    ) as string;

/**
 * Performs an act, then accepts every question and every permission, and tries every handler. Returns whether one of
 * the commands was refused because a value does not fit.
 */
function causesMisfit(state: PhoneState, command: Command, depth = 0): boolean {
  const done = phone.attempt(state, command);
  if (done.rejected === doesNotFit) return true;
  const { dialog, permission, chooser } = done.state.view;
  if (done.rejected !== null || depth > 2) return false;
  if (dialog) return causesMisfit(done.state, os("answer", { yes: true }), depth + 1);
  if (permission) return causesMisfit(done.state, os("grant", { answer: "allowed" }), depth + 1);
  return (chooser?.handlers ?? []).some((handler) =>
    causesMisfit(done.state, os("choose", { handler, target: null, always: false }), depth + 1),
  );
}
/**
 * The acts of the screen in front that are refused with the long text, because it does not fit, but not with the short
 * text.
 */
function misfittingActs(app: AnyApp, screen: string, long: PhoneState, short: PhoneState, seed: number): string[] {
  const edges = (app.navigation.edges as readonly Edge[]).filter((e) => e.from === screen);
  const ids = [...idsIn(long.apps[app.id]!), ...Object.keys(long.os.files)];
  return edges.flatMap((edge, i) => {
    const args = sampleFields(edge.args, ids, Rng.of(seed, edge.on, i));
    const act = os("act", { app: app.id, on: edge.on, args });
    return causesMisfit(long, act) && !causesMisfit(short, act) ? [`${screen}.${edge.on}`] : [];
  });
}

describe.each(selectedApps.map((app) => [app.id, app] as const))("%s", (_, app) => {
  const screens = Object.keys(app.navigation.screens as object);
  it("[X5] cuts any typed text to the limit of its field", () => {
    const wrong: string[] = [];
    for (const screen of screens) {
      const state = screenInFront(app, screen);
      if (!state) continue;
      for (const { field, most } of fieldsOn(app, state))
        if (most === null) wrong.push(`${screen}.${field} has no bound`);
        else
          for (const [script, piece] of Object.entries(scripts))
            for (const length of [0, 1, most, most + 1, 10_000]) {
              const text = textOf(piece, length);
              const after = writeText(state, field, text);
              if (after === null || textAt(after, field) !== truncateText(text, most))
                wrong.push(`${screen}.${field}: ${length} in ${script}`);
            }
    }
    expect(wrong).toEqual([]);
  });
  it("[X5] accepts the longest text of each field in every act", () => {
    const refused = new Set<string>();
    for (const screen of screens) {
      const bare = screenInFront(app, screen);
      if (!bare) continue;
      const state = withChoices(app, bare);
      for (const { field, most } of fieldsOn(app, state)) {
        if (most === null) continue;
        const short = writeText(state, field, "ab")!;
        for (const [script, piece] of Object.entries(scripts)) {
          const long = writeText(state, field, textOf(piece, most))!;
          for (const act of misfittingActs(app, screen, long, short, most))
            refused.add(`${act} with ${field} in ${script}`);
        }
      }
    }
    expect([...refused]).toEqual([]);
  });
});
const handlerApps = selectedApps.filter((app) => app.handles.length > 0);
describe.each(handlerApps.map((app) => [app.id, app] as const))("%s", (_, app) => {
  const handlers = app.handles as readonly Handler[];
  it("[X6] accepts texts of any length from another app", () => {
    const refused = new Set<string>();
    const boot = phone.boot(defaultBoot("en", 1));
    const names = ["text", "title", "number", "name", "email", "body", "label", "place", "notes"];
    for (const [i, handler] of handlers.entries())
      for (const [script, piece] of Object.entries(scripts)) {
        const intentWith = (text: string): Intent => ({
          action: handler.action,
          type: handler.types?.[0]?.replace("*/*", "text/plain").replace("text/*", "text/plain") ?? null,
          uri: handler.schemes
            ? `${handler.schemes[0]}:${handler.authority ? `//${handler.authority}/` : ""}${text}`
            : null,
          extras: {
            ...Object.fromEntries(names.map((name) => [name, text])),
            hour: 7,
            minute: 5,
            seconds: 60,
            guests: [text],
          },
        });
        const started = (text: string): PhoneState | null => {
          const asked = phone.attempt(boot, os("start", { intent: intentWith(text) as unknown as Json }));
          if (asked.rejected === doesNotFit) refused.add(`${handler.action} ${script}`);
          const id = `${app.id}/${i}`;
          const { chooser } = asked.state.view;
          if (!chooser) return asked.rejected === null ? asked.state : null;
          if (!chooser.handlers.includes(id)) return null;
          const chosen = phone.attempt(asked.state, os("choose", { handler: id, target: null, always: false }));
          if (chosen.rejected === doesNotFit) refused.add(`${handler.action} ${script}`);
          return chosen.rejected === null ? chosen.state : null;
        };
        const short = started(textOf(piece, 8));
        for (const length of [60, 61, 200, 2000, 10_000, maxTextLength]) {
          const long = started(textOf(piece, length));
          if (!long || !short) continue;
          const { app: front, screen } = phone.frontOf(long);
          if (front !== app.id || phone.frontOf(short).screen !== screen) continue;
          for (const act of misfittingActs(app, screen, long, short, length))
            refused.add(`${handler.action}: ${act} in ${script}`);
        }
      }
    expect([...refused]).toEqual([]);
  });
});
it("[X5] tries every screen and every field, except fields that exist only on request", () => {
  const closed: string[] = [];
  let tried = 0;
  for (const app of selectedApps) {
    const found: string[] = [];
    for (const screen of Object.keys(app.navigation.screens as object)) {
      const state = screenInFront(app, screen);
      if (!state) closed.push(`${app.id}.${screen}`);
      for (const { field } of state ? [...fieldsOn(app, state), ...fieldsOn(app, withChoices(app, state))] : []) {
        tried += 1;
        found.push(field);
      }
    }
    expect(fieldPatterns(app).filter((path) => !found.some((field) => path.test(field))).length, app.id).toBe(
      dataFieldCounts[app.id] ?? 0,
    );
  }
  expect(closed).toEqual([]);
  expect(tried).toBeGreaterThan(isAllSelected ? 100 : 0);
});
