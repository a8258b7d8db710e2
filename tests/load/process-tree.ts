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

/** How many sockets a process holds open. */
function countSockets(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).filter((name) => isSocket(`/proc/${pid}/fd/${name}`))
    .length;
}

/** How many sockets a process and its descendants hold open. */
export function countOpenSockets(rootPid: number): number {
  return processTree(rootPid)
    .map(countSockets)
    .reduce((sum, count) => sum + count, 0);
}

/** The workers that listen: besides the channel to the primary they have another socket. */
export function listeningWorkers(rootPid: number): number[] {
  return childrenOf(rootPid).filter((pid) => countSockets(pid) > 1);
}
