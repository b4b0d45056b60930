import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createRunnerTest, losingAnswers, type QueuedBuild } from '#/testing/runner-test.ts';
import { createApp } from '../../server/src/composition/app.ts';

let all: Awaited<ReturnType<typeof createRunnerTest>>;
beforeAll(async () => {
  all = await createRunnerTest();
});
afterAll(() => all.close());
afterEach(() => all.stopAll());

const build = 'cp "$APK" "$STUDIO_OUTPUT/aurora.apk"';
const long = { timeout: 30_000, interval: 50 };

const reaches = (queued: QueuedBuild, state: string) =>
  vi.waitFor(async () => expect((await queued.read()).state).toBe(state), long);
const shows = (queued: QueuedBuild, text: string) =>
  vi.waitFor(async () => expect(await queued.log()).toContain(text), long);
const jobFolders = async (folder: string) =>
  (await readdir(folder)).filter((name) => name.startsWith('job-'));

it('builds an app: kit, secrets, log, progress, artifact', async () => {
  const queued = await all.queue();
  const runner = await all.start({
    command: `cat kit.json; cat "$STUDIO_SECRETS/upload.jks"
      echo; echo "$STUDIO_PLATFORM $STUDIO_PACKAGE_ID $STUDIO_VERSION_NAME $STUDIO_VERSION_CODE"
      echo "password $STORE_PASSWORD!" >&2; stat -c %a "$STUDIO_SECRETS" "$STUDIO_SECRETS/upload.jks"
      echo "::studio progress 70"; ${build}; echo ルート > "$STUDIO_OUTPUT/mapping.txt"`,
  });
  await reaches(queued, 'succeeded');
  const log = await queued.log();
  expect(log).toContain('{"name":"Radio Aurora"}keystore');
  expect(log).toContain('android fm.aurora.app 1.2.0 12');
  expect(log).toContain('password *************!');
  expect(log).toContain('700\n600\n');
  expect((await queued.read()).artifacts.map(({ name, kind }) => [name, kind])).toEqual([
    ['aurora.apk', 'apk'],
    ['mapping.txt', 'symbols'],
  ]);
  await vi.waitFor(async () => expect(await jobFolders(runner.workFolder)).toEqual([]), long);
});

it('survives a lost answer of each call', async () => {
  const network = losingAnswers(/\/(?:claim|accept|kit|log|heartbeat|artifacts\/.*|finish)$/);
  const queued = await all.queue();
  const gate = path.join(all.folder, 'heartbeat');
  const command = `echo one; ${build}; until [ -e "${gate}" ]; do sleep 0.05; done; echo two`;
  await all.start({ command, fetch: network.fetch });
  await vi.waitFor(() => expect(network.lost).toContain('heartbeat'), long);
  await writeFile(gate, '');
  await reaches(queued, 'succeeded');
  expect(await queued.log()).toBe('one\ntwo\n');
  expect(network.lost.sort()).toEqual(['accept', 'artifacts', 'claim', 'finish', 'heartbeat', 'kit', 'log']);
});

it('gives the job back after a lost answer with secrets, which are released once per lease', async () => {
  const network = losingAnswers(/\/secrets$/);
  const queued = await all.queue();
  const runner = await all.start({ command: build, fetch: network.fetch });
  await reaches(queued, 'succeeded');
  expect(runner.lines.join()).toContain('released');
  expect(await queued.log()).toContain('gave the build back (try 1 of 3)');
});

it('gives one job to one of two runners', async () => {
  const first = await all.start({ command: build });
  const second = await all.start({ command: build });
  const queued = await all.queue();
  all.test.deps.bus.publish(['build_queue']);
  await reaches(queued, 'succeeded');
  const built = [first, second].filter(({ lines }) => lines.some((line) => line.startsWith('Building')));
  expect(built).toHaveLength(1);
});

it.each([
  ['fails', 'echo broken; exit 2', 'compile', 'The command ended with 2.'],
  ['fails at signing', 'exit 3', 'signing', ''],
  ['makes nothing', 'true', 'compile', 'wrote nothing to STUDIO_OUTPUT'],
  ['makes no app', 'echo > "$STUDIO_OUTPUT/notes.txt"', 'compile', 'The command made no app.'],
  ['makes what is no app', 'echo PK > "$STUDIO_OUTPUT/aurora.apk"', 'upload', 'build.artifact_invalid'],
])('reports a command that %s', async (_name, command, fault, text) => {
  const queued = await all.queue();
  await all.start({ command });
  await reaches(queued, 'failed');
  expect((await queued.read()).fault).toBe(fault);
  expect(await queued.log()).toContain(text);
});

it('reports an app of another package', async () => {
  const queued = await all.queue();
  const { db } = all.test;
  await db
    .updateTable('app_builds')
    .set({ package_id: 'fm.other.app' })
    .where('id', '=', queued.build)
    .execute();
  await all.start({ command: build });
  await reaches(queued, 'failed');
  expect(await queued.read()).toMatchObject({ fault: 'upload', artifacts: [] });
  expect(await queued.log()).toContain(
    '"reason":"package","expected":"fm.other.app","found":"fm.aurora.app"',
  );
});

/** Starts a process that would live for a minute, and one that ignores SIGTERM; writes their ids. */
const stubborn = (file: string) =>
  `(trap '' TERM; sleep 60 & echo $! >> "${file}"; wait) & echo $! >> "${file}"; echo started; sleep 60`;

async function expectEnded(file: string): Promise<void> {
  const pids = (await readFile(file, 'utf8')).trim().split('\n');
  expect(pids).toHaveLength(2);
  for (const pid of pids) await vi.waitFor(() => expect(isAlive(Number(pid))).toBe(false), long);
}

/** A zombie whose parent has not noticed its end is not alive. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

it('kills the command with all its processes when staff cancel the build', async () => {
  const file = path.join(all.folder, 'cancelled.pids');
  const queued = await all.queue();
  const runner = await all.start({ command: stubborn(file), options: { killGraceMs: 200 } });
  await shows(queued, 'started');
  const place = `/api/admin/apps/android/${queued.app}/builds/${queued.build}/cancel`;
  expect((await all.test.call(place, { as: 'admin', method: 'POST' })).status).toBe(200);
  await vi.waitFor(() => expect(runner.lines.join()).toContain('cancelled after'), long);
  await expectEnded(file);
  expect(await jobFolders(runner.workFolder)).toEqual([]);
  expect(await queued.read()).toMatchObject({ state: 'cancelled', fault: 'cancelled' });
});

it('stops when its lease is lost, and another runner builds the app', async () => {
  const file = path.join(all.folder, 'lost.pids');
  const queued = await all.queue();
  const first = await all.start({ command: stubborn(file), options: { killGraceMs: 200 } });
  await shows(queued, 'started');
  // The next one is for the other runner.
  await all.test.db.updateTable('build_machines').set({ is_paused: true }).execute();
  const freed = { state: 'queued', lease_id: null, lease_until: null, machine_id: null } as const;
  await all.test.db.updateTable('app_builds').set(freed).where('id', '=', queued.build).execute();
  await vi.waitFor(() => expect(first.lines.join()).toContain('lost after'), long);
  await first.stop();
  await expectEnded(file);
  await all.start({ command: build });
  await reaches(queued, 'succeeded');
});

it('ends a build at its time limit', async () => {
  const queued = await all.queue();
  // The server announces the limit with the job.
  const send: typeof fetch = async (input, init) => {
    const response = await fetch(input, init);
    if (!String(input).endsWith('/claim')) return response;
    const { job } = (await response.json()) as { job: object | null };
    return Response.json({ job: job && { ...job, timeLimitS: 1 } });
  };
  await all.start({ command: 'sleep 60', fetch: send });
  await reaches(queued, 'failed');
  expect((await queued.read()).fault).toBe('timeout');
});

it('gives the build back when it has to stop, and finishes one that only has to be uploaded', async () => {
  const queued = await all.queue();
  const first = await all.start({ command: 'echo started; sleep 60' });
  await shows(queued, 'started');
  await first.stop();
  expect(first.lines.join()).toContain('released after');
  expect(await queued.read()).toMatchObject({ state: 'queued', machine: null });
  let stop = () => {};
  const uploading = new Promise<void>((resolve) => {
    stop = resolve;
  });
  const second = await all.start({
    command: build,
    fetch: async (input, init) => {
      if (String(input).includes('/artifacts/')) stop();
      return fetch(input, init);
    },
  });
  await uploading;
  await second.stop();
  expect(second.lines.join()).toContain('succeeded after');
  expect((await queued.read()).state).toBe('succeeded');
});

it('goes on when its server stops and another one takes over', async () => {
  const queued = await all.queue();
  const other = await createApp(all.test.deps);
  const otherUrl = `${await other.listen({ host: '127.0.0.1', port: 0 })}/api`;
  let isMoved = false;
  const send: typeof fetch = (input, init) =>
    fetch(isMoved ? input : String(input).replace(all.url, otherUrl), init);
  const gate = path.join(all.folder, 'gate');
  const command = `echo before; until [ -e "${gate}" ]; do sleep 0.05; done; echo after; ${build}`;
  await all.start({ command, fetch: send });
  await shows(queued, 'before');
  await other.close();
  await writeFile(gate, '');
  // The output waits until a server answers.
  await expect(fetch(otherUrl)).rejects.toThrow();
  expect(await queued.log()).toBe('before\n');
  isMoved = true;
  await reaches(queued, 'succeeded');
  expect(await queued.log()).toBe('before\nafter\n');
});

it('is a program whose files only its user reads; a killed one loses its job, and leaves nothing', async () => {
  const config = path.join(all.folder, 'program', 'runner.json');
  const { registrationToken } = await all.calls.createMachine();
  const run = (args: readonly string[]) =>
    spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts'), ...args, '--config', config], {
      env: { PATH: process.env.PATH, STUDIO_RUNNER_TOKEN: registrationToken },
      stdio: 'ignore',
    });
  const registered = run(['register', '--url', all.url, '--labels', 'android', '--name', 'Build box']);
  expect(await once(registered, 'exit')).toEqual([0, null]);
  expect(((await stat(config)).mode & 0o777).toString(8)).toBe('600');
  const queued = await all.queue();
  const program = run(['run', '--command', 'echo "started $STUDIO_SECRETS"; exec sleep 30']);
  await shows(queued, 'started');
  const secrets = /started (\S+)/.exec(await queued.log())?.[1] ?? '';
  expect(existsSync(path.join(secrets, 'upload.jks'))).toBe(true);
  program.kill('SIGKILL');
  await once(program, 'exit');
  const next = run(['run', '--command', 'true']);
  await vi.waitFor(() => expect(existsSync(secrets)).toBe(false), long);
  next.kill('SIGTERM');
  expect(await once(next, 'exit')).toEqual([0, null]);
  all.test.clock.advance({ seconds: 61 });
  await all.start({ command: build });
  await reaches(queued, 'succeeded');
  expect(await queued.log()).toContain('Build box disappeared (try 1 of 3)');
});
