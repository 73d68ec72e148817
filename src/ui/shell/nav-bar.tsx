/** The lower edge of the glass: the pill that is swiped, or three buttons. */
import back from "@material-symbols/svg-400/rounded/arrow_back_ios_new.svg?raw";
import home from "@material-symbols/svg-400/rounded/circle.svg?raw";
import recents from "@material-symbols/svg-400/rounded/crop_square.svg?raw";
import { Show } from "solid-js";
import { phone } from "../phone.ts";
import { Icon } from "../kit/icon.tsx";
import { Tap } from "../kit/tap.tsx";
import { state } from "../runtime.ts";
import { shellText } from "./strings.ts";
import { send } from "./texts.ts";

export function NavBar() {
  const buttons = () => state().os.settings.gestures.navigation === "buttons";
  /** Behind a lock there is nothing to go to but the time, from the pad. */
  const locked = () => phone.asleep(state());
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
          <Tap class="nav-button" name={shellText("back")} onTap={() => send("back")}>
            <Icon of={back} />
          </Tap>
        </Show>
        <Show when={!locked()}>
          <Tap class="nav-button" name={shellText("home")} onTap={() => send("home")}>
            <Icon of={home} />
          </Tap>
          <Tap class="nav-button" name={shellText("recents")} onTap={() => send("recents")}>
            <Icon of={recents} />
          </Tap>
        </Show>
      </div>
    </Show>
  );
}
