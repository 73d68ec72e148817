/**
 * Profiles of the cast, in addition to names and numbers: relations to the owner and to each other, homes, likes, and
 * their accounts in the chat app.
 */
import { friendsAndServices } from "./profiles/friends-and-services.ts";
import type { CastProfile } from "./profiles/profile.ts";
import { familyAndWork } from "./profiles/family-and-work.ts";

export type { CastProfile };
export const castProfiles: readonly CastProfile[] = [...familyAndWork, ...friendsAndServices];

const byId = new Map(castProfiles.map((one) => [one.id, one]));
export const findCastProfile = (id: string): CastProfile | undefined => byId.get(id);
