// A link that wraps onto a second line: the middle of its bounds is on the link, so a touch there follows the link.
import { expect, inject, it } from "vitest";
import { Client } from "../../clients/typescript/src/client.ts";

const client = new Client(inject("url"), inject("adminKey"));

it("a touch in the middle of a wrapped link's bounds follows the link", async () => {
  const env = await client.create({ device: { width: 360, height: 800, dpr: 1 }, seed: 1 });
  const url = `https://ledger.example/${"long-path-".repeat(3)}`;
  await env.mergePatch({ apps: { x: { posts: { post_poll: { text: `Read this: ${url}` } } } } });
  await env.command("os", "launch", { app: "x" });
  await env.command("x", "togglePinned", { post: "post_poll" });
  const elementNamed = async (name: string) => {
    const found = (await env.elements()).find((one) => one.name === name);
    expect(found, name).toBeDefined();
    const [x1, y1, x2, y2] = found!.bounds;
    return { height: y2 - y1, point: [Math.round((x1 + x2) / 2), Math.round((y1 + y2) / 2)] as const };
  };
  const click = async (name: string): Promise<void> => {
    const { point } = await elementNamed(name);
    await env.step({ type: "CLICK", point: [...point] }, { screenshot: "none" });
  };
  await click("Menu");
  await click("Profile");
  const link = await elementNamed(url);
  // One line of 20 points, not two.
  expect(link.height).toBeLessThan(30);
  await click(url);
  expect((await env.state("view.front")).state).toBe("browser");
});
