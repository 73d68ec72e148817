// A model and an adapter as an agent: keeps the history, sends the pictures, asks again where an answer cannot be read.
import type { Adapter, Options, Parsed, PastTurn, Reply, Settings, Situation } from "../agent/adapter.ts";
import type { Agent, Attempt, Brief, Session, Turn } from "./agent.ts";
import { hashOf } from "../../state/hash.ts";
import { EpisodeFault } from "./fault.ts";
import type { Model } from "./model.ts";
import { marked } from "./marks.ts";
import { enlarged, scaled, sent, sizeOf } from "./pictures.ts";

export interface ModelAgentOptions {
  readonly name: string;
  readonly adapter: Adapter;
  readonly model: Model;
  readonly modelName: string;
  /** Over the adapter's own. */
  readonly settings: Settings;
  readonly options: Options;
  /** The prompt's text. */
  readonly prompt: string;
  /** How often an answer that cannot be read is asked for again, before the step is lost. */
  readonly again: number;
  /** The share of the phone's resolution that the model sees of it, above 0 and up to 1 (MobiFlow, appendix H). */
  readonly scale: number;
}

export function modelAgent(given: ModelAgentOptions): Agent {
  const { adapter, scale } = given;
  const settings = { ...adapter.settings, ...given.settings };
  const options = { ...adapter.options, ...given.options };
  return {
    profile: {
      name: given.name,
      adapter: adapter.id,
      model: given.modelName,
      settings: {
        ...settings,
        ...prefixed(options),
        again: given.again,
        prompt: hashOf(given.prompt),
        ...(scale === 1 ? {} : { scale }),
      },
    },
    sees: true,
    ...(adapter.layers ? { elements: true } : {}),
    start: async (brief) => session({ ...given, settings, options }, brief),
  };
}

function session(
  { adapter, model, settings, options, prompt, again, scale }: ModelAgentOptions,
  brief: Brief,
): Session {
  const past: PastTurn[] = [];
  const { instruction, locale, apps } = brief;
  return {
    next: async ({ picture: whole, elements, clock, message }, signal) => {
      if (!whole) throw new EpisodeFault("environment", "A model needs a picture, and none came");
      const picture = await scaled(whole, scale);
      if (message !== null) past.push({ ...past.pop()!, message });
      // A phone that is turned has a picture of another size than before.
      const wish = adapter.picture(sizeOf(picture), options);
      const zoom = past.at(-1)?.parsed.zoom;
      if (zoom) past.push({ ...past.pop()!, enlarged: await enlarged(picture, zoom, wish) });
      const situation: Situation = {
        instruction,
        locale,
        clock,
        apps,
        past,
        picture: await sent(picture, wish),
        ...(adapter.layers && elements ? { layers: await marked(picture, wish, adapter.layers(elements)) } : {}),
        elements,
        prompt,
        options,
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
          attempts.push({ reply: textOf(answered.reply), fault: parsed.fault });
          continue;
        }
        past.push({ picture: situation.picture, reply: answered.reply, parsed, message: null });
        return turnOf(answered.reply, parsed, attempts, usage);
      }
    },
  };
}

function turnOf(reply: Reply, parsed: Parsed, attempts: readonly Attempt[], usage: Turn["usage"]): Turn {
  const { actions, thought, fault, repairs, notes } = parsed;
  const rest = { thought: thought || reply.reasoning, reply: textOf(reply), repairs, usage };
  // The agent said nothing that can be done: its step is lost, as a finger's that slips.
  if (fault) {
    const all = [...attempts, { reply: textOf(reply), fault }];
    return { ...rest, actions: [{ type: "NOOP" }], attempts: all, notes: [...notes, `lost: ${fault.kind}`] };
  }
  return { ...rest, actions, attempts, notes };
}

/** All that a model answered, in one text. */
export const textOf = ({ text, reasoning, calls }: Reply): string =>
  [
    reasoning === "" ? "" : `<reasoning>${reasoning}</reasoning>`,
    text,
    ...calls.map(({ name, args }) => `${name}(${args})`),
  ]
    .filter((part) => part !== "")
    .join("\n");

const prefixed = (options: Options): Settings =>
  Object.fromEntries(Object.entries(options).map(([name, value]) => [`option_${name}`, value]));
