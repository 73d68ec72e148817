// Types of the display checks: their shared tools and their findings.

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
  /** Classes of the element and of its nearest ancestor with classes. */
  readonly where: string;
  readonly what: string;
  readonly detail: string;
}
export interface DisplayReport {
  readonly findings: Finding[];
  /** All drawn texts, without duplicates. */
  readonly texts: string[];
}

/** A drawn text node. */
export interface TextPiece {
  readonly el: HTMLElement;
  readonly text: string;
  readonly box: { left: number; top: number; right: number; bottom: number };
  readonly size: number;
  readonly lines: number;
  readonly node: Node;
}
/** Tools for the checks in separate files. */
export interface CheckTools {
  readonly glass: HTMLElement;
  readonly pieces: readonly TextPiece[];
  readonly styleOf: (el: Element) => CSSStyleDeclaration;
  readonly classOf: (el: Element | null) => string;
  readonly isVisible: (el: Element) => boolean;
  readonly report: (kind: Finding["kind"], el: Element, what: string, detail: string) => void;
}
/** Which checks run: positions and sizes, or colours. */
export interface CheckOptions {
  readonly bounds: boolean;
  readonly colours: boolean;
}
