import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** A process and all that it started; Linux tells it in /proc. */
function withChildren(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  if (children === '') return [pid];
  return [pid, ...children.split(' ').flatMap((child) => withChildren(Number(child)))];
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** The resident memory of a process and its children, in megabytes. */
export function residentMb(pid: number): number {
  const kilobytes = withChildren(pid).map((one) => {
    const status = readFileSync(`/proc/${one}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? Number.NaN);
  });
  return sum(kilobytes) / 1024;
}

function isSocket(file: string): boolean {
  try {
    return readlinkSync(file).startsWith('socket:');
  } catch {
    // Closed since the folder was read.
    return false;
  }
}

/** How many sockets a process and its children hold open. */
export function openSockets(pid: number): number {
  const files = withChildren(pid).flatMap((one) =>
    readdirSync(`/proc/${one}/fd`).map((name) => `/proc/${one}/fd/${name}`),
  );
  return files.filter(isSocket).length;
}
