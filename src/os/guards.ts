/** Guards that many screens have, by the field of the view that they look at. */

/** A text of more than spaces. */
export const isWritten =
  <K extends string>(field: K) =>
  ({ view }: { readonly view: Readonly<Record<K, string>> }): boolean =>
    view[field].trim() !== "";
/** A list that holds something. */
export const hasSome =
  <K extends string>(field: K) =>
  ({ view }: { readonly view: Readonly<Record<K, readonly unknown[]>> }): boolean =>
    view[field].length > 0;
/** Something was chosen: it is not null. */
export const isChosen =
  <K extends string>(field: K) =>
  ({ view }: { readonly view: Readonly<Record<K, unknown>> }): boolean =>
    view[field] !== null;
/** A flag that is set. */
export const isOn =
  <K extends string>(field: K) =>
  ({ view }: { readonly view: Readonly<Record<K, boolean>> }): boolean =>
    view[field];
