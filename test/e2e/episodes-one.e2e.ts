/** The one half of the tasks that a run plays, each by its reference solution on the real page. */
import { playTasks } from "../support/episodes.ts";

playTasks(0, 2);
