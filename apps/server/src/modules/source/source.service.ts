import { randomBytes } from 'node:crypto';
import type { SourcePassword } from '@unmuted/api/contract';
import { sql } from 'kysely';
import { AppError } from '#/http/app-error.ts';
import type { Caller } from '#/http/caller.ts';
import type { SecretBox } from '#/lib/secrets.ts';
import type { LiveBus } from '#/live/bus.ts';
import { type ProofDeps, provePassword } from '#/modules/account/password-proof.ts';
import { recordAudit } from '#/modules/audit/audit.repository.ts';
import { requireEngine } from '#/modules/cast/cast.service.ts';
import { mountsTopic, passwordPlace, sourceUsername } from '#/modules/cast/mount-configs.ts';
import { type OwnCast, requireCast, within } from '#/modules/cast/own-cast.ts';
import type { Scope } from '#/modules/session/scope.ts';

export interface SourceDeps extends ProofDeps {
  readonly secrets: SecretBox;
  readonly bus: Pick<LiveBus, 'publish'>;
}

export interface SourceCall {
  readonly scope: Scope;
  readonly caller: Caller;
  readonly username: string;
  readonly stream: string;
  /** The account's own, so that a session left open does not give the stream away. */
  readonly password: string;
}

export async function revealSourcePassword(deps: SourceDeps, call: SourceCall): Promise<SourcePassword> {
  const { db, clock, secrets } = deps;
  const { scope, caller } = call;
  const cast = await requireStream(deps, call);
  await provePassword(deps, scope, call.password, caller);
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ source_password: Buffer }>`select source_password from casts
      where id = ${cast.id} and ${within(scope)}`.execute(tx);
    const [row] = rows;
    if (!row) throw new AppError('resource.not_found');
    await recordAudit(tx, {
      at: clock.now(),
      action: 'source.password_revealed',
      by: scope,
      about: { customerId: cast.customer_id },
      caller,
      details: { cast: cast.username, mount: cast.mount },
    });
    return { username: sourceUsername, password: secrets.open(row.source_password, passwordPlace(cast)) };
  });
}

/** The engine takes the new one a moment later and cuts the source, which still has the old one. */
export async function rotateSourcePassword(deps: SourceDeps, call: SourceCall): Promise<SourcePassword> {
  const { db, clock, secrets, bus } = deps;
  const { scope, caller } = call;
  const cast = await requireStream(deps, call);
  const { capabilities } = await requireEngine(deps);
  if (!capabilities?.configurable) throw new AppError('engine.not_configurable');
  await provePassword(deps, scope, call.password, caller);
  const password = newSourcePassword();
  await db.transaction().execute(async (tx) => {
    const sealed = secrets.seal(password, passwordPlace(cast));
    await sql`update casts set source_password = ${sealed} where id = ${cast.id} and ${within(scope)}`.execute(
      tx,
    );
    await recordAudit(tx, {
      at: clock.now(),
      action: 'source.password_rotated',
      by: scope,
      about: { customerId: cast.customer_id },
      caller,
      details: { cast: cast.username, mount: cast.mount },
    });
  });
  bus.publish([mountsTopic]);
  return { username: sourceUsername, password };
}

/** V-SRCPASS: 16 characters that no encoder chokes on, 96 bits. */
function newSourcePassword(): string {
  return randomBytes(12).toString('base64url');
}

async function requireStream({ db }: SourceDeps, { scope, username, stream }: SourceCall): Promise<OwnCast> {
  const cast = await requireCast(db, scope, username);
  if (cast.mount !== `/${stream}`) throw new AppError('resource.not_found');
  return cast;
}
