// Records the requests that a member's adapter sends to its model, and the answers. Gives each request a sampling seed
// of the member.
import { createHash } from "node:crypto";
import type { Json } from "#contract/json.ts";
import type { Model } from "../../run/model.ts";
import { samplingSeed } from "./draws.ts";
import type { RecordedRequest } from "./lines.ts";

/** Stores a picture under this name in the folder of the lines. */
export type KeepPicture = (name: string, bytes: Uint8Array) => void;

export class Recorder {
  readonly #chance: string;
  readonly #keepPicture: KeepPicture;
  #recorded: RecordedRequest[] = [];
  #requests = 0;

  constructor(chance: string, keep: KeepPicture) {
    this.#chance = chance;
    this.#keepPicture = keep;
  }

  /** Returns the model with its requests and answers recorded. */
  readonly wrapModel = (model: Model): Model => ({
    ask: async (request, settings, signal) => {
      this.#requests += 1;
      const sampling = { ...settings, seed: samplingSeed(this.#chance, this.#requests) };
      const answered = await model.ask(request, sampling, signal);
      this.#recorded.push({
        messages: request.messages.map((message) => this.#storePictures(message as unknown as Json)),
        tools: request.tools ? (request.tools as unknown as readonly Json[]) : null,
        sampling,
        reply: answered.reply,
        logprobs: answered.logprobs,
        usage: answered.usage,
      });
      return answered;
    },
  });

  /** Returns the requests that were recorded since the last call of this method. */
  takeRequests(): RecordedRequest[] {
    const requests = this.#recorded;
    this.#recorded = [];
    return requests;
  }

  /**
   * Replaces every picture in the value with a file that is named by its content, so that members with the same picture
   * share a file.
   */
  #storePictures(value: Json): Json {
    if (typeof value === "string") {
      const [, type, base64] = /^data:image\/(png|jpeg|webp);base64,([A-Za-z0-9+/=]+)$/.exec(value) ?? [];
      if (type === undefined || base64 === undefined) return value;
      const bytes = Buffer.from(base64, "base64");
      const name = `images/${createHash("sha256").update(bytes).digest("hex").slice(0, 24)}.${type}`;
      this.#keepPicture(name, bytes);
      return name;
    }
    if (Array.isArray(value)) return value.map((each) => this.#storePictures(each));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, this.#storePictures(inner)]));
  }
}
