import { Show } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import wechat from "../../../index.ts";
import { nameOf } from "../../../links.ts";
import { Remark } from "../../../looks/cells.tsx";
import { WriteBar } from "../../../looks/forms.tsx";
import { Frame, NavSign } from "../../../looks/frame.tsx";
import { moreSign } from "../../../looks/glyphs.ts";
import { ActionSheet } from "../../../looks/over.tsx";
import { me } from "../../../people.ts";
import { strings } from "../../../strings.ts";
import { postAt } from "../queries.ts";
import { OnePost } from "./parts/one-post.tsx";

export default screen(wechat, strings, "post", (p) => {
  const post = () => postAt(p.state, p.params.post, p.now);
  const own = () => post()?.by === me;
  const isPrivate = () => post()?.audience?.kind === "private";
  return (
    <Frame
      back
      white
      title={p.t("postTitle")}
      actions={
        <Show when={own()}>
          <NavSign icon={moreSign} name={p.t("more")} onTap={() => p.act.more()} />
        </Show>
      }
      bottom={
        <Show when={p.view.under !== null}>
          <WriteBar
            at={p.field("words")}
            placeholder={
              p.view.to === null ? p.t("commentHint") : p.t("replyHint", { name: nameOf(p.state, p.view.to) })
            }
            send={p.t("send")}
            ready={p.can("send")}
            onSend={() => p.act.send()}
          />
        </Show>
      }
      overlays={
        <ActionSheet
          open={p.view.open === "more"}
          items={[
            {
              label: p.t(isPrivate() ? "makePublic" : "makePrivate"),
              onTap: () => p.act.setPrivate({ on: !isPrivate() }),
            },
            { label: p.t("deletePost"), danger: true, onTap: () => p.act.deletePost() },
          ]}
        />
      }
    >
      <Show when={post()} fallback={<Remark big>{p.t("post-missing")}</Remark>}>
        {(it) => <OnePost post={it()} host={p} />}
      </Show>
    </Frame>
  );
});
