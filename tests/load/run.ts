import type { ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildSite } from '../../pipeline/build.ts';
import { answering, freePort, start, stopAll } from '../hosts/processes.ts';
import { complaints, leastMemoryRequests, markdown } from './figures.ts';
import type { LoadResult, RudeResult } from './figures.ts';
import { growth } from './memory.ts';
import { openSockets, residentMb } from './process-tree.ts';
import { collectQuestions } from './questions.ts';
import { meetAll } from './rude.ts';
import { Traffic } from './traffic.ts';

const dist = path.resolve(import.meta.dirname, '../../dist');
const connections = 64;
const leastSeconds = 30;
/** A server that is so slow has failed otherwise. */
const mostSeconds = 300;
/** For each process: until V8 has collected everything once, its heap only fills. */
const warmUpRequests = 300_000;

const modes = [
  { mode: 'one process', env: {}, processes: 1 },
  { mode: 'all cores', env: { WORKERS: 'max' }, processes: availableParallelism() },
];
type Mode = (typeof modes)[number];

interface Server {
  process: ChildProcess;
  pid: number;
  port: number;
}

async function startServer(env: NodeJS.ProcessEnv): Promise<Server> {
  const port = await freePort();
  const child = start(process.execPath, [path.join(dist, 'server.js')], {
    PORT: String(port),
    HOST: '127.0.0.1',
    ...env,
  });
  await answering(`http://127.0.0.1:${port}/healthz`);
  // One copy answers before the others listen.
  await sleep(1000);
  if (child.pid === undefined) throw new Error('The server did not start.');
  return { process: child, pid: child.pid, port };
}

/** Traffic until time and requests are enough, with the server's memory beside it. */
async function sampleMemory(traffic: Traffic, pid: number, warmUp: number): Promise<number[]> {
  const samples: number[] = [];
  const started = performance.now();
  for (;;) {
    await sleep(500);
    const seconds = (performance.now() - started) / 1000;
    const asked = traffic.latencies.length;
    if (asked > warmUp) samples.push(residentMb(pid));
    const isEnough = seconds >= leastSeconds && asked >= warmUp + leastMemoryRequests;
    if (isEnough || seconds > mostSeconds) return samples;
  }
}

async function measure({ mode, env, processes }: Mode): Promise<LoadResult> {
  const server = await startServer(env);
  const questions = await collectQuestions(dist, server.port);
  const started = performance.now();
  const traffic = new Traffic({ port: server.port, questions, connections });
  const warmUp = warmUpRequests * processes;
  const samples = await sampleMemory(traffic, server.pid, warmUp);
  const seconds = (performance.now() - started) / 1000;
  const requests = traffic.latencies.length;

  const gone = new Promise<number | null>((resolve) => {
    server.process.once('exit', resolve);
  });
  traffic.serverStops();
  const signalled = performance.now();
  server.process.kill('SIGTERM');
  const exitCode = await gone;
  const exitSeconds = (performance.now() - signalled) / 1000;
  await traffic.end();
  return {
    mode,
    connections,
    seconds,
    requests,
    megabytes: traffic.bytes / 1e6,
    latencies: traffic.latencies,
    failures: traffic.failures,
    answeredAfterSignal: traffic.latencies.length - requests,
    refused: traffic.refused,
    exitCode,
    exitSeconds,
    memory: growth(samples),
    memoryRequests: requests - warmUp,
  };
}

/** The server waits a second before it cuts those who do not close their side. */
async function waitForSockets(pid: number, wanted: number): Promise<number> {
  for (let waited = 0; waited < 5; waited += 1) {
    if (openSockets(pid) <= wanted) return 0;
    await sleep(1000);
  }
  return openSockets(pid) - wanted;
}

async function measureRude({ mode, env }: Mode): Promise<RudeResult> {
  const { port, pid } = await startServer(env);
  const questions = await collectQuestions(dist, port);
  const openBefore = openSockets(pid);
  const traffic = new Traffic({ port, questions, connections: 8 });
  const { outcomes, letGo } = await meetAll(port);
  await traffic.end();
  const leftOpen = await waitForSockets(pid, openBefore);
  letGo();
  return {
    mode,
    outcomes,
    latencies: traffic.latencies,
    failures: traffic.failures,
    leftOpen,
  };
}

/** `npm run test:load`: the built server under load, at its end, and among rude clients. */
try {
  await buildSite();
  const loads: LoadResult[] = [];
  const rude: RudeResult[] = [];
  for (const mode of modes) {
    process.stderr.write(`Load: ${mode.mode} …\n`);
    loads.push(await measure(mode));
    process.stderr.write(`Rude clients: ${mode.mode} …\n`);
    rude.push(await measureRude(mode));
  }
  console.log(markdown(loads, rude));
  for (const { mode, answeredAfterSignal, refused, megabytes } of loads) {
    console.log(
      `${mode}: ${megabytes.toFixed(0)} MB; after SIGTERM ${answeredAfterSignal} more answers, ${refused} connections refused.`,
    );
  }
  const wrong = complaints(loads, rude);
  for (const line of wrong) console.error(line);
  console.log(wrong.length === 0 ? 'All held.' : 'Not all held.');
  process.exitCode = wrong.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await stopAll();
}
