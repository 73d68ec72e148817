import computer from "@material-symbols/svg-400/outlined/computer.svg?raw";
import phone from "@material-symbols/svg-400/outlined/devices.svg?raw";
import tablet from "@material-symbols/svg-400/outlined/tablet.svg?raw";
import { For } from "solid-js";
import { momentText } from "#os/format.ts";
import { screen } from "#ui/screen-binding.tsx";
import { Field } from "#ui/kit/fields.tsx";
import wechat from "#apps/wechat/index.ts";
import { Cell, Cells } from "#apps/wechat/looks/cells.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { ActionSheet, AlertBox } from "#apps/wechat/looks/overlays.tsx";
import { strings } from "#apps/wechat/strings.ts";

const icons = { phone, tablet, computer } as const;
export default screen(wechat, strings, "devices", (p) => (
  <Frame
    back
    title={p.t("devicesRow")}
    overlays={
      <>
        <ActionSheet
          open={p.view.open === "device"}
          title={p.state.devices[p.view.device ?? ""]?.name}
          items={[
            { label: p.t("deviceRename"), onTap: () => p.act.startRename() },
            { label: p.t("remove"), danger: true, onTap: () => p.act.remove() },
          ]}
        />
        <AlertBox
          open={p.view.open === "rename"}
          title={p.t("deviceRename")}
          ok={p.t("saveWord")}
          disabled={!p.can("rename")}
          onOk={() => p.act.rename()}
        >
          <Field at={p.field("name")} label={p.t("deviceName")} bare="body" line onEnter={() => p.act.rename()} />
        </AlertBox>
      </>
    }
  >
    <Cells first note={p.t("devicesNote")}>
      <For each={Object.values(p.state.devices)}>
        {(d) => (
          <Cell
            tall
            icon={icons[d.kind]}
            title={d.name}
            note={d.here ? p.t("deviceHere") : p.t("lastUsed", { when: momentText(d.at, p.os, p.now), place: d.place })}
            leads
            onTap={() => p.act.open({ device: d.id })}
          />
        )}
      </For>
    </Cells>
  </Frame>
));
