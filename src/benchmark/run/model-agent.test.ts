import sharp from "sharp";
import { expect, it } from "vitest";
import { callsOf } from "../../../test/support/situation.ts";
import type { ModelRequest, Reply } from "../agent/adapter.ts";
import claude from "../agent/adapters/claude-computer.ts";
import { modelAgent } from "./model-agent.ts";

it("shows the part of the new screen that the model wished to see enlarged", async () => {
  const picture = await sharp({ create: { width: 108, height: 240, channels: 3, background: "white" } })
    .png()
    .toBuffer();
  const replies: Reply[] = [
    callsOf(["zoom", { region: [0, 0, 54, 60] }]),
    callsOf(["left_click", { coordinate: [27, 30] }]),
  ];
  const requests: ModelRequest[] = [];
  const agent = modelAgent({
    name: "a",
    adapter: claude,
    modelName: "m",
    model: {
      ask: async (request) => {
        requests.push(request);
        return { reply: replies[requests.length - 1]!, logprobs: null, usage: null };
      },
    },
    settings: {},
    options: {},
    prompt: "",
    again: 0,
  });
  const brief = { instruction: "i", budget: 9, locale: "en", apps: [], chance: "", inside: null } as const;
  const session = await agent.start(brief);
  const view = { picture, elements: null, clock: "2026-03-02T09:00:00+08:00", message: null };
  const { signal } = new AbortController();
  expect((await session.next(view, signal)).actions).toEqual([{ type: "NOOP" }]);
  // The point counts in the whole picture, not in the enlarged part.
  expect((await session.next(view, signal)).actions).toEqual([{ type: "CLICK", point: [250, 125] }]);
  const content = requests[1]!.messages.at(-1)!.content as { image_url: { url: string } }[];
  const sizes = await Promise.all(
    content.map(async ({ image_url: { url } }) => {
      const { width, height } = await sharp(Buffer.from(url.split(",")[1]!, "base64")).metadata();
      return [width, height];
    }),
  );
  expect(sizes).toEqual([
    [108, 120],
    [108, 240],
  ]);
});
