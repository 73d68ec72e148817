// What the checks of a glass hand to each other, and what they find.

/// <reference lib="dom" />

export interface Finding {
  readonly kind:
    | "cut"
    | "shortened"
    | "broken"
    | "badge"
    | "spills"
    | "outside"
    | "overlap"
    | "small"
    | "faint"
    | "empty"
    | "under"
    | "sideways";
  /** Classes of the part and of what it stands in. */
  readonly where: string;
  readonly what: string;
  readonly detail: string;
}
export interface Seen {
  readonly findings: Finding[];
  /** Every text that is drawn, each once. */
  readonly texts: string[];
}

/** A text that is drawn, as one node. */
export interface Piece {
  readonly el: HTMLElement;
  readonly text: string;
  readonly box: { left: number; top: number; right: number; bottom: number };
  readonly size: number;
  readonly lines: number;
  readonly node: Node;
}
/** What the checks in files of their own work with. */
export interface Tools {
  readonly glass: HTMLElement;
  readonly pieces: readonly Piece[];
  readonly styleOf: (el: Element) => CSSStyleDeclaration;
  readonly classOf: (el: Element | null) => string;
  readonly seen: (el: Element) => boolean;
  readonly tell: (kind: Finding["kind"], el: Element, what: string, detail: string) => void;
}
/** Of interest: places and sizes, or only colours. */
export interface Looked {
  readonly bounds: boolean;
  readonly colours: boolean;
}
