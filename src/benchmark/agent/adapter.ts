// An adapter translates between one model's prompt and answer formats and the phone's 17 actions. An adapter has no
// state: the caller keeps the history, sends the requests and counts the retries.
import type { ChatCompletionMessageParam, ChatCompletionTool } from "openai/resources/chat/completions";
import type { Action, DisplayAction } from "#contract/action.ts";
import type { Element } from "#contract/element.ts";
import type { Lang } from "#contract/env.ts";

export interface Size {
  readonly width: number;
  readonly height: number;
}
/** A picture in a request to the model. */
export interface SentPicture extends Size {
  /** A data URL: `data:image/png;base64,…`, or the same with jpeg. */
  readonly url: string;
}
/** The size and format in which to send the screenshot. The size may differ from the size of the phone's screen. */
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
  /** The value is "length" if the endpoint cut off the answer. */
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
  /** The actions in the order of execution. Empty if there is a fault. */
  readonly actions: readonly DisplayAction[];
  readonly thought: string;
  /** The text that the model wants to remember, if its format has a field for such a text. */
  readonly summary?: string;
  readonly fault?: Fault;
  /** The repairs that were needed to read the answer. */
  readonly repairs: readonly string[];
  /** The part of the screen that the next picture should show enlarged, because the model asked for it. */
  readonly zoom?: Region;
  /** Other messages for the log, for example that the phone does not know a name or that the action is sensitive. */
  readonly notes: readonly string[];
}
/** A part of the screen as `[left, top, right, bottom]`, in thousandths (0..1000) of the screen's width and height. */
export type Region = readonly [number, number, number, number];
/** A finished turn. */
export interface PastTurn {
  readonly picture: SentPicture;
  readonly reply: Reply;
  readonly parsed: Parsed;
  /** The part of the picture after the turn that the model asked to see enlarged. */
  readonly enlarged?: SentPicture;
  /** The user's message after the turn, or null. */
  readonly message: string | null;
}
/** A numbered box on the screen, in thousandths (0..1000) of the screen's width and height. */
export interface Mark {
  readonly index: number;
  readonly box: Region;
}
export type Options = Readonly<Record<string, string | number | boolean>>;
/** Everything from which a request is built. */
export interface Situation {
  readonly instruction: string;
  readonly locale: Lang;
  /** The time on the phone's clock, as ISO 8601 with the UTC offset. */
  readonly clock: string;
  /** The titles of the phone's apps, in the phone's language. */
  readonly apps: readonly string[];
  readonly past: readonly PastTurn[];
  readonly picture: SentPicture;
  /**
   * One copy of the screenshot per layer of the adapter, with the marks of that layer. Missing if the adapter has no
   * layers or the elements are unknown.
   */
  readonly layers?: readonly SentPicture[];
  /** The elements on the screen, if the environment provides them. */
  readonly elements: readonly Element[] | null;
  /** The prompt template: the template of the adapter, or the operator's replacement. */
  readonly prompt: string;
  readonly options: Options;
  /** Whether the phone accepts durations, keys and addresses. Missing: it does not. */
  readonly extended?: boolean;
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
  /** The name to pass to `--agent`. It is also the name of the adapter's file. */
  readonly id: string;
  /** One line that names the supported models. */
  readonly about: string;
  /** A file in `src/benchmark/agent/prompts`. */
  readonly prompt: string;
  readonly settings: Settings;
  /** Options with their defaults. `--option name=value` changes them. */
  readonly options: Options;
  /** Returns the size and format of the picture for a screen of this size. */
  picture(screen: Size, options: Options): PictureSpec;
  /**
   * Returns the boxes to draw over the screen, one list per layer. An adapter with this method always receives the
   * elements.
   */
  layers?(elements: readonly Element[]): readonly (readonly Mark[])[];
  request(situation: Situation): ModelRequest;
  /** Never throws. The result contains either actions or a fault. */
  parse(reply: Reply, situation: Situation): Parsed;
  /**
   * Writes the action in this model's format, for training data and scripted models. Returns null when the format
   * cannot express it.
   */
  render(action: Action, thought: string, situation: Situation): Reply | null;
}
export const defineAdapter = (adapter: Adapter): Adapter => adapter;

export const textReply = (text: string): Reply => ({ text, reasoning: "", calls: [], finish: "stop" });
/** Returns a result with a fault, and with the repairs that were made before the fault was found. */
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
