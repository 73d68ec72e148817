/** What is on the glass while somebody types: one file to fetch. */
export { Keyboard } from "./keyboard.tsx";
export { TextTools } from "./text-tools.tsx";
