/** The text fields on the glass, so that keys and TYPE find the one that has the focus. */
export interface FieldPart {
  readonly app: string;
  readonly entry: string;
  readonly at: string;
  readonly focusEnd: () => void;
  readonly enter: () => void;
  readonly hasEnter: () => boolean;
}
export const fields = new Map<Element, FieldPart>();
