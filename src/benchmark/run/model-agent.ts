// Combines a model and an adapter into an agent: keeps the history, sends the pictures, and repeats the request if an
// answer is unreadable.
import type { Adapter, Options, Parsed, PastTurn, Reply, Settings, Situation } from "../agent/adapter.ts";
import type { Agent, Attempt, EpisodeBrief, Session, Turn } from "./agent.ts";
import { hashOf } from "#state/hash.ts";
import { EpisodeFault } from "./fault.ts";
import type { Model } from "./model.ts";
import { drawMarks } from "./draw-marks.ts";
import { enlargePart, scalePicture, toSentPicture, pngSize } from "./pictures.ts";

export interface ModelAgentOptions {
  readonly name: string;
  readonly adapter: Adapter;
  readonly model: Model;
  readonly modelName: string;
  /** Settings that override the adapter's own settings. */
  readonly settings: Settings;
  readonly options: Options;
  /** The text of the prompt. */
  readonly prompt: string;
  /**
   * The number of times that the request is repeated after an unreadable answer. If the last answer is also unreadable,
   * the step is lost.
   */
  readonly again: number;
  /**
   * The resolution of the picture that the model receives, as a share of the phone's resolution. Above 0 and at most 1
   * (MobiFlow, appendix H).
   */
  readonly scale: number;
}

export function modelAgent(agentOptions: ModelAgentOptions): Agent {
  const { adapter, scale } = agentOptions;
  const settings = { ...adapter.settings, ...agentOptions.settings };
  const options = { ...adapter.options, ...agentOptions.options };
  return {
    profile: {
      name: agentOptions.name,
      adapter: adapter.id,
      model: agentOptions.modelName,
      settings: {
        ...settings,
        ...withOptionPrefix(options),
        again: agentOptions.again,
        prompt: hashOf(agentOptions.prompt),
        ...(scale === 1 ? {} : { scale }),
      },
    },
    usesPictures: true,
    ...(adapter.layers ? { elements: true } : {}),
    start: async (brief) => createSession({ ...agentOptions, settings, options }, brief),
  };
}

function createSession(
  { adapter, model, settings, options, prompt, again, scale }: ModelAgentOptions,
  brief: EpisodeBrief,
): Session {
  const past: PastTurn[] = [];
  const { instruction, locale, apps, extended = false } = brief;
  return {
    next: async ({ picture: whole, elements, clock, message }, signal) => {
      if (!whole) throw new EpisodeFault("environment", "The model needs a picture, but the observation has none");
      const picture = await scalePicture(whole, scale);
      if (message !== null) past.push({ ...past.pop()!, message });
      // The size of the picture changes if the phone is rotated.
      const spec = adapter.picture(pngSize(picture), options);
      const zoom = past.at(-1)?.parsed.zoom;
      if (zoom) past.push({ ...past.pop()!, enlarged: await enlargePart(picture, zoom, spec) });
      const situation: Situation = {
        instruction,
        locale,
        clock,
        apps,
        past,
        picture: await toSentPicture(picture, spec),
        ...(adapter.layers && elements ? { layers: await drawMarks(picture, spec, adapter.layers(elements)) } : {}),
        elements,
        prompt,
        options,
        extended,
      };
      const request = adapter.request(situation);
      const attempts: Attempt[] = [];
      const usage = { input: 0, output: 0 };
      for (;;) {
        const answered = await model.ask(request, settings, signal);
        usage.input += answered.usage?.input ?? 0;
        usage.output += answered.usage?.output ?? 0;
        const parsed = adapter.parse(answered.reply, situation);
        if (parsed.fault && attempts.length < again) {
          attempts.push({ reply: fullReplyText(answered.reply), fault: parsed.fault });
          continue;
        }
        past.push({ picture: situation.picture, reply: answered.reply, parsed, message: null });
        return toTurn(answered.reply, parsed, attempts, usage);
      }
    },
  };
}

function toTurn(reply: Reply, parsed: Parsed, attempts: readonly Attempt[], usage: Turn["usage"]): Turn {
  const { actions, thought, fault, repairs, notes } = parsed;
  const rest = { thought: thought || reply.reasoning, reply: fullReplyText(reply), repairs, usage };
  // No action was readable, so the step is lost. The phone receives a NOOP.
  if (fault) {
    const all = [...attempts, { reply: fullReplyText(reply), fault }];
    return { ...rest, actions: [{ type: "NOOP" }], attempts: all, notes: [...notes, `lost: ${fault.kind}`] };
  }
  return { ...rest, actions, attempts, notes };
}

/** Returns all parts of the model's answer as one text. */
export const fullReplyText = ({ text, reasoning, calls }: Reply): string =>
  [
    reasoning === "" ? "" : `<reasoning>${reasoning}</reasoning>`,
    text,
    ...calls.map(({ name, args }) => `${name}(${args})`),
  ]
    .filter((part) => part !== "")
    .join("\n");

const withOptionPrefix = (options: Options): Settings =>
  Object.fromEntries(Object.entries(options).map(([name, value]) => [`option_${name}`, value]));
