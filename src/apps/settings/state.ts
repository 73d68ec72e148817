/** Settings keeps nothing of its own: all that it shows and changes is the phone's. */
import { modelOf } from "../../os/define.ts";

export const settings = modelOf("settings", {});
