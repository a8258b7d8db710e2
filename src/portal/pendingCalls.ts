let pending = 0;

/** Whether a call to the portal is under way. Nothing that can wait should compete with it. */
export function hasPendingCalls(): boolean {
  return pending > 0;
}

export async function countWhilePending<T>(call: Promise<T>): Promise<T> {
  pending += 1;
  try {
    return await call;
  } finally {
    pending -= 1;
  }
}
