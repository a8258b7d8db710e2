export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/**
 * Whole seconds until a moment, both in milliseconds. A second that has begun counts, so that zero
 * is reached at the moment itself and not a second early; past it, zero stays.
 */
export function secondsLeft(target: number, now: number): number {
  const left = target - now;
  return left > 0 ? Math.ceil(left / 1000) : 0;
}

/** Seconds as a countdown shows them. */
export function inUnits(seconds: number): TimeLeft {
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}

/** The countdown's value: days, hours, minutes and seconds until a moment; zeros once past. */
export function timeLeft(target: number, now: number): TimeLeft {
  return inUnits(secondsLeft(target, now));
}
