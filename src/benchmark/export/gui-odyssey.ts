// GUI-Odyssey's annotations: an episode a file, points in 0..1000, keys as clicks on their names.
import * as v from "valibot";
import type { Action } from "../../contract/action.ts";
import { Original, originalOf, Losses, savedPictures, type ExportEpisode, type Format } from "./format.ts";

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1000));
const spot = v.strictTuple([share, share]);
const at = { step: v.number(), screenshot: v.string(), ps: v.string() };
/** `annotations/*.json` */
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
        info: v.union([v.strictTuple([spot]), v.literal("KEY_APPSELECT")]),
      }),
      v.strictObject({ ...at, action: v.literal("LONG_PRESS"), info: v.strictTuple([spot]) }),
      v.strictObject({ ...at, action: v.literal("SCROLL"), info: v.strictTuple([spot, spot]) }),
      v.strictObject({ ...at, action: v.literal("TYPE"), info: v.string() }),
      v.strictObject({
        ...at,
        action: v.picklist(["HOME", "BACK", "COMPLETE", "IMPOSSIBLE"]),
        info: v.literal(""),
      }),
    ]),
  ),
  /** What was said in words (ANSWER), last: the format has no action for it. */
  answer: v.exactOptional(v.string()),
  original: Original,
});
type GuiOdysseyFile = v.InferOutput<typeof GuiOdysseyFile>;
type Step = GuiOdysseyFile["steps"][number];

export const guiOdyssey: Format = {
  about: "GUI-Odyssey's annotations: points in 0..1000, SCROLL, KEY_APPSELECT",
  needs: { pictures: true, moments: false },
  begin: (sink) => ({
    add: async (episode) => {
      const pictureOf = await savedPictures(sink, episode);
      const { file, lost } = fileOf(episode, pictureOf);
      sink.write(`annotations/${episode.key}.json`, file);
      return { rows: file.steps.length, lost };
    },
    end: () => {},
  }),
};

function fileOf(episode: ExportEpisode, pictureOf: (step: number) => string | null) {
  const { key, result, meta } = episode;
  const { width, height, dpr } = meta.provenance.device;
  const losses = new Losses();
  const steps: Step[] = [];
  let answer: string | null = null;
  for (const { step, action } of episode.steps) {
    if (action.type === "ANSWER") answer = action.value;
    for (const written of writtenAs(action, losses))
      steps.push({ step: steps.length, screenshot: pictureOf(step - 1)!, ps: "", ...written } as Step);
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
  return { file, lost: losses.all };
}

type Written = Step extends infer S ? (S extends Step ? Omit<S, keyof typeof at> : never) : never;

function writtenAs(action: Action, losses: Losses): Written[] {
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
      return [{ action: "TYPE", info: action.value }];
    case "DRAG":
      losses.add("DRAG: a scroll");
      return [{ action: "SCROLL", info: [action.point1, action.point2] }];
    case "SWIPE":
      return [{ action: "SCROLL", info: [action.point1, action.point2] }];
    case "BACK":
    case "HOME":
      return [{ action: action.type, info: "" }];
    case "RECENT":
      return [{ action: "CLICK", info: "KEY_APPSELECT" }];
    case "COMPLETE":
    case "ABORT":
      if (action.value !== undefined) losses.add(`${action.type}: words dropped`);
      return [{ action: action.type === "COMPLETE" ? "COMPLETE" : "IMPOSSIBLE", info: "" }];
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
