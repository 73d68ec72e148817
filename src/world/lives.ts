/**
 * How the people of the cast live, beside their names and numbers: who they are to the owner and to each other, where they
 * live, what they like, and how they show themselves in a chat app.
 */
import { far } from "./lives/far.ts";
import type { Life } from "./lives/life.ts";
import { near } from "./lives/near.ts";

export type { Life };
export const lives: readonly Life[] = [...near, ...far];

const byId = new Map(lives.map((one) => [one.id, one]));
export const lifeOf = (id: string): Life | undefined => byId.get(id);
