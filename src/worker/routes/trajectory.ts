// Returns an agent's actions, either as a stream of lines or as a trajectory in the ATIF format.
import type { Hono } from "hono";
import * as v from "valibot";
import { TrajectoryLine, TrajectoryQuery } from "#contract/env.ts";
import { versions } from "#contract/version.ts";
import type { Remote } from "#durable/bindings.ts";
import type { Phone } from "#durable/phone.ts";
import type { Caller } from "#env/token.ts";
import { toAtif, type Atif } from "#benchmark/export/atif.ts";
import { resolvePhone } from "../route-access.ts";
import { unwrapAnswer, jsonResponse, type HonoEnv } from "../http.ts";
import { route } from "../route.ts";

export function trajectoryRoute(app: Hono<HonoEnv>): void {
  route(
    app,
    "GET",
    "/v1/envs/:id/trajectory",
    {
      tag: "Environments",
      operationId: "getTrajectory",
      summary: "Get the agent's steps, one per line; with `format=atif` one document in ATIF v1.7 (application/json)",
      query: TrajectoryQuery,
      answers: {
        200: {
          is: "One JSON object per line",
          schema: TrajectoryLine,
          media: "application/x-ndjson",
          lines: true,
          also: { "application/json": v.looseObject({}) },
        },
      },
      auth: "operator",
    },
    async ({ c, query }) => {
      const { phone, who } = await resolvePhone(c);
      // The first lines are read before the answer starts, so that a failure still gets an error status.
      const first = unwrapAnswer(await phone.trajectory(who, 0));
      if (query.format === "atif") return jsonResponse(await createAtif(phone, who, first));
      return new Response(streamLines(phone, who, first), {
        headers: { "content-type": "application/x-ndjson", "cache-control": "no-store" },
      });
    },
  );
}

interface Page {
  readonly lines: string;
  readonly next: number | null;
}
function streamLines(phone: Remote<Phone>, who: Caller, first: Page): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let page: Page | null = first;
  return new ReadableStream({
    async pull(controller) {
      if (page?.lines) controller.enqueue(encoder.encode(page.lines));
      if (!page || page.next === null) controller.close();
      else page = unwrapAnswer(await phone.trajectory(who, page.next));
    },
  });
}

/**
 * Builds a trajectory in the ATIF format. The agent's name in it is always "agent", because the server does not know
 * the real name. The folder of a run contains the real name.
 */
async function createAtif(phone: Remote<Phone>, who: Caller, first: Page): Promise<Atif> {
  let text = first.lines;
  for (let { next } = first; next !== null;) {
    const page: Page = unwrapAnswer(await phone.trajectory(who, next));
    text += page.lines;
    next = page.next;
  }
  const lines = text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as TrajectoryLine);
  const info = unwrapAnswer(await phone.info(who));
  const scored = info.task && info.status === "done" && info.outcome !== "error";
  const verdict = scored ? unwrapAnswer(await phone.judge(who, false)) : null;
  return toAtif({
    session: info.id,
    id: info.id,
    agent: { name: "agent", version: versions.contract },
    instruction: info.task?.instruction ?? null,
    start: `/v1/envs/${info.id}/screenshot?step=0`,
    turns: lines.map(({ step, action, state_hash: stateHash, screenshot: picture }) => ({
      reply: "",
      thought: "",
      usage: null,
      requestCount: null,
      actions: [{ step, action, stateHash, picture, message: null }],
    })),
    verdict: verdict && {
      reward: verdict.reward.value,
      success: verdict.success,
      goal: verdict.goal,
      clean: verdict.clean,
      progress: verdict.progress,
      outcome: verdict.outcome,
    },
    extra: { task: info.task?.id ?? null, budget: info.budget, versions: { ...versions }, origin: info.origin ?? null },
  });
}
