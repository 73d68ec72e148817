/** A coloured disc with the initials of a person or thing. The name determines the colour. */
import person from "@material-symbols/svg-400/rounded/person.svg?raw";
import { Show } from "solid-js";
import { Icon } from "./icon.tsx";
import "./avatar.css";

const hues = [212, 262, 330, 12, 38, 92, 152, 184] as const;

export function Avatar(p: {
  readonly name: string;
  readonly size?: "small" | "chat" | "medium" | "large" | "huge" | undefined;
}) {
  return (
    <div class={`avatar ${p.size ?? ""}`} style={{ "--hue": String(hueOf(p.name)) }}>
      <Show when={/\p{L}/u.test(p.name)} fallback={<Icon of={person} />}>
        <span>{initialsOf(p.name)}</span>
      </Show>
    </div>
  );
}
function hueOf(name: string): number {
  let sum = 7;
  for (const char of name) sum = (Math.imul(sum, 31) + char.codePointAt(0)!) >>> 0;
  return hues[sum % hues.length]!;
}
function initialsOf(name: string): string {
  const parts = name.trim().split(/\s+/);
  const first = [...(parts[0] ?? "")][0] ?? "#";
  if (/[\u4e00-\u9fff]/.test(name)) return [...name.trim()].slice(-1)[0]!;
  const last = parts.length > 1 ? ([...parts.at(-1)!][0] ?? "") : "";
  return (first + last).toUpperCase();
}
