// A local server builds the world's records while it starts (scripts/cli/server.ts), and tells its worker when the
// records are ready.
import { Refusal } from "#env/answer.ts";

/**
 * The local server's endpoint. It answers 200 when the world data is ready, and 503 with the reason when the build
 * failed. At /now, the endpoint answers 202 during the build.
 */
export interface WorldReadiness {
  fetch(address: string): Promise<Response>;
}

let isReady = false;
/**
 * Resolves when the world data is ready. Without `wait`, refuses immediately during the build. Each request asks the
 * server separately, because a dropped request must not block other requests.
 */
export async function waitForWorld(server: WorldReadiness | undefined, wait: boolean): Promise<void> {
  if (isReady || !server) return;
  const answer = await server.fetch(`http://world/${wait ? "" : "now"}`);
  if (answer.status === 202) throw new Refusal("not-configured", "The world's records are still being generated.");
  if (answer.status !== 200) throw new Refusal("not-configured", await answer.text());
  isReady = true;
}
