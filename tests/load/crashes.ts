import { setTimeout as sleep } from 'node:timers/promises';
import { startBuiltServer } from '../servers.ts';
import { listeningWorkers } from './process-tree.ts';
import { recordRequests } from './requests.ts';
import { Traffic } from './traffic.ts';

export interface CrashResult {
  kills: number;
  requests: number;
  /** A crash loses the requests in progress: at most one per connection. */
  failures: readonly string[];
  connections: number;
  /** Whether all workers were running again at the end. */
  recovered: boolean;
}

const connections = 16;

/** Kills one of two workers repeatedly under load. */
export async function measureCrashes(dist: string, kills: number): Promise<CrashResult> {
  const { process: server, port } = await startBuiltServer({ WORKERS: '2' }, dist);
  const workers = (): number[] => listeningWorkers(server.pid ?? 0);
  const requests = await recordRequests(dist, port);
  const traffic = new Traffic({ port, requests, connections });
  for (let kill = 0; kill < kills; kill += 1) {
    await sleep(1000);
    const before = workers();
    const victim = before[kill % 2];
    if (victim !== undefined) process.kill(victim, 'SIGKILL');
    await until(() => workers().length === 2 && !workers().includes(victim ?? 0));
  }
  await sleep(1000);
  await traffic.end();
  const recovered = workers().length === 2;
  server.kill('SIGTERM');
  const { latencies, failures } = traffic;
  return { kills, requests: latencies.length, failures, connections, recovered };
}

async function until(condition: () => boolean): Promise<void> {
  for (let attempt = 0; attempt < 600 && !condition(); attempt += 1) await sleep(100);
}
