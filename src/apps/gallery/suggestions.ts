/** Search suggestions for an empty query. The gallery suggests only kinds of pictures that exist on the phone. */
import type { SceneKind } from "#world/scenes/ids.ts";

/** For each kind of picture, a search word that finds pictures of that kind in the world data. */
export const searchSuggestions: readonly { readonly kind: SceneKind; readonly en: string; readonly zh: string }[] = [
  { kind: "receipt", en: "Receipt", zh: "小票" },
  { kind: "table", en: "Food", zh: "食物" },
  { kind: "people", en: "People", zh: "人物" },
  { kind: "animal", en: "Animals", zh: "动物" },
  { kind: "landscape", en: "Landscape", zh: "风景" },
  { kind: "chat", en: "Messages", zh: "聊天记录" },
  { kind: "parcel", en: "Parcel", zh: "包裹" },
  { kind: "whiteboard", en: "Whiteboard", zh: "白板" },
  { kind: "meter", en: "Meter", zh: "仪表" },
  { kind: "market", en: "Market stall", zh: "水果摊" },
];
