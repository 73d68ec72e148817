/** A quarter of the tasks, each by its reference solution on the real page. */
import { playTasks } from "../support/episodes.ts";

playTasks(2, 4);
