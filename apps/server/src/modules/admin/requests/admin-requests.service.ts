import type { AdminRequest, AdminRequestList, RequestApproval } from '@unmuted/api/contract';
import type { StaffCall } from '#/modules/admin/plans/plans.service.ts';
import { createCast, createdTopics, type ProvisionDeps } from '#/modules/casts/provision/create-cast.ts';
import {
  answerRequest,
  countPending,
  findRequest,
  findRequester,
  findRequests,
  lockAssignee,
  lockRequest,
  type RequestRow,
  setAssignee,
} from '#/modules/casts/requests/requests.repository.ts';
import { requestedLimits, toRequest } from '#/modules/casts/requests/requests.service.ts';
import { recordAudit } from '#/platform/audit/audit.repository.ts';
import type { AdminScope } from '#/platform/auth/scope.ts';
import { type PageQuery, pageOf } from '#/platform/db/pagination.ts';
import type { Tx } from '#/platform/db/schema.ts';
import { AppError } from '#/platform/http/app-error.ts';

interface RequestQuery extends PageQuery {
  readonly state?: RequestRow['state'] | undefined;
  readonly assignee?: 'me' | 'none' | undefined;
}

export async function listAdminRequests(
  { db }: Pick<ProvisionDeps, 'db'>,
  scope: AdminScope,
  { state, assignee, ...query }: RequestQuery,
): Promise<AdminRequestList> {
  const page = pageOf({ ...query, pageSize: query.pageSize ?? '25' });
  const assigneeId = assignee && { me: scope.adminId, none: null }[assignee];
  const { items, total } = await findRequests(db, scope, { ...page, state, assigneeId });
  return { items: items.map(toAdminRequest), total, ...page, pending: await countPending(db, scope) };
}

/** Assigning a request again to the same person changes nothing. Customers do not see it. */
export async function assignRequest(
  { db, clock }: Pick<ProvisionDeps, 'db' | 'clock'>,
  { scope, caller }: StaffCall,
  id: string,
  username: string | null,
): Promise<AdminRequest> {
  const assigned = await db.transaction().execute(async (tx) => {
    const request = await requirePending(tx, scope, id);
    const assigneeId = username === null ? null : await requireAssignee(tx, scope, { username });
    if (assigneeId === request.assignee_id) return request;
    await setAssignee(tx, scope, id, assigneeId);
    await recordAudit(tx, {
      at: clock.now(),
      action: 'request.assigned',
      by: scope,
      about: null,
      caller,
      details: { customer: request.account_id, plan: request.plan_name, name: request.name },
      change: { before: { assignee: request.assignee_username }, after: { assignee: username } },
    });
    return requireRequest(tx, scope, id);
  });
  return toAdminRequest(assigned);
}

/** The plan is the edition that was requested, even if the plan has changed since. */
export async function approveRequest(
  deps: ProvisionDeps,
  call: StaffCall,
  id: string,
  { username, name, timeZone }: RequestApproval,
): Promise<AdminRequest> {
  const { db, clock, bus } = deps;
  const { scope } = call;
  const answered = await db.transaction().execute(async (tx) => {
    const request = await requirePending(tx, scope, id, 'cast');
    const { plan_edition_id: editionId, plan_name: planName } = request;
    const limits = requestedLimits(request);
    if (editionId === null || planName === null || limits === null) throw new AppError('resource.not_found');
    const castId = await createCast(tx, deps, call, {
      accountId: request.account_id,
      username,
      name,
      timeZone,
      limits,
      plan: { editionId, name: planName },
    });
    const at = clock.now();
    await answerRequest(tx, id, {
      state: 'approved',
      answered_at: at,
      answered_by: scope.adminId,
      cast_id: castId,
    });
    await recordAnswer(tx, call, { at, action: 'request.approved', request, details: { cast: username } });
    return requireRequest(tx, scope, id);
  });
  bus.publish(createdTopics(username));
  return toAdminRequest(answered);
}

export async function refuseRequest(
  { db, clock, mailer, publicUrl }: ProvisionDeps,
  call: StaffCall,
  id: string,
  reason: string,
): Promise<AdminRequest> {
  const { scope } = call;
  const answered = await db.transaction().execute(async (tx) => {
    const request = await requirePending(tx, scope, id);
    const at = clock.now();
    await answerRequest(tx, id, { state: 'refused', answered_at: at, answered_by: scope.adminId, reason });
    await recordAnswer(tx, call, { at, action: 'request.refused', request, details: { reason } });
    const person = await findRequester(tx, id);
    if (person)
      await mailer.send(
        tx,
        { email: person.email, locale: person.locale },
        {
          ...(request.plan_name === null
            ? ({ kind: 'station_refused' } as const)
            : ({ kind: 'request_refused', plan: request.plan_name } as const)),
          name: person.firstName,
          quote: reason,
          link: `${publicUrl()}/dashboard`,
        },
      );
    return requireRequest(tx, scope, id);
  });
  return toAdminRequest(answered);
}

/** Locks a request that was not answered; one of another kind than the wanted one is not found. */
export async function requirePending(
  tx: Tx,
  scope: AdminScope,
  id: string,
  kind?: RequestRow['kind'],
): Promise<RequestRow> {
  const locked = await lockRequest(tx, scope, id);
  if (!locked || (kind !== undefined && locked.kind !== kind)) throw new AppError('resource.not_found');
  if (locked.state !== 'pending') throw new AppError('request.answered');
  return requireRequest(tx, scope, id);
}

/** A person who was removed or disabled is a problem of the field. */
export async function requireAssignee(
  tx: Tx,
  scope: AdminScope,
  { username, pointer = '/username' }: { readonly username: string; readonly pointer?: string },
): Promise<string> {
  const id = await lockAssignee(tx, scope, username);
  if (id === undefined) throw notAnAssignee(pointer);
  return id;
}

export const notAnAssignee = (pointer: string) =>
  new AppError('request.invalid', { errors: [{ pointer, code: 'enum', params: {} }] });

export async function requireRequest(tx: Tx, scope: AdminScope, id: string): Promise<RequestRow> {
  const row = await findRequest(tx, scope, id);
  if (!row) throw new AppError('resource.not_found');
  return row;
}

interface Answer {
  readonly at: Date;
  readonly action: 'request.approved' | 'request.refused';
  readonly request: RequestRow;
  readonly details: Readonly<Record<string, string>>;
}

export const recordAnswer = (
  tx: Tx,
  { scope, caller }: StaffCall,
  { at, action, request, details }: Answer,
) =>
  recordAudit(tx, {
    at,
    action,
    by: scope,
    about: { accountId: request.account_id },
    caller,
    details: { plan: request.plan_name, name: request.name, ...details },
    change: {
      before: { state: request.state },
      after: { state: action === 'request.approved' ? 'approved' : 'refused' },
    },
  });

export function toAdminRequest(row: RequestRow): AdminRequest {
  const { person_name: name, person_email: email } = row;
  return {
    ...toRequest(row),
    account: { id: row.account_id, name: row.account_name },
    person: name === null || email === null ? null : { name, email },
    timeZone: row.owner_timezone,
    answeredBy: row.answered_name,
    assignee:
      row.assignee_username === null || row.assignee_name === null
        ? null
        : { username: row.assignee_username, name: row.assignee_name },
  };
}
