// The sockets over which agents step a phone. Each request gets one answer, and the answers are sent in the order of
// the requests.
import type { EnvInfo, ObservationWish, StepBody } from "#contract/env.ts";
import type { Problem } from "#contract/problem.ts";
import { SteppingRequest, type RequestId, type SteppingWish } from "#contract/stepping.ts";
import { toAnswer, unwrapAnswer, type Answer } from "#env/answer.ts";
import { withoutPicture } from "#env/observation.ts";
import { Queue } from "#env/queue.ts";
import type { Caller } from "#env/token.ts";
import { validateMessage, parseMessage } from "#env/live-messages.ts";
import { acceptSocket, sendSafely } from "./sockets.ts";

/** The part of a phone that an agent may use. */
interface SteppablePhone {
  step(who: Caller, body: StepBody, key: string | null, number?: number): Promise<Answer<string>>;
  observe(who: Caller, wish: ObservationWish): Promise<Answer<string>>;
  info(who: Caller): Promise<Answer<EnvInfo>>;
}

export class SteppingSockets {
  readonly #ctx: DurableObjectState;
  /** Queues are not stored, because an object does not hibernate while a request is in progress. */
  readonly #queues = new WeakMap<WebSocket, Queue>();

  constructor(ctx: DurableObjectState) {
    this.#ctx = ctx;
  }

  /** Opens a socket. Each request runs with the rights of the caller that opened the socket. */
  accept(who: Caller): WebSocket {
    return acceptSocket(this.#ctx, "stepping", who).theirs;
  }

  hear(socket: WebSocket, message: unknown, phone: SteppablePhone): Promise<void> {
    let queue = this.#queues.get(socket);
    if (!queue) this.#queues.set(socket, (queue = new Queue()));
    return queue.run(() => answerMessage(socket, message, phone));
  }
}

async function answerMessage(socket: WebSocket, message: unknown, phone: SteppablePhone): Promise<void> {
  const who = socket.deserializeAttachment() as Caller;
  let id: RequestId | undefined;
  const answer = await toAnswer("stepping", async () => {
    const body = parseMessage(message);
    id = readRequestId(body);
    return answerFrames(validateMessage(SteppingRequest, body), who, phone);
  });
  if (!answer.ok) sendSafely(socket, problemText(answer.problem, id));
  else for (const frame of answer.value) sendSafely(socket, frame);
}

/** Reads the id even from an invalid request, so that the client knows which request failed. */
function readRequestId(body: unknown): RequestId | undefined {
  const { id } = (typeof body === "object" && body !== null ? body : {}) as { id?: unknown };
  return typeof id === "number" || (typeof id === "string" && id.length <= 200) ? id : undefined;
}
const answerHead = (type: string, id: RequestId | undefined): string =>
  `{"type":"${type}"${id === undefined ? "" : `,"id":${JSON.stringify(id)}`},`;
const problemText = (problem: Problem, id: RequestId | undefined): string =>
  `${answerHead("problem", id)}"problem":${JSON.stringify(problem)}}`;

/** Returns the frames of the answer. */
async function answerFrames(
  request: SteppingRequest,
  who: Caller,
  phone: SteppablePhone,
): Promise<(string | Uint8Array)[]> {
  const head = answerHead(request.type, request.id);
  switch (request.type) {
    case "info":
      return [`${head}"info":${JSON.stringify(unwrapAnswer(await phone.info(who)))}}`];
    case "look":
      return splitFrames(
        head,
        unwrapAnswer(await phone.observe(who, observationOptions(request.observation))),
        request.observation,
      );
    case "step": {
      const { action, observation, step } = request;
      const body = { action, observation: observationOptions(observation) };
      return splitFrames(head, unwrapAnswer(await phone.step(who, body, null, step)), observation);
    }
  }
}
const observationOptions = ({ screenshot, ...rest }: SteppingWish = {}): ObservationWish => ({
  ...rest,
  ...(screenshot === undefined ? {} : { screenshot: screenshot === "binary" ? "base64" : screenshot }),
});

/**
 * Inserts the head at the start of the JSON object that a call returned. If the client wants the picture as a binary
 * frame, moves the picture out of the answer into a separate frame.
 */
function splitFrames(head: string, answer: string, options: SteppingWish | undefined): (string | Uint8Array)[] {
  const whole = head + answer.slice(1);
  if (options?.screenshot !== "binary") return [whole];
  const { text, picture } = withoutPicture(whole);
  return picture === null ? [text] : [text, picture];
}
