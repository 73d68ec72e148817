import down from "@material-symbols/svg-400/rounded/keyboard_arrow_down.svg?raw";
import { For, Show } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import { Field } from "../../../../../ui/kit/fields.tsx";
import { spaced } from "../../../ids.ts";
import meeting from "../../../index.ts";
import { Acts, MainAct, WordAct } from "../../../looks/acts.tsx";
import { Frame } from "../../../looks/frame.tsx";
import { OpenSign } from "../../../looks/open-sign.tsx";
import { Card, FieldLine, Line, SwitchLine } from "../../../looks/rows.tsx";
import { AskBox, Panel } from "../../../looks/sheets.tsx";
import { strings } from "../../../strings.ts";

export default screen(meeting, strings, "join", (p) => (
  <Frame
    back
    title={p.t("joinTitle")}
    overlays={
      <>
        <AskBox
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
        </AskBox>
        <Panel
          open={p.view.open === "tried"}
          title={p.t("triedBefore")}
          end={<WordAct label={p.t("clear")} name={p.t("forgetTried")} onTap={() => p.act.forget()} />}
        >
          <For each={p.state.tried}>
            {(one) => (
              <Line
                role="option"
                title={spaced(one.number)}
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
      <FieldLine
        word={p.t("numberWord")}
        at={p.field("number")}
        label={p.t("numberWord")}
        placeholder={p.t("numberHint")}
        kind="number"
        enter="next"
        tail={
          <Show when={p.state.tried.length > 0}>
            <OpenSign icon={down} name={p.t("triedBefore")} onTap={() => p.setView({ open: "tried" })} />
          </Show>
        }
      />
      <FieldLine
        word={p.t("yourName")}
        at={p.field("name")}
        label={p.t("yourName")}
        placeholder={p.t("nameHint")}
        caps="words"
      />
    </Card>
    <Card title={p.t("onJoining")}>
      <SwitchLine title={p.t("joinMicRow")} on={p.view.mic} onTap={() => p.act.toggleMic()} />
      <SwitchLine title={p.t("joinSoundRow")} on={p.view.sound} onTap={() => p.setView({ sound: !p.view.sound })} />
      <SwitchLine title={p.t("joinCameraRow")} on={p.view.camera} onTap={() => p.act.toggleCamera()} />
    </Card>
    <Acts>
      <MainAct label={p.t("joinAct")} disabled={!p.can("join")} onTap={() => p.act.join()} />
    </Acts>
  </Frame>
));
