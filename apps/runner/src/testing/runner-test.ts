import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AppBuild, AppBuildLog } from '@unmuted/api/contract';
import type { BuildHooks } from '../../../server/src/modules/apps/builds/build.ts';
import { createTestApp, type TestApp } from '../../../server/src/testing/app/test-app.ts';
import { builtApk, builtKit } from '../../../server/src/testing/apps/app-files.ts';
import { runnerCalls } from '../../../server/src/testing/apps/runner-calls.ts';
import { RunnerApi } from '../api.ts';
import { newMachineKey } from '../machine-key.ts';
import { type RunOptions, run } from '../run.ts';

/** A build on the server, with what it has become. */
export interface QueuedBuild {
  readonly app: string;
  readonly build: string;
  read(): Promise<AppBuild>;
  log(): Promise<string>;
}

/** A runner in this process. */
export interface TestRunner {
  readonly lines: string[];
  readonly workFolder: string;
  /** Ends it as SIGTERM does. */
  stop(): Promise<void>;
}

export interface NewRunner {
  readonly command: string;
  readonly fetch?: typeof fetch;
  readonly options?: Partial<RunOptions>;
}

/** The real server behind a port, with a folder for runners. */
export async function createRunnerTest() {
  const nothing = async () => {};
  const buildHooks: BuildHooks = {
    listener: { onStarted: nothing, onFailed: nothing, onFinished: nothing },
    readKit: async () => builtKit({ 'kit.json': new TextEncoder().encode('{"name":"Radio Aurora"}') }),
    releaseSecrets: async () => ({
      env: { STORE_PASSWORD: 'correct horse' },
      files: [{ name: 'upload.jks', content: Buffer.from('keystore') }],
      signing: null,
    }),
  };
  const test: TestApp = await createTestApp({ buildHooks }, { oneProcess: 'It listens on a port.' });
  const url = `${await test.app.listen({ host: '127.0.0.1', port: 0 })}/api`;
  const calls = runnerCalls(() => test);
  const folder = await mkdtemp(path.join(tmpdir(), 'studio-runner-'));
  const apk = path.join(folder, 'aurora.apk');
  await writeFile(apk, builtApk());
  const runners = new Set<TestRunner>();

  async function register(fetch?: typeof globalThis.fetch) {
    const { registrationToken: token } = await calls.createMachine();
    const { privateKey, publicKey } = newMachineKey();
    const identity = await new RunnerApi({ url }).register({ token, labels: ['android'], publicKey });
    const api = new RunnerApi({ url, token: identity.token, retryMs: 10, ...(fetch && { fetch }) });
    return { api, privateKey, identity };
  }

  /** Registers and starts a runner. */
  async function start({ command, fetch, options }: NewRunner): Promise<TestRunner> {
    const { api, privateKey } = await register(fetch);
    const stopping = new AbortController();
    const lines: string[] = [];
    const workFolder = await mkdtemp(path.join(folder, 'work-'));
    const running = run({
      api,
      privateKey,
      command,
      workFolder,
      labels: ['android'],
      env: { PATH: process.env.PATH, APK: apk },
      stopping: stopping.signal,
      log: (line) => void lines.push(line),
      waitS: 1,
      heartbeatMs: 20,
      logEveryMs: 20,
      retryMs: 10,
      killGraceMs: 2_000,
      ...options,
    });
    const runner: TestRunner = {
      lines,
      workFolder,
      async stop() {
        stopping.abort();
        runners.delete(runner);
        await running;
      },
    };
    runners.add(runner);
    return runner;
  }

  async function queue(): Promise<QueuedBuild> {
    const { app, build } = await calls.queued();
    const place = `/api/admin/apps/android/${app}/builds/${build}`;
    const get = async <Body>(rest: string) =>
      (await (await test.call(place + rest, { as: 'admin' })).json()) as Body;
    return {
      app,
      build,
      read: () => get<AppBuild>(''),
      log: async () => (await get<AppBuildLog>('/log?offset=0')).text,
    };
  }

  return {
    test,
    url,
    folder,
    apk,
    calls,
    register,
    start,
    queue,
    stopAll: () => Promise.all([...runners].map((runner) => runner.stop())),
    async close() {
      await Promise.all([...runners].map((runner) => runner.stop()));
      await test.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A network that loses the answer of every call whose path matches, once, after the server has received it. */
export function losingAnswers(pattern: RegExp): { readonly fetch: typeof fetch; readonly lost: string[] } {
  const lost: string[] = [];
  return {
    lost,
    async fetch(input, init) {
      const response = await fetch(input, init);
      const { pathname } = new URL(String(input));
      const part = pathname.split('/').at(pathname.includes('/artifacts/') ? -2 : -1) ?? '';
      if (!pattern.test(pathname) || lost.includes(part)) return response;
      lost.push(part);
      await response.body?.cancel();
      throw new TypeError('fetch failed');
    },
  };
}
