import {
  type AppPlatform,
  type BuildMachine,
  type BuildMachineList,
  type BuildMachineUpdate,
  limits,
  type NewBuildMachine,
} from '@unmuted/api/contract';
import {
  type BuildListener,
  buildMachinesTopic,
  buildQueueTopic,
  buildTopicsOf,
} from '#/modules/apps/builds/build.ts';
import { countWaiting, lockAppOf, lockBuild, updateBuild } from '#/modules/apps/builds/builds.repository.ts';
import { requeueBuild } from '#/modules/apps/builds/end-build.ts';
import { hashMachineToken, newMachineToken } from '#/modules/apps/machines/machine-token.ts';
import * as repository from '#/modules/apps/machines/machines.repository.ts';
import { type AuditEntry, recordAudit } from '#/platform/audit/audit.repository.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import type { Db, Tx } from '#/platform/db/schema.ts';
import type { StaffAct } from '#/platform/http/act.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';
import type { LiveBus } from '#/platform/live/bus.ts';

export interface MachineDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly bus: Pick<LiveBus, 'publish'>;
  readonly listener: BuildListener;
}

/** A machine that called within this time is online: a claim waits for up to 50 s, and a build reports every 20 s. */
export const onlineMs = 60_000;

const onlineSince = (clock: Clock): Date => new Date(clock.now().getTime() - onlineMs);

/** Machines that can take a build for a platform and called in the last minute. */
export const countMachines = ({ db, clock }: Pick<MachineDeps, 'db' | 'clock'>, platform: AppPlatform) =>
  repository.countMachinesSince(db, platform, onlineSince(clock));

export async function listBuildMachines(deps: Pick<MachineDeps, 'db' | 'clock'>): Promise<BuildMachineList> {
  const [rows, waiting] = await Promise.all([repository.listMachines(deps.db), countWaiting(deps.db)]);
  return { items: rows.map((row) => toMachine(deps, row)), waiting };
}

export async function createMachine(
  deps: MachineDeps,
  act: StaffAct,
  { name }: { readonly name: string },
): Promise<NewBuildMachine> {
  const { db, clock, bus } = deps;
  const at = clock.now();
  const id = uuidv7(at);
  const registrationToken = newMachineToken('registration');
  await db.transaction().execute(async (tx) => {
    const max = limits.buildMachines;
    if ((await repository.countAllMachines(tx)) >= max)
      throw new AppError('resource.limit_reached', { params: { max } });
    await repository.insertMachine(tx, {
      id,
      name,
      created_at: at,
      registration_hash: hashMachineToken(registrationToken),
      registration_expires_at: new Date(at.getTime() + limits.buildRegistrationHours * 3_600_000),
    });
    await audit(tx, act, { at, action: 'build_machine.created', change: { before: null, after: { name } } });
  });
  bus.publish([buildMachinesTopic]);
  return { machine: await readMachine(deps, id), registrationToken };
}

export async function updateMachine(
  deps: MachineDeps,
  act: StaffAct,
  { id, name, isPaused }: BuildMachineUpdate & { readonly id: string },
): Promise<BuildMachine> {
  const { db, clock, bus } = deps;
  await db.transaction().execute(async (tx) => {
    const row = await repository.lockMachine(tx, id);
    if (!row) throw new AppError('resource.not_found');
    await repository.updateMachine(tx, id, { name, is_paused: isPaused });
    const change = { before: { name: row.name, isPaused: row.is_paused }, after: { name, isPaused } };
    await audit(tx, act, { at: clock.now(), action: 'build_machine.updated', change });
  });
  bus.publish([buildQueueTopic, buildMachinesTopic]);
  return readMachine(deps, id);
}

/** Its token stops working, and another machine takes its build. */
export async function deleteMachine(deps: MachineDeps, act: StaffAct, id: string): Promise<void> {
  const { db, clock, bus } = deps;
  const at = clock.now();
  const builds = await repository.listBuildsOfMachine(db, id);
  const apps = await db.transaction().execute(async (tx) => {
    const freed: string[] = [];
    for (const build of builds) freed.push(...(await freeBuild(deps, tx, { build, machineId: id, at })));
    const row = await repository.lockMachine(tx, id);
    if (!row) throw new AppError('resource.not_found');
    await repository.deleteMachineRow(tx, id);
    const change = { before: { name: row.name }, after: null };
    await audit(tx, act, { at, action: 'build_machine.deleted', change });
    return freed;
  });
  bus.publish([...apps.flatMap(buildTopicsOf), buildMachinesTopic, buildQueueTopic]);
}

interface Freeing {
  readonly build: string;
  readonly machineId: string;
  readonly at: Date;
}

/** Returns the app of the build if the machine still had it. */
async function freeBuild(
  { listener }: MachineDeps,
  tx: Tx,
  { build, machineId, at }: Freeing,
): Promise<string[]> {
  await lockAppOf(tx, build);
  const row = await lockBuild(tx, build);
  if (row?.machine_id !== machineId) return [];
  if (row.state === 'building') await requeueBuild(tx, listener, { row, at, why: 'was deleted' });
  else if (row.state === 'queued') await updateBuild(tx, build, { lease_id: null, lease_until: null });
  return [row.app_id];
}

async function readMachine(deps: MachineDeps, id: string): Promise<BuildMachine> {
  const [row] = await repository.listMachines(deps.db, id);
  if (!row) throw new AppError('resource.not_found');
  return toMachine(deps, row);
}

function toMachine({ clock }: Pick<MachineDeps, 'clock'>, row: repository.MachineRow): BuildMachine {
  const { build_id, build_number, app_id, app_name, app_platform } = row;
  return {
    id: row.id,
    name: row.name,
    labels: row.labels,
    isPaused: row.is_paused,
    isOnline: row.last_seen_at !== null && row.last_seen_at > onlineSince(clock),
    createdAt: row.created_at.toISOString(),
    registeredAt: row.registered_at?.toISOString() ?? null,
    registrationExpiresAt: row.registration_expires_at?.toISOString() ?? null,
    lastSeenAt: row.last_seen_at?.toISOString() ?? null,
    build:
      build_id !== null && build_number !== null && app_id !== null && app_name !== null && app_platform
        ? {
            id: build_id,
            number: build_number,
            app: { id: app_id, platform: app_platform, name: app_name },
            progress: row.build_progress,
            startedAt: row.build_started_at?.toISOString() ?? null,
          }
        : null,
  };
}

const audit = (tx: Tx, { scope, caller }: StaffAct, entry: Pick<AuditEntry, 'at' | 'action' | 'change'>) =>
  recordAudit(tx, { ...entry, by: scope, caller, about: null });
