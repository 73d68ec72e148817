/** The text fields on the glass, so that keys and TYPE find the one that has the focus. */
export interface FieldPart {
  readonly app: string;
  readonly entry: string;
  readonly at: string;
  /** Place in the text nearest to a point of the glass. */
  readonly indexAt: (point: { x: number; y: number }) => number;
  readonly focusEnd: () => void;
  readonly enter: () => void;
  readonly hasEnter: () => boolean;
}
export const fields = new Map<Element, FieldPart>();
