import type { SourcePassword } from '@unmuted/api/contract';
import { requireEngine } from '#/modules/casts/cast/cast.service.ts';
import { type OwnCast, requireCast, requireOpenCast } from '#/modules/casts/cast/cast-access.repository.ts';
import { mountsTopic, passwordPlace, sourceUsername } from '#/modules/casts/cast/mount-configs.ts';
import { findStreamByMount, savePassword } from '#/modules/casts/cast/streams.repository.ts';
import { newSourcePassword } from '#/modules/casts/settings/write-section.ts';
import {
  type IdentityProof,
  type IdentityProofDeps,
  proveIdentity,
} from '#/modules/identity/account/identity-proof.ts';
import { recordAudit } from '#/platform/audit/audit.repository.ts';
import type { ActiveSession } from '#/platform/auth/scope.ts';
import { openOrNull } from '#/platform/crypto/secrets.ts';
import type { Db, Tx } from '#/platform/db/schema.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { LiveBus } from '#/platform/live/bus.ts';

export interface SourceDeps extends IdentityProofDeps {
  readonly bus: Pick<LiveBus, 'publish'>;
}

export interface SourceCall {
  readonly session: ActiveSession;
  readonly caller: Caller;
  readonly username: string;
  readonly stream: string;
  /** So that an unattended session does not reveal the stream's password. */
  readonly proof: IdentityProof;
}

export async function revealSourcePassword(deps: SourceDeps, call: SourceCall): Promise<SourcePassword> {
  const { db, clock, secrets } = deps;
  const { session, caller } = call;
  const { scope } = session;
  const cast = await requireCast(db, scope, call.username);
  await requireStream(db, call, cast);
  await proveIdentity(deps, session, call.proof, caller);
  return db.transaction().execute(async (tx) => {
    const stream = await requireStream(tx, call, cast);
    const password = openOrNull(secrets, stream.source_password, passwordPlace(stream));
    if (password === null) throw new AppError('source.password_unreadable');
    await recordAudit(tx, {
      at: clock.now(),
      action: 'source.password_revealed',
      by: scope,
      about: { accountId: cast.account_id },
      caller,
      details: { cast: cast.username, mount: stream.mount },
    });
    return { username: sourceUsername, password };
  });
}

/** The engine applies the new password shortly afterwards and disconnects the source, which still uses the old one. */
export async function rotateSourcePassword(deps: SourceDeps, call: SourceCall): Promise<SourcePassword> {
  const { db, clock, secrets, bus } = deps;
  const { session, caller } = call;
  const { scope } = session;
  const cast = await requireOpenCast(db, scope, call.username);
  const stream = await requireStream(db, call, cast);
  const { capabilities } = await requireEngine(deps);
  if (!capabilities?.configurable) throw new AppError('engine.not_configurable');
  await proveIdentity(deps, session, call.proof, caller);
  const password = newSourcePassword();
  await db.transaction().execute(async (tx) => {
    await savePassword(tx, scope, stream.id, secrets.seal(password, passwordPlace(stream)));
    await recordAudit(tx, {
      at: clock.now(),
      action: 'source.password_rotated',
      by: scope,
      about: { accountId: cast.account_id },
      caller,
      details: { cast: cast.username, mount: stream.mount },
    });
  });
  bus.publish([mountsTopic]);
  return { username: sourceUsername, password };
}

async function requireStream(db: Db | Tx, { session, stream }: SourceCall, cast: OwnCast) {
  const found = await findStreamByMount(db, session.scope, cast.id, `/${stream}`);
  if (!found) throw new AppError('resource.not_found');
  return found;
}
