/** The panel that a volume key shows: the ringer, the media volume, and the way to all volumes. */
import media from "@material-symbols/svg-400/rounded/music_note.svg?raw";
import ring from "@material-symbols/svg-400/rounded/notifications.svg?raw";
import silent from "@material-symbols/svg-400/rounded/notifications_off.svg?raw";
import tune from "@material-symbols/svg-400/rounded/tune.svg?raw";
import vibrate from "@material-symbols/svg-400/rounded/mobile_vibrate.svg?raw";
import { intents } from "#os/intents.ts";
import { settingArgs } from "#os/settings.ts";
import { IconButton } from "../kit/buttons.tsx";
import { Icon } from "../kit/icon.tsx";
import { Tap } from "../kit/tap.tsx";
import { state } from "../runtime.ts";
import { boxOf } from "../scale.ts";
import { shellText } from "./strings.ts";
import { dispatchOs } from "./texts.ts";
import "./volume-panel.css";

const ringerIcons = { ring, vibrate, silent };
/** From this volume on, the icon lies on the level. */
const coveredByLevel = 14;
const nextRinger = { ring: "vibrate", vibrate: "silent", silent: "ring" } as const;

export function VolumePanel() {
  const sound = () => state().os.settings.sound;
  let track!: HTMLDivElement;
  const set = (y: number): void => {
    const box = boxOf(track);
    const share = 1 - Math.max(0, Math.min(1, (y - box.top) / box.height));
    dispatchOs("system", { command: "set", args: settingArgs("sound", "media", Math.round(share * 100)) });
  };
  return (
    <div class="volume-panel">
      <IconButton
        icon={ringerIcons[sound().ringer]}
        name={shellText(`ringer-${sound().ringer}`)}
        onTap={() =>
          dispatchOs("system", { command: "set", args: settingArgs("sound", "ringer", nextRinger[sound().ringer]) })
        }
      />
      <div class="volume-track" ref={(el) => (track = el)}>
        <Tap
          role="slider"
          class={`volume-touch ${sound().media >= coveredByLevel ? "loud" : ""}`}
          name={shellText("mediaVolume")}
          value={String(sound().media)}
          onTap={({ y }) => set(y)}
          onDrag={({ y }) => set(y)}
        >
          <div class="volume-level" style={{ height: `${sound().media}%` }} />
          <Icon of={media} />
        </Tap>
      </div>
      <IconButton
        icon={tune}
        name={shellText("allVolumes")}
        onTap={() => dispatchOs("start", { intent: intents.settings("sound") })}
      />
    </div>
  );
}
