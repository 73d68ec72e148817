/** The ids and sizes of all pictures, without the code that draws them. Apps' seeds refer to pictures by id. */
export type Shape = "portrait" | "landscape" | "screen";

export const sizes = {
  portrait: { width: 1080, height: 1440 },
  landscape: { width: 1440, height: 1080 },
  screen: { width: 1080, height: 2400 },
} as const satisfies Record<Shape, { width: number; height: number }>;

export const sceneKinds = {
  room: { count: 10, shape: "landscape" },
  kitchen: { count: 8, shape: "landscape" },
  desk: { count: 8, shape: "landscape" },
  table: { count: 16, shape: "landscape" },
  fridge: { count: 14, shape: "portrait" },
  market: { count: 14, shape: "landscape" },
  receipt: { count: 24, shape: "portrait" },
  menu: { count: 14, shape: "portrait" },
  letter: { count: 8, shape: "portrait" },
  invoice: { count: 12, shape: "portrait" },
  contract: { count: 6, shape: "portrait" },
  certificate: { count: 8, shape: "landscape" },
  form: { count: 8, shape: "portrait" },
  workorder: { count: 12, shape: "portrait" },
  log: { count: 8, shape: "portrait" },
  run: { count: 8, shape: "screen" },
  server: { count: 8, shape: "landscape" },
  meter: { count: 12, shape: "portrait" },
  whiteboard: { count: 10, shape: "landscape" },
  card: { count: 12, shape: "landscape" },
  ticket: { count: 16, shape: "landscape" },
  map: { count: 10, shape: "portrait" },
  note: { count: 12, shape: "portrait" },
  chat: { count: 14, shape: "screen" },
  landscape: { count: 14, shape: "landscape" },
  animal: { count: 12, shape: "landscape" },
  people: { count: 12, shape: "landscape" },
  parcel: { count: 10, shape: "landscape" },
  shelf: { count: 10, shape: "landscape" },
  clock: { count: 10, shape: "portrait" },
  plant: { count: 8, shape: "portrait" },
  score: { count: 8, shape: "landscape" },
  chart: { count: 12, shape: "landscape" },
  wallpaper: { count: 12, shape: "screen" },
} as const satisfies Record<string, { count: number; shape: Shape }>;

/** Numbers of the wallpapers that need dark letters. */
const lightWallpapers: readonly number[] = [1, 3, 5, 7, 9, 11];

export type SceneKind = keyof typeof sceneKinds;

export const kindNames = Object.keys(sceneKinds) as SceneKind[];

export const sceneId = (kind: SceneKind, number: number): string => `${kind}_${String(number).padStart(2, "0")}`;

export const sceneIds = (kind: SceneKind): string[] =>
  Array.from({ length: sceneKinds[kind].count }, (_, i) => sceneId(kind, i + 1));

/** Returns the id of the picture's drawing in `scenes.queries.drawing`. */
export const drawingId = (id: string, lang: "en" | "zh"): string => `${id}_${lang}`;

/** Returns the kind, number and size of a picture, or undefined when no picture has this id. */
export function sceneShape(id: string): { kind: SceneKind; number: number; width: number; height: number } | undefined {
  const parts = /^([a-z]+)_(\d\d)$/.exec(id);
  const kind = kindNames.find((name) => name === parts?.[1]);
  const number = Number(parts?.[2]);
  if (!kind || number < 1 || number > sceneKinds[kind].count) return undefined;
  return { kind, number, ...sizes[sceneKinds[kind].shape] };
}

/** The part of a picture that remains after cropping, as fractions of its width and height. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export const fullCrop: Crop = { x: 0, y: 0, width: 1, height: 1 };

/** Returns the size of a picture after cropping and rotation by quarter turns. */
export function sizeAfterEdit(
  size: { readonly width: number; readonly height: number },
  crop: Crop | null,
  turns: number,
): { readonly width: number; readonly height: number } {
  const kept = crop ?? fullCrop;
  const [w, h] = [Math.round(size.width * kept.width), Math.round(size.height * kept.height)];
  return turns % 2 === 0 ? { width: w, height: h } : { width: h, height: w };
}
/** Returns the crop of the same part after the picture is rotated clockwise by quarter turns (0 to 3). */
export function rotateCrop(crop: Crop, turns: number): Crop {
  let at = crop;
  for (let i = 0; i < turns; i++) at = { x: 1 - at.y - at.height, y: at.x, width: at.height, height: at.width };
  return at;
}

/** Whether text on a wallpaper should be dark. */
export const isLightWallpaper = (id: string): boolean => {
  const shape = sceneShape(id);
  return shape?.kind === "wallpaper" && lightWallpapers.includes(shape.number);
};
