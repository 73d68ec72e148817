// A server with the other brand pack: the apps have other names, and the phone is the same.
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { startServer, type Server } from "#scripts/cli/server.ts";
import { Client } from "../../clients/typescript/src/client.ts";
import { brands } from "#brands/registry.ts";

const { neutral, reference } = brands;
const task = "notes/pin-among-drafts";
const device = { width: 360, height: 800, dpr: 1 };
let server: Server;
let neutralClient: Client;
const referenceClient = new Client(inject("url"), inject("adminKey"), { fresh: true });
beforeAll(async () => {
  server = await startServer({ port: 0, memory: true, quiet: true, vars: { BRAND: "neutral" } });
  neutralClient = new Client(server.url, server.adminKey, { fresh: true });
});
afterAll(() => server.stop());

test("apps, instructions and versions use the server's brand pack", async () => {
  const titles = Object.fromEntries((await neutralClient.apps()).map(({ id, title }) => [id, title]));
  expect(titles).toEqual(Object.fromEntries(Object.entries(neutral.apps).map(([id, { title }]) => [id, title])));
  expect((await neutralClient.version()).brand).toBe("neutral");
  expect((await referenceClient.version()).brand).toBe("reference");
  const env = await neutralClient.create({ task, seed: 3, device });
  expect(env.created?.task?.instruction).toBe((await neutralClient.sample(task, 3)).instruction);
  expect(env.created?.task?.instruction).toContain(neutral.apps["notes"]!.title.en);
  expect((await referenceClient.sample(task, 3)).instruction).toContain(reference.apps["notes"]!.title.en);
});

test("the display names and opens apps by the brand pack, and the same steps give the same phone", async () => {
  const [there, here] = await Promise.all([
    neutralClient.create({ device, seed: 1 }),
    referenceClient.create({ device, seed: 1 }),
  ]);
  const named = async (env: typeof there): Promise<string[]> => (await env.elements()).map(({ name }) => name);
  expect(await named(there)).toContain(neutral.apps["messages"]!.title.en);
  expect(await named(there)).not.toContain(reference.apps["messages"]!.title.en);
  expect(await named(here)).toContain(reference.apps["messages"]!.title.en);
  expect(Buffer.from(await there.screenshot())).not.toEqual(Buffer.from(await here.screenshot()));
  const hashes = async (env: typeof there, called: string): Promise<(string | undefined)[]> => {
    const look = { screenshot: "none", state_hash: true } as const;
    const steps = [
      await env.step({ type: "AWAKE", value: called }, look),
      await env.step({ type: "CLICK", point: [500, 300] }, look),
      await env.step({ type: "RECENT" }, look),
    ];
    return steps.map(({ observation }) => observation.state_hash);
  };
  const left = await hashes(there, neutral.apps["calculatorpro"]!.label!.en.toUpperCase());
  expect(left).toEqual(await hashes(here, reference.apps["calculatorpro"]!.title.en));
  expect((await there.info()).step).toBe(3);
  expect(((await there.state("view.recents")).state as string[])[0]).toBe("calculatorpro");
});

test("the answer sheet names apps by the brand pack", async () => {
  const labels = async (client: Client): Promise<string[]> => {
    const env = await client.create({ task: "across/missing-guests", seed: 3, device });
    await env.step({ type: "AWAKE", value: "answersheet" }, { screenshot: "none" });
    return (await env.elements()).map(({ name }) => name);
  };
  expect(await labels(neutralClient)).toContainEqual(
    expect.stringContaining(`Guests not in ${neutral.apps["contacts"]!.title.en}`),
  );
  expect(await labels(referenceClient)).toContainEqual(
    expect.stringContaining(`Guests not in ${reference.apps["contacts"]!.title.en}`),
  );
});

test("an unknown brand pack stops the server", async () => {
  await expect(startServer({ port: 0, memory: true, quiet: true, vars: { BRAND: "nothing" } })).rejects.toThrow(
    'no brand pack "nothing"',
  );
});
