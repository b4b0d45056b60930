import {
  type App,
  type AppComment,
  type AppMove,
  type AppState,
  appMachine,
  checkApp,
  isAppReady,
  moveError,
} from '@unmuted/api/contract';
import { insertStep, type LockedApp, saveChange } from '#/modules/apps/app/app.repository.ts';
import { type AppDeps, type AppTarget, auditApp, changeApp } from '#/modules/apps/app/change-app.ts';
import { draftOf, settingsOf } from '#/modules/apps/app/draft-of.ts';
import { cancelBuilds, queueBuild } from '#/modules/apps/builds/app-builds.ts';
import { buildMachinesTopic, buildQueueTopic } from '#/modules/apps/builds/build.ts';
import { tellOfMove } from '#/modules/apps/life/tell-of-move.ts';
import { nameOf } from '#/modules/identity/account/account-name.repository.ts';
import type { Tx } from '#/platform/db/schema.ts';
import type { Act } from '#/platform/http/act.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';
import type { NotifyDeps } from '#/platform/notifications/notify.ts';

export interface MoveDeps extends AppDeps, NotifyDeps {}

/** What a build needs to move its app. */
export type BuildMoveDeps = NotifyDeps & Pick<MoveDeps, 'clock' | 'publicUrl'>;

export interface RequestedMove {
  readonly move: AppMove;
  readonly reason?: string;
  readonly comments?: readonly AppComment[];
}

/** Moves that leave the owner with something to do. */
const needReason: readonly AppMove[] = ['request_changes', 'reject', 'remove', 'hold'];

/** Moves an app by the table of legal moves; a move that was made already changes nothing. */
export async function moveApp(
  deps: MoveDeps,
  act: Act,
  target: AppTarget,
  requested: RequestedMove,
): Promise<App> {
  const moved = await changeApp(deps, act, target, async (tx, app) => {
    const { move, reason = '', comments = [] } = requested;
    const { status: state } = app;
    const error = moveError(appMachine, move, { state, role: act.scope.kind });
    if (error) throw new AppError(error);
    if (appMachine.moves[move].done.includes(state)) return;
    requireMove(app, move, reason);
    const byStaff = act.scope.kind === 'admin';
    const by = { by_name: await nameOf(tx, act.scope), by_staff: byStaff };
    const next = await makeMove(deps, tx, app, { move, reason, comments, by });
    // A build that failed has its own end already: only people cancel builds.
    if (endsBuilds.includes(move)) await cancelBuilds(tx, app.id, deps.clock.now());
    await auditApp(deps, tx, act, {
      action: 'app.moved',
      app,
      change: { before: { state }, after: { state: next, ...(reason && { reason }) } },
    });
    await tellOfMove(deps, tx, { app, from: state, to: next, reason, byStaff });
  });
  // A machine that waits takes the build at once.
  if (requested.move === 'approve') deps.bus.publish([buildQueueTopic, buildMachinesTopic]);
  else if (endsBuilds.includes(requested.move)) deps.bus.publish([buildMachinesTopic]);
  return moved;
}

interface Made extends Required<RequestedMove> {
  readonly by: { readonly by_name: string | null; readonly by_staff: boolean };
}

/** Writes the state, the step and what follows from the move. The caller must have locked the app. */
async function makeMove(
  { clock }: Pick<MoveDeps, 'clock'>,
  tx: Tx,
  app: LockedApp,
  { move, reason, comments, by }: Made,
): Promise<AppState> {
  const at = clock.now();
  const next = nextState(app, move);
  await saveChange(tx, app.id, {
    status: next,
    status_since: at,
    ...(move !== 'resume' && { resume_state: move === 'hold' ? app.status : null }),
    ...changesOf(app, move, { at, reason, comments }),
  });
  await insertStep(tx, { id: uuidv7(at), app_id: app.id, state: next, at, ...by, reason });
  if (move === 'approve') {
    const { versionName, versionCode } = settingsOf(app);
    const { packageId } = app.sent ?? draftOf(app);
    await queueBuild(tx, { appId: app.id, platform: app.platform, packageId, versionName, versionCode, at });
  }
  return next;
}

/** Moves after which a build that waits or runs is of no use. */
const endsBuilds: readonly AppMove[] = ['request_changes', 'fail_build', 'hold'];

/**
 * A move that a build makes in the name of the system, in the transaction that has changed the build. Returns whether the
 * app was moved.
 */
export async function moveByBuild(
  deps: BuildMoveDeps,
  tx: Tx,
  app: LockedApp,
  move: 'start_build' | 'fail_build' | 'finish_build',
): Promise<boolean> {
  // The app may have been moved while the build ran.
  if (moveError(appMachine, move, { state: app.status, role: 'admin' })) return false;
  if (appMachine.moves[move].done.includes(app.status)) return false;
  const by = { by_name: null, by_staff: true };
  const next = await makeMove(deps, tx, app, { move, reason: '', comments: [], by });
  await tellOfMove(deps, tx, { app, from: app.status, to: next, reason: '', byStaff: true });
  return true;
}

function requireMove(app: LockedApp, move: AppMove, reason: string): void {
  if (needReason.includes(move) && reason === '')
    throw new AppError('app.reason_required', {
      errors: [{ pointer: '/reason', code: 'required', params: {} }],
    });
  if (move !== 'submit') return;
  if (!isAppReady(checkApp(draftOf(app), app.platform), app.platform)) throw new AppError('app.not_ready');
}

const moves: Readonly<Record<Exclude<AppMove, 'withdraw' | 'resume'>, AppState>> = {
  submit: 'in_review',
  request_changes: 'changes_requested',
  approve: 'queued',
  start_build: 'building',
  fail_build: 'build_failed',
  finish_build: 'ready',
  send: 'submitted',
  reject: 'rejected_by_store',
  publish: 'live',
  unpublish: 'unpublished',
  remove: 'removed_by_store',
  recover: 'draft',
  hold: 'on_hold',
};

function nextState({ live, resume_state: before }: LockedApp, move: AppMove): AppState {
  // A live app stays live when its update is withdrawn.
  if (move === 'withdraw') return live ? 'live' : 'draft';
  if (move === 'resume') return before ?? (live ? 'live' : 'draft');
  return moves[move];
}

/** What a move changes besides the state. */
function changesOf(
  app: LockedApp,
  move: AppMove,
  { at, reason, comments }: { readonly at: Date } & Pick<Made, 'reason' | 'comments'>,
) {
  const settled = { reason: '', comments: JSON.stringify([]) };
  switch (move) {
    case 'submit':
      return { sent: JSON.stringify(draftOf(app)), sent_at: at, ...settled };
    case 'send':
      return { is_package_frozen: true };
    case 'publish':
      return {
        live: JSON.stringify(app.sent),
        live_at: at,
        version: settingsOf(app).versionName,
        ...settled,
      };
    case 'recover':
      return recovered(app);
    case 'withdraw':
    case 'resume':
      return { reason: '' };
    case 'hold':
      return { reason };
    default:
      return needReason.includes(move) ? { reason, comments: JSON.stringify(comments) } : {};
  }
}

/** Google does not take the package id of a removed app again; Apple keeps it. */
function recovered(app: LockedApp) {
  if (app.platform === 'ios') return { reason: '' };
  const draft = JSON.stringify({ ...draftOf(app), packageId: '' });
  return { reason: '', draft, package_id: '', is_package_frozen: false };
}
