/** Whether the visitor asks for less data; browsers that know no such wish count as no. */
export function prefersLessData(): boolean {
  if (typeof navigator === 'undefined' || !('connection' in navigator)) return false;
  const { connection } = navigator;
  return connection instanceof Object && 'saveData' in connection && connection.saveData === true;
}
