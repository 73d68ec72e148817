/** The body of a phone around its display. The component scales the display to the available space. */
import { createSignal, onCleanup, type JSX } from "solid-js";

const bezel = 12;

export function PhoneFrame(p: {
  readonly width: number;
  readonly height: number;
  readonly dim?: boolean | undefined;
  /** The content of the display, in pixels of the phone. */
  readonly children: JSX.Element;
  /** A layer over the display, in pixels of the window. */
  readonly over?: JSX.Element;
}) {
  const [room, setRoom] = createSignal({ width: 0, height: 0 });
  const watch = (stage: HTMLElement): void => {
    const watcher = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    watcher.observe(stage);
    onCleanup(() => watcher.disconnect());
  };
  const scale = () => {
    const { width, height } = room();
    return Math.max(0.2, Math.min(1, (width - 2 * bezel) / p.width, (height - 2 * bezel) / p.height));
  };
  return (
    <div class="stage" ref={watch}>
      <div class="body" style={{ padding: `${bezel}px` }}>
        <div
          class="glass"
          classList={{ dimmed: p.dim === true }}
          style={{ width: `${p.width * scale()}px`, height: `${p.height * scale()}px` }}
        >
          <div
            class="scaled"
            style={{ width: `${p.width}px`, height: `${p.height}px`, transform: `scale(${scale()})` }}
          >
            {p.children}
          </div>
          {p.over}
        </div>
      </div>
    </div>
  );
}
