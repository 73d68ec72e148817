/** Text keys for the fields of a suggested edit. */
import type { EditField } from "../../features/contribute/state.ts";

export const editTexts = {
  name: "editName",
  address: "editAddress",
  phone: "editPhone",
  hours: "editHours",
  website: "editWebsite",
  closed: "editClosed",
  missing: "editMissing",
} as const satisfies Record<EditField, string>;
