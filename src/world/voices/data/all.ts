/** All voices. */
import { family } from "./family.ts";
import { friends } from "./friends.ts";
import { everybody } from "./public.ts";
import { work } from "./work.ts";

export const voiceTexts: readonly string[] = [...family, ...work, ...friends, ...everybody];
