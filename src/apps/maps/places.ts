/** Checks that a target exists before a command uses its id. */
import type { Ctx } from "#os/app-command.ts";
import geo from "#world/geo/index.ts";
import type { Coordinates } from "#world/places/geo.ts";
import { isPin, parsePin } from "./ids.ts";

/** Returns the coordinates of a target, or null if the world has no such place. */
export function findTargetCoordinates(ctx: Pick<Ctx, "world">, target: string): Coordinates | null {
  if (isPin(target)) return parsePin(target);
  const found = ctx.world(geo.queries.place, { id: target });
  return found && { latitude: found.latitude, longitude: found.longitude };
}
