import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** The child processes, from Linux's /proc. */
export function childrenOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return children === '' ? [] : children.split(' ').map(Number);
}

/** A process and its descendants. */
function processTree(pid: number): number[] {
  return [pid, ...childrenOf(pid).flatMap(processTree)];
}

/** The resident memory of a process and its descendants, in megabytes. */
export function residentMb(rootPid: number): number {
  let kilobytes = 0;
  for (const pid of processTree(rootPid)) {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    kilobytes += Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? Number.NaN);
  }
  return kilobytes / 1024;
}

function isSocket(file: string): boolean {
  try {
    return readlinkSync(file).startsWith('socket:');
  } catch {
    // Closed since the directory was read.
    return false;
  }
}

/** How many sockets a process and its descendants hold open. */
export function countOpenSockets(rootPid: number): number {
  const files = processTree(rootPid).flatMap((pid) =>
    readdirSync(`/proc/${pid}/fd`).map((name) => `/proc/${pid}/fd/${name}`),
  );
  return files.filter(isSocket).length;
}
