interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether to load what the visitor has not asked for; not where visitors count their bytes, or wait long for them. */
export function mayLoadAhead(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}
