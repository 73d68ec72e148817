/** Whether a target is there, and where: what commands ask the world before they believe an id. */
import type { Ctx } from "../../os/app-command.ts";
import geo from "../../world/geo/index.ts";
import type { Spot } from "../../world/places/geo.ts";
import { isPin, pinOf } from "./ids.ts";

/** Null where no such place is in the world. */
export function spotOfTarget(ctx: Pick<Ctx, "world">, target: string): Spot | null {
  if (isPin(target)) return pinOf(target);
  const found = ctx.world(geo.queries.place, { id: target });
  return found && { latitude: found.latitude, longitude: found.longitude };
}
