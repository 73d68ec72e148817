/** The app's own stickers. They show a round creature in different moods. */
import "./stickers.css";

const strokePath = (d: string, width = 3.5): string =>
  `<path d="${d}" fill="none" stroke="#4a3728" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const eyes = {
  open: `<circle cx="36" cy="50" r="4.500" fill="#4a3728"/><circle cx="64" cy="50" r="4.500" fill="#4a3728"/>`,
  shut: strokePath("M31 51q5 4 10 0M59 51q5 4 10 0"),
  happy: strokePath("M31 52q5-7 10 0M59 52q5-7 10 0"),
  angry: `${strokePath("M30 43l11 5M70 43l-11 5")}<circle cx="37" cy="53" r="4" fill="#4a3728"/><circle cx="63" cy="53" r="4" fill="#4a3728"/>`,
  wide: `<circle cx="36" cy="49" r="8" fill="#fff" stroke="#4a3728" stroke-width="2.500"/><circle cx="64" cy="49" r="8" fill="#fff" stroke="#4a3728" stroke-width="2.500"/><circle cx="36" cy="49" r="3" fill="#4a3728"/><circle cx="64" cy="49" r="3" fill="#4a3728"/>`,
  hearts: `<path d="M36 56l-8-8c-3-4 3-9 8-4 5-5 11 0 8 4zM64 56l-8-8c-3-4 3-9 8-4 5-5 11 0 8 4z" fill="#e5484d"/>`,
};
const mouths = {
  smile: strokePath("M42 62q8 8 16 0"),
  laugh: `<path d="M39 60h22c0 15-22 15-22 0z" fill="#a63d40"/>`,
  flat: strokePath("M44 65h12"),
  down: strokePath("M42 68q8-8 16 0"),
  round: `<ellipse cx="50" cy="67" rx="5" ry="7" fill="#a63d40"/>`,
  wave: strokePath("M40 64q5 5 10 0q5 5 10 0"),
};
const cheeks = `<ellipse cx="27" cy="61" rx="6" ry="4" fill="#f2a0a0"/><ellipse cx="73" cy="61" rx="6" ry="4" fill="#f2a0a0"/>`;
const star = (x: number, y: number, fill: string): string =>
  `<path d="M${x} ${y}l2.500 5 5.500.700-4 3.800 1 5.500-5-2.700-5 2.700 1-5.500-4-3.800 5.500-.700z" fill="${fill}"/>`;
const moods: Readonly<Record<string, readonly [body: string, eyes: string, mouth: string, more: string]>> = {
  hi: ["#ffd27a", eyes.happy, mouths.smile, `${strokePath("M84 40q8-6 6-16")}${strokePath("M92 44q8-4 9-12", 2.5)}`],
  ok: [
    "#9fd8b4",
    eyes.open,
    mouths.smile,
    `<circle cx="84" cy="30" r="13" fill="#07a558"/><path d="m78 30 5 5 8-9" fill="none" stroke="#fff" stroke-width="3.500"/>`,
  ],
  thanks: ["#ffd27a", eyes.shut, mouths.smile, `${cheeks}<path d="M42 88q8-12 16 0z" fill="#f0b755"/>`],
  laugh: [
    "#ffd27a",
    eyes.happy,
    mouths.laugh,
    `<path d="M20 56q-6 6-2 9 5 1 5-6zM80 56q6 6 2 9-5 1-5-6z" fill="#6db7f2"/>`,
  ],
  cry: [
    "#a9cdf2",
    eyes.shut,
    mouths.down,
    `<path d="M33 57v22M67 57v22" stroke="#4a90d9" stroke-width="6" stroke-linecap="round"/>`,
  ],
  love: ["#ffb3b3", eyes.hearts, mouths.smile, cheeks],
  sleep: [
    "#c9c2f0",
    eyes.shut,
    mouths.round,
    `<text x="74" y="30" font-size="20" font-weight="700" fill="#6b5fc0">z</text><text x="86" y="18" font-size="14" font-weight="700" fill="#6b5fc0">z</text>`,
  ],
  angry: ["#f29a7a", eyes.angry, mouths.flat, strokePath("M80 26l6-6m-2 10 8-3m-16-2 2-8", 3)],
  wow: ["#ffd27a", eyes.wide, mouths.round, strokePath("M18 24l-5-7M28 18l-2-9M82 24l5-7", 3)],
  go: [
    "#9fd8b4",
    eyes.angry,
    mouths.laugh,
    `<path d="M20 24h60v8H20z" fill="#e5484d"/><circle cx="50" cy="28" r="3" fill="#fff"/>`,
  ],
  party: [
    "#ffd27a",
    eyes.happy,
    mouths.laugh,
    `<path d="m50 2 12 24H38z" fill="#7a6ff0"/>${star(18, 20, "#f2c94c")}${star(84, 16, "#e5484d")}`,
  ],
  shy: ["#ffc9a3", eyes.shut, mouths.wave, cheeks],
};
/** Draws a sticker. `of` is the name of a mood. For an unknown mood, the creature has a plain face. */
export function StickerArt(p: { readonly of: string; readonly size: number }) {
  const drawn = () => {
    const [body, look, mouth, more] = moods[p.of] ?? ["#e0e0e0", eyes.open, mouths.flat, ""];
    const ears = `<circle cx="24" cy="30" r="11" fill="${body}"/><circle cx="76" cy="30" r="11" fill="${body}"/>`;
    return `<svg viewBox="0 0 104 100">${ears}<ellipse cx="50" cy="57" rx="38" ry="35" fill="${body}"/>${look}${mouth}${more}</svg>`;
  };
  // oxlint-disable-next-line solid/no-innerhtml -- drawn here, from a name alone
  return <i class="sticker-art" style={{ "--side": `${p.size}px` }} innerHTML={drawn()} />;
}
