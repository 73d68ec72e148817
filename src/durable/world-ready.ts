// A local server builds the world's records while it starts (scripts/cli/server.ts), and tells its worker when they are
// ready.
import { Refusal } from "#env/answer.ts";

/**
 * The local server's endpoint: 200 when the world data is ready, 503 with the reason when it failed; at /now, 202 while
 * it is being built.
 */
export interface WorldReadiness {
  fetch(address: string): Promise<Response>;
}

let isReady = false;
/**
 * Returns when the world data is ready. Without `wait`, refuses at once while it is being built. Each request asks
 * separately, because a dropped request must not block the others.
 */
export async function waitForWorld(server: WorldReadiness | undefined, wait: boolean): Promise<void> {
  if (isReady || !server) return;
  const answer = await server.fetch(`http://world/${wait ? "" : "now"}`);
  if (answer.status === 202) throw new Refusal("not-configured", "The world's records are still being generated.");
  if (answer.status !== 200) throw new Refusal("not-configured", await answer.text());
  isReady = true;
}
