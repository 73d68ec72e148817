/** All voices. */
import { familyVoices } from "./family.ts";
import { friendVoices } from "./friends.ts";
import { publicVoices } from "./public.ts";
import { workVoices } from "./work.ts";

export const voiceTexts: readonly string[] = [...familyVoices, ...workVoices, ...friendVoices, ...publicVoices];
