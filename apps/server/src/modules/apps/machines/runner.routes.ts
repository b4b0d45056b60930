import { createHash } from 'node:crypto';
import type { mainRoutes } from '@unmuted/api/contract';
import { appendLog } from '#/modules/apps/builds/build-log.service.ts';
import {
  acceptJob,
  beatJob,
  claimJob,
  finishJob,
  putArtifact,
  type RunnerDeps,
  readJobKit,
  readJobSecrets,
  registerMachine,
  releaseJob,
} from '#/modules/apps/machines/runner.service.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Handlers, IncomingFile } from '#/platform/http/register-route.ts';
import { networkOf } from '#/platform/throttle/network.ts';
import type { Throttle } from '#/platform/throttle/throttle.ts';

type Routes = Pick<
  typeof mainRoutes,
  | 'registerRunner'
  | 'claimJob'
  | 'acceptJob'
  | 'getJobKit'
  | 'getJobSecrets'
  | 'appendJobLog'
  | 'beatJob'
  | 'putJobArtifact'
  | 'finishJob'
  | 'releaseJob'
>;

export interface RunnerRouteDeps extends RunnerDeps {
  readonly throttle: Throttle;
}

/** Tokens cannot be guessed, but each attempt costs a query. */
const registrations = { kind: 'runner.register', limit: 30, windowMs: 300_000 };
/** Bytes of one part of a log. */
const logPartBytes = 1_000_000;

export function runnerHandlers(deps: RunnerRouteDeps): Handlers<Routes> {
  return {
    registerRunner: async ({ caller, body }) => {
      const attempt = await deps.throttle.pass(registrations, networkOf(caller.address));
      const identity = await registerMachine(deps, caller, body);
      await attempt.giveBack();
      return identity;
    },
    claimJob: async ({ machine, body, signal, gone }) => ({
      job: await claimJob(deps, { machine, ...body, signal: AbortSignal.any([signal, gone]) }),
    }),
    acceptJob: ({ machine, caller, params: { id }, body: { lease } }) =>
      acceptJob(deps, { machine, caller, id, lease }),
    getJobKit: async ({ machine, caller, params: { id }, query: { lease } }) => {
      const kit = await readJobKit(deps, { machine, caller, id, lease });
      const sha256 = createHash('sha256').update(kit).digest('hex');
      return { content: kit.toString('base64'), sha256 };
    },
    getJobSecrets: ({ machine, caller, params: { id }, query: { lease } }) =>
      readJobSecrets(deps, { machine, caller, id, lease }),
    appendJobLog: async ({ machine, params: { id }, query: { lease, offset, last }, body }) => {
      const content = await readContent(body, logPartBytes);
      const part = { offset: Number(offset), content, isLast: last === 'true' };
      return appendLog(deps, { id, lease, machineId: machine.id }, part);
    },
    beatJob: ({ machine, caller, params: { id }, body: { lease, progress } }) =>
      beatJob(deps, { machine, caller, id, lease }, progress),
    putJobArtifact: ({
      machine,
      caller,
      params: { id, name },
      query: { lease, sha256 },
      body: file,
      signal,
    }) => putArtifact(deps, { machine, caller, id, lease }, { name, sha256, file, signal }),
    finishJob: ({ machine, caller, params: { id }, body: { lease, ...result } }) =>
      finishJob(deps, { machine, caller, id, lease }, result),
    releaseJob: ({ machine, caller, params: { id }, body: { lease } }) =>
      releaseJob(deps, { machine, caller, id, lease }),
  };
}

async function readContent({ stream, bytes }: IncomingFile, maxBytes: number): Promise<Buffer> {
  const tooLarge = (found: number) => new AppError('upload.too_large', { params: { found, maxBytes } });
  if (bytes !== null && bytes > maxBytes) throw tooLarge(bytes);
  const chunks: Buffer[] = [];
  let found = 0;
  try {
    // Destroying the stream would close the connection before the response.
    const incoming: AsyncIterable<Buffer> = stream.iterator({ destroyOnReturn: false });
    for await (const chunk of incoming) {
      found += chunk.length;
      if (found > maxBytes) throw tooLarge(found);
      chunks.push(chunk);
    }
  } catch (error) {
    stream.resume();
    throw error instanceof AppError ? error : new AppError('request.malformed', { cause: error });
  }
  return Buffer.concat(chunks);
}
