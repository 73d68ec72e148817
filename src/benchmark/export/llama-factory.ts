// Exports LLaMA-Factory's ShareGPT format: the model's prompt, and the correct answer in the model's own format. An
// adapter builds the prompt and the answer, so the rows match the requests that the model receives in a run.
import type { ChatCompletionMessageParam } from "openai/resources/chat/completions";
import * as v from "valibot";
import type { Adapter, PastTurn, Reply, Situation } from "../agent/adapter.ts";
import { phone } from "#apps/phone.ts";
import { getBrand } from "#brands/lookup.ts";
import { getAppBrand, type Brand } from "#brands/define.ts";
import { findReply } from "./reply.ts";
import { toSentPicture, pngSize } from "../run/pictures.ts";
import { isAction, type Action } from "#contract/action.ts";
import { zones } from "#os/settings.ts";
import { isoOf } from "#state/civil.ts";
import { jsonText } from "./columns.ts";
import { findSubstitutes, type SubstituteAction } from "./substitute-actions.ts";
import { Losses, pictureFile, type ExportEpisode, type Format, type FormatOptions } from "./format.ts";
import { joinWithMarkers, pictureMarker, escapeMarkers, escapeMarkersInJson } from "./markers.ts";
import type { Sink } from "./sink.ts";

const askingRoles: readonly string[] = ["user", "observation"];

const Message = v.strictObject({
  role: v.picklist(["system", "user", "assistant", "observation", "function_call"]),
  content: v.string(),
});
type Message = v.InferOutput<typeof Message>;
const hasAlternatingRoles = (messages: readonly Message[]): boolean =>
  messages.length > 1 &&
  messages.length % 2 === 0 &&
  messages.every(({ role }, i) => (i % 2 === 0) === askingRoles.includes(role));
/** A row of `phonebooth_sft.json`. */
export const ShareGptRow = v.pipe(
  v.strictObject({
    messages: v.pipe(
      v.array(Message),
      v.check(
        (messages) => hasAlternatingRoles(messages[0]?.role === "system" ? messages.slice(1) : messages),
        "After an optional system message, user and assistant messages must alternate, and the last must be the assistant's",
      ),
    ),
    images: v.array(v.string()),
    /** The tools as JSON text. Only present if the adapter uses native tools. */
    tools: v.exactOptional(v.string()),
    /** The episode's key, the step and the action. They are one JSON text, so that the column has a single type. */
    original: v.string(),
  }),
  v.check(
    ({ messages, images }) =>
      messages.reduce((sum, { content }) => sum + content.split(pictureMarker).length - 1, 0) === images.length,
    "The number of image markers must equal the number of images",
  ),
);
export type ShareGptRow = v.InferOutput<typeof ShareGptRow>;
export const DatasetInfo = v.record(
  v.string(),
  v.strictObject({
    file_name: v.string(),
    formatting: v.literal("sharegpt"),
    columns: v.strictObject({ messages: v.string(), images: v.string(), tools: v.exactOptional(v.string()) }),
    tags: v.record(v.string(), v.string()),
  }),
);

const datasetName = "phonebooth_sft";

export const llamaFactory: Format = {
  about: "LLaMA-Factory's ShareGPT rows, one per step, in the format of --adapter",
  needs: { pictures: true, moments: true },
  begin: (sink, options) => {
    let rows = 0;
    let tools = false;
    sink.append(`${datasetName}.json`, "[");
    return {
      add: async (episode) => {
        const result = await toRows(episode, options, sink);
        for (const row of result.rows) {
          sink.append(`${datasetName}.json`, `${rows++ === 0 ? "" : ","}\n${jsonText(row)}`);
          tools ||= row.tools !== undefined;
        }
        return { rows: result.rows.length, lost: result.lost };
      },
      end: () => {
        sink.append(`${datasetName}.json`, "\n]\n");
        const info: v.InferOutput<typeof DatasetInfo> = {
          [datasetName]: {
            file_name: `${datasetName}.json`,
            formatting: "sharegpt",
            columns: { messages: "messages", images: "images", ...(tools ? { tools: "tools" } : {}) },
            tags: {
              role_tag: "role",
              content_tag: "content",
              user_tag: "user",
              assistant_tag: "assistant",
              system_tag: "system",
              observation_tag: "observation",
              function_tag: "function_call",
            },
          },
        };
        sink.write("dataset_info.json", info);
      },
    };
  },
};

async function toRows(episode: ExportEpisode, { adapter, options, prompt }: FormatOptions, sink: Sink) {
  const { key, file, meta, steps, turns, apps } = episode;
  const losses = new Losses();
  const rows: ShareGptRow[] = [];
  const past: PastTurn[] = [];
  const situationOf = async (
    step: number,
    { picture, clock }: Pick<SubstituteAction, "picture" | "clock">,
    part: number,
  ) => {
    const { state } = episode.moments![step - 1]!;
    const spec = adapter.picture(pngSize(picture), options);
    const png = await toSentPicture(picture, spec);
    const name = nameOf(key, step - 1, part, spec.format);
    const situation: Situation = {
      instruction: file.instruction,
      locale: meta.config.locale,
      clock: clock ?? isoOf(state.clock.nowMs, zones[state.os.settings.time.zone]),
      apps,
      past: [...past],
      // Replaces the picture's bytes with the name of the file. Adapters copy the URL without changes.
      picture: { ...png, url: placeholderUrl(png.url, name) },
      elements: null,
      prompt,
      options,
    };
    const [, bytes = ""] = png.url.split(",");
    return { situation, name, bytes: Buffer.from(bytes, "base64") };
  };
  for (const { step, turn, action, changes, thought } of steps) {
    if (turns[turn - 1]?.notes.some((note) => note.startsWith("lost:"))) {
      losses.add(`${action.type}: the model's answer could not be read`);
      continue;
    }
    if (!isAction(action)) {
      losses.add(`${action.type}: left out`);
      continue;
    }
    const picture = (await episode.picture(step - 1))!;
    const start = await situationOf(step, { picture, clock: null }, 0);
    const named = withAppTitle(action, getBrand(meta.provenance.brand), meta.config.locale);
    const parts = await exportableActions(
      named,
      episode,
      step,
      picture,
      losses,
      (a) => renderReadable(adapter, a, "", start.situation) !== null,
    );
    const first = steps[step - 2]?.turn !== turn;
    for (const [i, part] of parts.entries()) {
      const { situation, name, bytes } = i === 0 ? start : await situationOf(step, part, i);
      const reply = renderReadable(adapter, part.action, first && i === 0 ? thought : "", situation)!;
      const message = findReply({ action, changes });
      past.push({ picture: situation.picture, reply, parsed: adapter.parse(reply, situation), message });
      const original = jsonText({ episode: key, step, action, ...(parts.length > 1 ? { part: i + 1 } : {}) });
      rows.push({ ...toRow(adapter, situation, reply), original });
      sink.writeBytes(name, bytes);
    }
  }
  return { rows, lost: losses.all };
}

/**
 * Returns the actions to export for an action: the action itself, a similar action, or substitutes. Returns an empty
 * list if the format cannot express the action at all.
 */
async function exportableActions(
  action: Action,
  episode: ExportEpisode,
  step: number,
  picture: Uint8Array,
  losses: Losses,
  sayable: (action: Action) => boolean,
): Promise<readonly SubstituteAction[]> {
  const whole = [action, ...similarActions(action)].find(sayable);
  if (whole) {
    if (whole !== action) losses.add(`${action.type}: exported as ${JSON.stringify(whole.type)}`);
    return [{ action: whole, picture, clock: null }];
  }
  const branch = await episode.branch(step - 1);
  try {
    const parts = branch && (await findSubstitutes(action, branch, sayable));
    if (parts) losses.add(`${action.type}: exported as ${parts.length} steps`);
    else
      losses.add(
        `${action.type}: the format cannot express it${branch ? "" : ", and no server to look for a way around"}`,
      );
    return parts ?? [];
  } finally {
    await branch?.close();
  }
}

/** Returns the actions that may replace an action that the format lacks. */
function similarActions(action: Action): Action[] {
  if (action.type === "DRAG") return [{ ...action, type: "SWIPE" }];
  if (action.type === "COMPLETE" && action.value === undefined) return [{ type: "COMPLETE", value: "Done" }];
  return [];
}

/** Replaces the app's id with its title, because models read titles. */
function withAppTitle(action: Action, brand: Brand, lang: Situation["locale"]): Action {
  const app = action.type === "AWAKE" ? phone.apps.find(({ id }) => id === action.value) : undefined;
  return app ? { type: "AWAKE", value: getAppBrand(brand, app.id).title[lang === "en" ? "en" : "zh"] } : action;
}

/** Returns null if the format cannot express the action, or if the adapter cannot parse the rendered answer. */
function renderReadable(adapter: Adapter, action: Action, thought: string, situation: Situation): Reply | null {
  const reply = adapter.render(action, thought, situation);
  if (!reply) return null;
  const read = adapter.parse(reply, situation);
  return read.fault || read.actions.length === 0 ? null : reply;
}

function toRow(adapter: Adapter, situation: Situation, reply: Reply): Omit<ShareGptRow, "original"> {
  const { messages, tools } = adapter.request(situation);
  const images: string[] = [];
  const flat: Message[] = [];
  for (const message of [...messages.map((one) => toMessage(one, images)), toAnswerMessage(reply)]) {
    const before = flat.at(-1);
    // Merges consecutive messages of the same side, such as the result of a tool ("observation") and the next prompt
    // ("user").
    if (before && before.role !== "system" && askingRoles.includes(before.role) === askingRoles.includes(message.role))
      flat[flat.length - 1] = {
        role: [before.role, message.role].includes("observation") ? "observation" : before.role,
        content: [before.content, message.content].filter((text) => text !== "").join("\n"),
      };
    else flat.push(message);
  }
  const offered = tools?.flatMap((tool) => (tool.type === "function" ? [tool.function] : []));
  return { messages: flat, images, ...(offered ? { tools: escapeMarkersInJson(jsonText(offered)) } : {}) };
}

function toMessage(message: ChatCompletionMessageParam, images: string[]): Message {
  const content = textOf(message.content, images);
  switch (message.role) {
    case "system":
    case "developer":
      return { role: "system", content };
    case "assistant":
      return message.tool_calls
        ? toCallMessage(
            content,
            message.tool_calls.flatMap((call) => (call.type === "function" ? [call.function] : [])),
          )
        : { role: "assistant", content };
    case "tool":
    case "function":
      return { role: "observation", content };
    case "user":
      return { role: "user", content };
  }
}

function textOf(content: ChatCompletionMessageParam["content"], images: string[]): string {
  if (typeof content === "string") return escapeMarkers(content);
  return joinWithMarkers(
    (content ?? []).flatMap((part) => {
      if (part.type === "text") return part.text;
      if (part.type !== "image_url") return [];
      images.push(placeholderFile(part.image_url.url));
      return { picture: true as const };
    }),
  );
}

function toAnswerMessage({ text, reasoning, calls }: Reply): Message {
  const thought = reasoning === "" ? "" : `<think>${reasoning}</think>`;
  if (calls.length > 0)
    return toCallMessage(
      text || reasoning,
      calls.map(({ name, args }) => ({ name, arguments: args })),
    );
  return { role: "assistant", content: escapeMarkers(`${thought}${text}`) };
}

/** Formats a call as the trainer parses it: thoughts in their tags, then JSON. */
const toCallMessage = (thought: string, calls: readonly { name: string; arguments: string }[]): Message => {
  const list = calls.map(({ name, arguments: args }) => ({ name, arguments: JSON.parse(args || "{}") as unknown }));
  const json = escapeMarkersInJson(jsonText(list.length === 1 ? list[0] : list));
  return {
    role: "function_call",
    content: `${thought === "" ? "" : `<think>${escapeMarkers(thought)}</think>`}${json}`,
  };
};

const nameOf = (key: string, step: number, part: number, format: "png" | "jpeg"): string =>
  pictureFile(part === 0 ? key : `${key}_part${part + 1}`, step).replace(/png$/, format === "png" ? "png" : "jpg");
/**
 * Returns a data URL that contains the name of the file instead of the bytes. Adapters may change the prefix of the
 * URL.
 */
const placeholderUrl = (url: string, file: string): string =>
  `${url.slice(0, url.indexOf(",") + 1)}${Buffer.from(file).toString("base64")}`;
const placeholderFile = (url: string): string => Buffer.from(url.slice(url.indexOf(",") + 1), "base64").toString();
