// The versions with which this server produces results.
import { getBrand } from "#brands/lookup.ts";
import { versions, type ServerVersions } from "#contract/version.ts";
import { commit, diffHash, judgeVersion } from "#tasks/version.ts";
import type { Bindings } from "./bindings.ts";
import { worldFacts } from "./world.ts";

export async function serverVersions(env: Bindings): Promise<ServerVersions> {
  const facts = await worldFacts(env).catch(() => null);
  return {
    ...versions,
    world_data: facts?.hash ?? null,
    judge: judgeVersion,
    brand: getBrand(env.BRAND).name,
    commit,
    ...(commit === null ? {} : { git_dirty: diffHash !== null }),
    ...(diffHash === null ? {} : { git_diff_hash: diffHash }),
  };
}
