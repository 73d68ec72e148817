/** Ids of people, shared by all features. */
import { idSchema } from "#os/values.ts";

/** "person_" followed by the id in the world's cast or public. The owner is `me`. */
export const PersonId = idSchema("person");
export const GroupId = idSchema("group");
export const me = "person_me";
/** The person's id in the world, for portraits, lives and voices. */
export const worldId = (person: string): string => person.replace(/^person_/, "");
