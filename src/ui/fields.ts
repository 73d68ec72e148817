/** The text fields on the display. Keys and the TYPE action find the focused field here. */
export interface FieldPart {
  readonly app: string;
  readonly entry: string;
  readonly path: string;
  /** Returns the text index that is nearest to a point of the display. */
  readonly indexAt: (point: { x: number; y: number }) => number;
  readonly focusEnd: () => void;
  readonly enter: () => void;
  readonly hasEnter: () => boolean;
}
export const fields = new Map<Element, FieldPart>();
