/**
 * Every task, through REST and the real page, by its reference solution: it succeeds and is clean; on another server the
 * same run gives the same hashes and the same bytes at every step; and a fork after any step draws the same picture.
 * TASK_SEEDS raises the number of seeds (one by default; five for the full proof).
 */
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { startServer, type Server } from "../../scripts/server.ts";
import { localWorld } from "../../scripts/world-file.ts";
import { Client } from "../../src/agent/client.ts";
import { pageProofs, pagesOf } from "../../src/verify/page-proofs.ts";
import { shown } from "../../src/verify/proof.ts";
import { tasks } from "../../tasks/book.ts";

const seeds = Array.from({ length: Number(process.env["TASK_SEEDS"] ?? 1) }, (_, i) => i + 1);
let other: Server;
beforeAll(async () => {
  other = await startServer({ port: 0, memory: true, quiet: true });
});
afterAll(() => other.stop());

describe.each([...tasks.keys()])("%s", (task) => {
  it.each(seeds)("seed %i", async (seed) => {
    const here = new Client(inject("url"), inject("adminKey"), { fresh: true });
    const pages = pagesOf(here, new Client(other.url, other.adminKey, { fresh: true }), await localWorld());
    const at = { task, seed, lang: seed % 2 === 0 ? "zh-CN" : "en" } as const;
    for (const proof of pageProofs) expect((await shown(proof, at, pages)).faults, proof.sentence).toEqual([]);
  });
});
