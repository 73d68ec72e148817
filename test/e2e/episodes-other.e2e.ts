/** The second half of the run's tasks, each with its reference solution on the real page. */
import { playTasks } from "../support/episodes.ts";

playTasks(1, 2);
