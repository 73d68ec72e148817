/** Functions that close what is in front. */
import { dispatch } from "../runtime.ts";
import { useHostScreen } from "../screen-binding.tsx";

/** Returns a function that closes the open overlay of the screen that contains the caller. */
export function useCloseOverlay(): () => void {
  const holder = useHostScreen();
  return () => dispatch({ name: "os.view", args: { app: holder.app, patch: { open: null } } });
}
/** Does what the back key does. */
export const goBack = (): void => dispatch({ name: "os.back", args: {} });
