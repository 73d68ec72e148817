/**
 * A plane that edges divide into faces, stored as half-edges. Each half-edge stores its opposite, the next half-edge
 * around its face, and its source. Streets are cut into the plane one by one, so drawing, walking and building always
 * use the same geometry.
 */
export interface XY {
  readonly x: number;
  readonly y: number;
}
/** The index of an edge's source in the caller's list. -1 means an edge that is neither a street nor a path. */
export type SourceIndex = number;

export class Mesh {
  readonly x: number[] = [];
  readonly y: number[] = [];
  /** These lists are indexed by half-edge. The opposite of half-edge h is h ^ 1. */
  readonly origin: number[] = [];
  readonly next: number[] = [];
  readonly face: number[] = [];
  /** This list is indexed by edge. The edge of half-edge h is h >> 1. */
  readonly sources: SourceIndex[] = [];
  /** One half-edge of each face, or -1 for a removed face. The outer face is included. */
  readonly faces: number[] = [];

  static of(segments: readonly Segment[]): Mesh {
    const mesh = new Mesh();
    const nodes = new Map<string, number>();
    const node = (p: XY): number => {
      const [x, y] = [Math.round(p.x), Math.round(p.y)];
      const key = `${x} ${y}`;
      let n = nodes.get(key);
      if (n === undefined) {
        n = mesh.x.push(x) - 1;
        mesh.y.push(y);
        nodes.set(key, n);
      }
      return n;
    };
    const seen = new Set<string>();
    for (const { a, b, source } of cutAtCrossings(segments)) {
      const [m, n] = [node(a), node(b)];
      const key = m < n ? `${m} ${n}` : `${n} ${m}`;
      if (m === n || seen.has(key)) continue;
      seen.add(key);
      mesh.origin.push(m, n);
      mesh.sources.push(source);
    }
    mesh.#linkHalfEdges();
    return mesh;
  }
  #linkHalfEdges(): void {
    const out: number[][] = this.x.map(() => []);
    for (const [h, o] of this.origin.entries()) out[o]!.push(h);
    for (const around of out) {
      const turn = new Map(around.map((h) => [h, this.#pseudoAngle(h)]));
      around.sort((a, b) => turn.get(a)! - turn.get(b)!);
      // The opposite half-edge arrives at this node. It continues with the half-edge before `h` in the order of angles,
      // so that the face stays on the left.
      for (const [i, h] of around.entries()) this.next[h ^ 1] = around[(i + around.length - 1) % around.length]!;
    }
    this.face.push(...this.origin.map(() => -1));
    for (let h = 0; h < this.origin.length; h++) if (this.face[h] === -1) this.#assignFace(h, this.faces.push(h) - 1);
  }
  #assignFace(start: number, face: number): void {
    let h = start;
    do {
      this.face[h] = face;
      h = this.next[h]!;
    } while (h !== start);
    this.faces[face] = start;
  }
  /** Returns a number from 0 to 4 that increases with the angle. It is computed without a sine. */
  #pseudoAngle(h: number): number {
    const { x, y } = this.vectorOf(h);
    const d = Math.abs(x) + Math.abs(y);
    return y >= 0 ? (x >= 0 ? y / d : 2 - y / d) : x < 0 ? 2 - y / d : 4 + y / d;
  }
  /**
   * Finds a node that two edges leave in nearly the same direction. Returns null for a correct plan, which has no node
   * of this kind.
   */
  findSharpCorner(): XY | null {
    const seen = new Set<number>();
    for (let h = 0; h < this.origin.length; h++) {
      if (seen.has(this.origin[h]!)) continue;
      seen.add(this.origin[h]!);
      const around = this.halfEdgesAround(h);
      for (const [i, g] of around.entries()) {
        const k = around[(i + 1) % around.length]!;
        if (g === k) continue;
        const [a, b] = [this.vectorOf(g), this.vectorOf(k)];
        if ((a.x * b.x + a.y * b.y) / (this.length(g) * this.length(k)) > 0.999) return this.pointOf(this.origin[h]!);
      }
    }
    return null;
  }
  end(h: number): number {
    return this.origin[h ^ 1]!;
  }
  pointOf(node: number): XY {
    return { x: this.x[node]!, y: this.y[node]! };
  }
  vectorOf(h: number): XY {
    const [a, b] = [this.origin[h]!, this.end(h)];
    return { x: this.x[b]! - this.x[a]!, y: this.y[b]! - this.y[a]! };
  }
  length(h: number): number {
    const { x, y } = this.vectorOf(h);
    return Math.sqrt(x * x + y * y);
  }
  halfEdgesOf(face: number): number[] {
    const start = this.faces[face]!;
    const out: number[] = [];
    let h = start;
    do {
      out.push(h);
      h = this.next[h]!;
    } while (h !== start);
    return out;
  }
  pointsOf(face: number): XY[] {
    return this.halfEdgesOf(face).map((h) => this.pointOf(this.origin[h]!));
  }
  /** Returns the half-edges that leave a node, in order around the node. */
  halfEdgesAround(start: number): number[] {
    const out: number[] = [];
    let h = start;
    do {
      out.push(h);
      h = this.next[h ^ 1]!;
    } while (h !== start);
    return out;
  }

  /** Adds a node to an edge. h then ends at the node. Returns the half-edge that follows h. */
  splitEdge(h: number, p: XY): number {
    const t = h ^ 1;
    const node = this.x.push(Math.round(p.x)) - 1;
    this.y.push(Math.round(p.y));
    const g = this.origin.length;
    const before = this.#previous(t);
    // h: a → node, g: node → b; t: node → a, g ^ 1: b → node.
    this.origin.push(node, this.origin[t]!);
    this.sources.push(this.sources[h >> 1]!);
    this.face.push(this.face[h]!, this.face[t]!);
    const after = this.next[h]!;
    this.next.push(after === t ? g ^ 1 : after, t);
    this.next[h] = g;
    if (before !== h) this.next[before] = g ^ 1;
    this.origin[t] = node;
    return g;
  }
  /** Returns the previous half-edge of the face. Finds it by visiting the half-edges around the origin. */
  #previous(h: number): number {
    let at = h;
    for (;;) {
      const other = this.next[at ^ 1]!;
      if (other === h) return at ^ 1;
      at = other;
    }
  }
  /**
   * Cuts a face between the origins of two of its half-edges. Returns the new half-edge, which goes from a's origin to
   * b's origin.
   */
  cut(a: number, b: number, source: SourceIndex): { readonly edge: number; readonly face: number } {
    const face = this.face[a]!;
    const [beforeA, beforeB] = [this.#previous(a), this.#previous(b)];
    const h = this.origin.length;
    this.origin.push(this.origin[a]!, this.origin[b]!);
    this.sources.push(source);
    this.next.push(b, a);
    this.next[beforeA] = h;
    this.next[beforeB] = h ^ 1;
    this.face.push(face, face);
    this.#assignFace(h, face);
    this.#assignFace(h ^ 1, this.faces.push(h ^ 1) - 1);
    return { edge: h, face: this.face[h ^ 1]! };
  }
}

export const areaOf = (ring: readonly XY[]): number => {
  let sum = 0;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++)
    sum += ring[j]!.x * ring[i]!.y - ring[i]!.x * ring[j]!.y;
  return sum / 2;
};
export function isInside(ring: readonly XY[], { x, y }: XY): boolean {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [a, b] = [ring[i]!, ring[j]!];
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside;
}
/**
 * Returns a point well inside a ring. A few horizontal lines are cut by the ring into inner and outer parts. The point
 * is the middle of the longest inner part.
 */
export function innerPoint(ring: readonly XY[]): XY {
  const ys = ring.map(({ y }) => y);
  const [lo, hi] = [Math.min(...ys), Math.max(...ys)];
  let best: XY & { wide: number } = { ...ring[0]!, wide: -1 };
  for (const share of [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8]) {
    const y = lo + (hi - lo) * share + 0.013;
    const xs: number[] = [];
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [a, b] = [ring[i]!, ring[j]!];
      if (a.y > y !== b.y > y) xs.push(((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x);
    }
    xs.sort((a, b) => a - b);
    for (let i = 0; i + 1 < xs.length; i += 2) {
      // Lines near the middle of the ring have a larger weight.
      const wide = (xs[i + 1]! - xs[i]!) * (1 - Math.abs(share - 0.5));
      if (wide > best.wide) best = { x: (xs[i]! + xs[i + 1]!) / 2, y, wide };
    }
  }
  return { x: best.x, y: best.y };
}

/**
 * Returns the intersection of two segments, as a fraction of each segment. Returns null if the segments do not cross or
 * are parallel.
 */
export function intersection(a: XY, b: XY, c: XY, d: XY): readonly [number, number] | null {
  const [rx, ry, sx, sy] = [b.x - a.x, b.y - a.y, d.x - c.x, d.y - c.y];
  const across = rx * sy - ry * sx;
  if (Math.abs(across) < 1e-9) return null;
  const t = ((c.x - a.x) * sy - (c.y - a.y) * sx) / across;
  const u = ((c.x - a.x) * ry - (c.y - a.y) * rx) / across;
  return t >= 0 && t <= 1 && u >= 0 && u <= 1 ? [t, u] : null;
}

export interface Segment {
  readonly a: XY;
  readonly b: XY;
  readonly source: SourceIndex;
  /** Whether the segment must not move. */
  readonly fixed?: boolean;
}
/** A crossing that is nearer to an end than this distance, in decimetres, is treated as the end. */
const snapDistance = 150;
const exactDistance = 4;
function cutAtCrossings(segments: readonly Segment[]): Segment[] {
  const cuts: XY[][] = segments.map(() => []);
  const boxes = segments.map(({ a, b }) => ({
    w: Math.min(a.x, b.x),
    e: Math.max(a.x, b.x),
    s: Math.min(a.y, b.y),
    n: Math.max(a.y, b.y),
  }));
  // Merges crossings that are near each other, so that no very thin faces remain.
  const known: XY[] = segments.flatMap(({ a, b }) => [a, b]);
  const settle = (p: XY, within: number): XY => {
    let found: XY | null = null;
    let least = within * within;
    for (const k of known) {
      const away = (k.x - p.x) * (k.x - p.x) + (k.y - p.y) * (k.y - p.y);
      if (away < least) [found, least] = [k, away];
    }
    if (found) return found;
    known.push(p);
    return p;
  };
  for (let i = 0; i < segments.length; i++)
    for (let j = i + 1; j < segments.length; j++) {
      const [m, n] = [boxes[i]!, boxes[j]!];
      if (m.w > n.e || n.w > m.e || m.s > n.n || n.s > m.n) continue;
      const [s, t] = [segments[i]!, segments[j]!];
      const found = intersection(s.a, s.b, t.a, t.b);
      if (!found) continue;
      const p = settle(
        { x: s.a.x + (s.b.x - s.a.x) * found[0], y: s.a.y + (s.b.y - s.a.y) * found[0] },
        s.fixed === true || t.fixed === true ? exactDistance : snapDistance,
      );
      cuts[i]!.push(p);
      cuts[j]!.push(p);
    }
  return segments.flatMap(({ a, b, source }, i) => {
    const along = ({ x, y }: XY): number => (x - a.x) * (b.x - a.x) + (y - a.y) * (b.y - a.y);
    const way = [a, ...cuts[i]!, b].sort((p, q) => along(p) - along(q));
    return way.slice(1).map((to, k) => ({ a: way[k]!, b: to, source }));
  });
}
