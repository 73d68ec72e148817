import { settings } from "../../state.ts";

export const privacyCommands = {
  newAdId: settings.command({}, (own, _, ctx) => {
    const digits = (n: number): string =>
      Array.from({ length: n }, () => Math.floor(ctx.random() * 16).toString(16)).join("");
    own.adId = [8, 4, 4, 4, 12].map(digits).join("-");
  }),
};
