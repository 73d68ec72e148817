// A local server makes the world's records while it starts (scripts/server.ts), and tells its worker when they are there.
import { Refusal } from "../env/answer.ts";

/** The local server: 200 when the world is in its place, 503 with the reason why not; at /now, 202 while it is being made. */
export interface WorldPlaced {
  fetch(address: string): Promise<Response>;
}

let isPlaced = false;
/**
 * Returns when the world is there; without `wait`, refuses at once while it is being made. Each request asks for itself: one that
 * is dropped must not hold up the others.
 */
export async function mustBePlaced(server: WorldPlaced | undefined, wait: boolean): Promise<void> {
  if (isPlaced || !server) return;
  const answer = await server.fetch(`http://world/${wait ? "" : "now"}`);
  if (answer.status === 202) throw new Refusal("not-configured", "The world's records are being made.");
  if (answer.status !== 200) throw new Refusal("not-configured", await answer.text());
  isPlaced = true;
}
