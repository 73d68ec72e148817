// What a schema bounds is bounded in the field. Every field of every app gets texts of no, one, as many, one more and ten
// thousand characters in three scripts; then everything is done that its screen offers.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { drawingsIn } from "../../scripts/drawings.ts";
import { phone } from "../../src/apps/phone.ts";
import { drawFields, idsIn, optionsOf } from "../../src/benchmark/graph/draw.ts";
import { bootOf } from "../../src/judge/instance.ts";
import { mostAt } from "../../src/os/bounds.ts";
import type { AnyApp } from "../../src/os/define.ts";
import type { Edge } from "../../src/os/edges.ts";
import type { Fields } from "../../src/os/values.ts";
import type { Handler, Intent } from "../../src/os/intents.ts";
import { doesNotFit, type Command } from "../../src/os/command.ts";
import { textMost } from "../../src/os/most.ts";
import type { Notification, PhoneState } from "../../src/os/state.ts";
import { cutTo } from "../../src/os/text.ts";
import type { Json } from "../../src/state/json.ts";
import { produce } from "../../src/state/patch.ts";
import { Rng } from "../../src/state/rng.ts";
import { appsNow, isEvery } from "../support/apps-now.ts";
import { effort } from "../support/effort.ts";
import { textPaths } from "../support/hands.ts";

const scripts = { Latin: "a", Chinese: "锅", emoji: "👨‍👩‍👧‍👦", digits: "7" } as const;
/** Of whole characters, so many UTF-16 units long or a little more. */
const textOf = (piece: string, length: number): string => piece.repeat(Math.ceil(length / piece.length));
const os = (name: string, args: Json = {}): Command => ({ name: `os.${name}`, args });
const viewOf = (app: AnyApp, screen: string): Fields =>
  (app.navigation.screens as Record<string, { view: Fields }>)[screen]!.view;
const paramsOf = (app: AnyApp, screen: string): Fields =>
  (app.navigation.screens as Record<string, { params: Fields }>)[screen]!.params;

/** Fields that are there only where a task or a page of the web asks for them: their bounds are tried in the kernel's tests. */
const fromData: Readonly<Record<string, number>> = { answersheet: 2, browser: 1 };
/** The screen in front, with parameters that name what is there: of several things the one with the most fields. */
function on(app: AnyApp, screen: string): PhoneState | null {
  const key = `${app.id}.${screen}`;
  if (!fronts.has(key)) {
    // Without parameters there is but one.
    const hasParams = Object.keys(paramsOf(app, screen)).length > 0;
    const states: PhoneState[] = [];
    for (let seed = 1; seed <= (hasParams ? 60 : 1) && states.length < effort(60, 5); seed++) {
      const state = opened(app, screen, seed);
      if (state) states.push(state);
    }
    const counted = states.map((state) => ({ state, fields: fieldsOn(app, state).length }));
    fronts.set(key, counted.toSorted((a, b) => b.fields - a.fields)[0]?.state ?? null);
  }
  return fronts.get(key) ?? null;
}
const fronts = new Map<string, PhoneState | null>();
function opened(app: AnyApp, screen: string, seed: number): PhoneState | null {
  const boot = phone.boot(bootOf(seed % 2 === 0 ? "en" : "zh-CN", seed % 4));
  const ids = [...idsIn(boot.apps[app.id]!), ...Object.keys(boot.os.files)];
  const params = drawFields(paramsOf(app, screen), ids, Rng.of(seed, app.id, screen));
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
/** With things chosen and marked on it, so that what is done to them can be done. */
function filled(app: AnyApp, state: PhoneState): PhoneState {
  const { screen } = phone.top(state, state.view.front);
  const fields = viewOf(app, screen);
  const ids = [...idsIn(state.apps[app.id]!), ...Object.keys(state.os.files)];
  const drawn = drawFields(fields, ids, Rng.of(1, app.id, screen));
  return Object.entries(drawn).reduce((at, [name, value]) => {
    if (name === "open" || mostAt(fields, name) !== null) return at;
    const done = phone.attempt(at, os("view", { app: app.id, patch: { [name]: value } }));
    return done.rejected === null ? done.state : at;
  }, state);
}
/** The paths that an app's screens give to fields, `p.field("title")`, as patterns: an index or an id may be anything. */
const drawnBy = (app: AnyApp): readonly RegExp[] => {
  const known = patterns.get(app.id) ?? drawnIn(app);
  patterns.set(app.id, known);
  return known;
};
const patterns = new Map<string, readonly RegExp[]>();
const drawnIn = (app: AnyApp): readonly RegExp[] => {
  const files = drawingsIn(`src/apps/${app.id}`);
  const source = files.map((path) => readFileSync(path, "utf8")).join("\n");
  const paths = new Set([...source.matchAll(/\bfield\(["`]([^"`]+)["`]\)/g)].map((m) => m[1]!));
  return [...paths].map((path) => new RegExp(`^${path.replaceAll(".", "\\.").replaceAll(/\$\{[^}]*\}/g, "[^.]+")}$`));
};
interface Drawn {
  readonly field: string;
  /** How long its text can become; null where nothing bounds it. */
  readonly most: number | null;
}
/** The fields of the screen in front. */
function fieldsOn(app: AnyApp, state: PhoneState): Drawn[] {
  const { view, screen } = phone.top(state, state.view.front);
  const drawn = drawnBy(app);
  const fields = viewOf(app, screen);
  return textPaths(view as Json)
    .filter((field) => drawn.some((path) => path.test(field)) && optionsOf(fields[field]) === null)
    .map((field) => ({ field, most: mostAt(viewOf(app, screen), field) }));
}
/** Writes a text into a field, as the keyboard does. Null where the screen has no such field now. */
function written(state: PhoneState, field: string, text: string): PhoneState | null {
  const asked = { field, kind: "text", enter: "newline", caps: "none", caret: 0, maxLength: textMost };
  const focused = phone.attempt(state, os("focus", asked));
  if (focused.rejected !== null) return null;
  let next = phone.attempt(focused.state, os("clear")).state;
  for (let rest = text; rest !== "";) {
    const part = cutTo(rest, textMost);
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

/** Does an act and all that follows: yes to every question, and everyone who can do what is asked. Tells whether something did not fit. */
function misfits(state: PhoneState, command: Command, depth = 0): boolean {
  const done = phone.attempt(state, command);
  if (done.rejected === doesNotFit) return true;
  const { dialog, permission, chooser } = done.state.view;
  if (done.rejected !== null || depth > 2) return false;
  if (dialog) return misfits(done.state, os("answer", { yes: true }), depth + 1);
  if (permission) return misfits(done.state, os("grant", { answer: "allowed" }), depth + 1);
  return (chooser?.handlers ?? []).some((handler) =>
    misfits(done.state, os("choose", { handler, target: null, always: false }), depth + 1),
  );
}
/** Acts of the screen in front that do not fit with the one text and do with the other. */
function acts(app: AnyApp, screen: string, long: PhoneState, short: PhoneState, seed: number): string[] {
  const edges = (app.navigation.edges as readonly Edge[]).filter((e) => e.from === screen);
  const ids = [...idsIn(long.apps[app.id]!), ...Object.keys(long.os.files)];
  return edges.flatMap((edge, i) => {
    const args = drawFields(edge.args, ids, Rng.of(seed, edge.on, i));
    const act = os("act", { app: app.id, on: edge.on, args });
    return misfits(long, act) && !misfits(short, act) ? [`${screen}.${edge.on}`] : [];
  });
}

describe.each(appsNow.map((app) => [app.id, app] as const))("%s", (_, app) => {
  const screens = Object.keys(app.navigation.screens as object);
  it("[X5] bounds every field, whatever is typed", () => {
    const wrong: string[] = [];
    for (const screen of screens) {
      const state = on(app, screen);
      if (!state) continue;
      for (const { field, most } of fieldsOn(app, state))
        if (most === null) wrong.push(`${screen}.${field} has no bound`);
        else
          for (const [script, piece] of Object.entries(scripts))
            for (const length of [0, 1, most, most + 1, 10_000]) {
              const text = textOf(piece, length);
              const after = written(state, field, text);
              if (after === null || textAt(after, field) !== cutTo(text, most))
                wrong.push(`${screen}.${field}: ${length} in ${script}`);
            }
    }
    expect(wrong).toEqual([]);
  });
  it("[X5] takes whatever its fields can hold", () => {
    const refused = new Set<string>();
    for (const screen of screens) {
      const bare = on(app, screen);
      if (!bare) continue;
      const state = filled(app, bare);
      for (const { field, most } of fieldsOn(app, state)) {
        if (most === null) continue;
        const short = written(state, field, "ab")!;
        for (const [script, piece] of Object.entries(scripts)) {
          const long = written(state, field, textOf(piece, most))!;
          for (const act of acts(app, screen, long, short, most)) refused.add(`${act} with ${field} in ${script}`);
        }
      }
    }
    expect([...refused]).toEqual([]);
  });
});
const takers = appsNow.filter((app) => app.handles.length > 0);
describe.each(takers.map((app) => [app.id, app] as const))("%s", (_, app) => {
  const handlers = app.handles as readonly Handler[];
  it("[X6] takes whatever another app shares or hands on", () => {
    const refused = new Set<string>();
    const boot = phone.boot(bootOf("en", 1));
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
        for (const length of [60, 61, 200, 2000, 10_000, textMost]) {
          const long = started(textOf(piece, length));
          if (!long || !short) continue;
          const { app: front, screen } = phone.frontOf(long);
          if (front !== app.id || phone.frontOf(short).screen !== screen) continue;
          for (const act of acts(app, screen, long, short, length))
            refused.add(`${handler.action}: ${act} in ${script}`);
        }
      }
    expect([...refused]).toEqual([]);
  });
});
it("[X5] tries nearly every screen, and every field that a screen draws", () => {
  const closed: string[] = [];
  let tried = 0;
  for (const app of appsNow) {
    const found: string[] = [];
    for (const screen of Object.keys(app.navigation.screens as object)) {
      const state = on(app, screen);
      if (!state) closed.push(`${app.id}.${screen}`);
      for (const { field } of state ? [...fieldsOn(app, state), ...fieldsOn(app, filled(app, state))] : []) {
        tried += 1;
        found.push(field);
      }
    }
    expect(drawnBy(app).filter((path) => !found.some((field) => path.test(field))).length, app.id).toBe(
      fromData[app.id] ?? 0,
    );
  }
  expect(closed).toEqual([]);
  expect(tried).toBeGreaterThan(isEvery ? 100 : 0);
});
