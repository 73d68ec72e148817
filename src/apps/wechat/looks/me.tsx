/** The header of the "Me" tab, dot codes, bar codes, and the card with an account's code. */
import { For, Show, type JSX } from "solid-js";
import qr from "@material-symbols/svg-400/outlined/qr_code_2.svg?raw";
import { Icon } from "#ui/kit/icon.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import { chevronIcon } from "./glyphs.ts";
import "./me.css";

export function MeHeader(p: {
  readonly face: JSX.Element;
  readonly name: string;
  readonly id: string;
  readonly openName: string;
  readonly qrName: string;
  readonly onOpen: () => void;
  readonly onQr: () => void;
}) {
  return (
    <div class="me-head">
      <Tap class="me-open" name={p.openName} onTap={() => p.onOpen()}>
        {p.face}
        <div class="me-text">
          <p class="me-name">{p.name}</p>
          <p class="me-id">{p.id}</p>
        </div>
      </Tap>
      <Tap class="me-qr" name={p.qrName} onTap={() => p.onQr()}>
        <Icon of={qr} />
        <Icon of={chevronIcon} />
      </Tap>
    </div>
  );
}
export function FaceFrame(p: { readonly size: number; readonly children: JSX.Element }) {
  return (
    <div class="face-frame" style={{ width: `${p.size}px`, height: `${p.size}px` }}>
      {p.children}
    </div>
  );
}
/** A square code whose dots are computed from a text. */
export function DotCode(p: { readonly text: string; readonly side: number; readonly face?: JSX.Element }) {
  const cells = 29;
  const isEye = (x: number, y: number): boolean | null => {
    for (const [ex, ey] of [
      [0, 0],
      [cells - 7, 0],
      [0, cells - 7],
    ] as const) {
      const [dx, dy] = [x - ex, y - ey];
      if (dx < -1 || dy < -1 || dx > 7 || dy > 7) continue;
      if (dx < 0 || dy < 0 || dx > 6 || dy > 6) return false;
      const ring = Math.max(Math.abs(dx - 3), Math.abs(dy - 3));
      return ring !== 2;
    }
    return null;
  };
  const path = () => {
    let hash = 7;
    for (const char of p.text) hash = (Math.imul(hash, 31) + char.codePointAt(0)!) >>> 0;
    let out = "";
    for (let y = 0; y < cells; y++)
      for (let x = 0; x < cells; x++) {
        hash = (Math.imul(hash ^ (hash >>> 15), 0x2c1b_3c6d) + 0x9e37_79b9) >>> 0;
        if (isEye(x, y) ?? (hash >>> 13) % 2 === 0) out += `M${x} ${y}h1v1h-1z`;
      }
    return out;
  };
  return (
    <div class="dot-code" style={{ width: `${p.side}px`, height: `${p.side}px` }}>
      <svg viewBox={`0 0 ${cells} ${cells}`} shape-rendering="crispEdges">
        <path d={path()} />
      </svg>
      <Show when={p.face}>
        <div class="dot-face">{p.face}</div>
      </Show>
    </div>
  );
}
/** Bars whose widths are computed from digits. */
export function BarCode(p: { readonly digits: string }) {
  const bars = () => {
    let x = 0;
    return [...p.digits].flatMap((d) => {
      const n = Number(d);
      return [1 + (n % 3), 1 + ((n + 1) % 2), 1 + (n % 2), 2 - (n % 2)].map((w, i) => {
        const bar = { x, w, ink: i % 2 === 0 };
        x += w;
        return bar;
      });
    });
  };
  const width = () => bars().reduce((sum, b) => sum + b.w, 0);
  return (
    <svg class="bar-code" viewBox={`0 0 ${width()} 40`} preserveAspectRatio="none" shape-rendering="crispEdges">
      <For each={bars().filter((b) => b.ink)}>{(b) => <rect x={b.x} y="0" width={b.w} height="40" />}</For>
    </svg>
  );
}
/** The card of an account: the portrait, the name, and a code below the name. */
export function CodeCard(p: {
  readonly face: JSX.Element;
  readonly name: string;
  readonly note: string;
  readonly code: JSX.Element;
  readonly foot: string;
}) {
  return (
    <div class="code-card">
      <div class="code-head">
        {p.face}
        <div class="me-text">
          <p class="code-name">{p.name}</p>
          <p class="me-id">{p.note}</p>
        </div>
      </div>
      {p.code}
      <p class="code-foot">{p.foot}</p>
    </div>
  );
}
