import {
  type AdminCastEventList,
  type AdminCustomer,
  type AdminCustomerList,
  type AdminCustomerPerson,
  type AdminCustomerRow,
  customerStates,
} from '@unmuted/api/contract';
import {
  type CustomerEventRow,
  countUploads,
  findAccount,
  findCustomerEvents,
  findCustomerProducts,
  findInvitation,
  findMails,
  findPeople,
  findSignIns,
  type PersonRow,
} from '#/modules/admin/customers/customer.repository.ts';
import {
  type CustomerRow,
  type CustomerSort,
  countCustomers,
  findCustomerRow,
  findCustomers,
  listPlanNames,
} from '#/modules/admin/customers/customer-list.repository.ts';
import { findEngineState } from '#/modules/casts/cast/cast.repository.ts';
import { toEngineInfo } from '#/modules/casts/cast/cast-snapshot.ts';
import { deviceOf } from '#/modules/identity/account/device.ts';
import type { AdminScope } from '#/platform/auth/scope.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import { type PageQuery, pageOf } from '#/platform/db/pagination.ts';
import type { Db, Tx } from '#/platform/db/schema.ts';
import { wordsOf } from '#/platform/db/search.ts';
import { AppError } from '#/platform/http/app-error.ts';

export interface ReadCustomersDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** The page of a customer's invoices, with `{id}` and `{email}`; null if none is configured. */
  readonly billingUrl: string | null;
}

interface ListQuery extends PageQuery {
  readonly sort?: string | undefined;
  readonly state?: string | undefined;
  readonly trouble?: string | undefined;
  readonly plan?: string | undefined;
  readonly overdue?: string | undefined;
  readonly q?: string | undefined;
}

export const defaultPageSize = '25';

export async function listCustomers(
  { db, clock }: ReadCustomersDeps,
  scope: AdminScope,
  { sort = 'name', state, trouble, plan, overdue, q = '', ...query }: ListQuery,
): Promise<AdminCustomerList> {
  const now = clock.now();
  const isKnown = await isEngineUp(db, now);
  const page = pageOf({ ...query, pageSize: query.pageSize ?? defaultPageSize });
  const { items, total } = await findCustomers(db, scope, {
    ...page,
    sort: sort.replace('-', '') as CustomerSort,
    isDescending: sort.startsWith('-'),
    words: wordsOf(q),
    states: state === undefined ? [] : customerStates.filter((each) => state.split(',').includes(each)),
    isTroubled: trouble === 'true',
    plan: plan ?? null,
    isOverdue: overdue === 'true',
    now,
  });
  const counts = await countCustomers(db, scope, now);
  return {
    items: items.map((row) => toRow(row, isKnown)),
    total,
    ...page,
    summary: {
      customers: counts.customers,
      newIn30Days: counts.new_customers,
      inTrouble: isKnown ? counts.in_trouble : null,
      renewIn30Days: counts.renewing,
      invited: counts.invited,
      overdue: counts.overdue,
      plans: await listPlanNames(db, scope),
    },
  };
}

export async function readCustomer(
  { db, clock, billingUrl }: Omit<ReadCustomersDeps, 'db'> & { readonly db: Db | Tx },
  scope: AdminScope,
  id: string,
): Promise<AdminCustomer> {
  const now = clock.now();
  const row = await findCustomerRow(db, scope, { id, now });
  const account = row && (await findAccount(db, scope, id));
  if (!account) throw new AppError('resource.not_found');
  const isKnown = await isEngineUp(db, now);
  const people = await findPeople(db, scope, { accountId: id, now });
  const owner = people.find(({ role }) => role === 'owner');
  if (!owner) throw new Error(`The account ${id} has no owner.`);
  const products = await findCustomerProducts(db, scope, { accountId: id, isKnown });
  const signIns = await findSignIns(db, scope, id);
  const mails = await findMails(db, scope, id);
  const invitation = owner.invited_at ? await findInvitation(db, scope, owner.id) : undefined;
  return {
    ...toRow(row, isKnown),
    company: owner.company,
    timezone: owner.timezone,
    locale: owner.locale,
    people: people.map(toPerson),
    productList: products.map(({ renews_at, listener_limit, service_id, ...product }) => ({
      ...product,
      serviceId: service_id,
      renewsAt: renews_at?.toISOString() ?? null,
      listenerLimit: listener_limit,
    })),
    signIns: signIns.map(({ at, person, address, user_agent }) => ({
      at: at.toISOString(),
      person: person ?? '',
      address,
      device: user_agent === null ? null : deviceOf(user_agent),
    })),
    mails: mails.map(({ id, kind, recipient, created_at, sent_at, gave_up_at }) => ({
      id,
      kind,
      to: recipient,
      at: (sent_at ?? gave_up_at ?? created_at).toISOString(),
      state: sent_at ? 'sent' : gave_up_at ? 'failed' : 'queued',
    })),
    invitation: invitation
      ? { sentAt: invitation.created_at.toISOString(), expiresAt: invitation.expires_at.toISOString() }
      : null,
    disabled: account.disabled_at && {
      since: account.disabled_at.toISOString(),
      reason: account.disabled_reason,
    },
    invoicesUrl: billingUrl && invoicesUrlOf(billingUrl, { id, email: row.email }),
    uploads: await countUploads(db, scope, id),
    version: account.version,
  };
}

export async function listCustomerEvents(
  { db }: ReadCustomersDeps,
  scope: AdminScope,
  id: string,
  query: PageQuery,
): Promise<AdminCastEventList> {
  if (!(await findAccount(db, scope, id))) throw new AppError('resource.not_found');
  const page = pageOf({ ...query, pageSize: query.pageSize ?? defaultPageSize });
  const { items, total } = await findCustomerEvents(db, scope, { accountId: id, ...page });
  return { items: items.map(toEvent), total, ...page };
}

async function isEngineUp(db: Db | Tx, now: Date): Promise<boolean> {
  return toEngineInfo(await findEngineState(db), now).state === 'up';
}

function invoicesUrlOf(template: string, values: Readonly<Record<'id' | 'email', string>>): string {
  return template.replaceAll(/\{(id|email)\}/g, (_all, key: 'id' | 'email') =>
    encodeURIComponent(values[key]),
  );
}

function toEvent({ id, at, action, actor_kind, actor, details }: CustomerEventRow) {
  return {
    id,
    at: at.toISOString(),
    action,
    by: { kind: actor_kind, name: actor },
    details: details as AdminCastEventList['items'][number]['details'],
  };
}

function toPerson(row: PersonRow): AdminCustomerPerson {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    state: row.disabled_at ? 'disabled' : row.invited_at ? 'invited' : 'active',
    locale: row.locale,
    hasSecondStep: row.has_second_step,
    sessions: row.sessions,
    signedInAt: row.signed_in_at?.toISOString() ?? null,
  };
}

function toRow(row: CustomerRow, isKnown: boolean): AdminCustomerRow {
  return {
    id: row.id,
    name: row.name,
    owner: { id: row.owner_id, name: row.owner_name, email: row.email },
    country: row.country,
    state: row.state,
    tags: row.tags,
    products: { cast: row.casts, station: row.stations, site: row.sites, skill: row.skills, app: row.apps },
    castsOffAir: isKnown ? row.casts_off_air : null,
    castsSuspended: row.casts_suspended,
    listeners: isKnown && row.casts > 0 ? (row.listeners ?? 0) : null,
    plan: row.plan,
    renewsAt: row.renews_at?.toISOString() ?? null,
    signedInAt: row.signed_in_at?.toISOString() ?? null,
    notes: row.notes,
    createdAt: row.created_at.toISOString(),
  };
}
