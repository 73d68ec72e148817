/** Whether an app is open, and closing it: for the screen that stops apps. */
import { dispatch, state } from "../runtime.ts";

export const isOpen = (app: string): boolean => state().view.tasks[app] !== undefined;
export const closeTask = (app: string): void => dispatch({ name: "os.closeTasks", args: { apps: [app] } });
