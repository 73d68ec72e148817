/** The shell's parts for typing. They are bundled as one file. */
export { Keyboard } from "./keyboard.tsx";
export { TextTools } from "./text-tools.tsx";
