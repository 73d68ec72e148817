/** The phone's advertising id. */
import * as v from "valibot";

export const privacyState = { adId: v.string() };
