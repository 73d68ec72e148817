/** Kernel-only proofs for the other half of the tasks. The proofs on the page are in e2e. */
import { proveTasks } from "./proofs.ts";

await proveTasks(1, 2);
