import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { callsOf, situationOf } from "#test/support/situation.ts";
import { textReply, type Adapter, type ModelRequest, type Reply, type Settings } from "../agent/adapter.ts";
import { adapters } from "../agent/adapters/registry.ts";
import setOfMarks from "../agent/adapters/set-of-marks.ts";
import claude from "../agent/adapters/claude-computer.ts";
import type { Element } from "#contract/element.ts";
import type { Turn } from "./agent.ts";
import { modelAgent } from "./model-agent.ts";

it("sends the enlarged part of the new screen that the model requested", async () => {
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
    scale: 1,
  });
  const brief = { instruction: "i", budget: 9, locale: "en", apps: [], chance: "", inside: null } as const;
  const session = await agent.start(brief);
  const view = { picture, elements: null, clock: "2026-03-02T09:00:00+08:00", message: null };
  const { signal } = new AbortController();
  expect((await session.next(view, signal)).actions).toEqual([{ type: "NOOP" }]);
  // The point is relative to the whole picture, not to the enlarged part.
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

interface AgentRun {
  /** The sizes of the pictures in each request, in order. */
  readonly sizes: readonly (readonly [number, number])[][];
  readonly settings: Settings;
  turn(elements: readonly Element[] | null): Promise<Turn>;
}
/**
 * Runs an agent with this adapter on a phone with a white screen of 1080×2400. The agent's model always returns this
 * reply.
 */
async function runAgent(adapter: Adapter, reply: Reply, scale: number): Promise<AgentRun> {
  const picture = await sharp({ create: { width: 1080, height: 2400, channels: 3, background: "white" } })
    .png()
    .toBuffer();
  const sizes: [number, number][][] = [];
  const agent = modelAgent({
    name: "a",
    adapter,
    modelName: "m",
    model: {
      ask: async (request) => {
        sizes.push(await pictureSizes(request));
        return { reply, logprobs: null, usage: null };
      },
    },
    settings: {},
    options: {},
    prompt: "{screenshot}",
    again: 0,
    scale,
  });
  const brief = { instruction: "i", budget: 9, locale: "en", apps: [], chance: "", inside: null } as const;
  const session = await agent.start(brief);
  return {
    sizes,
    settings: agent.profile.settings as Settings,
    turn: (elements) =>
      session.next(
        { picture, elements, clock: "2026-03-02T09:00:00+08:00", message: null },
        new AbortController().signal,
      ),
  };
}
async function pictureSizes({ messages }: ModelRequest): Promise<[number, number][]> {
  const found = [...JSON.stringify(messages).matchAll(/"url":"data:image\/\w+;base64,([^"]+)"/g)];
  return Promise.all(
    found.map(async ([, base64]) => {
      const { width, height } = await sharp(Buffer.from(base64!, "base64")).metadata();
      return [width, height] as [number, number];
    }),
  );
}

describe("resolution scaling", () => {
  it.each(adapters.map((adapter): [string, Adapter] => [adapter.id, adapter]))(
    "keeps the touched point for %s",
    async (_, adapter) => {
      for (const scale of [1, 0.2]) {
        const screen = { width: 1080 * scale, height: 2400 * scale };
        const situation = situationOf(adapter);
        const { width, height } = adapter.picture(screen, adapter.options);
        const reply = adapter.render({ type: "CLICK", point: [500, 500] }, "", {
          ...situation,
          picture: { ...situation.picture, width, height },
        })!;
        const { sizes, settings, turn } = await runAgent(adapter, reply, scale);
        const { actions } = await turn(null);
        // The touched point does not depend on the size of the picture.
        const [x, y] = (actions[0] as { readonly point: readonly [number, number] }).point;
        expect(Math.max(Math.abs(x - 500), Math.abs(y - 500))).toBeLessThanOrEqual(3);
        expect(sizes).toEqual([[[width, height]]]);
        expect(settings["scale"]).toBe(scale === 1 ? undefined : scale);
      }
    },
  );
});
it("sends the screen and a picture for each layer of marks, all of one size", async () => {
  const box = (...bounds: [number, number, number, number]): Element => ({
    role: "button",
    name: "b",
    bounds,
    enabled: true,
    focused: false,
    scrollable: false,
  });
  const reply = textReply(JSON.stringify({ reasoning: "", action: "click", index: 2, target: "b" }));
  const { sizes, turn } = await runAgent(setOfMarks, reply, 0.5);
  const { actions } = await turn([box(0, 0, 1000, 200), box(100, 50, 300, 150), box(0, 300, 1000, 400)]);
  expect(actions).toEqual([{ type: "CLICK", point: [200, 100] }]);
  expect(sizes).toEqual([[1, 2, 3].map(() => [540, 1200])]);
  // If there are no elements, no marks are drawn.
  await turn(null);
  expect(sizes[1]).toEqual([[540, 1200]]);
});
