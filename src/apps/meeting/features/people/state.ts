/** People whom the owner wants to find first. */
import { People } from "../../ids.ts";

export const peopleState = { favourites: People };
