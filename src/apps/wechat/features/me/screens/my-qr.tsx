import { Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import wechat from "#apps/wechat/index.ts";
import { Remark } from "#apps/wechat/looks/cells.tsx";
import { Frame } from "#apps/wechat/looks/frame.tsx";
import { CodeCard, DotCode } from "#apps/wechat/looks/me.tsx";
import { me } from "#apps/wechat/people.ts";
import { strings } from "#apps/wechat/strings.ts";
import { OwnFace } from "./parts/own-face.tsx";

export default screen(wechat, strings, "myQr", (p) => {
  const own = () => p.state.people[me];
  return (
    <Frame back title={p.t("myQrTitle")}>
      <Show when={p.state.prefs.byQr} fallback={<Remark big>{p.t("qrOff")}</Remark>}>
        <CodeCard
          face={<OwnFace photo={p.state.ownPhoto} files={p.os.files} size={56} />}
          name={own()?.nick ?? ""}
          note={own()?.region ?? ""}
          code={
            <DotCode
              text={`friend ${own()?.wxid ?? ""}`}
              side={232}
              face={<OwnFace photo={p.state.ownPhoto} files={p.os.files} size={44} />}
            />
          }
          foot={p.t("qrFoot")}
        />
      </Show>
    </Frame>
  );
});
