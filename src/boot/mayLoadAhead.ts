interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether to load what the visitor has not asked for yet: not with data saving on, nor over 2G. */
export function mayLoadAhead(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}
