/** Who somebody is, as every feature reads it. */
import { idOf } from "../../os/values.ts";

/** "person_" and the id that the world's cast or its public has for them. The owner is `me`. */
export const PersonId = idOf("person");
/** A group chat. */
export const GroupId = idOf("group");
export const me = "person_me";
/** The id under which the world knows somebody: portraits, lives and voices go by it. */
export const worldId = (person: string): string => person.replace(/^person_/, "");
