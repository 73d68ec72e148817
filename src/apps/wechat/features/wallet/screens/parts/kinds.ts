const kinds = ["water", "power", "gas", "heating", "broadband", "landline", "tv", "property"] as const;
/** The text for a kind of supplier. */
export const kindWord = (kind: string): `kind_${(typeof kinds)[number]}` =>
  `kind_${kinds.find((k) => k === kind) ?? "property"}`;
