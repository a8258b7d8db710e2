import type { ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildSite } from '../../pipeline/build.ts';
import { runCommand } from '../processes.ts';
import { startBuiltServer } from '../servers.ts';
import { runAbusiveClients } from './abusive-clients.ts';
import { sendBadInput } from './bad-input.ts';
import { measureCrashes } from './crashes.ts';
import { measureGrowth } from './memory.ts';
import { countOpenSockets, residentMb } from './process-tree.ts';
import { findProblems, formatReport, minMemoryRequests } from './report.ts';
import type { AbuseResult, LoadResult } from './report.ts';
import { formatReliability, reliabilityProblems, type Reliability } from './reliability.ts';
import { measureReloads } from './reloads.ts';
import { recordRequests } from './requests.ts';
import { Traffic } from './traffic.ts';

const dist = path.resolve(import.meta.dirname, '../../dist');
const connections = 64;
const minSeconds = 30;
const maxSeconds = 300;
/** Per process: the heap grows until V8 has done its first full collection. */
const warmUpRequests = 300_000;

const modes = [
  { mode: 'one worker', env: {}, processes: 1 },
  { mode: 'all cores', env: { WORKERS: 'max' }, processes: availableParallelism() },
];
type Mode = (typeof modes)[number];

interface Server {
  process: ChildProcess;
  pid: number;
  port: number;
}

async function startServer(env: NodeJS.ProcessEnv): Promise<Server> {
  const server = await startBuiltServer(env);
  // With several workers, the first one responds before the others listen.
  await sleep(1000);
  const { pid } = server.process;
  if (pid === undefined) throw new Error('The server did not start.');
  return { process: server.process, pid, port: server.port };
}

/** Samples the server's memory after the warm-up, until there has been enough traffic. */
async function sampleMemory(traffic: Traffic, pid: number, warmUp: number): Promise<number[]> {
  const samples: number[] = [];
  const started = performance.now();
  for (;;) {
    await sleep(500);
    const seconds = (performance.now() - started) / 1000;
    const requests = traffic.latencies.length;
    if (requests > warmUp) samples.push(residentMb(pid));
    const isEnough = seconds >= minSeconds && requests >= warmUp + minMemoryRequests;
    if (isEnough || seconds > maxSeconds) return samples;
  }
}

/** Stops the server while traffic continues. */
async function shutDown(
  server: ChildProcess,
  traffic: Traffic,
): Promise<{ exitCode: number | null; exitSeconds: number }> {
  const exited = new Promise<number | null>((resolve) => {
    server.once('exit', resolve);
  });
  traffic.expectShutdown();
  const started = performance.now();
  server.kill('SIGTERM');
  const exitCode = await exited;
  const exitSeconds = (performance.now() - started) / 1000;
  await traffic.end();
  return { exitCode, exitSeconds };
}

async function measureLoad({ mode, env, processes }: Mode): Promise<LoadResult> {
  const server = await startServer(env);
  const recorded = await recordRequests(dist, server.port);
  const started = performance.now();
  const traffic = new Traffic({ port: server.port, requests: recorded, connections });
  const warmUp = warmUpRequests * processes;
  const samples = await sampleMemory(traffic, server.pid, warmUp);
  const seconds = (performance.now() - started) / 1000;
  const requests = traffic.latencies.length;
  const exit = await shutDown(server.process, traffic);
  return {
    mode,
    connections,
    seconds,
    requests,
    megabytes: traffic.bytes / 1e6,
    latencies: traffic.latencies,
    failures: traffic.failures,
    responsesAfterSignal: traffic.latencies.length - requests,
    refused: traffic.refused,
    ...exit,
    memory: measureGrowth(samples),
    memoryRequests: requests - warmUp,
  };
}

/** How many more sockets are open than expected, once the server has had time to close idle ones. */
async function countLeftOpen(pid: number, expected: number): Promise<number> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (countOpenSockets(pid) <= expected) return 0;
    await sleep(1000);
  }
  return countOpenSockets(pid) - expected;
}

async function measureAbuse({ mode, env }: Mode): Promise<AbuseResult> {
  const { port, pid } = await startServer(env);
  const requests = await recordRequests(dist, port);
  const openBefore = countOpenSockets(pid);
  const traffic = new Traffic({ port, requests, connections: 8 });
  const { outcomes, closeAll } = await runAbusiveClients(port);
  await traffic.end();
  const leftOpen = await countLeftOpen(pid, openBefore);
  closeAll();
  const { latencies, failures } = traffic;
  return { mode, outcomes, latencies, failures, leftOpen };
}

/** `npm run test:load -- reliability` runs only that part; `-- reliability 0.1` a tenth of it. */
const [part, share = '1'] = process.argv.slice(2);

/** What must not lose a request: reloads, crashes, floods, bad input. */
async function measureReliability(size: number): Promise<Reliability> {
  process.stderr.write('Reloads: two workers …\n');
  const reloads = await measureReloads(dist, { reloads: 10, requests: 100_000 * size });
  process.stderr.write('Crashes: two workers …\n');
  const crashes = await measureCrashes(dist, 5);
  process.stderr.write('Bad input: two workers …\n');
  const { port } = await startServer({ WORKERS: '2' });
  const badInput = await sendBadInput(port, 100_000 * size);
  return { reloads, crashes, badInput };
}

/** `npm run test:load`: the production server under load, abuse and reloads, and during shutdown. */
await runCommand(async () => {
  await buildSite();
  const reliability = await measureReliability(Number(share));
  console.log(formatReliability(reliability));
  if (part === 'reliability') {
    reportProblems(reliabilityProblems(reliability));
    return;
  }
  const loads: LoadResult[] = [];
  const abuses: AbuseResult[] = [];
  for (const mode of modes) {
    process.stderr.write(`Load: ${mode.mode} …\n`);
    loads.push(await measureLoad(mode));
    process.stderr.write(`Abusive clients: ${mode.mode} …\n`);
    abuses.push(await measureAbuse(mode));
  }
  console.log(formatReport(loads, abuses));
  for (const { mode, responsesAfterSignal, refused, megabytes } of loads) {
    console.log(
      `${mode}: ${megabytes.toFixed(0)} MB; after SIGTERM ${responsesAfterSignal} more responses, ${refused} connections refused.`,
    );
  }
  reportProblems([...reliabilityProblems(reliability), ...findProblems(loads, abuses)]);
});

function reportProblems(problems: readonly string[]): void {
  for (const problem of problems) console.error(problem);
  console.log(problems.length === 0 ? 'All limits met.' : 'Some limits were exceeded.');
  process.exitCode = problems.length === 0 ? 0 : 1;
}
