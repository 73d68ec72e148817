/** Ids of people. All features use these ids. */
import { idSchema } from "#os/values.ts";

/**
 * The id of a person: "person_" followed by the person's id in the world's cast or among the world's public people. The
 * owner's id is `me`.
 */
export const PersonId = idSchema("person");
export const GroupId = idSchema("group");
export const me = "person_me";
/** Returns the person's id in the world. Portraits, profiles and voices are found by this id. */
export const worldId = (person: string): string => person.replace(/^person_/, "");
