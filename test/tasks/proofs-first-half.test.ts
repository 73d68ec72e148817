/** Kernel-only proofs for one half of the tasks. The proofs on the page are in e2e. */
import { proveTasks } from "./proofs.ts";

await proveTasks(0, 2);
