/** Other motifs of profile pictures: landscapes, animals, plants, food and things. All drawings are 96 × 96. */
import type { Rng } from "#state/rng.ts";

const paint = (fill: string): string => `<rect width="96" height="96" fill="${fill}"/>`;
type Draw = (r: Rng) => string;

const sky = (r: Rng, from: string, to: string): string => {
  const id = `s${r.int(100, 999)}`;
  return `<defs><linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>${paint(`url(#${id})`)}`;
};
const skies = [
  ["#f9c58d", "#f492a5"],
  ["#8ecae6", "#e7f5fb"],
  ["#1b2a49", "#5c6b9c"],
  ["#fbe3b5", "#f6a76b"],
  ["#cdb4db", "#ffc8dd"],
  ["#274c5b", "#a7c4bc"],
] as const;

const mountains: Draw = (r) => {
  const [from, to] = r.pick(skies);
  const x = r.int(24, 70);
  return `${sky(r, from, to)}<circle cx="${96 - x}" cy="${r.int(18, 34)}" r="8" fill="#fff6d8"/><path d="M0 74L${x - 20} 40L${x} 62L${x + 16} 34L96 72V96H0z" fill="#4d6a79"/><path d="M${x + 16} 34l-7 12l6-2l4 4l6-3z" fill="#fff"/><path d="M0 84q24-14 48-4t48-6v22H0z" fill="#2f4a45"/>`;
};
const sea: Draw = (r) => {
  const [from, to] = r.pick(skies);
  const y = r.int(50, 60);
  return `${sky(r, from, to)}<circle cx="${r.int(28, 68)}" cy="${y}" r="13" fill="#ffe9b0"/><rect y="${y}" width="96" height="${96 - y}" fill="#2a6f97"/><g stroke="#ffffff99" stroke-width="2" stroke-linecap="round"><path d="M10 ${y + 9}h22M46 ${y + 14}h30M20 ${y + 22}h18M58 ${y + 27}h24"/></g>`;
};
const boat: Draw = (r) => {
  const sail = r.pick(["#fff", "#f4a259", "#e76f51", "#f1faee"]);
  return `${sky(r, "#bfe3f2", "#f3fafc")}<rect y="66" width="96" height="30" fill="#1d6a8a"/><path d="M46 20v42H22z" fill="${sail}"/><path d="M50 28v34h20z" fill="${sail}" opacity=".8"/><path d="M16 66h62l-9 13H26z" fill="#5c3d2e"/>`;
};
const night: Draw = (r) => {
  const stars = Array.from(
    { length: 9 },
    () => `<circle cx="${r.int(4, 92)}" cy="${r.int(4, 56)}" r="${r.int(8, 16) / 10}"/>`,
  ).join("");
  return `${sky(r, "#0d1b3d", "#33477a")}<g fill="#fff">${stars}</g><path d="M66 16a15 15 0 1 0 12 24a12 12 0 0 1-12-24z" fill="#ffe8a3"/><path d="M0 82l20-10l16 8l22-14l38 16v14H0z" fill="#0a1128"/>`;
};
const lighthouse: Draw = (r) =>
  `${sky(r, ...(r.pick(skies) as [string, string]))}<path d="M40 30h16l5 50H35z" fill="#fff"/><path d="M38.5 46h19l1 10h-21zM36.5 66h23l1 10H35.5z" fill="#d1495b"/><rect x="41" y="18" width="14" height="12" fill="#ffd166"/><path d="M38 19l10-9l10 9z" fill="#333"/><path d="M0 80q48-12 96 0v16H0z" fill="#37505c"/>`;
const cat: Draw = (r) => {
  const coat = r.pick(["#2f2f33", "#e09f5a", "#9a9aa3", "#f3efe6", "#6b5142", "#c9b79c"]);
  const eye = r.pick(["#9bd770", "#f2c14e", "#6fc3df"]);
  const dark = coat === "#2f2f33";
  const stripes = r.chance(0.5)
    ? `<path d="M42 26l2 9M48 24v10M54 26l-2 9" stroke="#0000003a" stroke-width="3" stroke-linecap="round"/>`
    : "";
  return `${paint(r.pick(["#f6e7cb", "#cfe3e2", "#f2c6c2", "#d6d2ea", "#b7cfae", "#f7f3ea"]))}<path d="M22 40L20 10l20 12zM74 40l2-30l-20 12z" fill="${coat}"/><ellipse cx="48" cy="50" rx="31" ry="28" fill="${coat}"/>${stripes}<ellipse cx="36" cy="48" rx="6" ry="7" fill="${eye}"/><ellipse cx="60" cy="48" rx="6" ry="7" fill="${eye}"/><ellipse cx="36" cy="48" rx="2.2" ry="6" fill="#111"/><ellipse cx="60" cy="48" rx="2.2" ry="6" fill="#111"/><path d="M44 58h8l-4 5z" fill="#e88d8d"/><path d="M48 63q-5 6-10 2M48 63q5 6 10 2M20 58l-14-3M20 63l-14 3M76 58l14-3M76 63l14 3" fill="none" stroke="${dark ? "#ddd" : "#333"}" stroke-width="1.5" stroke-linecap="round"/><path d="M24 96c4-22 44-22 48 0z" fill="${coat}"/>`;
};
const dog: Draw = (r) => {
  const coat = r.pick(["#d9a066", "#8d5b3a", "#f0e6d8", "#4a4a4f", "#c98b4e"]);
  const ear = r.pick(["#6f4427", "#3b2b22", "#b9772f"]);
  return `${paint(r.pick(["#cde7d8", "#f9dcc4", "#bcd4e6", "#fef3c7", "#e3d5ee"]))}<ellipse cx="48" cy="48" rx="27" ry="29" fill="${coat}"/><path d="M24 30c-16 0-16 34-6 38c8-6 8-24 12-36zM72 30c16 0 16 34 6 38c-8-6-8-24-12-36z" fill="${ear}"/><ellipse cx="48" cy="61" rx="15" ry="13" fill="#fff6ea"/><circle cx="38" cy="44" r="3.5" fill="#1c1614"/><circle cx="58" cy="44" r="3.5" fill="#1c1614"/><ellipse cx="48" cy="55" rx="6" ry="4.5" fill="#1c1614"/><path d="M48 59v5M40 65q8 8 16 0" fill="none" stroke="#1c1614" stroke-width="2" stroke-linecap="round"/><path d="M44 68h8v6q-4 5-8 0z" fill="#e5737f"/>`;
};
const bird: Draw = (r) => {
  const coat = r.pick(["#3a7ca5", "#e07a5f", "#81b29a", "#f2cc8f", "#6d597a", "#ef476f"]);
  return `${paint(r.pick(["#f4f1de", "#dceef2", "#fae1dd", "#e2ece9"]))}<path d="M18 66c-4-34 30-46 48-28c8 8 6 18 4 22c-4 20-34 28-52 6z" fill="${coat}"/><path d="M68 44l16 5l-15 6z" fill="#f4a259"/><circle cx="58" cy="42" r="3.2" fill="#1a1a1a"/><path d="M24 62c10-16 24-14 30-8c-4 14-18 18-30 8z" fill="#00000026"/><path d="M20 64l-14 16l20-6z" fill="${coat}"/><path d="M42 78v12M52 77v13" stroke="#b5651d" stroke-width="2.5"/><path d="M4 91h88" stroke="#7f5539" stroke-width="4"/>`;
};
const rabbit: Draw = (r) => {
  const coat = r.pick(["#fff", "#d6c6b4", "#b7b7be", "#a17c5b"]);
  return `${paint(r.pick(["#ffd6e0", "#c1d3fe", "#d8f3dc", "#ffe5b4"]))}<ellipse cx="36" cy="26" rx="8" ry="24" fill="${coat}"/><ellipse cx="60" cy="26" rx="8" ry="24" fill="${coat}"/><ellipse cx="36" cy="28" rx="3.5" ry="16" fill="#f4b6c2"/><ellipse cx="60" cy="28" rx="3.5" ry="16" fill="#f4b6c2"/><ellipse cx="48" cy="62" rx="28" ry="26" fill="${coat}"/><circle cx="38" cy="58" r="3" fill="#333"/><circle cx="58" cy="58" r="3" fill="#333"/><path d="M45 66h6l-3 4zM48 70v4M42 76q6 3 12 0" fill="#e88d8d" stroke="#b0606a" stroke-width="1.5"/><circle cx="30" cy="68" r="4" fill="#f4b6c2"/><circle cx="66" cy="68" r="4" fill="#f4b6c2"/>`;
};
const plant: Draw = (r) => {
  const leaf = r.pick(["#588157", "#3a7d44", "#84a98c", "#2d6a4f"]);
  const pot = r.pick(["#c8553d", "#e9c46a", "#f1f1f1", "#4f6d7a"]);
  return `${paint(r.pick(["#fefae0", "#e9edc9", "#f0e6ef", "#dbe7e4", "#fcefe3"]))}<g fill="${leaf}"><path d="M48 62C30 52 22 36 26 18c14 4 22 20 22 44z"/><path d="M48 62c18-10 26-26 22-44c-14 4-22 20-22 44z"/><path d="M48 62c-6-18-6-34 0-52c6 18 6 34 0 52z" fill-opacity=".75"/><path d="M48 64C34 64 20 58 12 46c14-4 28 4 36 18z"/><path d="M48 64c14 0 28-6 36-18c-14-4-28 4-36 18z"/></g><path d="M30 62h36l-5 28H35z" fill="${pot}"/><path d="M28 60h40v7H28z" fill="#00000022"/>`;
};
const flower: Draw = (r) => {
  const petal = r.pick(["#ef476f", "#ffd166", "#f4acb7", "#c77dff", "#ffffff", "#f28482"]);
  const n = r.int(6, 9);
  const petals = Array.from(
    { length: n },
    (_, i) =>
      `<ellipse cx="48" cy="25" rx="${n > 7 ? 9 : 11}" ry="18" transform="rotate(${Math.round((360 / n) * i)} 48 46)"/>`,
  ).join("");
  return `${paint(r.pick(["#2d6a4f", "#cfe8cf", "#fff1e6", "#a9d6e5", "#3c4f76"]))}<path d="M48 50q4 24-4 46" fill="none" stroke="#4c956c" stroke-width="4"/><g fill="${petal}">${petals}</g><circle cx="48" cy="46" r="10" fill="#f9a03f"/><circle cx="48" cy="46" r="5" fill="#b5651d"/>`;
};
const sunflowerField: Draw = (r) =>
  `${sky(r, ...(r.pick(skies) as [string, string]))}<path d="M0 62q48-12 96 0v34H0z" fill="#6a994e"/>${[18, 40, 62, 84].map((x, i) => `<g transform="translate(${x} ${66 + (i % 2) * 12})"><path d="M0 4v24" stroke="#386641" stroke-width="3"/><circle r="9" fill="#ffc300"/><circle r="4.5" fill="#5c3d2e"/></g>`).join("")}`;
const coffee: Draw = (r) =>
  `${paint(r.pick(["#e6ccb2", "#f5ebe0", "#b08968", "#d5bdaf"]))}<circle cx="48" cy="50" r="36" fill="#fff"/><circle cx="48" cy="50" r="27" fill="#6f4518"/><path d="M48 70c-14-9-20-16-15-25c4-6 12-5 15 2c3-7 11-8 15-2c5 9-1 16-15 25z" fill="#f1dcc2"/><path d="M82 38c14-2 14 22 0 20" fill="none" stroke="#fff" stroke-width="6"/>`;
const noodles: Draw = (r) =>
  `${paint(r.pick(["#fca311", "#e63946", "#264653", "#ffe8d6"]))}<path d="M10 48h76c0 24-16 38-38 38S10 72 10 48z" fill="#fff"/><path d="M10 48h76v6H10z" fill="#d62828"/><g fill="none" stroke="#f2c572" stroke-width="4" stroke-linecap="round"><path d="M20 46q8-12 16 0t16 0t16 0t10-2"/></g><ellipse cx="62" cy="42" rx="9" ry="6" fill="#fff"/><circle cx="62" cy="42" r="4" fill="#f9a03f"/><path d="M30 44L60 8M37 46L70 12" stroke="#6b4226" stroke-width="3" stroke-linecap="round"/>`;
const cake: Draw = (r) =>
  `${paint(r.pick(["#ffe5ec", "#e0fbfc", "#f7ede2", "#cddafd"]))}<path d="M16 52h64v32H16z" fill="${r.pick(["#f7c59f", "#8d5b4c", "#f4d58d"])}"/><path d="M16 44h64v14q-6 9-12 0q-6 9-12 0q-6 9-12 0q-6 9-12 0q-6 7-16 0z" fill="${r.pick(["#ff8fab", "#fff", "#c9184a"])}"/><rect x="45" y="26" width="6" height="18" fill="#fff"/><path d="M48 14c6 6 4 11 0 11s-6-5 0-11z" fill="#ffb703"/>`;
const fruit: Draw = (r) => {
  const peel = r.pick(["#f77f00", "#d62828", "#90be6d", "#f9c74f"]);
  return `${paint(r.pick(["#fefae0", "#caf0f8", "#fde2e4", "#e9f5db"]))}<circle cx="48" cy="54" r="29" fill="${peel}"/><path d="M48 26q2-12 10-14" fill="none" stroke="#6b4226" stroke-width="4" stroke-linecap="round"/><path d="M52 22c8-12 20-10 24-6c-6 8-16 10-24 6z" fill="#52b788"/><path d="M30 44q4-10 13-12" fill="none" stroke="#ffffffaa" stroke-width="5" stroke-linecap="round"/>`;
};
const bicycle: Draw = (r) =>
  `${paint(r.pick(["#f1faee", "#ffe8d6", "#a8dadc", "#ddd5f3"]))}<g fill="none" stroke="${r.pick(["#1d3557", "#e63946", "#2a9d8f", "#333"])}" stroke-width="4" stroke-linejoin="round"><circle cx="25" cy="62" r="17"/><circle cx="71" cy="62" r="17"/><path d="M25 62l14-26h24l8 26M39 36l12 26h-26M51 62l12-26M36 30h8M60 36l-2-9h9"/></g>`;
const pad: Draw = (r) =>
  `${paint(r.pick(["#22223b", "#3a0ca3", "#14213d", "#2b2d42"]))}<path d="M20 34c8-6 14-2 18 0h20c4-2 10-6 18 0c8 10 12 30 8 36s-12 2-18-8H30c-6 10-14 14-18 8s0-26 8-36z" fill="#e5e5e5"/><path d="M24 48h14M31 41v14" stroke="#444" stroke-width="5"/><circle cx="62" cy="52" r="4" fill="#06d6a0"/><circle cx="72" cy="52" r="4" fill="#ef476f"/><circle cx="67" cy="45" r="4" fill="#ffd166"/><circle cx="67" cy="59" r="4" fill="#118ab2"/>`;
const guitar: Draw = (r) =>
  `${paint(r.pick(["#283618", "#fefae0", "#bc6c25", "#d4a373"]))}<g transform="rotate(35 48 48)"><rect x="45" y="2" width="6" height="48" fill="#5c3d2e"/><path d="M48 40c16 0 14 14 10 18c10 6 12 28-10 28s-20-22-10-28c-4-4-6-18 10-18z" fill="${r.pick(["#d08c43", "#a4161a", "#e6b566"])}"/><circle cx="48" cy="62" r="7" fill="#2b1d14"/><path d="M40 78h16" stroke="#2b1d14" stroke-width="3"/></g>`;
const book: Draw = (r) =>
  `${paint(r.pick(["#e8e1d3", "#354f52", "#f2e9e4", "#9a8c98"]))}<path d="M48 28C36 18 20 18 12 22v50c10-4 24-4 36 6c12-10 26-10 36-6V22c-8-4-24-4-36 6z" fill="#fff"/><path d="M48 28v50" stroke="#bbb" stroke-width="2"/><g stroke="#c9c2b8" stroke-width="2"><path d="M20 34q10-2 20 3M20 44q10-2 20 3M20 54q10-2 20 3M56 37q10-5 20-3M56 47q10-5 20-3M56 57q10-5 20-3"/></g>`;
const abstract: Draw = (r) => {
  const colours = r.pick([
    ["#264653", "#2a9d8f", "#e9c46a", "#e76f51"],
    ["#f72585", "#7209b7", "#3a0ca3", "#4cc9f0"],
    ["#fefae0", "#dda15e", "#606c38", "#bc6c25"],
    ["#03071e", "#9d0208", "#faa307", "#ffba08"],
    ["#edede9", "#d5bdaf", "#e3d5ca", "#6b705c"],
  ]);
  return `${paint(colours[0]!)}<circle cx="${r.int(10, 40)}" cy="${r.int(20, 80)}" r="${r.int(18, 34)}" fill="${colours[1]}"/><rect x="${r.int(40, 60)}" y="${r.int(-10, 30)}" width="34" height="70" transform="rotate(${r.int(-30, 40)} 60 40)" fill="${colours[2]}"/><path d="M0 96L${r.int(30, 50)} ${r.int(50, 66)}L96 96z" fill="${colours[3]}"/>`;
};
const waves: Draw = (r) => {
  const c = r.pick([
    ["#023047", "#219ebc", "#8ecae6"],
    ["#582f0e", "#b6ad90", "#e9e4d4"],
    ["#590d22", "#c9184a", "#ffb3c1"],
  ]);
  return `${paint(c[2]!)}<path d="M0 50q24-22 48 0t48 0v46H0z" fill="${c[1]}"/><path d="M0 70q24-20 48 0t48 0v26H0z" fill="${c[0]}"/>`;
};
const cartoon: Draw = (r) => {
  const c = r.pick(["#ffd166", "#06d6a0", "#ef476f", "#8ecae6", "#cdb4db", "#f4a261"]);
  return `${paint(r.pick(["#fff", "#073b4c", "#fff3b0", "#e0aaff"]))}<path d="M16 60c-6-56 70-56 64 0c-2 36-62 36-64 0z" fill="${c}"/><ellipse cx="37" cy="48" rx="8" ry="10" fill="#fff"/><ellipse cx="60" cy="48" rx="8" ry="10" fill="#fff"/><circle cx="${r.int(35, 40)}" cy="50" r="4" fill="#111"/><circle cx="${r.int(57, 62)}" cy="50" r="4" fill="#111"/><path d="${r.pick(["M38 68q10 10 20 0", "M40 70h16", "M38 66h20q-10 16-20 0z"])}" fill="#7a1f2b" stroke="#222" stroke-width="2.5" stroke-linecap="round"/>`;
};
const city: Draw = (r) => {
  const [from, to] = r.pick(skies);
  const houses = [0, 1, 2, 3, 4, 5].map((i) => {
    const h = r.int(24, 60);
    return `<rect x="${i * 16}" y="${96 - h}" width="15" height="${h}" fill="${i % 2 === 0 ? "#2b2d42" : "#3d405b"}"/><path d="M${i * 16 + 4} ${104 - h}v${h - 14}M${i * 16 + 10} ${104 - h}v${h - 14}" stroke="#ffd16699" stroke-width="3" stroke-dasharray="3 5"/>`;
  });
  return `${sky(r, from, to)}${houses.join("")}`;
};
const road: Draw = (r) =>
  `${sky(r, "#f8d49b", "#f4978e")}<path d="M0 60l96-6v42H0z" fill="${r.pick(["#7f9172", "#c9a66b", "#5f7a61"])}"/><path d="M44 58h6l26 38H22z" fill="#4a4e69"/><path d="M47 62v4M47.5 72v6M48 84v9" stroke="#fff" stroke-width="2"/><circle cx="20" cy="30" r="9" fill="#fff3d6"/>`;
const climber: Draw = (r) =>
  `${paint("#e9d8a6")}<path d="M52 0h44v96H40l10-34l-6-22z" fill="#9c6644"/><path d="M60 8l10 20l-14 30l16 34" fill="none" stroke="#7f5539" stroke-width="3"/><circle cx="38" cy="34" r="7" fill="#3a2a22"/><path d="M38 42l4 20M40 46l16-14M40 48l14 4M42 62l14 6M42 62l-4 20l12 4" fill="none" stroke="${r.pick(["#e63946", "#1d7874"])}" stroke-width="6" stroke-linecap="round"/><path d="M40 56V96" stroke="#333" stroke-width="1.6"/>`;
const fishing: Draw = (r) =>
  `${sky(r, "#a9d6e5", "#f1f7f5")}<rect y="58" width="96" height="38" fill="#468faf"/><path d="M0 70h44v7H0zM10 77v19M32 77v19" fill="#7f5539" stroke="#7f5539" stroke-width="4"/><circle cx="26" cy="40" r="7" fill="#e8b98f"/><path d="M16 38h20l-4-8H20z" fill="#7a8450"/><path d="M18 70c0-20 16-20 16 0z" fill="#38618c"/><path d="M32 54L74 26V66" fill="none" stroke="#333" stroke-width="1.8"/><circle cx="74" cy="67" r="3" fill="#e63946"/>`;
const violin: Draw = (r) =>
  `${paint(r.pick(["#3b1f2b", "#e0d6c8", "#2f4858"]))}<g transform="rotate(-28 48 48)"><path d="M48 30c14 0 15 10 11 16c-2 4-2 6 0 9c7 8 6 27-11 27s-18-19-11-27c2-3 2-5 0-9c-4-6-3-16 11-16z" fill="#b5651d"/><rect x="45.5" y="4" width="5" height="50" fill="#1f120c"/><path d="M42 66h12M40 52q-2 8 1 10M56 52q2 8-1 10" stroke="#1f120c" stroke-width="2" fill="none"/></g><path d="M14 84L84 14" stroke="#e6ccb2" stroke-width="2.5"/>`;
const teapot: Draw = (r) =>
  `${paint(r.pick(["#dde5b6", "#ede0d4"]))}<path d="M26 50c0-16 44-16 44 0c4 22-2 34-22 34S22 72 26 50z" fill="#6b705c"/><path d="M70 54c16-6 14 20-3 20M26 58C16 58 16 44 8 42" fill="none" stroke="#6b705c" stroke-width="6" stroke-linecap="round"/><path d="M34 40h28" stroke="#4a4e3d" stroke-width="4"/><circle cx="48" cy="34" r="4" fill="#4a4e3d"/><path d="M42 24q-4-6 0-12M54 24q-4-6 0-12" fill="none" stroke="#a5a58d" stroke-width="2.5" stroke-linecap="round"/>`;
const roses: Draw = () =>
  `${paint("#e9f0e1")}<path d="M20 96V40h56v56z" fill="#c98b6b"/><path d="M14 42l34-24l34 24z" fill="#8d4b3a"/><path d="M40 96V66h16v30z" fill="#4a2f27"/><g fill="#d1495b"><circle cx="24" cy="66" r="6"/><circle cx="30" cy="78" r="6"/><circle cx="20" cy="88" r="6"/><circle cx="72" cy="68" r="6"/><circle cx="66" cy="80" r="6"/><circle cx="76" cy="90" r="6"/></g><g fill="#3a7d44"><circle cx="18" cy="77" r="4"/><circle cx="32" cy="90" r="4"/><circle cx="78" cy="79" r="4"/></g>`;
const beetle: Draw = () =>
  `${paint("#d9ead3")}<path d="M48 30C32 30 24 46 24 60s10 28 24 28s24-14 24-28s-8-30-24-30z" fill="#1b7f5c"/><path d="M48 32v56" stroke="#0b3d2e" stroke-width="2.5"/><circle cx="48" cy="24" r="11" fill="#123b2e"/><path d="M42 15L34 5M54 15l8-10M25 50L10 44M24 64H8M28 76L14 86M71 50l15-6M72 64h16M68 76l14 10" stroke="#123b2e" stroke-width="3" stroke-linecap="round"/><ellipse cx="38" cy="52" rx="4" ry="10" fill="#ffffff44"/>`;
const car: Draw = (r) =>
  `${paint("#bde0fe")}<path d="M0 68h96v28H0z" fill="#6c757d"/><path d="M10 66c0-12 8-14 16-14l8-16c2-4 30-4 34 0l8 16c10 2 12 4 12 14z" fill="${r.pick(["#e63946", "#2a9d8f", "#f4a261"])}"/><path d="M33 50l6-11h9v11zM52 39h10l6 11H52z" fill="#e0f2fe"/><circle cx="28" cy="68" r="9" fill="#222"/><circle cx="70" cy="68" r="9" fill="#222"/><circle cx="28" cy="68" r="4" fill="#ccc"/><circle cx="70" cy="68" r="4" fill="#ccc"/>`;
const knife: Draw = () =>
  `${paint("#343a40")}<circle cx="48" cy="48" r="34" fill="#f8f9fa"/><circle cx="48" cy="48" r="25" fill="#e9ecef"/><path d="M30 66L64 28c6 8 4 16-4 22L38 70z" fill="#adb5bd"/><path d="M30 66l8 4l-10 12l-8-4z" fill="#5c3d2e"/>`;
const circuit: Draw = () =>
  `${paint("#0b3d2e")}<g fill="none" stroke="#95d5b2" stroke-width="3"><path d="M0 24h26l10 10M0 72h22l14-12M96 20H72L60 34M96 76H70L60 64M48 0v30M48 96V66"/></g><rect x="34" y="32" width="28" height="32" rx="3" fill="#1b1b1e"/><circle cx="40" cy="38" r="2" fill="#ddd"/><circle cx="48" cy="48" r="6" fill="#ffd166"/>`;
const bread: Draw = () =>
  `${paint("#f5e6cc")}<path d="M12 62c0-26 72-26 72 0c0 22-72 22-72 0z" fill="#b5743a"/><path d="M26 54q4-10 12-11M44 52q4-10 12-11M62 54q3-8 10-8" fill="none" stroke="#f3d9a4" stroke-width="5" stroke-linecap="round"/>`;
const camera: Draw = () =>
  `${paint("#ffc8a2")}<path d="M12 34h18l6-9h24l6 9h18v42H12z" fill="#2b2d42"/><circle cx="48" cy="54" r="17" fill="#edf2f4"/><circle cx="48" cy="54" r="11" fill="#3d5a80"/><circle cx="44" cy="50" r="3" fill="#fff"/><circle cx="76" cy="42" r="3" fill="#ef233c"/>`;

export const views = {
  mountains,
  sea,
  boat,
  night,
  lighthouse,
  cat,
  dog,
  bird,
  rabbit,
  plant,
  flower,
  sunflowerField,
  coffee,
  noodles,
  cake,
  fruit,
  bicycle,
  pad,
  guitar,
  book,
  abstract,
  waves,
  cartoon,
  city,
  road,
  climber,
  fishing,
  violin,
  teapot,
  roses,
  beetle,
  car,
  knife,
  circuit,
  bread,
  camera,
} as const satisfies Record<string, Draw>;
export type View = keyof typeof views;
