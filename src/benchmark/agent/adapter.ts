// What an adapter is: one model's way of being asked and of answering, translated to and from the 17 actions. An adapter is
// pure; whoever runs it keeps the history, sends the requests and counts the retries.
import type { ChatCompletionMessageParam, ChatCompletionTool } from "openai/resources/chat/completions";
import type { Action } from "../../contract/action.ts";
import type { Element, Lang } from "../../contract/env.ts";

export interface Size {
  readonly width: number;
  readonly height: number;
}
/** A picture as the model gets it. */
export interface SentPicture extends Size {
  /** `data:image/png;base64,…` or jpeg. */
  readonly url: string;
}
/** How the phone's picture is to be sent: its size in pixels may be another than the phone's. */
export interface PictureWish extends Size {
  readonly format: "png" | "jpeg";
}
/** What a model answered. */
export interface Reply {
  readonly text: string;
  /** What the endpoint gave apart as reasoning; "" without. */
  readonly reasoning: string;
  /** Native tool calls, in order. */
  readonly calls: readonly ToolCall[];
  /** "length" where the answer was cut off. */
  readonly finish: string;
}
export interface ToolCall {
  readonly id: string;
  readonly name: string;
  /** JSON, as the model wrote it: it may be broken. */
  readonly args: string;
}
export type FaultKind = "empty" | "no_action" | "ambiguous" | "bad_json" | "bad_args" | "unknown_action" | "truncated";
export interface Fault {
  readonly kind: FaultKind;
  readonly detail: string;
}
export interface Parsed {
  /** In order; none where there is a fault. */
  readonly actions: readonly Action[];
  readonly thought: string;
  /** What the model wants to remember, where its format has a place for it. */
  readonly summary?: string;
  readonly fault?: Fault;
  /** What had to be mended before the answer could be read. */
  readonly repairs: readonly string[];
  /** A part of the next picture that the model wishes to see enlarged. */
  readonly zoom?: Region;
  /** Anything else worth a line in the log: a name the phone does not know, a warning that the action is sensitive. */
  readonly notes: readonly string[];
}
/** A part of the screen, `[left, top, right, bottom]` in 0..1000 of its width and height. */
export type Region = readonly [number, number, number, number];
/** One turn that is over. */
export interface PastTurn {
  readonly picture: SentPicture;
  readonly reply: Reply;
  readonly parsed: Parsed;
  /** The part that it wished to see enlarged, cut from the picture that came of it. */
  readonly enlarged?: SentPicture;
  /** What the user said after it, or null. */
  readonly message: string | null;
}
/** A numbered box over the screen, in 0..1000 of its width and height. */
export interface Mark {
  readonly index: number;
  readonly box: Region;
}
export type Options = Readonly<Record<string, string | number | boolean>>;
/** Everything that a request is made of. */
export interface Situation {
  readonly instruction: string;
  readonly locale: Lang;
  /** Of the phone, ISO 8601 with its offset. */
  readonly clock: string;
  /** Titles of the phone's apps in its language. */
  readonly apps: readonly string[];
  readonly past: readonly PastTurn[];
  readonly picture: SentPicture;
  /** The same picture with the marks of each of the adapter's layers, where it wants them and the elements are known. */
  readonly layers?: readonly SentPicture[];
  /** What is on the glass, where the environment gives it. */
  readonly elements: readonly Element[] | null;
  /** The prompt's text with its placeholders: the adapter's own, or one that an operator put in its place. */
  readonly prompt: string;
  readonly options: Options;
}
/** Sampling as the model's makers advise; an operator may say otherwise. Names are those of the chat API. */
export type Settings = Readonly<Record<string, string | number | boolean>>;
export interface ModelRequest {
  readonly messages: readonly ChatCompletionMessageParam[];
  readonly tools?: readonly ChatCompletionTool[];
}
export interface Adapter {
  /** As `--agent` names it: the name of its file. */
  readonly id: string;
  /** Which models it speaks to, in a line. */
  readonly about: string;
  /** File of `src/benchmark/agent/prompts`. */
  readonly prompt: string;
  readonly settings: Settings;
  /** Switches with their defaults; `--option name=value` changes them. */
  readonly options: Options;
  /** The picture to send for a phone's screen. */
  picture(screen: Size, options: Options): PictureWish;
  /** The boxes to draw over the screen, a picture for each layer. An adapter that has this is always given the elements. */
  layers?(elements: readonly Element[]): readonly (readonly Mark[])[];
  request(situation: Situation): ModelRequest;
  /** Never throws: whatever was answered becomes actions or a fault. */
  parse(reply: Reply, situation: Situation): Parsed;
  /** The action as this model would say it, for training data and scripted models; null where its format cannot. */
  render(action: Action, thought: string, situation: Situation): Reply | null;
}
export const defineAdapter = (adapter: Adapter): Adapter => adapter;

export const said = (text: string): Reply => ({ text, reasoning: "", calls: [], finish: "stop" });
/** A fault, with what was mended before it showed. */
export const faulty = (kind: FaultKind, detail: string, thought = "", repairs: readonly string[] = []): Parsed => ({
  actions: [],
  thought,
  fault: { kind, detail: detail.slice(0, 300) },
  repairs,
  notes: [],
});
export type { Action };
