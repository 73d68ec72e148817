// Writes a run's episodes as ATIF files with their pictures.
import type { Turn } from "../run/agent.ts";
import type { JsonObject } from "#contract/json.ts";
import { findReply } from "./reply.ts";
import { toAtif, type Atif, type AtifTurn } from "./atif.ts";
import { savePictures, type ExportEpisode, type Format } from "./format.ts";

export const atif: Format = {
  about: "ATIF v1.7, one file per episode: tool calls are the 17 actions",
  needs: { pictures: false, moments: false },
  begin: (sink) => ({
    add: async (episode) => {
      const pictureOf = await savePictures(sink, episode);
      const file = toAtifFile(episode, pictureOf);
      // The names of pictures are relative to this file.
      sink.write(`${episode.key}.json`, file);
      return { rows: episode.steps.length, lost: {} };
    },
    end: () => {},
  }),
};

function toAtifFile(
  { key, meta, file, result, steps, turns }: ExportEpisode,
  pictureOf: (step: number) => string | null,
) {
  const { name, model, adapter, settings } = meta.config.agent;
  const agent: Atif["agent"] = {
    name,
    version: meta.provenance.harness,
    ...(model === undefined ? {} : { model_name: model }),
    extra: { settings: { ...settings }, ...(adapter === undefined ? {} : { adapter }) },
  };
  const { success, goal, clean, progress, outcome, reward } = result;
  return toAtif({
    session: `${name} ${meta.started}`,
    id: key,
    agent,
    instruction: file.instruction,
    start: pictureOf(0),
    turns: turns.map(
      (turn): AtifTurn => ({
        reply: turn.reply,
        thought: turn.thought,
        usage: turn.usage,
        requestCount: model === undefined ? 0 : countRequests(turn),
        actions: steps
          .filter((step) => step.turn === turn.turn)
          .map(({ step, action, changes, state_hash: stateHash }) => ({
            step,
            action,
            stateHash,
            picture: pictureOf(step),
            message: findReply({ action, changes }),
          })),
      }),
    ),
    verdict: { reward, success, goal, clean, progress, outcome },
    extra: {
      task: result.task,
      seed: result.seed,
      trial: result.trial,
      budget: result.budget,
      checks: result.checks.map((check) => ({ ...check })),
      provenance: { ...meta.provenance, device: { ...meta.provenance.device } } as JsonObject,
    },
  });
}

/**
 * If no attempt of a turn succeeded, the reply of the turn is also the last of the `attempts`. It is counted only once.
 */
const countRequests = ({ attempts, reply }: Pick<Turn, "attempts" | "reply">): number =>
  attempts.length + (attempts.at(-1)?.reply === reply ? 0 : 1);
