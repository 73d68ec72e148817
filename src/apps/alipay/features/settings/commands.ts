import * as v from "valibot";
import { reject } from "#os/values.ts";
import { alipay } from "../../state.ts";
import { prefs } from "./prefs.ts";
import { maxModules, ServiceName } from "./state.ts";

export const settingsCommands = {
  configure: alipay.command(prefs.changes, (state, changes) => {
    Object.assign(state.prefs, changes);
  }),
  /** Adds a service at the end of the home page, or removes the service. */
  toggleModule: alipay.command({ name: ServiceName }, (state, { name }) => {
    if (state.modules.includes(name)) state.modules = state.modules.filter((m) => m !== name);
    else if (state.modules.length >= maxModules) return reject("modules-many", { n: maxModules });
    else state.modules.push(name);
  }),
  /** Moves a service on the home page. `to`: the new position, counted from 0. */
  moveModule: alipay.command(
    { name: ServiceName, to: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(13)) },
    (state, { name, to }) => {
      if (!state.modules.includes(name)) return reject("module-missing");
      const rest = state.modules.filter((m) => m !== name);
      state.modules = [...rest.slice(0, to), name, ...rest.slice(to)];
    },
  ),
};
