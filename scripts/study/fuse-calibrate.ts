// `./phonebooth fuse --calibrate`: plays the tasks' solutions, and plays them again with waits and some wrong taps. The
// states show which screens are the same. The command measures how often the comparison by structure and by picture
// agrees with the states.
import { createHash } from "node:crypto";
import pMap from "p-map";
import type { Client } from "../../clients/typescript/src/client.ts";
import { playReferenceSolution } from "#benchmark/oracle/episode.ts";
import { recordTrace, fetchStartState } from "#benchmark/fuse/build.ts";
import { confusionOf, samplePairs, type FramePair } from "#benchmark/fuse/calibrate.ts";
import { printOf, samePicture, statusShare } from "#benchmark/fuse/picture.ts";
import { sameStructureAndPicture } from "#benchmark/fuse/rules.ts";
import { FrameCache } from "#benchmark/fuse/trace.ts";
import type { Frame, Print, Recording } from "#benchmark/fuse/recording.ts";
import { toGreyscale } from "#benchmark/run/pictures.ts";
import { sameStructure, structureKey } from "#benchmark/fuse/structure.ts";
import { recordStumbles } from "#benchmark/fuse/stumble.ts";
import type { InstanceId } from "#benchmark/verify/proof.ts";
import { StuckError } from "#judge/kernel-driver.ts";
import { Rng } from "#state/rng.ts";
import type { World } from "#world/read.ts";
import { draw, getTask } from "#tasks/catalog.ts";
import { formatTable } from "../cli/table.ts";

const pairsPerTask = 120;

export async function calibrate(
  client: Client,
  world: World,
  places: readonly InstanceId[],
  parallel: number,
): Promise<number> {
  const pairs = new Map<string, FramePair[]>();
  const glass = new Map<string, string>();
  const walk = async (at: InstanceId): Promise<void> => {
    const name = `${at.task} ${at.seed}`;
    try {
      const recordings = await recordWalks(client, world, at, glass);
      pairs.set(name, samplePairs(recordings, pairsPerTask, Rng.of(name, "pairs")));
      printLine(`${name}: ${recordings.map(({ frames }) => frames.length).join(", ")} screens`);
    } catch (error) {
      if (!(error instanceof StuckError)) throw error;
      printLine(`${name} skipped: ${error.message}`);
    }
  };
  await pMap(places, walk, { concurrency: parallel });
  const all = [...pairs.values()].flat();
  const onGlass = (a: Frame, b: Frame): boolean => glass.get(a.picture!) === glass.get(b.picture!);
  const share = (x: number | null): string => (x === null ? "" : x.toFixed(4));
  const rows = (
    [
      ["elements alone", sameStructure, sameElements],
      ["structure", sameStructureAndPicture, onGlass],
      ["picture", samePicture, onGlass],
    ] as const
  ).flatMap(([mode, same, equal]) =>
    [
      ["all", all],
      ["near", all.filter(({ near }) => near)],
      ["far", all.filter(({ near }) => !near)],
    ].map(([which, some]) => {
      const c = confusionOf(some as FramePair[], same, equal);
      const counts = [c.hits, c.missed, c.falseSame, c.unseen, c.apart].map(String);
      return [
        mode,
        which as string,
        String(some!.length),
        ...counts,
        share(c.precision),
        share(c.precisionSeen),
        share(c.recall),
      ];
    }),
  );
  printLine(`\n${all.length} pairs of ${pairs.size} tasks\n`);
  printLine("equal: number of wrongly taken pairs that are equal below the status bar, by pixels or by elements\n");
  const head = ["by", "pairs", "", "same, taken so", "missed", "taken wrongly", "equal", "told apart"];
  printLine(formatTable([...head, "precision", "without equal", "recall"], rows));
  return 0;
}

const sameElements = (a: Frame, b: Frame): boolean => structureKey(a) === structureKey(b);

/**
 * Records the solution of an instance, and the same solution with waits and wrong taps. `glass` maps the name of a
 * picture to a hash of the picture's content below the status bar.
 */
async function recordWalks(
  client: Client,
  world: World,
  at: InstanceId,
  glass: Map<string, string>,
): Promise<Recording[]> {
  const instance = await draw(at.task, at.seed, at.lang, world);
  const { env, verdict } = await playReferenceSolution(client, getTask(at.task), instance, { pictures: false });
  try {
    const sights = new FrameCache();
    const start = await fetchStartState(env);
    const first = await recordTrace(env, sights, start, { id: "solution", agent: "oracle" }, verdict);
    const again = await recordStumbles(env, first, start, Rng.of(at.task, at.seed, "stumble"), "stumbling");
    const prints = new Map<string, Print>();
    for (const [name, png] of [...sights.pictures, ...again.pictures]) {
      const { width, height, data } = await toGreyscale(png);
      prints.set(name, printOf({ width, height, data }));
      const below = data.subarray(Math.round(height * statusShare) * width);
      glass.set(name, createHash("sha256").update(below).digest("hex"));
    }
    // Recordings that share a frame also share the copy of the frame that has a print.
    const frames = new Map<Frame, Frame>();
    const withPrint = (frame: Frame): Frame => {
      const known = frames.get(frame) ?? { ...frame, print: prints.get(frame.picture!) ?? null };
      frames.set(frame, known);
      return known;
    };
    return [first.recording, ...again.recordings].map((one) => ({ ...one, frames: one.frames.map(withPrint) }));
  } finally {
    await env.remove().catch(() => {});
  }
}
const printLine = (line: string): void => void process.stdout.write(`${line}\n`);
