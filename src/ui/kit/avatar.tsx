/** A person or thing as a coloured disc with initials; the colour follows from the name. */
const hues = [212, 262, 330, 12, 38, 92, 152, 184] as const;

export function Avatar(p: { readonly name: string; readonly size?: "small" | "large" | "huge" | undefined }) {
  return (
    <div class={`avatar ${p.size ?? ""}`} style={{ "--hue": String(hueOf(p.name)) }}>
      <span>{initialsOf(p.name)}</span>
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
