/**
 * Waits until all work is done, then fails with the first error: the folder of a failed build is deleted,
 * so nothing may still be writing into it.
 */
export async function allOrFirstError(work: readonly Promise<unknown>[]): Promise<void> {
  await Promise.allSettled(work);
  await Promise.all(work);
}
