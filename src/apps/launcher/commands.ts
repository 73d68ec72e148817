import * as v from "valibot";
import { reject } from "../../os/define.ts";
import { AppId, launcher, wallpapers, type State } from "./state.ts";

export const dockSize = 4;
const without = (state: State, app: string): void => {
  state.pages = state.pages.map((page) => page.filter((id) => id !== app));
  state.dock = state.dock.filter((id) => id !== app);
};
export const commands = {
  /** Puts an icon on the last page. */
  addToHome: launcher.command({ app: AppId }, (state, { app }) => {
    if (state.dock.includes(app) || state.pages.some((page) => page.includes(app))) return reject("already-home");
    state.pages.at(-1)!.push(app);
  }),
  removeFromHome: launcher.command({ app: AppId }, (state, { app }) => without(state, app)),
  moveToDock: launcher.command({ app: AppId }, (state, { app }) => {
    if (state.dock.includes(app)) return reject("already-home");
    if (state.dock.length >= dockSize) return reject("dock-full");
    without(state, app);
    state.dock.push(app);
  }),
  moveToPage: launcher.command({ app: AppId }, (state, { app }) => {
    without(state, app);
    state.pages.at(-1)!.push(app);
  }),
  /** Moves an icon one place towards the front of its page or dock. */
  moveForward: launcher.command({ app: AppId }, (state, { app }) => {
    for (const spots of [state.dock, ...state.pages]) {
      const at = spots.indexOf(app);
      if (at === 0) return reject("already-first");
      if (at > 0) {
        spots.splice(at, 1);
        spots.splice(at - 1, 0, app);
        return;
      }
    }
    return reject("not-home");
  }),
  setWallpaper: launcher.command({ wallpaper: v.picklist(wallpapers) }, (state, { wallpaper }) => {
    state.wallpaper = wallpaper;
  }),
};
