// The sockets over which agents step a phone: a request, an answer, in the same order.
import type { EnvInfo, ObservationWish, StepBody } from "../contract/env.ts";
import type { Problem } from "../contract/problem.ts";
import { SteppingRequest, type RequestId, type SteppingWish } from "../contract/stepping.ts";
import { answering, passed, type Answer } from "../env/answer.ts";
import { withoutPicture } from "../env/observation.ts";
import { Queue } from "../env/queue.ts";
import type { Caller } from "../env/token.ts";
import { fittingMessage, messageOf } from "../env/watching.ts";
import { acceptSocket, sendTo } from "./sockets.ts";

/** What of a phone an agent reaches. */
interface Stepped {
  step(who: Caller, body: StepBody, key: string | null, number?: number): Promise<Answer<string>>;
  observe(who: Caller, wish: ObservationWish): Promise<Answer<string>>;
  info(who: Caller): Promise<Answer<EnvInfo>>;
}

export class Stepping {
  readonly #ctx: DurableObjectState;
  /** An object that slept has no request under way. */
  readonly #queues = new WeakMap<WebSocket, Queue>();

  constructor(ctx: DurableObjectState) {
    this.#ctx = ctx;
  }

  /** Each request is made by right of whoever opened the socket. */
  accept(who: Caller): WebSocket {
    return acceptSocket(this.#ctx, "stepping", who).theirs;
  }

  hear(socket: WebSocket, message: unknown, phone: Stepped): Promise<void> {
    let queue = this.#queues.get(socket);
    if (!queue) this.#queues.set(socket, (queue = new Queue()));
    return queue.run(() => answered(socket, message, phone));
  }
}

async function answered(socket: WebSocket, message: unknown, phone: Stepped): Promise<void> {
  const who = socket.deserializeAttachment() as Caller;
  let id: RequestId | undefined;
  const answer = await answering("stepping", async () => {
    const body = messageOf(message);
    id = idOf(body);
    return done(fittingMessage(SteppingRequest, body), who, phone);
  });
  if (!answer.ok) sendTo(socket, problemText(answer.problem, id));
  else for (const frame of answer.value) sendTo(socket, frame);
}

/** Even of a request that does not fit, so that its client knows which one it was. */
function idOf(body: unknown): RequestId | undefined {
  const { id } = (typeof body === "object" && body !== null ? body : {}) as { id?: unknown };
  return typeof id === "number" || (typeof id === "string" && id.length <= 200) ? id : undefined;
}
const headOf = (type: string, id: RequestId | undefined): string =>
  `{"type":"${type}"${id === undefined ? "" : `,"id":${JSON.stringify(id)}`},`;
const problemText = (problem: Problem, id: RequestId | undefined): string =>
  `${headOf("problem", id)}"problem":${JSON.stringify(problem)}}`;

/** The frames of the answer. */
async function done(request: SteppingRequest, who: Caller, phone: Stepped): Promise<(string | Uint8Array)[]> {
  const head = headOf(request.type, request.id);
  switch (request.type) {
    case "info":
      return [`${head}"info":${JSON.stringify(passed(await phone.info(who)))}}`];
    case "look":
      return framesOf(head, passed(await phone.observe(who, wishOf(request.observation))), request.observation);
    case "step": {
      const { action, observation, step } = request;
      const body = { action, observation: wishOf(observation) };
      return framesOf(head, passed(await phone.step(who, body, null, step)), observation);
    }
  }
}
const wishOf = ({ screenshot, ...rest }: SteppingWish = {}): ObservationWish => ({
  ...rest,
  ...(screenshot === undefined ? {} : { screenshot: screenshot === "binary" ? "base64" : screenshot }),
});

/** The answer of a call, which is a JSON object, behind its head. */
function framesOf(head: string, answer: string, wish: SteppingWish | undefined): (string | Uint8Array)[] {
  const whole = head + answer.slice(1);
  if (wish?.screenshot !== "binary") return [whole];
  const { text, picture } = withoutPicture(whole);
  return picture === null ? [text] : [text, picture];
}
