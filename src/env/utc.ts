// Days for limits. A day lasts from midnight to midnight UTC.

export const minuteMs = 60_000;
export const dayMs = 86_400_000;
/** Returns a day such as `2027-01-31`. */
export const formatUtcDay = (now: number): string => new Date(now).toISOString().slice(0, 10);
