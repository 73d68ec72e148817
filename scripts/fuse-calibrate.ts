// `./phonebooth fuse --calibrate`: tasks of ours are walked by their solution and again by somebody who waits, with wrong touches
// here and there; the states say which screens are the same, and how often structure and picture say so, too.
import { createHash } from "node:crypto";
import type { Client } from "../clients/typescript/src/client.ts";
import { playEpisode } from "../src/benchmark/oracle/episode.ts";
import { recorded, startOf } from "../src/benchmark/fuse/build.ts";
import { confusionOf, pairsOf, type Pair } from "../src/benchmark/fuse/calibrate.ts";
import { printOf, samePicture, statusShare } from "../src/benchmark/fuse/picture.ts";
import { sameSight } from "../src/benchmark/fuse/rules.ts";
import { Sights } from "../src/benchmark/fuse/record.ts";
import type { Frame, Print, Recording } from "../src/benchmark/fuse/recording.ts";
import { shadesOf } from "../src/benchmark/run/pictures.ts";
import { sameStructure, structureOf } from "../src/benchmark/fuse/structure.ts";
import { stumbled } from "../src/benchmark/fuse/stumble.ts";
import type { InstanceId } from "../src/benchmark/verify/proof.ts";
import { StuckError } from "../src/judge/rehearse.ts";
import { Rng } from "../src/state/rng.ts";
import type { World } from "../src/world/read.ts";
import { draw, taskOf } from "../tasks/book.ts";
import { table } from "./table.ts";

const pairsEach = 120;

export async function calibrate(
  client: Client,
  world: World,
  places: readonly InstanceId[],
  parallel: number,
): Promise<number> {
  const pairs = new Map<string, Pair[]>();
  const glass = new Map<string, string>();
  const waiting = [...places];
  const walk = async (): Promise<void> => {
    for (let at = waiting.shift(); at; at = waiting.shift()) {
      const name = `${at.task} ${at.seed}`;
      try {
        const recordings = await walkedTwice(client, world, at, glass);
        pairs.set(name, pairsOf(recordings, pairsEach, Rng.of(name, "pairs")));
        say(`${name}: ${recordings.map(({ frames }) => frames.length).join(", ")} screens`);
      } catch (error) {
        if (!(error instanceof StuckError)) throw error;
        say(`${name} left out: ${error.message}`);
      }
    }
  };
  await Promise.all(Array.from({ length: parallel }, walk));
  const all = [...pairs.values()].flat();
  const onGlass = (a: Frame, b: Frame): boolean => glass.get(a.picture!) === glass.get(b.picture!);
  const share = (x: number | null): string => (x === null ? "" : x.toFixed(4));
  const rows = (
    [
      ["elements alone", sameStructure, sameElements],
      ["structure", sameSight, onGlass],
      ["picture", samePicture, onGlass],
    ] as const
  ).flatMap(([mode, same, equal]) =>
    [
      ["all", all],
      ["near", all.filter(({ near }) => near)],
      ["far", all.filter(({ near }) => !near)],
    ].map(([which, some]) => {
      const c = confusionOf(some as Pair[], same, equal);
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
  say(`\n${all.length} pairs of ${pairs.size} tasks\n`);
  say(
    "equal: of those that were taken wrongly, what is equal below the status bar, pixel for pixel or element for element\n",
  );
  const head = ["by", "pairs", "", "same, taken so", "missed", "taken wrongly", "equal", "told apart"];
  say(table([...head, "precision", "without equal", "recall"], rows));
  return 0;
}

const sameElements = (a: Frame, b: Frame): boolean => structureOf(a) === structureOf(b);

/** `glass`: by the name of a picture, what is on it below the status bar, as a hash. */
async function walkedTwice(
  client: Client,
  world: World,
  at: InstanceId,
  glass: Map<string, string>,
): Promise<Recording[]> {
  const instance = await draw(at.task, at.seed, at.lang, world);
  const { env, verdict } = await playEpisode(client, taskOf(at.task), instance, { pictures: false });
  try {
    const sights = new Sights();
    const start = await startOf(env);
    const first = await recorded(env, sights, start, { id: "solution", agent: "oracle" }, verdict);
    const again = await stumbled(env, first, start, Rng.of(at.task, at.seed, "stumble"), "stumbling");
    const prints = new Map<string, Print>();
    for (const [name, png] of [...sights.pictures, ...again.pictures]) {
      const { width, height, data } = await shadesOf(png);
      prints.set(name, printOf({ width, height, data }));
      const below = data.subarray(Math.round(height * statusShare) * width);
      glass.set(name, createHash("sha256").update(below).digest("hex"));
    }
    // A screen that was looked at once stays one frame.
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
const say = (line: string): void => void process.stdout.write(`${line}\n`);
