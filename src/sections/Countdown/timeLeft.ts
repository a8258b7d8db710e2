interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/**
 * Whole seconds until a time, both in milliseconds. Rounds up, so that zero
 * is reached at that time and not a second early. Never negative.
 */
export function secondsLeft(target: number, now: number): number {
  const left = target - now;
  return left > 0 ? Math.ceil(left / 1000) : 0;
}

/** Splits seconds into days, hours, minutes and seconds. */
export function inUnits(seconds: number): TimeLeft {
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}
