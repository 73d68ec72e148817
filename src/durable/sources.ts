// What the environment of a phone looks up on this platform.
import { brandCalled } from "../brands/chosen.ts";
import type { Sources } from "../env/plan.ts";
import type { Bindings } from "./bindings.ts";
import { worldOf } from "./world.ts";

/** `own`: the name of the phone's object, whose snapshots `ownText` reads; those of others are asked of them. */
export const sourcesOf = (
  env: Bindings,
  own: string | undefined,
  ownText: (id: string) => Promise<string | null>,
): Sources => ({
  world: worldOf(env),
  brand: brandCalled(env.BRAND),
  snapshotText: (id) => {
    const holder = id.slice(0, id.lastIndexOf("."));
    return holder === own ? ownText(id) : env.PHONES.getByName(holder).snapshotText(id);
  },
});
