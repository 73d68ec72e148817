import { Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { Field } from "#ui/kit/fields.tsx";
import { queryWorld } from "#ui/world.ts";
import folk from "#world/folk/index.ts";
import wechat from "#apps/wechat/index.ts";
import { Cell, Cells, Remark } from "#apps/wechat/looks/cells.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { AlertBox } from "#apps/wechat/looks/overlays.tsx";
import { Face } from "#apps/wechat/looks/portrait.tsx";
import { strings } from "#apps/wechat/strings.ts";

export default screen(wechat, strings, "stranger", (p) => {
  const person = queryWorld(folk.queries.person, () => ({ id: p.params.folk }));
  const say = (text: { en: string; zh: string } | undefined) => (p.lang === "en" ? text?.en : text?.zh) ?? "";
  const greeted = () => p.state.greeted[p.params.folk];
  return (
    <Frame
      back
      title={p.t("strangerTitle")}
      overlays={
        <AlertBox
          open={p.view.open === "greet"}
          title={p.t("greetWord")}
          ok={p.t("send")}
          disabled={!p.can("greet")}
          onOk={() => p.act.greet()}
        >
          <Field
            at={p.field("words")}
            label={p.t("greetHint")}
            placeholder={p.t("greetHint")}
            bare="body"
            line
            onEnter={() => p.act.greet()}
          />
        </AlertBox>
      }
    >
      <Show when={person()} fallback={<Remark big>{person() === null ? p.t("person-unknown") : ""}</Remark>}>
        {(it) => (
          <>
            <Cells first>
              <Cell tall face={<Face of={it().id} size={64} />} title={say(it().nick)} note={say(it().region)} />
              <Cell title={p.t("aboutRow")} note={say(it().bio)} />
            </Cells>
            <Show when={greeted()}>
              {(g) => (
                <Cells title={p.t("greetings")}>
                  <Cell title={p.t("greetedLine", { text: g().text })} />
                  <Cell title={g().answer?.text ?? p.t("greetingWaits")} />
                </Cells>
              )}
            </Show>
            <Cells>
              <Show when={!greeted()}>
                <Cell
                  act="named"
                  title={p.t("greetWord")}
                  disabled={!p.can("startGreet")}
                  onTap={() => p.act.startGreet()}
                />
              </Show>
              <Cell act="danger" title={p.t("strangerBlock")} onTap={() => p.act.block()} />
            </Cells>
          </>
        )}
      </Show>
    </Frame>
  );
});
