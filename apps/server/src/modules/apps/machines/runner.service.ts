import { randomUUID } from 'node:crypto';
import {
  type BuildFault,
  limits,
  type RunnerArtifact,
  type RunnerIdentity,
  type RunnerJob,
  type RunnerJobState,
  type RunnerOrders,
  type RunnerRegistration,
  type RunnerSecrets,
} from '@unmuted/api/contract';
import { hasApp } from '#/modules/apps/builds/artifacts.repository.ts';
import { type ArtifactDeps, storeArtifact } from '#/modules/apps/builds/artifacts.service.ts';
import {
  appTopicOf,
  type BuildListener,
  type BuildRow,
  buildMachinesTopic,
  buildOf,
  buildQueueTopic,
  buildTopicsOf,
  type ReadKit,
  type ReleaseSecrets,
} from '#/modules/apps/builds/build.ts';
import * as builds from '#/modules/apps/builds/builds.repository.ts';
import { failBuild, requeueBuild, succeedBuild } from '#/modules/apps/builds/end-build.ts';
import { endLateBuilds } from '#/modules/apps/builds/late-builds.ts';
import { hashMachineToken, isMachineToken, newMachineToken } from '#/modules/apps/machines/machine-token.ts';
import { lockMachine, lockRegistration, updateMachine } from '#/modules/apps/machines/machines.repository.ts';
import { publicKeyOf, sealSecrets } from '#/modules/apps/machines/seal-secrets.ts';
import { waitForJob } from '#/modules/apps/machines/wait-for-job.ts';
import { recordAudit } from '#/platform/audit/audit.repository.ts';
import type { Tx } from '#/platform/db/schema.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { IncomingFile, MachineIdentity } from '#/platform/http/register-route.ts';
import type { LiveBus } from '#/platform/live/bus.ts';

export interface RunnerDeps extends ArtifactDeps {
  readonly bus: LiveBus;
  readonly listener: BuildListener;
  readonly readKit: ReadKit;
  readonly releaseSecrets: ReleaseSecrets;
  /** Aborted when the server stops. */
  readonly closing: AbortSignal;
}

/** Who calls about which job. */
export interface JobCall {
  readonly machine: MachineIdentity;
  readonly caller: Caller;
  readonly id: string;
  readonly lease: string;
}

const leaseOf = ({ machine, id, lease }: JobCall): builds.Lease => ({ id, lease, machineId: machine.id });

/** Exchanges a registration token for the token of the machine. */
export async function registerMachine(
  { db, clock, bus }: RunnerDeps,
  caller: Caller,
  { token, name, labels, publicKey }: RunnerRegistration,
): Promise<RunnerIdentity> {
  if (!isMachineToken('registration', token)) throw new AppError('runner.registration_invalid');
  const key = Buffer.from(publicKey, 'base64');
  if (!publicKeyOf(key))
    throw new AppError('request.invalid', {
      errors: [{ pointer: '/publicKey', code: 'pattern', params: {} }],
    });
  const at = clock.now();
  const machineToken = newMachineToken('runner');
  const identity = await db.transaction().execute(async (tx) => {
    const row = await lockRegistration(tx, hashMachineToken(token));
    if (!row?.registration_expires_at || row.registration_expires_at <= at)
      throw new AppError('runner.registration_invalid');
    const newName = name ?? row.name;
    await updateMachine(tx, row.id, {
      name: newName,
      labels,
      public_key: key,
      token_hash: hashMachineToken(machineToken),
      registration_hash: null,
      registration_expires_at: null,
      registered_at: at,
      last_seen_at: at,
    });
    const details = { name: newName, labels: labels.join(' ') };
    await recordAudit(tx, {
      at,
      action: 'build_machine.registered',
      by: 'system',
      caller,
      about: null,
      details,
    });
    return { id: row.id, name: newName, token: machineToken };
  });
  bus.publish([buildMachinesTopic]);
  return identity;
}

interface ClaimCall {
  readonly machine: MachineIdentity;
  readonly labels: readonly string[];
  readonly waitS: number;
  readonly signal: AbortSignal;
}

/** The next job for a machine; null if there is none within the time. */
export function claimJob(
  deps: RunnerDeps,
  { machine, labels, waitS, signal }: ClaimCall,
): Promise<RunnerJob | null> {
  return waitForJob({
    bus: deps.bus,
    take: () => takeJob(deps, machine, labels),
    waitMs: waitS * 1_000,
    signal: AbortSignal.any([signal, deps.closing]),
  });
}

async function takeJob(
  deps: RunnerDeps,
  { id: machineId }: MachineIdentity,
  labels: readonly string[],
): Promise<RunnerJob | null> {
  await endLateBuilds(deps);
  const now = deps.clock.now();
  let hasNewLabels = false;
  const row = await deps.db.transaction().execute(async (tx) => {
    const machine = await lockMachine(tx, machineId);
    if (!machine) throw new AppError('auth.invalid_token');
    hasNewLabels = machine.labels.join() !== labels.join();
    await updateMachine(tx, machineId, { labels: [...labels], last_seen_at: now });
    // A machine builds one app at a time; what a restarted one lost is queued again when its lease ends.
    if (machine.is_paused || (await builds.isBuilding(tx, machineId))) return undefined;
    const until = new Date(now.getTime() + limits.buildAcceptS * 1_000);
    const claim = { machineId, platforms: labels, leaseId: randomUUID(), now, until };
    return (await builds.extendClaim(tx, claim)) ?? (await builds.takeNextBuild(tx, claim));
  });
  if (hasNewLabels) deps.bus.publish([buildMachinesTopic]);
  return row?.lease_id ? jobOf(deps, row, row.lease_id) : null;
}

const jobOf = ({ buildLimits }: RunnerDeps, row: BuildRow, lease: string): RunnerJob => ({
  id: row.id,
  lease,
  number: row.number,
  appId: row.app_id,
  platform: row.platform,
  packageId: row.package_id,
  versionName: row.version_name,
  versionCode: row.version_code,
  logOffset: row.log_bytes,
  timeLimitS: buildLimits.timeLimitS,
  acceptS: limits.buildAcceptS,
  leaseS: limits.buildLeaseS,
  heartbeatS: limits.buildHeartbeatS,
});

export function acceptJob(deps: RunnerDeps, call: JobCall): Promise<RunnerJobState> {
  return changeJob(deps, call, async (tx, row) => {
    if (row.state === 'building') return 'building';
    if (row.state !== 'queued') throw new AppError('build.lease_lost');
    const at = deps.clock.now();
    const accepted = {
      state: 'building',
      started_at: at,
      lease_until: new Date(at.getTime() + limits.buildLeaseS * 1_000),
      machine_name: call.machine.name,
      tries: row.tries + 1,
      progress: null,
    } as const;
    await builds.updateBuild(tx, row.id, accepted);
    if (row.tries === 0) await deps.listener.onStarted(tx, buildOf(row));
    return 'building';
  });
}

export async function readJobKit(deps: RunnerDeps, call: JobCall): Promise<Buffer> {
  return deps.readKit(buildOf(await requireRunning(deps, call)));
}

/** The secrets of a job, once per lease. */
export async function readJobSecrets(deps: RunnerDeps, call: JobCall): Promise<RunnerSecrets> {
  const { db, clock, releaseSecrets } = deps;
  const { machine, caller, id: job, lease } = call;
  const row = await requireRunning(deps, call);
  const secrets = await releaseSecrets(buildOf(row));
  const at = clock.now();
  await db.transaction().execute(async (tx) => {
    if (!(await builds.takeSecrets(tx, leaseOf(call), at))) throw new AppError('build.secrets_released');
    const { signing } = secrets;
    const details = { app: row.app_id, build: row.id, number: row.number, machine: machine.name, signing };
    await recordAudit(tx, {
      at,
      action: 'build.secrets_released',
      by: 'system',
      caller,
      about: null,
      details,
    });
  });
  return sealSecrets(secrets, { publicKey: machine.publicKey, job, lease });
}

export async function beatJob(
  { db, clock, bus }: RunnerDeps,
  call: JobCall,
  progress: number | null,
): Promise<RunnerOrders> {
  const until = new Date(clock.now().getTime() + limits.buildLeaseS * 1_000);
  const running = await builds.beat(db, leaseOf(call), { until, progress });
  if (running) {
    bus.publish([appTopicOf(running.app_id)]);
    return { isCancelled: false };
  }
  const row = await builds.findLeased(db, leaseOf(call));
  // Cancelled, too late, or built elsewhere meanwhile.
  if (!row || row.state === 'queued') throw new AppError('build.lease_lost');
  return { isCancelled: true };
}

interface MachineUpload {
  readonly name: string;
  readonly sha256: string;
  readonly file: IncomingFile;
  readonly signal: AbortSignal;
}

export async function putArtifact(
  deps: RunnerDeps,
  call: JobCall,
  upload: MachineUpload,
): Promise<RunnerArtifact> {
  const row = await requireRunning(deps, call);
  const require = ({ state, lease_id }: BuildRow) => {
    if (state !== 'building' || lease_id !== call.lease) throw new AppError('build.lease_lost');
  };
  const { name, kind, bytes, hash: sha256 } = await storeArtifact(deps, { row, ...upload }, { require });
  return { name, kind, bytes, sha256 };
}

export function finishJob(
  deps: RunnerDeps,
  call: JobCall,
  result: { readonly state: 'succeeded' | 'failed'; readonly fault: BuildFault | null },
): Promise<RunnerJobState> {
  return changeJob(deps, call, async (tx, row) => {
    if (row.state === 'queued') throw new AppError('build.lease_lost');
    // Its answer was lost, or the build was cancelled.
    if (row.state !== 'building') return row.state;
    const at = deps.clock.now();
    if (result.state === 'failed') {
      await failBuild(tx, deps.listener, { row, at, fault: result.fault ?? 'compile' });
      return result.fault === 'cancelled' ? 'cancelled' : 'failed';
    }
    if (!(await hasApp(tx, row.id))) throw new AppError('build.artifact_missing');
    await succeedBuild(tx, deps.listener, { row, at });
    return 'succeeded';
  });
}

/** Gives a job back, before or after its acceptance. */
export async function releaseJob(deps: RunnerDeps, call: JobCall): Promise<RunnerJobState> {
  const released = await changeJob(deps, call, async (tx, row) => {
    if (row.state === 'queued') {
      await builds.updateBuild(tx, row.id, { machine_id: null, lease_id: null, lease_until: null });
      return 'queued';
    }
    if (row.state !== 'building') return row.state;
    return requeueBuild(tx, deps.listener, { row, at: deps.clock.now(), why: 'gave the build back' });
  });
  deps.bus.publish([buildQueueTopic]);
  return released;
}

async function requireRunning({ db }: RunnerDeps, call: JobCall): Promise<BuildRow> {
  const row = await builds.findLeased(db, leaseOf(call));
  if (row?.state !== 'building') throw new AppError('build.lease_lost');
  return row;
}

/** Changes the locked build of a lease; fails with `build.lease_lost` if another machine may have it. */
async function changeJob(
  { db, bus }: RunnerDeps,
  call: JobCall,
  change: (tx: Tx, row: BuildRow) => Promise<RunnerJobState['state']>,
): Promise<RunnerJobState> {
  const { state, appId } = await db.transaction().execute(async (tx) => {
    await builds.lockAppOf(tx, call.id);
    const row = await builds.lockBuild(tx, call.id);
    if (row?.lease_id !== call.lease || row.machine_id !== call.machine.id)
      throw new AppError('build.lease_lost');
    return { state: await change(tx, row), appId: row.app_id };
  });
  bus.publish(buildTopicsOf(appId));
  return { state };
}
