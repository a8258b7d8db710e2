/**
 * How long the browser tests wait for a condition or an action, in milliseconds. A shared machine can stall:
 * tests of 6 s have taken more than a minute. Passing tests don't wait that long.
 */
export const patienceMs = 45_000;
