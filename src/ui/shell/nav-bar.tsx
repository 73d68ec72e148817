/** The navigation bar at the bottom of the display: the gesture handle, or three buttons. */
import back from "@material-symbols/svg-400/rounded/arrow_back_ios_new.svg?raw";
import home from "@material-symbols/svg-400/rounded/circle.svg?raw";
import recents from "@material-symbols/svg-400/rounded/crop_square.svg?raw";
import { Show } from "solid-js";
import { phone } from "../phone.ts";
import { Icon } from "../kit/icon.tsx";
import { Tap } from "../kit/tap.tsx";
import { state } from "../runtime.ts";
import { shellText } from "./strings.ts";
import { dispatchOs } from "./texts.ts";

export function NavBar() {
  const buttons = () => state().os.settings.gestures.navigation === "buttons";
  /** Whether the phone is locked. On a locked phone, the only effect of back is to go from the keypad to the clock. */
  const locked = () => phone.isAsleep(state());
  return (
    <Show
      when={buttons()}
      fallback={
        <div class="gesture-bar">
          <div class="gesture-handle" />
        </div>
      }
    >
      <div class="gesture-bar">
        <Show when={!locked() || state().view.pad !== null}>
          <Tap class="nav-button" name={shellText("back")} onTap={() => dispatchOs("back")}>
            <Icon of={back} />
          </Tap>
        </Show>
        <Show when={!locked()}>
          <Tap class="nav-button" name={shellText("home")} onTap={() => dispatchOs("home")}>
            <Icon of={home} />
          </Tap>
          <Tap class="nav-button" name={shellText("recents")} onTap={() => dispatchOs("recents")}>
            <Icon of={recents} />
          </Tap>
        </Show>
      </div>
    </Show>
  );
}
