/** The owner's favourite people. */
import { People } from "../../ids.ts";

export const peopleState = { favourites: People };
