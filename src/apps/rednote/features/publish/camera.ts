/** Chooses the scene in front of the camera. Every quarter of an hour, it is another scene. */
import { Rng } from "#state/rng.ts";
import { minuteMs } from "#state/civil.ts";
import { sceneIds } from "#world/scenes/ids.ts";

const seen = [...sceneIds("landscape"), ...sceneIds("table"), ...sceneIds("plant"), ...sceneIds("animal")];
export const sceneInFront = (now: number): string =>
  Rng.of("rednote", "camera", Math.floor(now / (15 * minuteMs))).pick(seen);
export const pictureBytes = 2_640_000;
