import down from "@material-symbols/svg-400/rounded/keyboard_arrow_down.svg?raw";
import { For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Field } from "#ui/kit/fields.tsx";
import { formatNumber } from "#apps/meeting/ids.ts";
import meeting from "#apps/meeting/index.ts";
import { ButtonGroup, MainButton, TextButton } from "#apps/meeting/looks/buttons.tsx";
import { Frame } from "#apps/meeting/looks/frame.tsx";
import { OpenButton } from "#apps/meeting/looks/open-button.tsx";
import { Card, FieldRow, ListRow, SwitchRow } from "#apps/meeting/looks/rows.tsx";
import { InputDialog, Panel } from "#apps/meeting/looks/sheets.tsx";
import { strings } from "#apps/meeting/strings.ts";

export default screen(meeting, strings, "join", (p) => (
  <Frame
    back
    title={p.t("joinTitle")}
    overlays={
      <>
        <InputDialog
          open={p.view.open === "password"}
          title={p.t("passwordTitle")}
          note={p.t("passwordNote")}
          cancel={p.t("cancel")}
          ok={p.t("joinAct")}
          disabled={!p.can("enter")}
          onOk={() => p.act.enter()}
        >
          <Field
            at={p.field("password")}
            label={p.t("passwordFact")}
            placeholder={p.t("passwordHint")}
            kind="number"
            bare="body"
            line
            onEnter={() => p.act.enter()}
          />
        </InputDialog>
        <Panel
          open={p.view.open === "tried"}
          title={p.t("triedBefore")}
          end={<TextButton label={p.t("clear")} name={p.t("forgetTried")} onTap={() => p.act.forget()} />}
        >
          <For each={p.state.tried}>
            {(one) => (
              <ListRow
                role="option"
                title={formatNumber(one.number)}
                note={one.topic}
                onTap={() => p.act.choose({ number: one.number })}
              />
            )}
          </For>
        </Panel>
      </>
    }
  >
    <Card>
      <FieldRow
        word={p.t("numberWord")}
        at={p.field("number")}
        label={p.t("numberWord")}
        placeholder={p.t("numberHint")}
        kind="number"
        enter="next"
        tail={
          <Show when={p.state.tried.length > 0}>
            <OpenButton icon={down} name={p.t("triedBefore")} onTap={() => p.setView({ open: "tried" })} />
          </Show>
        }
      />
      <FieldRow
        word={p.t("yourName")}
        at={p.field("name")}
        label={p.t("yourName")}
        placeholder={p.t("nameHint")}
        caps="words"
      />
    </Card>
    <Card title={p.t("onJoining")}>
      <SwitchRow title={p.t("joinMicRow")} on={p.view.mic} onTap={() => p.act.toggleMic()} />
      <SwitchRow title={p.t("joinSoundRow")} on={p.view.sound} onTap={() => p.setView({ sound: !p.view.sound })} />
      <SwitchRow title={p.t("joinCameraRow")} on={p.view.camera} onTap={() => p.act.toggleCamera()} />
    </Card>
    <ButtonGroup>
      <MainButton label={p.t("joinAct")} disabled={!p.can("join")} onTap={() => p.act.join()} />
    </ButtonGroup>
  </Frame>
));
