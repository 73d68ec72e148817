/**
 * The proofs about a task that need only the kernel: the task is solvable, is not solved at the start, and its judge is
 * exact.
 */
import { phone } from "#apps/phone.ts";
import { compositions, difficulties, objectives, tagNames } from "#judge/define.ts";
import { sheetSteps, prepareUnchecked, type Instance } from "#judge/instance.ts";
import { createEvidence, findSideEffects } from "#judge/judge.ts";
import { ownChanges } from "#judge/own-changes.ts";
import type { Lang } from "#os/values.ts";
import type { SheetState } from "#os/answer-sheet.ts";
import type { PhoneState } from "#os/state.ts";
import { hashOf } from "#state/hash.ts";
import { sameJson, type Json } from "#state/json.ts";
import { countAnswerFields, countDistinct, draw, taskListEntry, judge, countedSeeds, getTask } from "#tasks/catalog.ts";
import { fieldFaults } from "./field-changes.ts";
import { hackerFaults } from "./hacker.ts";
import { readsView, findUnbreakableChecks } from "./unbreakable-checks.ts";
import { faultUnless, type Proof } from "./proof.ts";
import { bootAt, completeEnding, withSheet } from "./endings.ts";
import { refusedAnswers } from "./refused-answers.ts";
import type { ProofContext } from "./proof-context.ts";
import { findAmbiguities, solutionReachesGoal } from "./ambiguous.ts";

const hash = (x: unknown): string => hashOf(x as Json);
const minInstances = 20;
const othersTried = 20;

export const kernelProofs: readonly Proof<ProofContext>[] = [
  {
    id: "declared",
    sentence: "the declaration is complete and consistent",
    of: "task",
    run: async ({ task: id }) => {
      const task = getTask(id);
      const phrases = task.difficulty === "L3" || task.difficulty === "L4" ? 2 : 1;
      const { en, zh } = task.instruction;
      return [
        ...faultUnless(objectives.includes(task.objective), `objective ${task.objective}`),
        ...faultUnless(compositions.includes(task.composition), `composition ${task.composition}`),
        ...faultUnless(difficulties.includes(task.difficulty), `difficulty ${task.difficulty}`),
        ...faultUnless(task.tags.length >= 1 && task.tags.length <= 4, `${task.tags.length} tags`),
        ...task.tags.filter((tag) => !tagNames.includes(tag)).map((tag) => `there is no tag ${tag}`),
        ...faultUnless(
          task.objective === "hybrid" || (task.objective === "operate") === (task.answer === undefined),
          `the objective is ${task.objective}: operate has no answer, and query has one`,
        ),
        ...faultUnless(task.checks.length > 0 || task.answer !== undefined, "nothing is checked"),
        ...faultUnless(en.length >= phrases, `${en.length} phrasings, but ${phrases} are required`),
        ...faultUnless(zh.length === en.length, `${zh.length} phrasings in Chinese, but ${en.length} in English`),
      ];
    },
  },
  {
    id: "instances",
    sentence: "there are at least 20 different instances, as many as the task list states",
    of: "task",
    run: async ({ task: id }, stage) => {
      const many = await drawInstances(id, "en", stage);
      const info = taskListEntry(id);
      const fields = countAnswerFields(getTask(id), many[0]!);
      return [
        ...faultUnless(countDistinct(many) >= minInstances, `only ${countDistinct(many)} instances`),
        ...faultUnless(
          info.instances === countDistinct(many),
          `the task list states ${info.instances} instances, but there are ${countDistinct(many)}`,
        ),
        ...faultUnless(
          info.answerFields === fields,
          `the task list states ${info.answerFields} answer fields, but there are ${fields}`,
        ),
      ];
    },
  },
  {
    id: "one-reading",
    sentence: "the instruction names every parameter that is needed",
    of: "task",
    run: async ({ task: id }, stage) => [
      ...(await findAmbiguities(await drawInstances(id, "en", stage))),
      ...(await findAmbiguities(await drawInstances(id, "zh-CN", stage))),
    ],
  },
  {
    id: "same-instance",
    sentence: "the same seed gives the same instance",
    of: "instance",
    run: async (at, stage) => {
      const again = await draw(at.task, at.seed, at.lang, stage.world);
      return faultUnless(sameJson(again, await stage.instance(at)), "drawing it again gives a different instance");
    },
  },
  {
    id: "valid-start",
    sentence: "the setup gives a valid phone, the same each time",
    of: "instance",
    run: async (at, stage) => {
      const again = prepareUnchecked(phone, getTask(at.task), await stage.instance(at), bootAt(at));
      return faultUnless(hash(again) === hash(await stage.start(at)), "setting it up again gives a different phone");
    },
  },
  {
    id: "instruction",
    sentence: "the instruction is a text in the right language, without internal ids",
    of: "instance",
    run: async (at, stage) => {
      const { instruction } = await stage.instance(at);
      const inner = instruction.match(/[a-z]+_[a-z0-9]+|undefined|NaN|\[object|null/);
      return [
        ...faultUnless(inner === null, `it contains ${inner?.[0]}: ${instruction}`),
        ...faultUnless(instruction.length > 8, `it is too short: ${instruction}`),
        ...faultUnless(at.lang === "en" || /[\u4e00-\u9fff]/.test(instruction), `it is not Chinese: ${instruction}`),
      ];
    },
  },
  {
    id: "open-at-start",
    sentence: "at the start every check fails except those that keep, and nothing has changed",
    of: "instance",
    run: async (at, stage) => {
      const start = await stage.start(at);
      const verdict = judge(await stage.instance(at), start, start, completeEnding);
      return [
        ...verdict.checks.filter((c) => !c.keeps && c.passed).map((c) => `holds at the start: ${c.name}`),
        ...verdict.checks.filter((c) => c.keeps && !c.passed).map((c) => `does not hold at the start: ${c.name}`),
        ...verdict.sideEffects.map(({ path }) => `a side effect at the start: ${path}`),
        ...faultUnless(!verdict.goal, "the goal is reached at the start"),
      ];
    },
  },
  {
    id: "floors",
    sentence: "doing nothing, giving up, an empty sheet and the instruction as the answer never succeed",
    of: "instance",
    run: async (at, stage) => {
      const [instance, start] = [await stage.instance(at), await stage.start(at)];
      const fails = (what: string, after: PhoneState, outcome: "complete" | "abort"): string[] =>
        faultUnless(!judge(instance, start, after, { ...completeEnding, outcome }).goal, `${what} reaches the goal`);
      const handed = (value: (field: SheetState["fields"][number]) => string | string[]) =>
        withSheet(start, (s) => ({
          ...s,
          values: Object.fromEntries(s.fields.map((field) => [field.id, value(field)])),
          submitted: true,
        }));
      const blind = [...fails("doing nothing", start, "complete"), ...fails("giving up", start, "abort")];
      if (!getTask(at.task).answer) return blind;
      const { instruction } = instance;
      return [
        ...blind,
        ...fails(
          "an empty sheet",
          withSheet(start, (s) => ({ ...s, submitted: true })),
          "complete",
        ),
        ...fails(
          "a sheet of empty texts",
          handed(({ kind }) => (kind === "list" ? [] : "")),
          "complete",
        ),
        ...fails(
          "the instruction",
          handed(({ kind }) => (kind === "list" ? [instruction] : instruction)),
          "complete",
        ),
      ];
    },
  },
  {
    id: "solution",
    sentence: "the solution succeeds within the budget and without side effects",
    of: "instance",
    run: async (at, stage) => {
      const { instance, states } = await stage.solved(at);
      const verdict = await stage.verdict(at);
      const most = instance.budget - (getTask(at.task).answer ? sheetSteps / 3 : 0);
      return [
        ...verdict.checks.filter((c) => !c.passed).map((c) => `does not hold at the end: ${c.name}`),
        ...verdict.sideEffects.map(({ path }) => `a side effect of the solution: ${path}`),
        ...faultUnless(
          verdict.success && verdict.progress === 1 && verdict.reward.value === 1,
          "it is not a full success",
        ),
        ...faultUnless(states.length - 1 < most, `${states.length - 1} moves, but there must be fewer than ${most}`),
      ];
    },
  },
  {
    id: "honest",
    sentence: "the solution uses only what it was told, has seen or derived from both; answers are never told",
    of: "instance",
    run: async (at, stage) => {
      const { knowledge } = await stage.solved(at);
      const { tags } = getTask(at.task);
      return [
        ...knowledge.faults.map((fault) => `the solution ${fault}`),
        ...faultUnless(
          knowledge.did.see || !tags.includes("extract"),
          "the task has the tag extract, but the solution reads nothing from the display",
        ),
        ...faultUnless(
          knowledge.did.work || !tags.includes("reasoning"),
          "the task has the tag reasoning, but the solution derives nothing",
        ),
      ];
    },
  },
  {
    id: "json",
    sentence: "the verdict survives JSON, and JSON copies of the phones get the same verdict",
    of: "instance",
    run: async (at, stage) => {
      const { instance, start, end } = await stage.solved(at);
      const verdict = await stage.verdict(at);
      return [
        ...faultUnless(sameJson(copyJson(verdict), verdict), "the verdict changes when it becomes JSON"),
        ...faultUnless(
          sameJson(judge(instance, copyJson(start), copyJson(end), completeEnding), verdict),
          "copies of the phones get a different verdict",
        ),
      ];
    },
  },
  {
    id: "last-move",
    sentence: "without the last move of the solution the goal is not reached",
    of: "instance",
    run: async (at, stage) => {
      const { instance, start, states } = await stage.solved(at);
      return faultUnless(
        !judge(instance, start, states.at(-2)!, completeEnding).goal,
        "the goal is reached before the last move",
      );
    },
  },
  {
    id: "other-instance",
    sentence: "the solution of another instance does not reach the goal",
    of: "instance",
    run: async (at, stage) => {
      const [instance, start] = [await stage.instance(at), await stage.start(at)];
      for (let i = 0; i < othersTried; i++) {
        const { params } = await stage.instance({ ...at, seed: 1000 + i });
        if (!(await solutionReachesGoal(instance, start, params))) return [];
      }
      return [`the solutions of ${othersTried} other instances all reach the goal`];
    },
  },
  {
    id: "stray-change",
    sentence: "an unrelated change is reported as a side effect",
    of: "instance",
    run: async (at, stage) => {
      const { instance, start, end } = await stage.solved(at);
      const value = !end.os.settings.sound.lockSounds;
      const args = { command: "set", args: { group: "sound", name: "lockSounds", value } };
      const verdict = judge(instance, start, phone.reduce(end, { name: "os.system", args }).state, completeEnding);
      const paths = verdict.sideEffects.map(({ path }) => path);
      return [
        ...faultUnless(
          sameJson(paths, ["/os/settings/sound/lockSounds"]),
          `side effects: ${paths.join(", ") || "none"}`,
        ),
        ...faultUnless(
          verdict.goal && !verdict.clean && !verdict.success,
          "the episode counts as clean or as successful, or the goal no longer counts as reached",
        ),
        ...faultUnless(Math.abs(verdict.reward.value - 0.64) < 1e-9, `the reward is ${verdict.reward.value}, not 0.64`),
      ];
    },
  },
  {
    id: "allowances",
    sentence: "only allowed data change, and queries change nothing",
    of: "instance",
    run: async (at, stage) => {
      const task = getTask(at.task);
      const { instance, start, end } = await stage.solved(at);
      const changed = ownChanges(phone, start, end);
      const none = findSideEffects({ ...task, allow: () => [] }, instance.params as never, phone, start, end);
      return [
        // A task with `shown` is exempt, because it may change only the view and no data.
        ...faultUnless(
          (task.objective === "query") === (changed.length === 0) || task.shown !== undefined,
          `${changed.length} data changes do not fit the task's objective`,
        ),
        ...faultUnless(
          none.length === changed.length,
          `${changed.length} data changes, but ${none.length} side effects when nothing is allowed`,
        ),
      ];
    },
  },
  {
    id: "answers",
    sentence: "every answer that is wrong, missing, padded or copied is refused, and no hint gives one away",
    of: "instance",
    run: refusedAnswers,
  },
  {
    id: "keeps",
    sentence: "every check that keeps can be broken; a task that judges the view declares what of it counts",
    of: "instance",
    run: async (at, stage) => {
      const { instance, start, end } = await stage.solved(at);
      const look = createEvidence<unknown>(phone, instance.params, at.lang, start, end);
      const task = getTask(at.task);
      return [
        ...findUnbreakableChecks(task, look).map((that) => `nothing breaks: ${that}`),
        ...faultUnless(
          readsView(task, look) === (task.shown !== undefined),
          "the task judges the view without declaring it, or declares it without judging it",
        ),
      ];
    },
  },
  {
    id: "fields",
    sentence:
      "every field that the solution made or changed is asked, left or free; unless it is free, another value fails",
    of: "instance",
    run: async (at, stage) => fieldFaults(await stage.fields(at)),
  },
  {
    id: "hacker",
    sentence:
      "ending at once never succeeds, and guessing answers from public seeds succeeds no more often than by chance",
    of: "task",
    run: async ({ task }, stage) => [
      ...hackerFaults(await stage.hacked({ task, lang: "en" })),
      ...hackerFaults(await stage.hacked({ task, lang: "zh-CN" })).map((fault) => `in Chinese: ${fault}`),
    ],
  },
  {
    id: "near-misses",
    sentence: "no near miss succeeds, and there are at least two, of at least two kinds",
    of: "instance",
    run: async (at, stage) => {
      const counted = (await stage.misses(at)).filter((miss) => miss.likeness !== "same");
      const kinds = new Set(counted.map(({ kind }) => kind));
      return [
        ...faultUnless(counted.length >= 2 && kinds.size >= 2, `${counted.length} near misses of ${kinds.size} kinds`),
        ...counted
          .filter(({ likeness, success }) => likeness === "other" && success)
          .map(({ kind, description }) => `a near miss succeeds, ${kind}: ${description}`),
      ];
    },
  },
];

const copyJson = <T>(x: T): T => JSON.parse(JSON.stringify(x)) as T;
const drawInstances = (task: string, lang: Lang, stage: ProofContext): Promise<Instance[]> =>
  Promise.all(Array.from({ length: countedSeeds }, (_, seed) => stage.instance({ task, seed, lang })));
