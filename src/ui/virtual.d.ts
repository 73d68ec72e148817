/** The bundler generates these modules from the folders in src/apps; see scripts/build/app-chunks.ts. */
declare module "virtual:phone-apps" {
  import type { Manifest } from "#os/unloaded.ts";
  import type { AnyApp } from "#os/define.ts";
  import type { Drawing } from "./phone.ts";
  type Words = Readonly<Record<"en" | "zh", () => Promise<{ words: Readonly<Record<string, string>> }>>>;
  interface Chunks {
    readonly model: () => Promise<{ default: AnyApp }>;
    readonly drawing: () => Promise<Drawing>;
    /**
     * The model with all features. It exists only for an app with features. `more` contains the screens of the features
     * other than the start feature.
     */
    readonly whole?: () => Promise<{ default: AnyApp }>;
    readonly more?: () => Promise<Drawing>;
    readonly moreWords?: Words;
    readonly words: Words;
  }
  export const manifests: readonly Manifest[];
  export const chunks: Readonly<Record<string, Chunks>>;
  export const ofPhone: Words;
}
declare module "virtual:phone-brands" {
  import type { Brand } from "#brands/define.ts";
  export const brands: Readonly<Record<string, () => Promise<{ default: Brand }>>>;
}
declare module "virtual:phone-seeds" {
  import type { AnyApp } from "#os/define.ts";
  export const seeds: Readonly<Record<string, Pick<AnyApp, "seed" | "money">>>;
}
