// Draws the training runs: success rate over steps on phones. Dots are tests on instances that were not used for
// training. Lines are the training groups, as a mean of five updates.
import { percent, type Course, type Study, type Variant } from "./study.ts";

const width = 900;
const height = 520;
const frame = { left: 64, right: 250, top: 54, bottom: 60 } as const;
const plotArea = { width: width - frame.left - frame.right, height: height - frame.top - frame.bottom };
const colours: Readonly<Record<Variant, string>> = {
  whole: "#2559c7",
  shuffled: "#c8321f",
  "no-decay": "#1b7a45",
  "no-curriculum": "#8a5a00",
  "nothing-dropped": "#7a3fb0",
  "no-filter": "#0d8a94",
};
/** The number of updates over which each point of a line is averaged. */
const smoothingWindow = 5;

/** Returns a standalone SVG of 900 × 520 points. */
export function toCurveSvg({ courses, uniform, settings }: Study): string {
  const most = Math.max(settings.steps, ...courses.flatMap(({ curve }) => curve.at(-1)?.steps ?? 0));
  const x = (steps: number): string => (frame.left + (steps / most) * plotArea.width).toFixed(1);
  const y = (share: number): string => (frame.top + (1 - share) * plotArea.height).toFixed(1);
  const line = (one: Course): string => {
    const points = one.curve.map(({ steps }, i) => {
      const near = one.curve.slice(Math.max(0, i - smoothingWindow + 1), i + 1);
      return `${x(steps)},${y(near.reduce((sum, { success }) => sum + success, 0) / near.length)}`;
    });
    return `<polyline points="${points.join(" ")}" fill="none" stroke="${colours[one.variant]}" stroke-width="1.6" opacity="0.75"/>`;
  };
  const dots = (one: Course): string =>
    one.checks
      .map(({ steps, rate }) => {
        const share = rate.of === 0 ? 0 : rate.successes / rate.of;
        return `<circle cx="${x(steps)}" cy="${y(share)}" r="4" fill="${colours[one.variant]}"/>`;
      })
      .join("");
  const shares = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      `<path d="M${frame.left} ${y(share)}H${frame.left + plotArea.width}" stroke="#d8d4cb"/>` +
      svgText(frame.left - 8, Number(y(share)) + 4, `${share * 100} %`, "end"),
  );
  const ticks = [0, 0.25, 0.5, 0.75, 1].map((part) =>
    svgText(Number(x(part * most)), frame.top + plotArea.height + 20, String(Math.round(part * most)), "middle"),
  );
  const shown = [...new Set(courses.map(({ variant }) => variant))];
  const key = shown.map((variant, i) => {
    const top = frame.top + 14 + i * 40;
    const left = frame.left + plotArea.width + 20;
    const of = courses.filter((course) => course.variant === variant);
    const held = `${percent(sumHeldOut(of))} held out, ${of.length} seed${of.length === 1 ? "" : "s"}`;
    return (
      `<path d="M${left} ${top - 4}h22" stroke="${colours[variant]}" stroke-width="3"/>` +
      svgText(left + 30, top, variant) +
      svgText(left + 30, top + 16, held, "start", "#6b675e")
    );
  });
  const bottom = frame.top + 14 + shown.length * 40;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}pt" height="${height}pt" viewBox="0 0 ${width} ${height}" font-family="Roboto, Noto Sans, sans-serif" font-size="12">`,
    `<rect width="${width}" height="${height}" fill="#fffefb"/>`,
    svgText(frame.left, 24, "Learning on phones: successes by steps", "start", "#1d1b17", 16),
    svgText(
      frame.left,
      42,
      "lines: training groups of a course, mean of five updates; dots: held-out instances",
      "start",
      "#6b675e",
    ),
    ...shares,
    ...ticks,
    svgText(frame.left + plotArea.width / 2, height - 18, "steps on phones", "middle", "#6b675e"),
    ...courses.map(line),
    ...courses.map(dots),
    ...key,
    svgText(
      frame.left + plotArea.width + 20,
      bottom + 10,
      `before learning: ${percent(uniform)} held out`,
      "start",
      "#6b675e",
    ),
    "</svg>",
    "",
  ].join("\n");
}

export const sumHeldOut = (courses: readonly Course[]): { successes: number; of: number } => ({
  successes: courses.reduce((sum, { held }) => sum + held.successes, 0),
  of: courses.reduce((sum, { held }) => sum + held.of, 0),
});
const svgText = (x: number, y: number, says: string, anchor = "start", fill = "#3b3832", size = 12): string =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}" fill="${fill}" font-size="${size}">${says}</text>`;
