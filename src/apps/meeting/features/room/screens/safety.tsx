import gone from "@material-symbols/svg-400/rounded/security.svg?raw";
import { For, Show } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import meeting from "../../../index.ts";
import { Nothing } from "../../../looks/acts.tsx";
import { Frame } from "../../../looks/frame.tsx";
import { Card, Line, SwitchLine } from "../../../looks/rows.tsx";
import { strings } from "../../../strings.ts";
import { leads } from "../presence.ts";
import { chatRules } from "../state.ts";

export default screen(meeting, strings, "safety", (p) => {
  const room = () => (p.state.live ? p.state.rooms[p.state.live.room] : undefined);
  const fixed = () => !room() || !leads(room()!);
  return (
    <Frame back dark title={p.t("safetyTitle")}>
      <Show when={room()} fallback={<Nothing icon={gone} text={p.t("not-in-meeting")} />}>
        {(r) => (
          <>
            <Card note={fixed() ? p.t("notHostNote") : undefined}>
              <SwitchLine
                title={p.t("lockRow")}
                note={p.t("lockNote")}
                on={r().locked !== null}
                disabled={fixed()}
                onTap={() => p.act.toggleLock()}
              />
              <SwitchLine
                title={p.t("waitingToggle")}
                note={p.t("waitingNote")}
                on={r().waiting !== null}
                disabled={fixed()}
                onTap={() => p.act.toggleWaiting()}
              />
              <SwitchLine
                title={p.t("quietToggle")}
                on={r().quiet}
                disabled={fixed()}
                onTap={() => p.act.toggleQuiet()}
              />
            </Card>
            <Card title={p.t("allowTitle")}>
              <SwitchLine
                title={p.t("mayUnmuteRow")}
                on={r().mayUnmute}
                disabled={fixed()}
                onTap={() => p.act.toggleUnmute()}
              />
              <SwitchLine
                title={p.t("mayRenameRow")}
                on={r().mayRename}
                disabled={fixed()}
                onTap={() => p.act.toggleRename()}
              />
            </Card>
            <Card title={p.t("chatRuleTitle")}>
              <For each={chatRules}>
                {(rule) => (
                  <Line
                    role="option"
                    title={p.t(`chat_${rule}`)}
                    blue={r().chatRule === rule}
                    on={r().chatRule === rule}
                    disabled={fixed()}
                    onTap={() => p.act.setChatRule({ rule })}
                  />
                )}
              </For>
            </Card>
          </>
        )}
      </Show>
    </Frame>
  );
});
