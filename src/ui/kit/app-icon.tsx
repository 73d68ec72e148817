/** An app's icon. The user has chosen the shape and the colours of all icons. Previews choose others with `look`. */
import type { Settings } from "#os/settings.ts";
import { iconOf } from "../apps.ts";
import { state } from "../runtime.ts";
import "./app-icon.css";

export function AppIcon(p: {
  readonly app: string;
  readonly size?: "small" | undefined;
  readonly look?: Pick<Settings["look"], "iconShape" | "themedIcons"> | undefined;
}) {
  const look = () => p.look ?? state().os.settings.look;
  return (
    <div
      class="app-icon"
      classList={{ [`${p.size ?? ""} ${look().iconShape}`]: true, themed: look().themedIcons }}
      // oxlint-disable-next-line solid/no-innerhtml -- an icon of our own build
      innerHTML={iconOf(p.app)}
    />
  );
}
