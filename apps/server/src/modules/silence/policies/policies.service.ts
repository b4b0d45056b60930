import {
  type AuditAction,
  alarmKinds,
  limits,
  type SilencePolicy,
  type SilencePolicyChange,
  type SilencePolicyList,
} from '@unmuted/api/contract';
import * as repository from '#/modules/silence/policies/policies.repository.ts';
import { toListed, toPolicy } from '#/modules/silence/policies/policy-response.ts';
import { lockPolicy } from '#/modules/silence/recipients/recipient-owner.repository.ts';
import { listRecipients, type RecipientDeps } from '#/modules/silence/recipients/recipients.service.ts';
import { invalidField } from '#/modules/silence/settings/invalid-field.ts';
import { recordAudit } from '#/platform/audit/audit.repository.ts';
import type { AdminScope } from '#/platform/auth/scope.ts';
import type { Db, Row, Tx } from '#/platform/db/schema.ts';
import type { StaffAct } from '#/platform/http/act.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';

type Reading = Omit<RecipientDeps, 'db'> & { readonly db: Db | Tx };

export async function listPolicies(
  { db }: Pick<RecipientDeps, 'db'>,
  scope: AdminScope,
): Promise<SilencePolicyList> {
  const rows = await repository.listPolicies(db, scope);
  return { items: rows.map(toListed), limit: limits.silencePolicies };
}

export async function readPolicy(deps: Reading, scope: AdminScope, id: string): Promise<SilencePolicy> {
  const row = await repository.findPolicy(deps.db, scope, id);
  if (!row) throw new AppError('resource.not_found');
  const stations = await repository.listStations(deps.db, scope, id);
  const { items, ...told } = await listRecipients(deps, scope, { kind: 'policy', id });
  return toPolicy(row, stations, { ...told, recipients: items });
}

export function createPolicy(
  deps: RecipientDeps,
  act: StaffAct,
  draft: SilencePolicyChange,
): Promise<SilencePolicy> {
  const { db, clock } = deps;
  const { scope } = act;
  const at = clock.now();
  return db.transaction().execute(async (tx) => {
    await requireStations(tx, scope, draft.stationIds);
    if ((await repository.lockPolicies(tx, scope)) >= limits.silencePolicies)
      throw new AppError('resource.limit_reached');
    const id = uuidv7(at);
    await repository.insertPolicy(tx, scope, { id, ...columnsOf(draft), created_at: at });
    await repository.replaceStations(tx, scope, id, draft.stationIds ?? []);
    const policy = await readPolicy({ ...deps, db: tx }, scope, id);
    await record(deps, tx, act, { action: 'silence_policy.created', policy, after: valuesOf(policy) });
    return policy;
  });
}

export function updatePolicy(
  deps: RecipientDeps,
  act: StaffAct,
  id: string,
  { change, version }: { readonly change: SilencePolicyChange; readonly version: number },
): Promise<SilencePolicy> {
  const { scope } = act;
  return deps.db.transaction().execute(async (tx) => {
    await requireStations(tx, scope, change.stationIds);
    await requireLocked(tx, scope, id);
    const read = () => readPolicy({ ...deps, db: tx }, scope, id);
    const before = await read();
    if (before.version !== version) throw new AppError('resource.version_conflict', { current: before });
    await repository.savePolicy(tx, scope, id, { ...columnsOf(change), version: version + 1 });
    await repository.replaceStations(tx, scope, id, change.stationIds ?? []);
    const policy = await read();
    await record(deps, tx, act, {
      action: 'silence_policy.updated',
      policy,
      before: valuesOf(before),
      after: valuesOf(policy),
    });
    return policy;
  });
}

export async function deletePolicy(deps: RecipientDeps, act: StaffAct, id: string): Promise<void> {
  const { scope } = act;
  await deps.db.transaction().execute(async (tx) => {
    await requireLocked(tx, scope, id);
    const policy = await readPolicy({ ...deps, db: tx }, scope, id);
    await repository.deletePolicy(tx, scope, id);
    await record(deps, tx, act, { action: 'silence_policy.deleted', policy, before: valuesOf(policy) });
  });
}

async function requireLocked(tx: Tx, scope: AdminScope, id: string): Promise<void> {
  if (!(await lockPolicy(tx, scope, id))) throw new AppError('resource.not_found');
}

/** Stations of all customers can be chosen, each once. */
async function requireStations(
  tx: Tx,
  scope: AdminScope,
  ids: SilencePolicyChange['stationIds'],
): Promise<void> {
  if (ids === null) return;
  if (new Set(ids).size < ids.length) throw invalidField('/stationIds', 'duplicate');
  if ((await repository.keepStations(tx, scope, ids)) < ids.length) throw invalidField('/stationIds', 'enum');
}

const columnsOf = (
  change: SilencePolicyChange,
): Omit<Row<'silence_policies'>, 'id' | 'created_at' | 'version'> => ({
  name: change.name,
  is_enabled: change.isEnabled,
  is_for_all: change.stationIds === null,
  trigger: change.trigger,
  // Each once, in the order of the contract.
  kinds: alarmKinds.filter((kind) => change.kinds.includes(kind)),
  sensitivity_min: change.sensitivityMin,
  repeat_min: change.repeatMin,
  tells_recovery: change.tellsRecovery,
});

/** Entries are limited in size: at most so many stations are named. */
const namedStations = 20;

const valuesOf = (policy: SilencePolicy) => ({
  name: policy.name,
  isEnabled: policy.isEnabled,
  trigger: policy.trigger,
  kinds: policy.kinds.join(', '),
  sensitivityMin: policy.sensitivityMin,
  repeatMin: policy.repeatMin,
  tellsRecovery: policy.tellsRecovery,
  stations: policy.stations && namesOf(policy.stations),
});

function namesOf(stations: NonNullable<SilencePolicy['stations']>): string {
  const names = stations.slice(0, namedStations).map(({ name }) => name);
  const more = stations.length - names.length;
  return names.join(', ') + (more > 0 ? ` +${more}` : '');
}

interface PolicyEvent {
  readonly action: AuditAction;
  readonly policy: SilencePolicy;
  readonly before?: object;
  readonly after?: object;
}

/** Policies concern no account. */
function record(
  { clock }: Pick<RecipientDeps, 'clock'>,
  tx: Tx,
  { scope, caller }: StaffAct,
  { action, policy, before, after }: PolicyEvent,
): Promise<void> {
  return recordAudit(tx, {
    at: clock.now(),
    action,
    by: scope,
    about: null,
    caller,
    details: { policy: policy.name, policyId: policy.id },
    change: { before: before ?? null, after: after ?? null },
  });
}
