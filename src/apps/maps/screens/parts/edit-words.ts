/** What can be put right about a place, in words. */
import type { EditField } from "../../features/contribute/state.ts";

export const editWords = {
  name: "editName",
  address: "editAddress",
  phone: "editPhone",
  hours: "editHours",
  website: "editWebsite",
  closed: "editClosed",
  missing: "editMissing",
} as const satisfies Record<EditField, string>;
