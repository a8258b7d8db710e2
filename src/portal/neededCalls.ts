const noted = new Set<string>();

/** Notes, while a page is prerendered, that it will ask the portal for this as soon as it opens. */
export function noteCall(url: string): void {
  if (import.meta.env.SSR) noted.add(url);
}

/** What was noted since the last time. */
export function takeNotedCalls(): string[] {
  const calls = [...noted];
  noted.clear();
  return calls;
}
