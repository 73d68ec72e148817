/** What the edges of the glass mean to a finger that moves: the phone's own gestures come before the app's. */
interface Spot {
  readonly x: number;
  readonly y: number;
}
const edge = 22;
const top = 30;
const least = 40;

export function edgeOf(
  from: Spot,
  to: Spot,
  glass: { readonly width: number; readonly height: number },
  navigation: "gestures" | "buttons",
): "home" | "back" | "shade" | null {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const across = Math.abs(dx) > Math.abs(dy);
  if (navigation === "gestures") {
    if (from.y > glass.height - edge && dy < -least && !across) return "home";
    const inwards = (from.x < edge && dx > least) || (from.x > glass.width - edge && dx < -least);
    if (across && inwards) return "back";
  }
  return from.y < top && dy > least && !across ? "shade" : null;
}
