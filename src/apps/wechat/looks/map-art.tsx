/** A small drawing of a map with a pin. The drawing depends on the place's id. */
import "./map-art.css";

const hashOf = (text: string): number => [...text].reduce((sum, c) => (sum * 33 + c.charCodeAt(0)) >>> 0, 5381);
export function MapArt(p: { readonly of: string; readonly height: number }) {
  const drawn = () => {
    const n = hashOf(p.of);
    const at = (shift: number, most: number): number => (n >>> shift) % most;
    const road = (d: string, width: number): string =>
      `<path d="${d}" fill="none" stroke="#fff" stroke-width="${width}"/>`;
    const water = `<path d="M0 ${70 + at(3, 30)}C60 ${50 + at(5, 40)} 130 ${100 + at(7, 30)} 240 ${60 + at(9, 40)}V140H0z" fill="#bcdcf0"/>`;
    const park = `<rect x="${at(2, 140)}" y="${at(4, 50)}" width="${50 + at(6, 40)}" height="${28 + at(8, 24)}" rx="6" fill="#cfe6c3"/>`;
    const roads =
      road(`M${20 + at(1, 60)} 0L${60 + at(3, 80)} 140`, 9) +
      road(`M0 ${30 + at(5, 40)}L240 ${20 + at(7, 60)}`, 7) +
      road(`M${150 + at(9, 50)} 0L${140 + at(11, 70)} 140`, 5);
    return `<svg viewBox="0 0 240 120" preserveAspectRatio="xMidYMid slice"><rect width="240" height="140" fill="#ece8df"/>${park}${water}${roads}<g transform="translate(120 54)"><path d="M0 14C-11 0-13-6-13-11a13 13 0 1 1 26 0C13-6 11 0 0 14z" fill="#07c160"/><circle cy="-11" r="4.500" fill="#fff"/></g></svg>`;
  };
  // oxlint-disable-next-line solid/no-innerhtml -- drawn here, from an id alone
  return <i class="map-art" style={{ height: `${p.height}px` }} innerHTML={drawn()} />;
}
