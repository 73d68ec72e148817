import end from "@material-symbols/svg-400/outlined/call_end-fill.svg?raw";
import { Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import posts from "#world/posts/index.ts";
import app from "#apps/x/index.ts";
import { CallPage, HangUp } from "#apps/x/looks/chat.tsx";
import { Face } from "#ui/kit/social/face.tsx";
import { Leaf } from "#apps/x/looks/frame.tsx";
import { strings } from "#apps/x/strings.ts";

export default screen(app, strings, "call", (p) => {
  const call = () => p.state.call;
  const user = queryWorld(posts.queries.user, () => {
    const it = call();
    return it ? { id: it.user } : null;
  });
  return (
    <Leaf black back title={p.t(call()?.video ? "videoCall" : "audioCall")}>
      <CallPage
        face={<Face of={call()?.user ?? "x"} size={112} />}
        name={user()?.name ?? ""}
        text={p.t(call() ? "ringing" : "noCall")}
        button={
          <Show when={call()}>
            <HangUp icon={end} name={p.t("hangUp")} onTap={() => p.act.hangUp()} />
          </Show>
        }
      />
    </Leaf>
  );
});
