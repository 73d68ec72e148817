import { sizeText } from "#os/format.ts";
import { contentUri } from "#os/intents.ts";
import type { Facts } from "#os/values.ts";
import { nameOf } from "#apps/wechat/shared-queries.ts";
import type { State } from "#apps/wechat/state.ts";
import type { Word } from "#apps/wechat/strings.ts";
import type { Favourite } from "../../state.ts";

/** Returns the title of a favourite and, if it has them, its note and picture. */
export function describeFavourite(
  state: State,
  t: (key: Word, facts?: Facts) => string,
  { body }: Favourite,
): { title: string; note?: string; picture?: string } {
  switch (body.kind) {
    case "text":
      return { title: body.text };
    case "link":
      return { title: body.title, note: body.note };
    case "picture":
      return { title: t("photo"), picture: body.scene ?? contentUri("files", body.file ?? "") };
    case "voice":
      return { title: t("favVoice", { n: body.seconds }), note: body.words };
    case "file":
      return { title: body.name, note: sizeText(body.bytes) };
    case "place":
      return { title: body.name, note: body.address };
    case "card":
      return { title: nameOf(state, body.person) };
    case "record":
      return { title: body.title, note: body.lines.map((l) => `${l.who}: ${l.text}`).join("\n") };
    default:
      return { title: t("favouritesTitle") };
  }
}
