// An adapter translates between one model's prompt and answer formats and the phone's 17 actions. It is pure: its
// caller keeps the history, sends the requests and counts the retries.
import type { ChatCompletionMessageParam, ChatCompletionTool } from "openai/resources/chat/completions";
import type { Action } from "#contract/action.ts";
import type { Element, Lang } from "#contract/env.ts";

export interface Size {
  readonly width: number;
  readonly height: number;
}
/** A picture in the form that the model receives. */
export interface SentPicture extends Size {
  /** `data:image/png;base64,…` or jpeg. */
  readonly url: string;
}
/** The size and format in which to send the screenshot. The size in pixels may differ from the phone's. */
export interface PictureSpec extends Size {
  readonly format: "png" | "jpeg";
}
/** A model's answer. */
export interface Reply {
  readonly text: string;
  /** The reasoning that the endpoint returned separately, or "". */
  readonly reasoning: string;
  /** Native tool calls, in order. */
  readonly calls: readonly ToolCall[];
  /** "length" when the answer was cut off. */
  readonly finish: string;
}
export interface ToolCall {
  readonly id: string;
  readonly name: string;
  /** JSON as the model wrote it. It may be malformed. */
  readonly args: string;
}
export type FaultKind = "empty" | "no_action" | "ambiguous" | "bad_json" | "bad_args" | "unknown_action" | "truncated";
export interface Fault {
  readonly kind: FaultKind;
  readonly detail: string;
}
export interface Parsed {
  /** In order. Empty when there is a fault. */
  readonly actions: readonly Action[];
  readonly thought: string;
  /** What the model wants to remember, if its format has a field for it. */
  readonly summary?: string;
  readonly fault?: Fault;
  /** The repairs that were needed to read the answer. */
  readonly repairs: readonly string[];
  /** The part of the next picture that the model asks to see enlarged. */
  readonly zoom?: Region;
  /** Other log messages: a name that the phone does not know, a warning that the action is sensitive. */
  readonly notes: readonly string[];
}
/** A part of the screen, `[left, top, right, bottom]` in 0..1000 of its width and height. */
export type Region = readonly [number, number, number, number];
/** A finished turn. */
export interface PastTurn {
  readonly picture: SentPicture;
  readonly reply: Reply;
  readonly parsed: Parsed;
  /** The part that the model asked to see enlarged, cut from the picture after the turn. */
  readonly enlarged?: SentPicture;
  /** The user's message after the turn, or null. */
  readonly message: string | null;
}
/** A numbered box on the screen, in 0..1000 of its width and height. */
export interface Mark {
  readonly index: number;
  readonly box: Region;
}
export type Options = Readonly<Record<string, string | number | boolean>>;
/** All inputs of a request. */
export interface Situation {
  readonly instruction: string;
  readonly locale: Lang;
  /** The phone's clock: ISO 8601 with its offset. */
  readonly clock: string;
  /** Titles of the phone's apps in its language. */
  readonly apps: readonly string[];
  readonly past: readonly PastTurn[];
  readonly picture: SentPicture;
  /**
   * The same picture with the marks of each layer of the adapter, if the adapter uses layers and the elements are
   * known.
   */
  readonly layers?: readonly SentPicture[];
  /** The elements on the screen, if the environment provides them. */
  readonly elements: readonly Element[] | null;
  /** The prompt template: the adapter's own, or the operator's replacement. */
  readonly prompt: string;
  readonly options: Options;
}
/**
 * The sampling settings that the model's makers recommend. An operator may override them. The names are those of the
 * chat API.
 */
export type Settings = Readonly<Record<string, string | number | boolean>>;
export interface ModelRequest {
  readonly messages: readonly ChatCompletionMessageParam[];
  readonly tools?: readonly ChatCompletionTool[];
}
export interface Adapter {
  /** The name that `--agent` takes: the name of the adapter's file. */
  readonly id: string;
  /** One line that names the supported models. */
  readonly about: string;
  /** A file in `src/benchmark/agent/prompts`. */
  readonly prompt: string;
  readonly settings: Settings;
  /** Options with their defaults. `--option name=value` changes them. */
  readonly options: Options;
  /** The picture to send for a screen of this size. */
  picture(screen: Size, options: Options): PictureSpec;
  /**
   * The boxes to draw over the screen, one picture per layer. An adapter with this method always receives the elements.
   */
  layers?(elements: readonly Element[]): readonly (readonly Mark[])[];
  request(situation: Situation): ModelRequest;
  /** Never throws: every answer becomes actions or a fault. */
  parse(reply: Reply, situation: Situation): Parsed;
  /**
   * Writes the action in this model's format, for training data and scripted models. Returns null when the format
   * cannot express it.
   */
  render(action: Action, thought: string, situation: Situation): Reply | null;
}
export const defineAdapter = (adapter: Adapter): Adapter => adapter;

export const textReply = (text: string): Reply => ({ text, reasoning: "", calls: [], finish: "stop" });
/** A result with a fault, and the repairs that were made before the fault was found. */
export const failedParse = (
  kind: FaultKind,
  detail: string,
  thought = "",
  repairs: readonly string[] = [],
): Parsed => ({
  actions: [],
  thought,
  fault: { kind, detail: detail.slice(0, 300) },
  repairs,
  notes: [],
});
export type { Action };
