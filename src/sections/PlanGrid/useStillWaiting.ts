import { useEffect, useState } from 'react';

/** After this long, visitors wonder whether anything is still happening. */
export const patienceMs = 2000;

/** Whether a wait has lasted longer than that. */
export function useStillWaiting(waiting: boolean): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => setIsLong(true), patienceMs);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [waiting]);
  return isLong;
}
