import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildFault, RunnerJob } from '@unmuted/api/contract';
import { isLeaseLost, RefusedError, type RunnerApi } from '#/api.ts';
import { listBuilt, readBuilt } from '#/artifacts.ts';
import { startHeartbeats } from '#/heartbeats.ts';
import { JobLog } from '#/job-log.ts';
import { type JobSecrets, openSecrets } from '#/machine-key.ts';
import { createProgressReader } from '#/progress.ts';
import { runCommand } from '#/run-command.ts';
import { KitError, unpack } from '#/unpack.ts';

/** Faults by the exit code of the command; every other code is `compile`. */
const faultsOfCodes: Readonly<Record<number, BuildFault>> = { 3: 'signing', 4: 'kit' };

/** Why a job stops before its end. */
type Stop = 'cancelled' | 'lost' | 'timeout' | 'stopping';

export interface JobDeps {
  readonly api: RunnerApi;
  readonly privateKey: string;
  readonly command: string;
  /** The folder of running jobs. */
  readonly workFolder: string;
  /** The environment that commands inherit. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Aborted when the runner has to end: the job is given back, unless its command has ended. */
  readonly stopping: AbortSignal;
  readonly log: (line: string) => void;
  /** Overrides of the times, for tests. */
  readonly heartbeatMs?: number;
  readonly logEveryMs?: number;
  readonly retryMs?: number;
  readonly killGraceMs?: number;
}

export type JobOutcome = 'succeeded' | 'failed' | 'cancelled' | 'lost' | 'released';

/** Builds a claimed job. What it writes is deleted in every case. */
export async function runJob(deps: JobDeps, job: RunnerJob): Promise<JobOutcome> {
  const { api } = deps;
  try {
    await api.accept(job);
  } catch (error) {
    if (isLeaseLost(error)) return 'lost';
    throw error;
  }
  await mkdir(deps.workFolder, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(path.join(deps.workFolder, 'job-'));
  try {
    return await new RunningJob(deps, job, folder).run();
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** A fault that ends a job; the message is for the log of the build. */
class JobFault extends Error {
  readonly fault: BuildFault;

  constructor(fault: BuildFault, message: string, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }
}

class RunningJob {
  readonly #deps: JobDeps;
  readonly #job: RunnerJob;
  readonly #folders: { readonly kit: string; readonly output: string; readonly secrets: string };
  readonly #stop = new AbortController();
  readonly #log: JobLog;
  readonly #progress = createProgressReader();

  constructor(deps: JobDeps, job: RunnerJob, folder: string) {
    this.#deps = deps;
    this.#job = job;
    const at = (name: string) => path.join(folder, name);
    this.#folders = { kit: at('kit'), output: at('output'), secrets: at('secrets') };
    const { logEveryMs: everyMs, retryMs } = deps;
    this.#log = new JobLog({
      start: job.logOffset,
      send: (part) => deps.api.appendLog(job, part),
      ...(everyMs !== undefined && { everyMs }),
      ...(retryMs !== undefined && { retryMs }),
    });
  }

  async run(): Promise<JobOutcome> {
    const { api, heartbeatMs, stopping } = this.#deps;
    const job = this.#job;
    const stopWith = (why: Stop) => () => this.#stop.abort(why);
    const timer = setTimeout(stopWith('timeout'), job.timeLimitS * 1_000);
    const stopHeartbeats = startHeartbeats({
      everyMs: heartbeatMs ?? job.heartbeatS * 1_000,
      beat: (signal) => api.heartbeat(job, this.#progress.progress, signal),
      onCancelled: stopWith('cancelled'),
      onLost: stopWith('lost'),
    });
    const onStopping = stopWith('stopping');
    stopping.addEventListener('abort', onStopping, { once: true });
    if (stopping.aborted) onStopping();
    try {
      await this.#build(() => stopping.removeEventListener('abort', onStopping));
      await this.#log.end();
      const { state } = await api.finish(job, { state: 'succeeded', fault: null });
      return state === 'succeeded' ? 'succeeded' : 'cancelled';
    } catch (error) {
      return await this.#fail(error);
    } finally {
      clearTimeout(timer);
      stopping.removeEventListener('abort', onStopping);
      this.#log.close();
      await stopHeartbeats();
    }
  }

  async #build(onCommandEnded: () => void): Promise<void> {
    const { kit, output, secrets } = this.#folders;
    for (const folder of [kit, output, secrets]) await mkdir(folder, { mode: 0o700 });
    await this.#unpackKit();
    const { env, files } = await this.#openSecrets();
    for (const { name, content } of files)
      await writeFile(path.join(secrets, path.basename(name)), Buffer.from(content, 'base64'), {
        flag: 'wx',
        mode: 0o600,
      });
    await this.#runCommand(env);
    // From here on it is faster to finish than to give back.
    onCommandEnded();
    await rm(secrets, { recursive: true, force: true });
    await this.#upload();
  }

  async #unpackKit(): Promise<void> {
    const { content, sha256 } = await this.#deps.api.kit(this.#job, this.#stop.signal);
    const zip = Buffer.from(content, 'base64');
    if (createHash('sha256').update(zip).digest('hex') !== sha256)
      throw new JobFault('kit', 'The kit arrived damaged.');
    await unpack(zip, this.#folders.kit);
  }

  async #openSecrets(): Promise<JobSecrets> {
    const { api, privateKey } = this.#deps;
    const sealed = await api.secrets(this.#job, this.#stop.signal);
    try {
      return openSecrets(sealed, { ...this.#job, privateKey });
    } catch (cause) {
      throw new JobFault('signing', 'The secrets are for another machine.', { cause });
    }
  }

  async #runCommand(secretEnv: Readonly<Record<string, string>>): Promise<void> {
    const { command, killGraceMs: graceMs } = this.#deps;
    const { code } = await runCommand({
      command,
      folder: this.#folders.kit,
      env: { ...this.#environment(), ...secretEnv },
      onOutput: (content) => {
        this.#progress.read(content);
        this.#log.write(content);
      },
      signal: this.#stop.signal,
      ...(graceMs !== undefined && { graceMs }),
    });
    this.#stop.signal.throwIfAborted();
    if (code !== 0)
      throw new JobFault(
        faultsOfCodes[code ?? -1] ?? 'compile',
        `The command ended with ${code ?? 'a signal'}.`,
      );
  }

  #environment(): Record<string, string> {
    const inherited = Object.entries(this.#deps.env).filter(
      (entry): entry is [string, string] => entry[1] !== undefined && !entry[0].startsWith('STUDIO_'),
    );
    const { platform, packageId, versionName, versionCode, number } = this.#job;
    const { kit, output, secrets } = this.#folders;
    return {
      ...Object.fromEntries(inherited),
      STUDIO_KIT: kit,
      STUDIO_OUTPUT: output,
      STUDIO_SECRETS: secrets,
      STUDIO_PLATFORM: platform,
      STUDIO_PACKAGE_ID: packageId,
      STUDIO_VERSION_NAME: versionName,
      STUDIO_VERSION_CODE: String(versionCode),
      STUDIO_BUILD_NUMBER: String(number),
    };
  }

  async #upload(): Promise<void> {
    const { names, ignored } = await listBuilt(this.#folders.output);
    for (const name of ignored) this.#log.note(`${JSON.stringify(name)} is not uploaded: its name or kind.`);
    if (names.length === 0) throw new JobFault('compile', 'The command wrote nothing to STUDIO_OUTPUT.');
    let hasApp = false;
    for (const name of names) {
      const file = await readBuilt(this.#folders.output, name);
      try {
        const { kind } = await this.#deps.api.putArtifact(this.#job, file, this.#stop.signal);
        hasApp ||= kind === 'apk' || kind === 'aab' || kind === 'ipa';
      } catch (error) {
        if (!(error instanceof RefusedError) || isLeaseLost(error)) throw error;
        throw new JobFault('upload', `${name}: ${error.message} ${JSON.stringify(error.params)}`, {
          cause: error,
        });
      }
    }
    if (!hasApp) throw new JobFault('compile', 'The command made no app.');
  }

  async #fail(error: unknown): Promise<JobOutcome> {
    const { api, log } = this.#deps;
    const job = this.#job;
    const { signal } = this.#stop;
    const why = signal.aborted ? (signal.reason as Stop) : isLeaseLost(error) ? 'lost' : null;
    if (why === 'lost') return 'lost';
    if (why === 'cancelled') return this.#finish('cancelled', 'The build was cancelled.');
    if (why === 'timeout') return this.#finish('timeout', `The build took more than ${job.timeLimitS} s.`);
    if (error instanceof JobFault) return this.#finish(error.fault, error.message);
    if (error instanceof KitError) return this.#finish('kit', error.message);
    // A stop, a lost answer with secrets, or a failure of this machine: another try may succeed.
    if (why === null) log(error instanceof Error ? (error.stack ?? error.message) : String(error));
    const isGivenBack = await api.release(job).then(
      () => true,
      () => false,
    );
    return isGivenBack ? 'released' : 'lost';
  }

  async #finish(fault: BuildFault, message: string): Promise<JobOutcome> {
    this.#log.note(message);
    // A cancelled build takes no more log.
    if (fault === 'cancelled') this.#log.close();
    await this.#log.end();
    try {
      const { state } = await this.#deps.api.finish(this.#job, { state: 'failed', fault });
      return state === 'cancelled' ? 'cancelled' : 'failed';
    } catch (error) {
      if (isLeaseLost(error)) return 'lost';
      throw error;
    }
  }
}
