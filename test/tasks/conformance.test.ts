/** Every task proves itself on the bare kernel: solvable, not solved at the start, exact. The page is proved in e2e. */
import { describe, expect, it } from "vitest";
import { apps } from "../../src/apps/registry.ts";
import { phone } from "../../src/apps/phone.ts";
import { sheetOf, sceneOf, sideEffectsOf, dataChanges } from "../../src/judge/judge.ts";
import { bootOf, sheetSteps, type Instance } from "../../src/judge/instance.ts";
import { rehearse, StuckError } from "../../src/judge/rehearse.ts";
import { isRight, type Answer } from "../../src/judge/answers.ts";
import { compositions, difficulties, objectives, tagNames } from "../../src/judge/define.ts";
import type { AnyApp, Lang } from "../../src/os/define.ts";
import type { SheetState } from "../../src/os/sheet.ts";
import type { PhoneState } from "../../src/os/state.ts";
import type { Json } from "../../src/state/json.ts";
import { hashOf } from "../../src/state/hash.ts";
import { localWorld } from "../../scripts/world-file.ts";
import {
  answerFieldsOf,
  distinct,
  draw,
  judge,
  listTasks,
  prepare,
  seedsCounted,
  taskOf,
  tasks,
} from "../../tasks/book.ts";

const world = await localWorld();
const drawnBefore = new Map<string, Promise<Instance>>();
/** Drawn once: one proof is that it comes out the same each time. */
function drawn(id: string, seed: number, lang: Lang): Promise<Instance> {
  const key = `${id} ${seed} ${lang}`;
  const before = drawnBefore.get(key) ?? draw(id, seed, lang, world);
  drawnBefore.set(key, before);
  return before;
}
/** Eight in the whole proof; `./phonebooth check` looks at fewer, to be quick. */
const seeds = Array.from({ length: Number(process.env["PROOF_SEEDS"] ?? 8) }, (_, seed) => seed);
const langs: readonly Lang[] = ["en", "zh-CN"];
const done = { outcome: "complete", steps: 1, reward: null } as const;
const hash = (x: unknown): string => hashOf(x as Json);

interface Played {
  readonly instance: Instance;
  readonly start: PhoneState;
  readonly end: PhoneState;
  readonly moves: readonly PhoneState[];
}
async function play(id: string, seed: number, lang: Lang, stopBefore?: number, params?: Json): Promise<Played> {
  const instance = await drawn(id, seed, lang);
  const start = prepare(instance, bootOf(lang, seed));
  const played = await rehearse(
    phone,
    start,
    (o) => taskOf(id).oracle(o as never, (params ?? instance.params) as never, sceneOf(start, lang)),
    stopBefore,
  );
  return { instance, start, end: played.state, moves: played.moves };
}
const each = (run: (seed: number, lang: Lang) => Promise<void> | void) => async () => {
  for (const lang of langs) for (const seed of seeds) await run(seed, lang);
};
const withSheet = (state: PhoneState, edit: (s: SheetState) => SheetState): PhoneState => {
  const app = (apps as readonly AnyApp[]).find((a) => a.part === "sheet")!;
  return {
    ...state,
    apps: { ...state.apps, [app.id]: edit(state.apps[app.id] as unknown as SheetState) as unknown as Json },
  };
};

describe.each([...tasks.keys()])("%s", (id) => {
  const task = taskOf(id);

  it("is declared well", () => {
    expect(objectives).toContain(task.objective);
    expect(compositions).toContain(task.composition);
    expect(difficulties).toContain(task.difficulty);
    expect(task.tags.length).toBeGreaterThan(0);
    expect(task.tags.length).toBeLessThanOrEqual(4);
    for (const tag of task.tags) expect(tagNames).toContain(tag);
    expect(task.objective === "operate").toBe(task.answer === undefined);
    expect(task.checks.length).toBeGreaterThan(0);
    const phrases = task.difficulty === "L3" || task.difficulty === "L4" ? 2 : 1;
    expect(task.instruction.en.length).toBeGreaterThanOrEqual(phrases);
    expect(task.instruction.zh.length).toBe(task.instruction.en.length);
  });
  it(
    "gives the same instance for the same seed, and at least 20 different ones",
    each(async (seed, lang) => {
      expect(await draw(id, seed, lang, world)).toEqual(await drawn(id, seed, lang));
      if (seed > 0) return;
      const many = await Promise.all(Array.from({ length: seedsCounted }, (_, n) => drawn(id, n, "en")));
      expect(distinct(many)).toBeGreaterThanOrEqual(20);
      const { instances, answerFields } = listTasks().find((info) => info.id === id)!;
      expect([instances, answerFields]).toEqual([distinct(many), answerFieldsOf(task, many[0]!)]);
    }),
  );
  it(
    "sets up a valid phone, the same each time",
    each(async (seed, lang) => {
      const instance = await drawn(id, seed, lang);
      const boot = bootOf(lang, seed);
      expect(hash(prepare(instance, boot))).toBe(hash(prepare(instance, boot)));
    }),
  );
  it(
    "says what is needed, and no id of the inside",
    each(async (seed, lang) => {
      const { instruction } = await drawn(id, seed, lang);
      expect(instruction).not.toMatch(/[a-z]+_[a-z0-9]+|undefined|NaN|\[object|null/);
      expect(instruction.length).toBeGreaterThan(8);
      if (lang === "zh-CN") expect(instruction).toMatch(/[\u4e00-\u9fff]/);
    }),
  );
  it(
    "is not done by doing nothing",
    each(async (seed, lang) => {
      const instance = await drawn(id, seed, lang);
      const start = prepare(instance, bootOf(lang, seed));
      const verdict = judge(instance, start, start, done);
      expect(verdict.goal).toBe(false);
      expect(verdict.sideEffects).toEqual([]);
      expect(verdict.checks.filter((c) => !c.keeps && c.passed)).toEqual([]);
      expect(verdict.checks.filter((c) => c.keeps && !c.passed)).toEqual([]);
    }),
  );
  it(
    "is done by its solution, within budget and clean",
    each(async (seed, lang) => {
      const { instance, start, end, moves } = await play(id, seed, lang);
      const verdict = judge(instance, start, end, done);
      expect(verdict.checks.filter((c) => !c.passed)).toEqual([]);
      expect(verdict.sideEffects).toEqual([]);
      expect(verdict).toMatchObject({ success: true, progress: 1, reward: { value: 1 } });
      expect(moves.length - 1).toBeLessThan(instance.budget - (task.answer ? sheetSteps / 3 : 0));
      expect(JSON.parse(JSON.stringify(verdict))).toEqual(verdict);
      expect(judge(instance, JSON.parse(JSON.stringify(start)), JSON.parse(JSON.stringify(end)), done)).toEqual(
        verdict,
      );
    }),
  );
  it(
    "is not done without the last move of its solution",
    each(async (seed, lang) => {
      const { moves } = await play(id, seed, lang);
      const { instance, start, end } = await play(id, seed, lang, moves.length - 2);
      expect(judge(instance, start, end, done).goal).toBe(false);
    }),
  );
  it(
    "is not done by the solution of another instance",
    each(async (seed, lang) => {
      const instance = await drawn(id, seed, lang);
      const solved = async (params: Json): Promise<boolean> => {
        try {
          const { start, end } = await play(id, seed, lang, undefined, params);
          return judge(instance, start, end, done).goal;
        } catch (e) {
          if (e instanceof StuckError) return false;
          throw e;
        }
      };
      const others = await Promise.all(Array.from({ length: 20 }, (_, i) => drawn(id, 1000 + i, lang)));
      const outcomes = await Promise.all(others.map(({ params }) => solved(params)));
      // Where the parameters only set the scene, the same moves are right for every instance.
      expect(outcomes.every((goal) => goal)).toBe(task.sceneOnly === true);
    }),
  );
  it(
    "reports a stray change as a side effect",
    each(async (seed, lang) => {
      const { instance, start, end } = await play(id, seed, lang);
      const stray = phone.reduce(end, {
        name: "os.system",
        args: {
          command: "set",
          args: { group: "sound", name: "lockSounds", value: !end.os.settings.sound.lockSounds },
        },
      }).state;
      const verdict = judge(instance, start, stray, done);
      expect(verdict.sideEffects.map((s) => s.path)).toEqual(["/os/settings/sound/lockSounds"]);
      expect(verdict).toMatchObject({ goal: true, clean: false, success: false });
      expect(verdict.reward.value).toBeCloseTo(0.64);
    }),
  );
  it(
    "allows no more than its solution changes",
    each(async (seed, lang) => {
      const { instance, start, end } = await play(id, seed, lang);
      const changed = dataChanges(apps as readonly AnyApp[], start, end);
      if (task.objective === "query") expect(changed).toEqual([]);
      else expect(changed.length).toBeGreaterThan(0);
      expect(
        sideEffectsOf({ ...task, allow: () => [] }, instance.params as never, apps as readonly AnyApp[], start, end)
          .length,
      ).toBe(changed.length);
    }),
  );

  const answers = task.answer;
  if (answers)
    it(
      "refuses every answer that is off, missing, padded, or copied from the instruction",
      each(async (seed, lang) => {
        const { instance, start, end } = await play(id, seed, lang);
        const sheet = sheetOf(apps as readonly AnyApp[], end)!;
        const fields = answers.fields(instance.params as never, (en: string, zh: string) =>
          lang === "en" ? en : zh,
        ) as Record<string, Answer>;
        const verdict = judge(instance, start, end, done);
        for (const { field, expected } of verdict.answer!) {
          const kind = fields[field]!;
          for (const wrong of wrongFor(kind, expected, instance.instruction)) {
            expect(isRight(kind, expected as never, wrong as never), `${field} = ${JSON.stringify(wrong)}`).toBe(false);
            const after = withSheet(end, (s) => ({ ...s, values: { ...s.values, [field]: wrong as never } }));
            expect(judge(instance, start, after, done).goal).toBe(false);
          }
        }
        expect(
          judge(
            instance,
            start,
            withSheet(end, (s) => ({ ...s, submitted: false })),
            done,
          ).goal,
        ).toBe(false);
        for (const { label, hint } of sheet.fields)
          for (const { expected } of verdict.answer!)
            if (String(expected).length > 3)
              expect(`${label} ${hint}`.toLowerCase()).not.toContain(String(expected).toLowerCase());
      }),
    );
});

function wrongFor(answer: Answer, expected: Json, instruction: string): Json[] {
  const common: Json[] = ["", " ", instruction];
  if (answer.kind === "number")
    return [
      ...common,
      String((expected as number) + 1 + answer.tolerance),
      String((expected as number) - 1 - answer.tolerance),
      `${expected}°C`,
      `${expected} or ${(expected as number) + 1}`,
      `about ${expected}`,
    ];
  if (answer.kind === "choice") return [...common, ...answer.options.filter((o) => o !== expected)];
  if (answer.kind === "list") {
    const items = expected as string[];
    return [
      [],
      items.slice(1),
      [...items, "x"],
      [...items.slice(1), `${items[0]}x`],
      ...(answer.ordered && items.length > 1 ? [items.toReversed()] : []),
    ];
  }
  return [...common, `${expected as string}x`, `x ${expected as string}`, `${expected as string} or something else`];
}
