#!/usr/bin/env node
/** `studio-runner`: builds the apps of Studio on this machine. */
import { RunnerApi } from '#/api.ts';
import { readArguments, type Task, usage } from '#/arguments.ts';
import { newMachineKey } from '#/machine-key.ts';
import { run } from '#/run.ts';
import { readSettings, saveSettings, settingsFileOf, workFolderOf } from '#/settings.ts';
import { UsageError } from '#/usage-error.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);

try {
  await start(readArguments(process.argv.slice(2), process.env));
} catch (error) {
  const isExpected = error instanceof UsageError || (error instanceof Error && error.name === 'RefusedError');
  process.stderr.write(
    `${isExpected ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exitCode = 1;
}

async function start(task: Task): Promise<void> {
  if (task.kind === 'help') say(usage);
  else if (task.kind === 'register') await register(task);
  else await runUntilStopped(task);
}

async function register({ url, token, labels, name, config }: Task & { readonly kind: 'register' }) {
  const file = settingsFileOf(config);
  const { privateKey, publicKey } = newMachineKey();
  const api = new RunnerApi({ url });
  const identity = await api.register({ token, labels: [...labels], publicKey, ...(name && { name }) });
  await saveSettings(file, { url, labels, privateKey, ...identity });
  say(`Registered as ${identity.name}. Its token and key are in ${file}.`);
}

async function runUntilStopped({ command, config }: Task & { readonly kind: 'run' }): Promise<void> {
  const file = settingsFileOf(config);
  const { url, token, labels, privateKey, name } = await readSettings(file);
  const stopping = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      say('Stopping; the build is given back unless it only has to be uploaded.');
      stopping.abort();
    });
  }
  say(`${name} waits for builds of ${labels.join(', ')} at ${new URL(url).host}.`);
  await run({
    api: new RunnerApi({ url, token }),
    labels,
    privateKey,
    command,
    workFolder: workFolderOf(file),
    env: process.env,
    stopping: stopping.signal,
    log: say,
  });
}
