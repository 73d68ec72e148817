/** Mixes colours: darker and lighter shades of a base colour. */

const channels = (hex: string): [number, number, number] => {
  const full = hex.length === 4 ? [...hex.slice(1)].map((c) => c + c).join("") : hex.slice(1);
  return [0, 2, 4].map((i) => Number.parseInt(full.slice(i, i + 2), 16)) as [number, number, number];
};

export function mix(from: string, to: string, share: number): string {
  const [a, b] = [channels(from), channels(to)];
  return `#${a
    .map((value, i) =>
      Math.round(value + (b[i]! - value) * share)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}
export const darker = (hex: string, share: number): string => mix(hex, "#101020", share);
export const lighter = (hex: string, share: number): string => mix(hex, "#ffffff", share);
