/** Chooses the pictures and videos of posts. */
import type { Rng } from "#state/rng.ts";
import { artNames } from "../rednote/data/art-names.ts";
import { createPictures } from "../rednote/pictures.ts";
import { grounds as allGrounds, type Ground } from "../social/pictures.ts";
import { sceneIds, kindNames, sceneShape, type SceneKind } from "../scenes/ids.ts";
import type { Subject } from "../social/forms.ts";
import type { PostForm } from "./form-data.ts";
import type { Media } from "./index.ts";
import type { Public } from "./words.ts";

type Picture = Media["picture"];
type PictureForm = Parameters<typeof createPictures>[0]["form"];

/** The alternative text for each kind of scene that posts can show. */
const sceneAlts: Partial<Record<SceneKind, readonly [en: string, zh: string]>> = {
  fridge: ["The inside of an open fridge", "打开的冰箱里面"],
  receipt: ["A paper receipt", "一张购物小票"],
  animal: ["An animal outdoors", "户外的一只动物"],
  landscape: ["A wide view", "一片开阔的风景"],
  desk: ["A desk from above", "从上往下拍的书桌"],
  whiteboard: ["A whiteboard with writing", "写了字的白板"],
  chart: ["A chart with figures", "一张带数字的图表"],
  map: ["A drawn map", "手绘地图"],
  note: ["A handwritten note", "一张手写的字条"],
  shelf: ["A full shelf", "摆满的架子"],
  plant: ["A plant in a pot", "一盆植物"],
  score: ["A scoreboard", "记分牌"],
  run: ["A screenshot of a run", "跑步记录的截图"],
  menu: ["A printed menu", "一张菜单"],
  market: ["A market stall with prices", "标了价的菜摊"],
  clock: ["A clock", "一个钟"],
  parcel: ["Parcels with labels", "贴着面单的包裹"],
};

export const isGround = (word: string): word is Ground => allGrounds.some((one) => one === word);

const describeEn = (names: readonly string[]): string => {
  const [first = "", ...others] = names;
  const capital = first.charAt(0).toUpperCase() + first.slice(1);
  return others.length === 0 ? `${capital}, close up` : `${capital} with ${others.join(" and ")}`;
};
const describeZh = (names: readonly string[]): string =>
  names.length === 1 ? `${names[0]}的近景` : `${names[0]}，旁边有${names.slice(1).join("、")}`;

function altOf(picture: Picture, lang: Public): string {
  if (picture.scene !== null) return sceneAlts[sceneShape(picture.scene)!.kind]?.[lang === "en" ? 0 : 1] ?? "";
  const names = [...new Set(picture.things.map(({ art }) => artNames[art]![lang === "en" ? 0 : 1]))];
  return lang === "en" ? describeEn(names) : describeZh(names);
}

/**
 * Creates the media of one post, of the kind that `carries` names. `writesAlt`: whether the author adds alternative
 * texts.
 */
export function createMedia(
  rng: Rng,
  lang: Public,
  form: PostForm,
  carries: string,
  subject: Subject | null,
  writesAlt: boolean,
): Media[] {
  if (carries === "text") return [];
  if (carries.startsWith("scene:")) {
    const kind = kindNames.find((name) => name === carries.slice("scene:".length));
    if (!kind) throw new Error(`${form.id}: there is no ${carries}`);
    const scene = rng.pick(sceneIds(kind));
    const picture: Picture = { ratio: "4:3", scene, item: null, ground: "wall", things: [], words: "" };
    return [{ picture, alt: writesAlt ? altOf(picture, lang) : "", seconds: 0 }];
  }
  const isVideo = carries === "video";
  const pictureForm: PictureForm = {
    ...form.form,
    channel: "food",
    kinds: ["image"],
    grounds: form.form.grounds.filter(isGround),
  };
  const made = createPictures({
    rng,
    form: pictureForm,
    kind: isVideo ? "video" : "image",
    subject,
    item: null,
    title: "",
  });
  const count = isVideo ? 1 : rng.pick([1, 1, 1, 1, 2, 2, 3, 4]);
  return made.slice(0, count).map((picture) => ({
    picture,
    alt: writesAlt ? altOf(picture, lang) : "",
    seconds: isVideo ? rng.int(6, 140) : 0,
  }));
}
