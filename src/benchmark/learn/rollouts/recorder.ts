// Hears what a member's adapter says to its model and what that answers, and gives each request the member's own draw.
import { createHash } from "node:crypto";
import type { Json } from "../../../contract/json.ts";
import type { Model } from "../../run/model.ts";
import { samplingSeed } from "./draws.ts";
import type { Asked } from "./lines.ts";

/** Keeps a picture under this name, beside the lines. */
export type KeepPicture = (name: string, bytes: Uint8Array) => void;

export class Recorder {
  readonly #chance: string;
  readonly #keep: KeepPicture;
  #asked: Asked[] = [];
  #requests = 0;

  constructor(chance: string, keep: KeepPicture) {
    this.#chance = chance;
    this.#keep = keep;
  }

  /** For `AgentWish.through`. */
  readonly through = (model: Model): Model => ({
    ask: async (request, settings, signal) => {
      this.#requests += 1;
      const sampling = { ...settings, seed: samplingSeed(this.#chance, this.#requests) };
      const answered = await model.ask(request, sampling, signal);
      this.#asked.push({
        messages: request.messages.map((message) => this.#filed(message as unknown as Json)),
        tools: request.tools ? (request.tools as unknown as readonly Json[]) : null,
        sampling,
        reply: answered.reply,
        logprobs: answered.logprobs,
        usage: answered.usage,
      });
      return answered;
    },
  });

  /** What was said since the last call. */
  taken(): Asked[] {
    const asked = this.#asked;
    this.#asked = [];
    return asked;
  }

  /** The same with every picture in a file, named by its content: members that see the same share one. */
  #filed(value: Json): Json {
    if (typeof value === "string") {
      const [, type, base64] = /^data:image\/(png|jpeg|webp);base64,([A-Za-z0-9+/=]+)$/.exec(value) ?? [];
      if (type === undefined || base64 === undefined) return value;
      const bytes = Buffer.from(base64, "base64");
      const name = `images/${createHash("sha256").update(bytes).digest("hex").slice(0, 24)}.${type}`;
      this.#keep(name, bytes);
      return name;
    }
    if (Array.isArray(value)) return value.map((each) => this.#filed(each));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, this.#filed(inner)]));
  }
}
