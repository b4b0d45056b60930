import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

let folder;
const launchers = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'studio-launch-'));
});
afterEach(() => {
  for (const { child, lines } of launchers.splice(0)) {
    child.kill('SIGKILL');
    for (const line of lines.filter((one) => one.startsWith('pid '))) end(Number(line.split(' ')[2]));
  }
  rmSync(folder, { recursive: true });
});

/** Starts the children as npm run dev does, and collects the lines that they print. */
const launch = (...sources) => launchBy('runChildren(process.execPath, commands)', sources);
/** Starts a supervised child as npm start does. */
const supervise = (source) => launchBy('runSupervised(process.execPath, commands[0])', [source]);

function launchBy(call, sources) {
  const children = join(import.meta.dirname, 'children.mjs');
  const commands = sources.map((source, index) => {
    const file = join(folder, `child-${index}.mjs`);
    writeFileSync(file, `console.log('pid ${index} ' + process.pid);\n${source}`);
    return { args: [file], cwd: folder };
  });
  const file = join(folder, 'launcher.mjs');
  writeFileSync(
    file,
    `import { runChildren, runSupervised } from ${JSON.stringify(children)};
     const commands = ${JSON.stringify(commands)}.map((command) => ({ ...command, env: process.env }));
     process.exitCode = await ${call};`,
  );
  const child = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  const lines = [];
  for (const input of [child.stdout, child.stderr]) {
    createInterface({ input }).on('line', (line) => lines.push(line));
  }
  const launcher = { child, lines, closed: once(child, 'close') };
  launchers.push(launcher);
  return launcher;
}

async function pidOf({ lines }, index = 0) {
  const line = await vi.waitFor(() => {
    const found = lines.find((one) => one.startsWith(`pid ${index} `));
    if (!found) throw new Error('not yet');
    return found;
  }, 5_000);
  return Number(line.split(' ')[2]);
}

/** Ends processes that a failed test left running. */
function end(pid) {
  if (isAlive(pid)) process.kill(pid, 'SIGKILL');
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const waits = 'setInterval(() => {}, 1000);';
const drains = `${waits}
  let signals = 0;
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {
    console.log(signal);
    if (++signals === 1) setTimeout(() => process.exit(0), 300);
    else process.exit(1);
  });
  console.log('listens');`;

async function untilPrinted({ lines }, text) {
  await vi.waitFor(() => expect(lines).toContain(text), 5_000);
}

describe('runChildren', () => {
  test('returns the exit code of the child', async () => {
    const [code] = await launch('process.exit(7)').closed;
    expect(code).toBe(7);
  });

  test('forwards one signal for a Ctrl-C that arrives from the terminal and from npm', async () => {
    const launcher = launch(drains);
    await untilPrinted(launcher, 'listens');
    // The terminal signals the whole group, npm its own child.
    process.kill(-launcher.child.pid, 'SIGINT');
    launcher.child.kill('SIGINT');
    const [code] = await launcher.closed;
    expect(code).toBe(0);
    expect(launcher.lines.filter((line) => line === 'SIGINT')).toHaveLength(1);
  });

  test('forwards SIGTERM', async () => {
    const launcher = launch(drains);
    await untilPrinted(launcher, 'listens');
    launcher.child.kill('SIGTERM');
    await launcher.closed;
    expect(launcher.lines).toContain('SIGTERM');
  });

  test('ends the child when the launcher is killed', async () => {
    const launcher = launch(waits);
    await pidOf(launcher);
    launcher.child.kill('SIGKILL');
    // The pipe closes only when the child has ended.
    await expect(launcher.closed).resolves.toEqual([null, 'SIGKILL']);
  });

  test('ends the other child when one ends', async () => {
    const launcher = launch(waits, 'setTimeout(() => process.exit(5), 300)');
    const pid = await pidOf(launcher, 0);
    const [code] = await launcher.closed;
    expect(code).toBe(5);
    expect(isAlive(pid)).toBe(false);
  });
});

const sendsReady = "process.send('ready');";
const starts = ({ lines }) => lines.filter((line) => line.startsWith('pid ')).length;
const again = ({ lines }) => lines.filter((line) => line.includes('Restarting.')).length;

describe('runSupervised', () => {
  test.each([
    ['an exit code', 'process.exit(3)', 'code 3'],
    ['a signal', "process.kill(process.pid, 'SIGABRT')", 'SIGABRT'],
  ])('[H13] restarts a server that fails with %s after it was ready', async (_what, failure, how) => {
    // The second process keeps running.
    const launcher = supervise(`${sendsReady}
      const { existsSync, writeFileSync } = await import('node:fs');
      if (existsSync('failed')) { ${drains} }
      else { writeFileSync('failed', ''); setTimeout(() => { ${failure} }, 50); }`);
    await untilPrinted(launcher, 'listens');
    expect(launcher.lines).toContain(`The server ended with ${how}. Restarting.`);
    launcher.child.kill('SIGTERM');
    expect(await launcher.closed).toEqual([0, null]);
    expect(starts(launcher)).toBe(2);
  });

  test('[H13] does not restart a server that fails before it was ready', async () => {
    const launcher = supervise('process.exit(2)');
    expect(await launcher.closed).toEqual([2, null]);
    expect([starts(launcher), again(launcher)]).toEqual([1, 0]);
  });

  test('[H13] does not restart a server that was asked to end, whatever its exit code', async () => {
    const launcher = supervise(`${sendsReady} process.on('SIGTERM', () => process.exit(1)); ${waits}
      console.log('listens');`);
    await untilPrinted(launcher, 'listens');
    launcher.child.kill('SIGTERM');
    expect(await launcher.closed).toEqual([1, null]);
    expect([starts(launcher), again(launcher)]).toEqual([1, 0]);
  });

  test('[H13] gives up on a server that fails repeatedly, and prints why', async () => {
    const launcher = supervise(`process.send('ready', () => process.exit(3))`);
    expect(await launcher.closed).toEqual([3, null]);
    expect([starts(launcher), again(launcher)]).toEqual([5, 4]);
    expect(launcher.lines.at(-1)).toBe(
      'The server ended 5 times within a minute (last with code 3). Not restarting.',
    );
  });

  test('[H13] ends while it waits to restart', async () => {
    const launcher = supervise(`process.send('ready', () => process.exit(3))`);
    await vi.waitFor(() => expect(again(launcher)).toBe(3), 5_000);
    launcher.child.kill('SIGTERM');
    expect(await launcher.closed).toEqual([3, null]);
    expect(starts(launcher)).toBeLessThan(5);
  });
});
