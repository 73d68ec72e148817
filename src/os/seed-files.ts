/** What lies on a new phone's storage: folders, documents, pictures, downloads. */
import { dayMs, hourMs } from "../state/civil.ts";
import type { Lang } from "./define.ts";
import { homes, mimeOf, type FileContent, type Files } from "./files.ts";

export function seedFiles(now: number, lang: Lang): Files {
  const files: Files = {};
  const say = (en: string, zh: string): string => (lang === "en" ? en : zh);
  const folder = (id: string, name: string, parent: string | null, daysAgo: number): void => {
    const at = now - daysAgo * dayMs;
    files[id] = { id, type: "folder", name, parent, createdAt: at, modifiedAt: at, trashed: null };
  };
  const file = (
    id: string,
    parent: string,
    name: string,
    daysAgo: number,
    bytes: number,
    content: FileContent,
    favourite = false,
  ): void => {
    const at = now - Math.round(daysAgo * dayMs) - hourMs;
    files[id] = {
      id,
      type: "file",
      name,
      parent,
      createdAt: at,
      modifiedAt: at,
      trashed: null,
      mime: mimeOf(name),
      bytes,
      content,
      favourite,
      crop: null,
      turns: 0,
    };
  };
  folder(homes.documents, "Documents", null, 400);
  folder(homes.download, "Download", null, 400);
  folder(homes.dcim, "DCIM", null, 400);
  folder(homes.camera, "Camera", homes.dcim, 400);
  folder(homes.pictures, "Pictures", null, 400);
  folder(homes.screenshots, "Screenshots", homes.pictures, 300);
  folder(homes.music, "Music", null, 400);
  folder(homes.movies, "Movies", null, 400);
  file("file_s1", homes.documents, say("Packing list.txt", "行李清单.txt"), 12, 214, {
    kind: "text",
    text: say(
      "Passport\nCharger and adapter\nTwo shirts, one jumper\nToothbrush\nBook for the train\n",
      "护照\n充电器和转换插头\n两件衬衫、一件毛衣\n牙刷\n火车上看的书\n",
    ),
  });
  return files;
}
