/**
 * Property tests use the same cases in every run, so that only a change can make a run fail. PROPERTY_SEED, an integer,
 * selects other cases.
 */
import fc from "fast-check";

fc.configureGlobal({ seed: Number(process.env["PROPERTY_SEED"] ?? 20_260_302) });
