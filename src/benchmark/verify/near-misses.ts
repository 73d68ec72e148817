/**
 * Judges under attack: reference solutions that go wrong in one thing, played on the bare kernel. Whatever leaves another
 * phone behind than the true solution does is a near miss, and must not be a success.
 */
import { phone } from "../../apps/phone.ts";
import { apps } from "../../apps/registry.ts";
import type { AnyTask } from "../../judge/define.ts";
import type { Instance } from "../../judge/instance.ts";
import { dataChanges } from "../../judge/changes.ts";
import { occasionOf, sheetOf } from "../../judge/judge.ts";
import type { Knowledge } from "../../judge/knowledge.ts";
import type { Pilot } from "../../judge/pilot.ts";
import type { AnyApp } from "../../os/define.ts";
import type { Edge } from "../../os/edges.ts";
import type { Fields } from "../../os/values.ts";
import { CommandError, type Command } from "../../os/command.ts";
import type { Notification, PhoneState } from "../../os/state.ts";
import { dayNumber, isDay, keyOf } from "../../state/day.ts";
import { isObject, sameJson, type Json } from "../../state/json.ts";
import { Rng } from "../../state/rng.ts";
import { drawFields, idsIn, optionsOf } from "../graph/draw.ts";
import { comparedWith, type Likeness } from "./footprint.ts";
import { replay, type Call, type Recording, type Step } from "./recording.ts";

export const missKinds = [
  "wrong place",
  "one field off",
  "step left out",
  "done and undone",
  "done twice",
  "stray action",
] as const;
export type MissKind = (typeof missKinds)[number];
export interface Miss {
  readonly kind: MissKind;
  /** What was done otherwise. */
  readonly what: string;
  /** How it ended. */
  readonly end: PhoneState;
  /** How the phone that it left behind compares with the true solution's. */
  readonly likeness: Likeness;
  /** What the judge says. */
  readonly success: boolean;
}
interface Mutant {
  readonly kind: MissKind;
  readonly what: string;
  /** How it ends; null where the phone offers no such thing after all. What was done is told then, if not before. */
  readonly play: () => Promise<Played | null>;
}
interface Played {
  readonly end: PhoneState;
  readonly what?: string;
}
export interface Solved extends Recording {
  readonly instance: Instance;
  readonly start: PhoneState;
  readonly end: PhoneState;
  /** What the solution knew, and what it used besides. */
  readonly known: Knowledge;
}

const all = apps as readonly AnyApp[];
const strayTries = 4;

/** Mutants of a solution, until `most` of each kind count; which ones, the instance's seed decides. */
export async function nearMisses(
  task: AnyTask,
  solved: Solved,
  most: number,
  succeeds: (end: PhoneState) => boolean,
): Promise<Miss[]> {
  const { instance, start, end } = solved;
  const r = Rng.of(instance.seed, instance.id, instance.lang, "near misses");
  const likenessOf = comparedWith(task, instance.params as never, start, end);
  const mutants = mutantsOf(task, solved, r, (state) => likenessOf(state) !== "same");
  const out: Miss[] = [];
  for (const kind of missKinds) {
    let counted = 0;
    let tries = most * 4;
    for (const { what, play } of r.shuffle(mutants.filter((m) => m.kind === kind))) {
      if (counted === most || tries-- === 0) break;
      const played = await play();
      if (!played) continue;
      const likeness = likenessOf(played.end);
      if (likeness !== "same") counted += 1;
      out.push({ kind, what, likeness, success: succeeds(played.end), ...played });
    }
  }
  return out;
}

function mutantsOf(task: AnyTask, solved: Solved, r: Rng, differs: (state: PhoneState) => boolean): Mutant[] {
  const { instance, start, end, calls, moves } = solved;
  const solution = (o: Pilot<never, string>): Promise<void> =>
    task.oracle(o as never, instance.params as never, occasionOf(start, instance.lang));
  const mutants: Mutant[] = [];
  const turned = (
    kind: MissKind,
    at: number,
    what: string,
    turn: (step: Step, index: number) => readonly Step[],
  ): number =>
    mutants.push({ kind, what, play: async () => ({ end: await replay(phone, solved, solution, at, turn) }) });
  const instead = (kind: MissKind, at: number, what: string, ...steps: readonly Step[]): number =>
    turned(kind, at, what, (step, index) => (index === at ? steps : [step]));
  const met = new Set<string>();

  for (const [at, call] of calls.entries()) {
    const before = moves[call.from]!;
    const after = moves[call.to]!;
    const told = tell(call);
    instead("step left out", at, `without ${told}`);
    for (const [id, other] of otherPlaces(call, before, r, met))
      turned("wrong place", at, `${other} instead of ${id} from ${told} on`, (step) => [
        { ...step, args: step.args.map((arg) => swapped(arg, id, other)) },
      ]);
    for (const step of otherOnes(call, before)) instead("wrong place", at, `${tell(step)} instead of ${told}`, step);
    for (const step of offByOne(call, r, sheetOf(all, before)?.fields ?? []))
      instead("one field off", at, `${tell(step)} instead of ${told}`, step);
    if (dataChanges(all, before, after).length === 0) continue;
    instead("done twice", at, `${told} twice`, call, call);
    mutants.push({
      kind: "done and undone",
      what: told,
      play: async () => {
        const undone = undoing(call, before, after, r);
        if (!undone) return null;
        const how = undone.map((c) => `${c.name} ${JSON.stringify(c.args)}`).join(", ");
        return { end: await replayedFrom(solved, solution, at, undone), what: `${told} undone by ${how}` };
      },
    });
  }
  mutants.push({
    kind: "done twice",
    what: "all of it once more",
    play: async () => ({ end: await replay(phone, { calls: [], moves: [end] }, solution, 0, (step) => [step]) }),
  });
  for (let i = 0; i < strayTries; i++)
    mutants.push({ kind: "stray action", what: "", play: async () => strayFrom(task, end, r, differs) });
  return mutants;
}

/** The calls up to `at`, then these commands, then the rest. */
function replayedFrom(
  solved: Solved,
  solution: (o: Pilot<never, string>) => Promise<void>,
  at: number,
  commands: readonly Command[],
): Promise<PhoneState> {
  const { calls, moves } = solved;
  const undone = commands.reduce((state, command) => reduced(state, command) ?? state, moves[calls[at]!.to]!);
  const next = calls[at + 1];
  if (!next) return Promise.resolve(undone);
  // The phone as it is now stands where the next call begins.
  const altered = moves.map((state, i) => (i === next.from ? undone : state));
  return replay(phone, { calls, moves: altered }, solution, at + 1, (step) => [step]);
}

/** Other things of the same kind for each id that a call names for the first time. */
function otherPlaces(call: Call, state: PhoneState, r: Rng, met: Set<string>): [string, string][] {
  const named = [...idsIn(call.args.slice(1).filter(isData) as Json[])].filter((id) => !met.has(id));
  if (named.length === 0) return [];
  const known = [...idsIn({ apps: state.apps, files: state.os.files as unknown as Json })];
  return named.flatMap((id) => {
    met.add(id);
    const prefix = `${id.split("_")[0]}_`;
    const others = known.filter((other) => other !== id && other.startsWith(prefix));
    // What stands beside it was put there to be mistaken for it.
    const alike = others.toSorted((a, b) => shared(b, id) - shared(a, id)).slice(0, 1);
    const any = r.sample(others, Math.min(2, others.length));
    return [...new Set([...alike, ...any])].map((other): [string, string] => [id, other]);
  });
}
const shared = (a: string, b: string): number => [...a].findIndex((char, i) => char !== b[i]);
/** Another notification, another target of the share sheet. */
function otherOnes({ name, args }: Call, state: PhoneState): Step[] {
  if (name === "openNotification" || name === "replyTo") {
    const fits = args[0] as (n: Notification) => boolean;
    return [{ name, args: [(n: Notification) => !fits(n), ...args.slice(1)] }];
  }
  if (name !== "choose") return [];
  const [app, target] = args as [AnyApp, string | undefined];
  const handlers = state.view.chooser?.handlers ?? [];
  const mine = handlers.find((id) => id.startsWith(`${app.id}/`));
  const targets = mine === undefined ? [] : phone.targetsOf(state, mine).filter(({ id }) => id !== target);
  const elsewhere = handlers.filter((id) => id !== mine).map((id) => phone.handlers.get(id)!.app);
  return [
    ...targets.slice(0, 2).map(({ id }): Step => ({ name, args: [app, id] })),
    ...elsewhere.slice(0, 1).map((other): Step => ({ name, args: [other] })),
  ];
}
/** The call with one thing in it a little otherwise. */
function offByOne({ name, args }: Call, r: Rng, fields: readonly SheetField[]): Step[] {
  const at = (index: number, schemas: (field: string) => unknown): Step[] => {
    const given = args[index];
    if (!isObject(given)) return [];
    // A record of what the screen shows: nobody can say it otherwise.
    const isShown =
      (name === "act" || name === "carry") && Object.entries(given).some(([f, v]) => isTold(v as Json, schemas(f)));
    return Object.entries(given as Record<string, Json>).flatMap(([field, value]) =>
      (isShown && optionsOf(schemas(field)) === null ? [] : variants(value, schemas(field), r)).map((other) => ({
        name,
        args: args.map((arg, i) => (i === index ? { ...given, [field]: other } : arg)),
      })),
    );
  };
  switch (name) {
    case "type":
      return mistyped(args[1] as string).map((text) => ({ name, args: [args[0], text] }));
    case "replyTo":
      return mistyped(args[1] as string).map((text) => ({ name, args: [args[0], text] }));
    case "act":
    case "slide":
    case "enter":
    case "carry": {
      const [app, act] = args as [AnyApp, string];
      const [screen, on] = act.split(".");
      const edges = (app.navigation.edges as readonly Edge[]).filter((e) => e.from === screen && e.on === on);
      return at(2, (field) => edges.map((e) => e.args[field]).find((schema) => schema !== undefined));
    }
    case "set": {
      const [app, screen] = args as [AnyApp, string];
      const { view } = (app.navigation.screens as Record<string, { view: Fields }>)[screen]!;
      return at(2, (field) => view[field]);
    }
    case "answer":
      return at(0, (id) => {
        const field = fields.find((f) => f.id === id);
        return field?.kind === "choice" ? { type: "picklist", options: field.options } : undefined;
      });
    case "grant":
      return [{ name, args: ["denied"] }];
    case "wait":
      return [{ name, args: [(args[0] as number) + 60] }];
    default:
      return [];
  }
}
const isTold = (value: Json, schema: unknown): boolean =>
  (typeof value === "string" && optionsOf(schema) === null && !isDay(value) && idsIn(value).size === 0) ||
  isObject(value);
type SheetField = { readonly id: string; readonly kind: string; readonly options?: readonly string[] };
function variants(value: Json, schema: unknown, r: Rng): Json[] {
  const options = optionsOf(schema)?.filter((option) => !sameJson(option, value));
  if (options) return r.sample(options, Math.min(2, options.length));
  if (typeof value === "number") return [value + 1, value - 1];
  if (typeof value === "boolean") return [!value];
  if (typeof value === "string") return idsIn(value).size > 0 ? [] : mistyped(value);
  if (Array.isArray(value)) {
    if (value.length === 0) return [];
    const [last] = variants(value.at(-1)!, undefined, r);
    return [value.slice(1), ...(last === undefined ? [] : [[...value.slice(0, -1), last]])];
  }
  if (value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    variants(inner, undefined, r).map((other) => ({ ...value, [key]: other })),
  );
}
/** Another day, another digit, a letter more or less. */
function mistyped(text: string): string[] {
  if (isDay(text)) return [keyOf(dayNumber(text) + 1), keyOf(dayNumber(text) - 7)];
  const digit = text.match(/\d(?=\D*$)/)?.[0];
  const turned = digit === undefined ? [] : [text.replace(/\d(?=\D*$)/, String((Number(digit) + 1) % 10))];
  return [...turned, digit === undefined || turned.length === 0 ? `${text}x` : text.slice(0, -1)];
}

/** What the screen offers to take back what a call has done: every act of it is tried, some arguments each. */
function undoing(call: Call, before: PhoneState, after: PhoneState, r: Rng): readonly Command[] | null {
  const done = dataChanges(all, before, after);
  const paths = new Set(done.map(({ path }) => path));
  const takesBack = (state: PhoneState): boolean => {
    const left = dataChanges(all, before, state);
    return left.length < done.length && left.every(({ path }) => paths.has(path));
  };
  const touched = done.flatMap(({ path }) => path.split("/").filter((step) => idsIn(step).size > 0));
  const front = phone.top(after, after.view.front);
  const app = phone.app(front.app);
  const edges = (app.navigation.edges as readonly Edge[]).filter((e) => e.from === front.screen && e.on !== "back");
  const act = (on: string, args: Json): Command => ({ name: "os.act", args: { app: app.id, on, args } });
  const again = call.name === "act" ? [act((call.args[1] as string).split(".")[1]!, (call.args[2] ?? {}) as Json)] : [];
  const ids = touched.length > 0 ? touched : [...idsIn(after.apps[app.id]!)];
  const drawn = edges.flatMap((edge) =>
    Array.from({ length: Object.keys(edge.args).length === 0 ? 1 : 4 }, () =>
      act(edge.on, drawFields(edge.args, ids, r)),
    ),
  );
  for (const command of [...again, ...drawn]) {
    const one = reduced(after, command);
    if (!one) continue;
    if (takesBack(one)) return [command];
    const yes: Command = { name: "os.answer", args: { yes: true } };
    const two = one.view.dialog ? reduced(one, yes) : null;
    if (two && takesBack(two)) return [command, yes];
  }
  return null;
}

/** Some app opened at the end, and whatever it offers done until something has changed that a user would miss. */
function strayFrom(task: AnyTask, end: PhoneState, r: Rng, differs: (state: PhoneState) => boolean): Played | null {
  // The answer sheet is no place to stray: what is in it is judged as an answer.
  const own = (task.apps as readonly AnyApp[]).filter((app) => app.part !== "sheet");
  for (let i = 0; i < 5; i++) {
    const app = r.pick(r.chance(0.5) ? own : all.filter((a) => a.part !== "sheet"));
    let state = reduced(end, { name: "os.launch", args: { app: app.id } }) ?? end;
    const done: string[] = [];
    for (let act = 0; act < 30 && phone.top(state, state.view.front).app === app.id; act++) {
      const command = handOn(state, r);
      const next = reduced(state, command);
      if (!next || next === state) continue;
      const changed = dataChanges(all, state, next).length > 0;
      state = reduced(next, { name: "os.tick", args: { ms: 1000 } }) ?? next;
      done.push(`${command.name} ${JSON.stringify(command.args)}`);
      if (changed && differs(state)) return { end: state, what: `and then ${done.slice(-3).join(", ")}` };
    }
  }
  return null;
}
/** Whatever can be done next. */
function handOn(state: PhoneState, r: Rng): Command {
  if (state.view.dialog) return { name: "os.answer", args: { yes: true } };
  if (state.view.permission) return { name: "os.grant", args: { answer: "allowed" } };
  const front = phone.top(state, state.view.front);
  const app = phone.app(front.app);
  const edges = (app.navigation.edges as readonly Edge[]).filter((e) => e.from === front.screen && e.on !== "back");
  if (edges.length === 0 || r.chance(0.1)) return { name: "os.back", args: {} };
  const edge = r.pick(edges);
  const ids =
    Object.keys(edge.args).length === 0 ? [] : [...idsIn(state.apps[app.id]!), ...Object.keys(state.os.files)];
  return { name: "os.act", args: { app: app.id, on: edge.on, args: drawFields(edge.args, ids, r) } };
}
/** The state after, or null where the phone refuses or has no such thing. */
function reduced(state: PhoneState, command: Command): PhoneState | null {
  try {
    const done = phone.reduce(state, command);
    return done.rejected === null ? done.state : null;
  } catch (e) {
    if (e instanceof CommandError) return null;
    throw e;
  }
}

/** The same with each `id` replaced, where it is data. */
function swapped(arg: unknown, id: string, other: string): unknown {
  if (arg === id) return other;
  if (Array.isArray(arg)) return arg.map((x) => swapped(x, id, other));
  if (!isData(arg) || !isObject(arg)) return arg;
  return Object.fromEntries(Object.entries(arg).map(([key, x]) => [key === id ? other : key, swapped(x, id, other)]));
}
/** Apps are arguments too, and so are functions. */
const isData = (arg: unknown): boolean =>
  typeof arg !== "function" && !(isObject(arg) && "navigation" in arg && "commands" in arg);
const tell = ({ name, args }: Step): string =>
  [
    name,
    ...args.map((arg) => (typeof arg === "function" ? "…" : isData(arg) ? JSON.stringify(arg) : (arg as AnyApp).id)),
  ].join(" ");
