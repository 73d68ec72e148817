import gone from "@material-symbols/svg-400/rounded/security.svg?raw";
import { For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import meeting from "#apps/meeting/index.ts";
import { EmptyNote } from "#apps/meeting/looks/buttons.tsx";
import { Frame } from "#apps/meeting/looks/frame.tsx";
import { Card, ListRow, SwitchRow } from "#apps/meeting/looks/rows.tsx";
import { strings } from "#apps/meeting/strings.ts";
import { isOwnerLead } from "../presence.ts";
import { chatRules } from "../state.ts";

export default screen(meeting, strings, "safety", (p) => {
  const room = () => (p.state.live ? p.state.rooms[p.state.live.room] : undefined);
  const fixed = () => !room() || !isOwnerLead(room()!);
  return (
    <Frame back dark title={p.t("safetyTitle")}>
      <Show when={room()} fallback={<EmptyNote icon={gone} text={p.t("not-in-meeting")} />}>
        {(r) => (
          <>
            <Card note={fixed() ? p.t("notHostNote") : undefined}>
              <SwitchRow
                title={p.t("lockRow")}
                note={p.t("lockNote")}
                on={r().locked !== null}
                disabled={fixed()}
                onTap={() => p.act.toggleLock()}
              />
              <SwitchRow
                title={p.t("waitingToggle")}
                note={p.t("waitingNote")}
                on={r().waiting !== null}
                disabled={fixed()}
                onTap={() => p.act.toggleWaiting()}
              />
              <SwitchRow
                title={p.t("quietToggle")}
                on={r().quiet}
                disabled={fixed()}
                onTap={() => p.act.toggleQuiet()}
              />
            </Card>
            <Card title={p.t("allowTitle")}>
              <SwitchRow
                title={p.t("mayUnmuteRow")}
                on={r().mayUnmute}
                disabled={fixed()}
                onTap={() => p.act.toggleUnmute()}
              />
              <SwitchRow
                title={p.t("mayRenameRow")}
                on={r().mayRename}
                disabled={fixed()}
                onTap={() => p.act.toggleRename()}
              />
            </Card>
            <Card title={p.t("chatRuleTitle")}>
              <For each={chatRules}>
                {(rule) => (
                  <ListRow
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
