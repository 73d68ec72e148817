/** Recognizes gestures that start at an edge of the display. They take precedence over the gestures of the app. */
interface DisplayPoint {
  readonly x: number;
  readonly y: number;
}
const edgeWidth = 22;
const topHeight = 30;
const minDistance = 40;

export function edgeGesture(
  from: DisplayPoint,
  to: DisplayPoint,
  display: { readonly width: number; readonly height: number },
  navigation: "gestures" | "buttons",
): "home" | "back" | "shade" | null {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const across = Math.abs(dx) > Math.abs(dy);
  if (navigation === "gestures") {
    if (from.y > display.height - edgeWidth && dy < -minDistance && !across) return "home";
    const inwards =
      (from.x < edgeWidth && dx > minDistance) || (from.x > display.width - edgeWidth && dx < -minDistance);
    if (across && inwards) return "back";
  }
  return from.y < topHeight && dy > minDistance && !across ? "shade" : null;
}
