/** The icons of the page are SVG paths, because some machines have no font with these characters. */
const paths = {
  yes: "M3 8.5l3.2 3.2L13 5",
  no: "M4 4l8 8M12 4l-8 8",
  back: "M10 3L5 8l5 5",
  on: "M6 3l5 5-5 5",
  up: "M8 13V3M4 7l4-4 4 4",
  down: "M8 3v10M4 9l4 4 4-4",
  play: "M5 3l8 5-8 5z",
  pause: "M5 3v10M11 3v10",
} as const;
export type IconName = keyof typeof paths;

/** `label` is only necessary if there is no text next to the icon with the same meaning. */
export function Icon(props: { sign: IconName; label?: string }) {
  return (
    <svg
      class="icon"
      viewBox="0 0 16 16"
      role={props.label === undefined ? undefined : "img"}
      aria-label={props.label}
      aria-hidden={props.label === undefined}
    >
      <path d={paths[props.sign]} />
    </svg>
  );
}
