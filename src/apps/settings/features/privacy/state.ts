/** By what advertisers know the phone. */
import * as v from "valibot";

export const privacyState = { adId: v.string() };
