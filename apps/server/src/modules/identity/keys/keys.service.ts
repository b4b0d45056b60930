import type {
  ApiKey,
  ApiKeyCall,
  ApiKeyChange,
  ApiKeyRotation,
  CreatedApiKey,
  KeyScope,
} from '@unmuted/api/contract';
import { limits } from '@unmuted/api/contract';
import {
  type IdentityProof,
  type IdentityProofDeps,
  proveIdentity,
} from '#/modules/identity/account/identity-proof.ts';
import { findKeyCalls } from '#/modules/identity/key-guard/key-calls.repository.ts';
import type { KeyCalls } from '#/modules/identity/key-guard/key-calls.ts';
import { hashKey, newKey } from '#/modules/identity/key-guard/key-format.ts';
import * as stored from '#/modules/identity/keys/keys.repository.ts';
import { type AuditSubject, recordAudit, subjectOf } from '#/platform/audit/audit.repository.ts';
import type { ActiveSession, Scope } from '#/platform/auth/scope.ts';
import { type PageQuery, pageOf } from '#/platform/db/pagination.ts';
import type { Tx } from '#/platform/db/schema.ts';
import type { Act } from '#/platform/http/act.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';
import type { Mailer } from '#/platform/mail/mail.ts';

export interface KeysDeps extends IdentityProofDeps {
  readonly mailer: Mailer;
  readonly keyCalls: KeyCalls;
}

/** A new key of an account or of the provider. */
export interface KeyDraft {
  readonly name: string;
  readonly scopes: readonly KeyScope[];
  readonly products: readonly stored.KeyProduct[] | null;
  readonly networks: readonly string[];
  readonly expiresAt: string | null;
}

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

export async function listKeys({ db, clock }: KeysDeps, scope: Scope, query: PageQuery) {
  const page = pageOf(query);
  const now = clock.now();
  const { items, total } = await stored.findKeys(db, scope, page);
  return { items: items.map((row) => toKey(row, now)), total, ...page };
}

/** Requires a proof of identity, and tells the person by e-mail. */
export async function createKey(
  deps: KeysDeps,
  session: ActiveSession,
  {
    draft,
    proof,
    caller,
  }: { readonly draft: KeyDraft; readonly proof: IdentityProof; readonly caller: Caller },
): Promise<CreatedApiKey> {
  const { scope } = session;
  const now = deps.clock.now();
  const { name, scopes, products, networks } = draft;
  const expiresAt = draft.expiresAt === null ? null : new Date(draft.expiresAt);
  if (expiresAt && expiresAt <= now) throw invalid('/expiresAt', 'range');
  const own = products && (await stored.findOwnProducts(deps.db, scope, products));
  if (own && own.length < (products?.length ?? 0)) throw invalid('/products', 'enum');
  const account = await proveIdentity(deps, session, proof, caller);
  return deps.db.transaction().execute(async (tx) => {
    const values = {
      name,
      scopes: [...scopes],
      networks: [...networks],
      created_at: now,
      expires_at: expiresAt,
    };
    const created = await addKey(tx, { scope, now }, values, own);
    const { id, lastFour } = created.key;
    await recordAudit(tx, {
      at: now,
      action: 'key.created',
      by: scope,
      about: ownerOf(scope),
      caller,
      details: { key: id, name, lastFour, scopes: scopes.join(' ') },
      change: { before: null, after: valuesOf(created.key) },
    });
    await deps.mailer.send(tx, account, { kind: 'key_created', name: account.name, keyEnd: lastFour });
    return created;
  });
}

export function updateKey(
  { db, clock }: KeysDeps,
  { scope, caller }: Act,
  id: string,
  { name, networks }: ApiKeyChange,
): Promise<ApiKey> {
  const at = clock.now();
  return db.transaction().execute(async (tx) => {
    const before = await stored.findKey(tx, scope, id);
    const isUpdated = await stored.updateKey(tx, scope, id, { name, networks: [...networks] });
    const after = isUpdated ? await stored.findKey(tx, scope, id) : undefined;
    if (!before || !after) throw new AppError('resource.not_found');
    const key = toKey(after, at);
    const details = { key: id, name, lastFour: key.lastFour, networks: networks.join(' ') };
    const change = { before: valuesOf(toKey(before, at)), after: valuesOf(key) };
    await recordAudit(tx, {
      at,
      action: 'key.updated',
      by: scope,
      about: ownerOf(scope),
      caller,
      details,
      change,
    });
    return key;
  });
}

/** Replaces a key by one with the same scopes, products, networks and lifetime. The previous one works a while longer. */
export async function rotateKey(
  deps: KeysDeps,
  session: ActiveSession,
  {
    id,
    rotation,
    caller,
  }: { readonly id: string; readonly rotation: ApiKeyRotation; readonly caller: Caller },
): Promise<CreatedApiKey> {
  const { scope } = session;
  const now = deps.clock.now();
  const { overlapHours, ...proof } = rotation;
  const account = await proveIdentity(deps, session, proof, caller);
  return deps.db.transaction().execute(async (tx) => {
    const previous = await stored.lockActiveKey(tx, scope, { id, now });
    const shown = previous && (await stored.findKey(tx, scope, id));
    if (!shown) throw new AppError('resource.not_found');
    const { name, scopes, networks, created_at, expires_at, last_four } = previous;
    const lifeMs = expires_at && expires_at.getTime() - created_at.getTime();
    await stored.replaceKey(tx, scope, id, new Date(now.getTime() + overlapHours * hourMs));
    const created = await addKey(
      tx,
      { scope, now },
      {
        name,
        scopes,
        networks,
        created_at: now,
        expires_at: lifeMs === null ? null : new Date(now.getTime() + lifeMs),
        rotated_from: id,
      },
      previous.is_limited ? shown.products : null,
    );
    const { lastFour } = created.key;
    const details = { key: id, name, lastFour: last_four, newKey: created.key.id, overlapHours };
    await recordAudit(tx, {
      at: now,
      action: 'key.rotated',
      by: scope,
      about: ownerOf(scope),
      caller,
      details,
      change: { before: { lastFour: last_four }, after: { lastFour } },
    });
    await deps.mailer.send(tx, account, { kind: 'key_created', name: account.name, keyEnd: lastFour });
    return created;
  });
}

export function revokeKey({ db, clock }: KeysDeps, { scope, caller }: Act, id: string): Promise<void> {
  const now = clock.now();
  return db.transaction().execute(async (tx) => {
    const lastFour = await stored.revokeKey(tx, scope, { id, now });
    if (lastFour === undefined) throw new AppError('resource.not_found');
    const details = { key: id, lastFour };
    await recordAudit(tx, {
      at: now,
      action: 'key.revoked',
      by: scope,
      about: ownerOf(scope),
      caller,
      details,
      change: { before: { isRevoked: false }, after: { isRevoked: true } },
    });
  });
}

/** The last calls of the key; those of the last seconds on other servers may be missing. */
export async function listKeyCalls(
  { db, clock, keyCalls }: KeysDeps,
  scope: Scope,
  { id, query }: { readonly id: string; readonly query: PageQuery },
) {
  const page = pageOf(query);
  await keyCalls.flush();
  if (!(await stored.findKey(db, scope, id))) throw new AppError('resource.not_found');
  const since = new Date(clock.now().getTime() - limits.keyCallDays * dayMs);
  const { items, total } = await findKeyCalls(db, scope, { keyId: id, since, page });
  const calls = items.map(
    ({ at, operation, status, network }): ApiKeyCall => ({
      at: at.toISOString(),
      operation,
      status,
      network,
    }),
  );
  return { items: calls, total, ...page };
}

async function addKey(
  tx: Tx,
  { scope, now }: { readonly scope: Scope; readonly now: Date },
  values: Omit<Parameters<typeof stored.insertKey>[2], 'id' | 'key_hash' | 'last_four'>,
  products: readonly stored.KeyProduct[] | null,
): Promise<CreatedApiKey> {
  if ((await stored.countLiveKeys(tx, scope, now)) >= limits.keys)
    throw new AppError('resource.limit_reached');
  const secret = newKey();
  const id = uuidv7(now);
  const identity = { id, key_hash: hashKey(secret), last_four: secret.slice(-4) };
  await stored.insertKey(tx, scope, { ...values, ...identity }, products);
  const row = await stored.findKey(tx, scope, id);
  if (!row) throw new Error('The key was not stored.');
  return { key: toKey(row, now), secret };
}

/** The keys of an account are the account's, not a person's. */
const ownerOf = (scope: Scope): AuditSubject =>
  scope.kind === 'customer' ? { accountId: scope.accountId } : subjectOf(scope);

/** As in the audit log. */
const valuesOf = ({ name, scopes, products, networks, endsAt }: ApiKey) => ({
  name,
  scopes,
  products: products?.map((each) => `${each.kind}: ${each.name}`) ?? null,
  networks,
  endsAt,
});

function toKey(row: stored.KeyRow, now: Date): ApiKey {
  const ends = [row.revoked_at, row.replaced_until, row.expires_at].filter((end) => end !== null);
  const endsAt = ends.length ? new Date(Math.min(...ends.map((end) => end.getTime()))) : null;
  return {
    id: row.id,
    name: row.name,
    lastFour: row.last_four,
    state: stateOf(row, now),
    scopes: [...row.scopes],
    products: row.is_limited ? row.products : null,
    networks: [...row.networks],
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by,
    endsAt: endsAt?.toISOString() ?? null,
    lastUsed:
      row.last_used_on === null ? null : { day: row.last_used_on, network: row.last_used_network ?? '' },
  };
}

function stateOf({ revoked_at, expires_at, replaced_until }: stored.KeyRow, now: Date): ApiKey['state'] {
  if (revoked_at) return 'revoked';
  if (expires_at && expires_at <= now) return 'expired';
  if (!replaced_until) return 'active';
  return replaced_until > now ? 'replaced' : 'revoked';
}

function invalid(pointer: string, code: 'range' | 'enum'): AppError {
  return new AppError('request.invalid', { errors: [{ pointer, code, params: {} }] });
}
