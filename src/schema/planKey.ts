/** What content calls a plan: the number in the portal may be another one. */
export function keyOf({ key, id }: { key?: number | undefined; id: number }): number {
  return key ?? id;
}
