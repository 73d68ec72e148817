// Exports GUI-Odyssey's annotations: one episode per file, points in 0..1000, and keys as clicks on the names of the
// keys. Actions have the names from the data set's files (TEXT, KEY_HOME, INCOMPLETE), because the data set's converter
// accepts only these. The converter rejects the names from the data set's description (TYPE, HOME, IMPOSSIBLE).
// Pictures and splits are in the folders that the converter expects.
import * as v from "valibot";
import type { DisplayAction } from "#contract/action.ts";
import { Original, originalOf, Losses, type ExportEpisode, type Format } from "./format.ts";

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1000));
const spot = v.strictTuple([share, share]);
const at = { step: v.number(), screenshot: v.string(), ps: v.string() };
/** The content of `annotations/*.json`. */
export const GuiOdysseyFile = v.strictObject({
  episode_id: v.string(),
  device_info: v.strictObject({
    product: v.string(),
    release_version: v.string(),
    sdk_version: v.string(),
    h: v.number(),
    w: v.number(),
    device_name: v.string(),
  }),
  task_info: v.strictObject({
    category: v.string(),
    app: v.array(v.string()),
    meta_task: v.string(),
    task: v.string(),
    instruction: v.string(),
  }),
  step_length: v.number(),
  steps: v.array(
    v.variant("action", [
      v.strictObject({
        ...at,
        action: v.literal("CLICK"),
        info: v.union([v.strictTuple([spot]), v.picklist(["KEY_HOME", "KEY_BACK", "KEY_APPSELECT"])]),
      }),
      v.strictObject({ ...at, action: v.literal("LONG_PRESS"), info: v.strictTuple([spot]) }),
      v.strictObject({ ...at, action: v.literal("SCROLL"), info: v.strictTuple([spot, spot]) }),
      v.strictObject({ ...at, action: v.literal("TEXT"), info: v.string() }),
      v.strictObject({
        ...at,
        action: v.picklist(["COMPLETE", "INCOMPLETE"]),
        info: v.literal(""),
      }),
    ]),
  ),
  /** The text of the last ANSWER, because the format has no action for it. */
  answer: v.exactOptional(v.string()),
  original: Original,
});
type GuiOdysseyFile = v.InferOutput<typeof GuiOdysseyFile>;
type Step = GuiOdysseyFile["steps"][number];

export const guiOdyssey: Format = {
  about: "GUI-Odyssey's annotations: points in 0..1000, SCROLL, TEXT, KEY_HOME",
  needs: { pictures: true, moments: false },
  begin: (sink) => {
    const split: Record<"train" | "test", string[]> = { train: [], test: [] };
    return {
      add: async (episode) => {
        const { file, shown, lost } = toFile(episode);
        for (const [name, step] of shown) sink.writeBytes(`screenshots/${name}`, (await episode.picture(step))!);
        sink.write(`annotations/${episode.key}.json`, file);
        // The format has two splits: train and test. An episode that is not in the training split becomes part of test.
        split[episode.result.axes.split === "train" ? "train" : "test"].push(`${episode.key}.json`);
        return { rows: file.steps.length, lost };
      },
      end: () => sink.write("splits/tasks_split.json", split),
    };
  },
};

/** `shown` maps the name of each picture to the step after which the picture was taken. */
function toFile(episode: ExportEpisode) {
  const { key, result, meta } = episode;
  const { width, height, dpr } = meta.provenance.device;
  const losses = new Losses();
  const steps: Step[] = [];
  const shown = new Map<string, number>();
  // The converter distinguishes steps by their pictures. If one action becomes two steps, the export therefore writes
  // the same picture under two names.
  const nameOf = (step: number, part: number): string => {
    const name = `${key}_${String(step).padStart(3, "0")}${part === 0 ? "" : `_${part + 1}`}.png`;
    shown.set(name, step);
    return name;
  };
  let answer: string | null = null;
  for (const { step, action } of episode.steps) {
    if (action.type === "ANSWER") answer = action.value;
    for (const [part, written] of writeSteps(action, losses).entries())
      steps.push({ step: steps.length, screenshot: nameOf(step - 1, part), ps: "", ...written } as Step);
  }
  const file: GuiOdysseyFile = {
    episode_id: key,
    device_info: {
      product: "phonebooth",
      release_version: meta.provenance.harness,
      sdk_version: meta.provenance.world,
      h: Math.round(height * dpr),
      w: Math.round(width * dpr),
      device_name: "Phonebooth",
    },
    task_info: {
      category: result.axes.suite,
      app: [...result.axes.apps],
      meta_task: result.task,
      task: result.task,
      instruction: episode.file.instruction,
    },
    step_length: steps.length,
    steps,
    ...(answer === null ? {} : { answer }),
    original: originalOf(episode),
  };
  return { file, shown, lost: losses.all };
}

type WrittenStep = Step extends infer S ? (S extends Step ? Omit<S, keyof typeof at> : never) : never;

function writeSteps(action: DisplayAction, losses: Losses): WrittenStep[] {
  switch (action.type) {
    case "CLICK":
      return [{ action: "CLICK", info: [action.point] }];
    case "DOUBLE_TAP":
      losses.add("DOUBLE_TAP: two clicks");
      return [
        { action: "CLICK", info: [action.point] },
        { action: "CLICK", info: [action.point] },
      ];
    case "LONG_PRESS":
      return [{ action: "LONG_PRESS", info: [action.point] }];
    case "TYPE":
      if (action.point) losses.add("TYPE: point dropped");
      if (action.clear) losses.add("TYPE: clear dropped");
      return [{ action: "TEXT", info: action.value }];
    case "DRAG":
      losses.add("DRAG: a scroll");
      return [{ action: "SCROLL", info: [action.point1, action.point2] }];
    case "SWIPE":
      return [{ action: "SCROLL", info: [action.point1, action.point2] }];
    case "KEY":
    case "OPEN_URL":
      losses.add(`${action.type}: left out`);
      return [];
    case "BACK":
      return [{ action: "CLICK", info: "KEY_BACK" }];
    case "HOME":
      return [{ action: "CLICK", info: "KEY_HOME" }];
    case "RECENT":
      return [{ action: "CLICK", info: "KEY_APPSELECT" }];
    case "COMPLETE":
    case "ABORT":
      if (action.value !== undefined) losses.add(`${action.type}: words dropped`);
      return [{ action: action.type === "COMPLETE" ? "COMPLETE" : "INCOMPLETE", info: "" }];
    case "ANSWER":
      losses.add("ANSWER: kept beside the steps");
      return [];
    case "ENTER":
    case "WAIT":
    case "AWAKE":
    case "INFO":
    case "NOOP":
      losses.add(`${action.type}: step dropped`);
      return [];
  }
}
