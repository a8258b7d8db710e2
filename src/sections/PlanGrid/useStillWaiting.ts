import { useEffect, useState } from 'react';

/** After this long, visitors wonder whether anything still happens. */
export const patienceMs = 3000;

/** Whether a wait has become long. */
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
