/** Made by the bundler from what has a folder in src/apps: see scripts/app-chunks.ts. */
declare module "virtual:phone-apps" {
  import type { Manifest } from "../os/absent.ts";
  import type { AnyApp } from "../os/define.ts";
  import type { Drawing } from "./phone.ts";
  type Words = Readonly<Record<"en" | "zh", () => Promise<{ words: Readonly<Record<string, string>> }>>>;
  interface Chunks {
    readonly model: () => Promise<{ default: AnyApp }>;
    readonly drawing: () => Promise<Drawing>;
    readonly more?: () => Promise<Drawing>;
    readonly words: Words;
  }
  export const manifests: readonly Manifest[];
  export const chunks: Readonly<Record<string, Chunks>>;
  export const ofPhone: Words;
}
declare module "virtual:phone-brands" {
  import type { Brand } from "../brands/define.ts";
  export const brands: Readonly<Record<string, () => Promise<{ default: Brand }>>>;
}
declare module "virtual:phone-seeds" {
  import type { AnyApp } from "../os/define.ts";
  export const seeds: Readonly<Record<string, AnyApp["seed"]>>;
}
