// The icons that pictures are composed of, read where pictures are drawn: at build and in tests, never by the page.
import { icons } from "@iconify-json/fluent-emoji-flat";

export function sceneArt(name: string): string {
  const body = icons.icons[name]?.body;
  if (body === undefined) throw new Error(`the icon set has no ${name}`);
  if (body.includes("id=")) throw new Error(`${name} has ids of its own, which would clash`);
  return body;
}
