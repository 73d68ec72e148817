import * as w from "./weight.ts";
console.log(Object.keys(w));
