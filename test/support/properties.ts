/**
 * Properties are tried with the same cases in every run: a run is red because of what has changed. PROPERTY_SEED, a whole
 * number, tries others.
 */
import fc from "fast-check";

fc.configureGlobal({ seed: Number(process.env["PROPERTY_SEED"] ?? 20_260_302) });
