const kinds = ["water", "power", "gas", "heating", "broadband", "landline", "tv", "property"] as const;
/** The text key for a kind of biller. */
export const billerKindKey = (kind: string): `kind_${(typeof kinds)[number]}` =>
  `kind_${kinds.find((k) => k === kind) ?? "property"}`;
