// `./phonebooth learn`: trains a small policy on phones, and tests it with words that were not in the training.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual, parseArgs } from "node:util";
import { Client } from "../../clients/typescript/src/client.ts";
import {
  families,
  runLearningStudy,
  studyDefaults,
  variants,
  type Study,
  type StudySettings,
  type Variant,
} from "#benchmark/learn/proof/study.ts";
import { toCurveSvg } from "#benchmark/learn/proof/curve.ts";
import { toStudyPage, toTextTable } from "#benchmark/learn/proof/page.ts";
import { featureNames } from "#learn/features.ts";
import { Semaphore } from "#env/queue.ts";
import { tasks } from "#tasks/catalog.ts";
import { renderPng } from "../cli/navigation-picture.ts";
import { parseOneOf, UsageError, parseWholeNumber } from "../cli/options.ts";
import { startServer } from "../cli/server.ts";
import { localWorld } from "../build/world-file.ts";

const usage = `Usage: ./phonebooth learn [options]

  --family TASK            the id of a task to learn; may be repeated (${families.join(", ")})
  --seed N [--seeds N]     the first seed (1), and the number of complete courses (1)
  --control shuffled       adds a course in which each trajectory gets the advantage of another
  --ablation PART          adds a course without this part, or all: ${variants.slice(2).join(", ")}; may be repeated
  --others N               the number of seeds for control and ablations (1)
  --steps N                steps on phones in each course (${studyDefaults.steps})
  --learning N [--apart N] instances of each family in a course (${studyDefaults.learning}), chosen from N in the learning set (${studyDefaults.apart})
  --held N                 held-out instances; they quote no word of the learning set (${studyDefaults.holding})
  --checks N               how often a course is tested on the instances of the learning set that it does not use (${studyDefaults.checks})
  --parallel N             phones at once (4); does not change the results
  --anew                   do not cache the results of steps; the results are the same
  --url URL [--key KEY]    a running server; by default one is started, and stopped at the end
  --out DIR                learn.json, weights.json, curve.svg, curve.png, report.html (runs/learn); the same command continues an
                           interrupted study, and a command that asks for more courses adds them
`;

export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      family: { type: "string", multiple: true, default: [] },
      seed: { type: "string", default: "1" },
      seeds: { type: "string", default: "1" },
      control: { type: "string" },
      ablation: { type: "string", multiple: true, default: [] },
      others: { type: "string", default: "1" },
      steps: { type: "string", default: String(studyDefaults.steps) },
      learning: { type: "string", default: String(studyDefaults.learning) },
      apart: { type: "string", default: String(studyDefaults.apart) },
      held: { type: "string", default: String(studyDefaults.holding) },
      checks: { type: "string", default: String(studyDefaults.checks) },
      parallel: { type: "string", default: "4" },
      anew: { type: "boolean", default: false },
      url: { type: "string" },
      key: { type: "string" },
      out: { type: "string", default: "runs/learn" },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help) {
    process.stdout.write(usage);
    return 0;
  }
  const unknown = values.family.find((id) => !tasks.has(id));
  if (unknown !== undefined) throw new UsageError(`--family must be the id of a task, not ${unknown}`);
  if (new Set(values.family).size < values.family.length) throw new UsageError("--family must not name a task twice");
  const number = (
    name: "seed" | "seeds" | "others" | "steps" | "learning" | "apart" | "held" | "checks",
    least: number,
  ) => parseWholeNumber(name, values[name], least);
  const ablations = values.ablation.flatMap((name): Variant[] => {
    const parts = variants.slice(2);
    return name === "all" ? parts : [parseOneOf("ablation", name, parts)];
  });
  const more: Variant[] = [
    ...(values.control === undefined ? [] : [parseOneOf("control", values.control, ["shuffled"])]),
    ...new Set(ablations),
  ];
  const others = number("others", 1);
  const settings: StudySettings = {
    families: values.family.length > 0 ? values.family : [...families],
    seed: number("seed", 0),
    courses: [{ variant: "whole", seeds: number("seeds", 0) }, ...more.map((variant) => ({ variant, seeds: others }))],
    steps: number("steps", 1),
    mostSteps: studyDefaults.mostSteps,
    groups: studyDefaults.groups,
    members: studyDefaults.members,
    mostMembers: studyDefaults.mostMembers,
    learning: number("learning", 1),
    apart: number("apart", 1),
    holding: number("held", 1),
    checks: number("checks", 0),
  };
  if (settings.apart < settings.learning) throw new UsageError("--apart must be at least --learning");
  const slots = new Semaphore(parseWholeNumber("parallel", values.parallel, 1));
  mkdirSync(values.out, { recursive: true });
  const server = values.url === undefined ? await startServer({ memory: true, quiet: true }) : null;
  try {
    const done = await runLearningStudy({
      client: new Client(values.url ?? server!.url, values.key),
      world: await localWorld(),
      slots,
      remembers: !values.anew,
      settings,
      before: readStudy(values.out, settings),
      log: (text) => process.stderr.write(`${text}\n`),
      onProgress: (soFar) => writeStudy(values.out, soFar),
      now: () => performance.now(),
    });
    writeStudy(values.out, done);
    const svg = toCurveSvg(done);
    writeFileSync(join(values.out, "curve.svg"), svg);
    writeFileSync(join(values.out, "curve.png"), await renderPng(svg));
    writeFileSync(join(values.out, "report.html"), await toStudyPage(done, svg));
    process.stdout.write(toTextTable(done));
  } finally {
    await server?.stop();
  }
  return 0;
}

/**
 * Returns the study in the folder, or null if there is none. A course whose weights are not stored, as in the sample of
 * the project, has an empty list of weights. Throws if the study has different settings. Different courses are allowed.
 */
function readStudy(out: string, settings: StudySettings): Study | null {
  const path = join(out, "learn.json");
  if (!existsSync(path)) return null;
  const had = JSON.parse(readFileSync(path, "utf8")) as Study;
  const weightsPath = join(out, "weights.json");
  const { courses: stored } = existsSync(weightsPath)
    ? (JSON.parse(readFileSync(weightsPath, "utf8")) as Pick<Study, "courses">)
    : { courses: [] };
  const weightsOf = ({ variant, seed }: Study["courses"][number]): readonly number[] =>
    stored.find((course) => course.variant === variant && course.seed === seed)?.weights ?? [];
  const plain = ({ courses: _courses, ...rest }: StudySettings): object => rest;
  if (!isDeepStrictEqual(plain(had.settings), plain(settings)))
    throw new UsageError(`${out} contains a study with other settings: choose another folder with --out`);
  return { ...had, courses: had.courses.map((course) => ({ ...course, weights: weightsOf(course) })) };
}

/**
 * Writes the study into learn.json and weights.json. weights.json is identical for equal seeds. learn.json is not,
 * because it contains the durations of the courses.
 */
function writeStudy(out: string, done: Study): void {
  const weights = done.courses
    .filter((course) => course.weights.length > 0)
    .map((course) => ({ variant: course.variant, seed: course.seed, weights: course.weights }));
  const told = { ...done, courses: done.courses.map((course) => ({ ...course, weights: undefined })) };
  writeFileSync(join(out, "learn.json"), `${JSON.stringify(told, null, 2)}\n`);
  writeFileSync(
    join(out, "weights.json"),
    `${JSON.stringify({ features: featureNames, courses: weights }, null, 1)}\n`,
  );
}
