/** The first item of each kind. */
export function firstOfEach<T>(items: readonly T[], kindOf: (item: T) => unknown): T[] {
  const kinds = items.map(kindOf);
  return items.filter((_, index) => kinds.indexOf(kinds[index]) === index);
}
