// Exports groups of rollouts as rows for trainers: one row per request to the model, with the reward and the advantage
// of the rollout. Trainers tokenise the text themselves, so the token-level fields are null.
import type { TokenLogprob } from "../run/model.ts";
import { RunError } from "../run/run-error.ts";
import { matchesPattern } from "../agent/task-pattern.ts";
import type { Json } from "#contract/json.ts";
import { groupKey } from "../learn/rollouts/draws.ts";
import type { RolloutsFolder } from "../learn/rollouts/folder.ts";
import type { RecordedRequest, GroupLine, MemberLine } from "../learn/rollouts/lines.ts";
import { jsonText } from "./columns.ts";
import { joinWithMarkers, escapeMarkers, escapeMarkersInJson } from "./markers.ts";
import { Sink } from "./sink.ts";

/** The fields that both files have: the origin of a row. */
interface RowOrigin {
  /** A unique id of the row. */
  readonly id: string;
  readonly update: number;
  readonly group: string;
  readonly member: number;
  /**
   * The model's turn, and the attempt within the turn. Both count from 1. A turn has more than one attempt if an answer
   * was unreadable.
   */
  readonly turn: number;
  readonly attempt: number;
  readonly task: string;
  readonly seed: number;
  readonly success: boolean;
  readonly steps: number;
}
/** A line of `grpo.jsonl`, with the field names of TRL's GRPO trainer. The trainer fills the fields that are null. */
export interface TrlRow extends RowOrigin {
  /** The messages of the prompt. In all roles, the content of a message is a list of texts and picture placeholders. */
  readonly prompt: readonly Json[];
  readonly images: readonly string[];
  readonly completion: readonly Json[];
  /** The tools as JSON text, because tool schemas may contain any structure. */
  readonly tools: string | null;
  readonly reward: number;
  readonly advantage: number;
  readonly prompt_ids: null;
  readonly prompt_mask: null;
  readonly completion_ids: null;
  readonly completion_mask: null;
  /** The log probabilities of the endpoint's own tokens, or null if the endpoint returned none. */
  readonly old_per_token_logps: readonly number[] | null;
  readonly ref_per_token_logps: null;
  /** The tokens to which `old_per_token_logps` belong, or null. */
  readonly completion_tokens: readonly string[] | null;
}
/** A line of `verl.jsonl`, with the field names of verl's data sets and batches. */
export interface VerlRow {
  readonly data_source: "phonebooth";
  readonly prompt: readonly { readonly role: string; readonly content: string }[];
  readonly images: readonly { readonly image: string }[];
  readonly ability: "gui";
  readonly reward_model: { readonly style: "rule"; readonly ground_truth: string };
  readonly extra_info: RowOrigin;
  /** The id that all rows of one group share. */
  readonly uid: string;
  readonly response: string;
  readonly score: number;
  readonly advantage: number;
  readonly responses: null;
  readonly old_log_probs: readonly number[] | null;
  readonly ref_log_prob: null;
  readonly token_level_scores: null;
  readonly token_level_rewards: null;
}
export interface GroupExportSummary {
  readonly groups: number;
  /** The number of skipped groups for each reason. */
  readonly dropped: Readonly<Record<string, number>>;
  readonly rows: number;
}

/**
 * Writes `grpo.jsonl`, `verl.jsonl`, `images/` and `losses.json`. A dropped group has no learning signal, so it is not
 * exported.
 */
export function exportGroups(folder: RolloutsFolder, out: string, tasks: string | null): GroupExportSummary {
  if (!folder.exists) throw new RunError(`${folder.path} is not a folder of rollouts`);
  const chosen = folder.groups().filter(({ task }) => tasks === null || matchesPattern(task, tasks));
  if (chosen.length === 0)
    throw new RunError(`${folder.path} has no group to export: none is finished, or none matches --tasks`);
  if (!chosen.some(({ members }) => members.some(({ turns }) => turns.some(({ asked }) => asked.length > 0))))
    throw new RunError(`No model played in ${folder.path}, so there are no messages to export`);
  const sink = new Sink(out);
  try {
    const dropped: Record<string, number> = {};
    const pictures = new Set<string>();
    let rows = 0;
    for (const group of chosen) {
      if (group.dropped !== null) dropped[group.dropped] = (dropped[group.dropped] ?? 0) + 1;
      else
        for (const row of toTrlRows(group)) {
          sink.appendLine("grpo.jsonl", row);
          sink.appendLine("verl.jsonl", toVerlRow(row));
          for (const name of row.images) pictures.add(name);
          rows += 1;
        }
    }
    for (const name of pictures) sink.writeBytes(name, folder.readPicture(name));
    const told = { groups: chosen.length - Object.values(dropped).reduce((a, b) => a + b, 0), dropped, rows };
    sink.write("losses.json", { format: "grpo", totals: told });
    sink.commit();
    return told;
  } catch (error) {
    sink.discard();
    throw error;
  }
}

export function* toTrlRows(group: GroupLine): Generator<TrlRow> {
  for (const member of group.members)
    for (const { turn, asked } of member.turns)
      for (const [i, each] of asked.entries()) yield toTrlRow(group, member, turn, i + 1, each);
}

function toTrlRow(
  group: GroupLine,
  member: MemberLine,
  turn: number,
  attempt: number,
  request: RecordedRequest,
): TrlRow {
  const images: string[] = [];
  const { text, reasoning, calls } = request.reply;
  const key = groupKey(group);
  return {
    id: `${key}.m${member.member}.t${turn}${attempt > 1 ? `.a${attempt}` : ""}`,
    update: group.update,
    group: key,
    member: member.member,
    turn,
    attempt,
    task: group.task,
    seed: group.seed,
    success: member.verdict.success,
    steps: member.verdict.steps,
    prompt: request.messages.map((message) => withContentList(replacePictures(message, images))),
    images,
    completion: [
      {
        role: "assistant",
        content: text,
        ...(reasoning === "" ? {} : { reasoning_content: reasoning }),
        ...(calls.length === 0
          ? {}
          : {
              tool_calls: calls.map(({ id, name, args }) => ({
                id,
                type: "function",
                function: { name, arguments: args },
              })),
            }),
      },
    ],
    tools: request.tools && jsonText(request.tools),
    reward: member.reward,
    advantage: member.advantage!,
    prompt_ids: null,
    prompt_mask: null,
    completion_ids: null,
    completion_mask: null,
    old_per_token_logps: request.logprobs?.map(({ logprob }: TokenLogprob) => logprob) ?? null,
    ref_per_token_logps: null,
    completion_tokens: request.logprobs?.map(({ token }) => token) ?? null,
  };
}

/** Replaces each picture with a placeholder. Appends the file of each picture to `images`, in the same order. */
function replacePictures(value: Json, images: string[]): Json {
  if (Array.isArray(value)) return value.map((each) => replacePictures(each, images));
  if (typeof value !== "object" || value === null) return value;
  if (value["type"] === "image_url") {
    const { url } = value["image_url"] as { url: string };
    images.push(url);
    return { type: "image" };
  }
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, replacePictures(inner, images)]));
}

/** Converts a message's content to a list, because a column must not mix texts and lists. */
function withContentList(message: Json): Json {
  const { content, ...rest } = message as Record<string, Json>;
  if (Array.isArray(content)) return message;
  return { ...rest, content: typeof content === "string" && content !== "" ? [{ type: "text", text: content }] : [] };
}

/** In verl's format, placeholders for pictures are part of the text. */
const textOf = (content: Json | undefined): string =>
  joinWithMarkers(
    (content as readonly Record<string, Json>[]).map((part) =>
      part["type"] === "image" ? { picture: true } : String(part["text"] ?? ""),
    ),
  );
const callsText = (calls: Json | undefined): string =>
  calls === undefined ? "" : escapeMarkersInJson(jsonText(calls));

function toVerlRow(row: TrlRow): VerlRow {
  const { id, update, group, member, turn, attempt, task, seed, success, steps, reward, advantage } = row;
  const said = row.completion[0] as { content: string; tool_calls?: Json };
  return {
    data_source: "phonebooth",
    prompt: row.prompt.map((message) => {
      const { role, content, tool_calls: calls } = message as Record<string, Json>;
      return { role: String(role), content: `${textOf(content)}${callsText(calls)}` };
    }),
    images: row.images.map((image) => ({ image })),
    ability: "gui",
    reward_model: { style: "rule", ground_truth: "" },
    extra_info: { id, update, group, member, turn, attempt, task, seed, success, steps },
    uid: group,
    response: `${escapeMarkers(said.content)}${callsText(said.tool_calls)}`,
    score: reward,
    advantage,
    responses: null,
    old_log_probs: row.old_per_token_logps,
    ref_log_prob: null,
    token_level_scores: null,
    token_level_rewards: null,
  };
}
