/** How far the clock of the writer of a time may be ahead of the clock that reads it, in seconds. */
export const maxClockLead = 60;

/** Returns whether a time is from the future, beyond what two clocks may differ; both are in seconds since 1970. */
export const isFromFuture = (time: number, now: number): boolean => time > now + maxClockLead;
