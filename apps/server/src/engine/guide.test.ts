import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StreamEngine } from './engine.ts';
import { startEngine } from './index.ts';
import type { EngineUnderTest } from './testing/contract-clients.ts';
import { describeWithTool } from './testing/debian-tool.ts';
import { engineUnderTest } from './testing/engine-under-test.ts';
import { guideCommands } from './testing/guide-commands.ts';
import { icecastBinary, startIcecast } from './testing/icecast-server.ts';
import { until } from './testing/until.ts';

const mount = '/one';
const password = 'pw-one';

async function relay(): Promise<EngineUnderTest> {
  const place = { host: '127.0.0.1', port: 0, strictPort: false } as const;
  const config = { mount, username: 'source', sourcePassword: password, maxListeners: null, name: 'One' };
  return engineUnderTest(await startEngine({ kind: 'relay', ...place, mounts: [config] }));
}

async function icecast(): Promise<EngineUnderTest> {
  const { handle, stop } = await startIcecast();
  return { ...engineUnderTest(handle), stop };
}

/** Runs the commands of docs/guide/cast.md verbatim, in a temporary folder. */
function describeGuide(name: string, start: () => Promise<EngineUnderTest>): void {
  describe(`the guide, on ${name}`, () => {
    let subject: EngineUnderTest;
    let folder: string;
    let commands: ReadonlyMap<string, string>;
    const running: ChildProcess[] = [];

    beforeAll(async () => {
      subject = await start();
      folder = await mkdtemp(path.join(tmpdir(), 'studio-guide-'));
      commands = guideCommands({ port: subject.port, mount, password });
    });
    afterAll(async () => {
      for (const child of running) if (child.exitCode === null) child.kill('SIGKILL');
      await subject.stop();
      await rm(folder, { recursive: true, force: true });
    });

    function begin(which: string): ChildProcess {
      // `exec`, so that killing the shell kills the command.
      const child = spawn('/bin/sh', ['-c', `exec ${commands.get(which)}`], { cwd: folder, stdio: 'ignore' });
      running.push(child);
      return child;
    }
    const follow = async (which: string): Promise<unknown> => (await once(begin(which), 'exit'))[0];
    const live = async (engine: StreamEngine) =>
      (await engine.readStats()).mounts.find((each) => each.mount === mount);

    test('lists four commands', () => {
      expect([...commands.keys()]).toEqual(['a recording', 'on air', 'listening', 'a title']);
    });

    test('leads to a stream with a title that a listener receives', async () => {
      expect(await follow('a recording')).toBe(0);
      const source = begin('on air');
      await until(() => live(subject.engine), 20_000);
      expect(await follow('listening')).toBe(0);
      expect(await follow('a title')).toBe(0);
      await until(async () => (await live(subject.engine))?.title === 'Mira Sol - Lanterns');
      expect(await live(subject.engine)).toMatchObject({
        contentType: 'audio/mpeg',
        sourceAgent: expect.stringMatching(/^Lavf/),
      });
      source.kill('SIGTERM');
      await until(async () => !(await live(subject.engine)));
    });
  });
}

describeWithTool('/usr/bin/ffmpeg', 'ffmpeg', () => {
  describeWithTool('/usr/bin/curl', 'curl', () => {
    describeGuide('the built-in relay', relay);
    describeWithTool(icecastBinary, 'icecast2', () => describeGuide('Icecast', icecast));
  });
});
