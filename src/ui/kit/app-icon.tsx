/** An app's icon, in the shape and colours that the user has chosen. */
import { state } from "../runtime.ts";
import { iconOf } from "../screens.ts";

export function AppIcon(p: { readonly app: string; readonly size?: "small" | undefined }) {
  const look = () => state().os.settings.look;
  return (
    <div
      class={`app-icon ${p.size ?? ""} ${look().iconShape}`}
      classList={{ themed: look().themedIcons }}
      // oxlint-disable-next-line solid/no-innerhtml -- an icon file of our own build
      innerHTML={iconOf(p.app)}
    />
  );
}
