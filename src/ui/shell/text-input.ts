/** The shell's parts for typing, bundled as one file. */
export { Keyboard } from "./keyboard.tsx";
export { TextTools } from "./text-tools.tsx";
