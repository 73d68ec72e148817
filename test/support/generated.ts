import { generate } from "../../scripts/generate.ts";

export default function setup(): void {
  generate();
}
