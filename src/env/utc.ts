// Days as limits count them: from midnight to midnight, UTC.

export const minuteMs = 60_000;
export const dayMs = 86_400_000;
/** As `2027-01-31`. */
export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);
