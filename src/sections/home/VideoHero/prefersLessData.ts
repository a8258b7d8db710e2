/** Whether the visitor prefers less data; false in browsers without the setting. */
export function prefersLessData(): boolean {
  if (typeof navigator === 'undefined' || !('connection' in navigator)) return false;
  const { connection } = navigator;
  return connection instanceof Object && 'saveData' in connection && connection.saveData === true;
}
