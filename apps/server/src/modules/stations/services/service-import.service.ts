import {
  fieldProblems,
  type ImportedService,
  importableService,
  type ServiceDraft,
  type ServiceImport,
  type ServiceImportResult,
} from '@unmuted/api/contract';
import * as repository from '#/modules/stations/services/service-import.repository.ts';
import { emptyService, type ServiceDeps } from '#/modules/stations/services/services.service.ts';
import { recordAudit } from '#/platform/audit/audit.repository.ts';
import type { Db, Tx } from '#/platform/db/schema.ts';
import type { StaffAct } from '#/platform/http/act.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { uuidv7 } from '#/platform/lib/uuid.ts';

type ImportRow = ServiceImport['rows'][number];
type Problem = ImportedService['errors'][number];
type Values = Pick<ServiceDraft, 'label' | 'url' | 'type' | 'pollS'>;

interface Checked {
  readonly result: ImportedService;
  /** Null unless the row can be imported. */
  readonly values: Values | null;
}

const usualPollS = 30;
/** First checks follow each other, because the services of a list are often on one host. */
const checkEveryMs = 100;

/** Validates the rows of a spreadsheet, and adds the services of the valid ones unless it is a dry run. */
export async function importServices(
  deps: Pick<ServiceDeps, 'db' | 'clock'>,
  act: StaffAct,
  { isDryRun, customerId, rows }: ServiceImport,
): Promise<ServiceImportResult> {
  if (isDryRun) return toResult(await check(deps.db, act, { customerId, rows }));
  return deps.db.transaction().execute(async (tx) => {
    await repository.lockImports(tx, act.scope);
    const checked = await check(tx, act, { customerId, rows });
    return toResult(await add(deps, tx, act, checked));
  });
}

function toResult(checked: readonly Checked[]): ServiceImportResult {
  const items = checked.map(({ result }) => result);
  const of = (outcome: ImportedService['outcome']) => items.filter((item) => item.outcome === outcome).length;
  return { items, valid: of('ok'), duplicates: of('duplicate'), invalid: of('error') };
}

async function check(
  db: Db | Tx,
  { scope }: StaffAct,
  { customerId, rows }: Pick<ServiceImport, 'customerId' | 'rows'>,
): Promise<Checked[]> {
  const emails = [...new Set(rows.map(emailOf).filter((email) => email !== ''))];
  const accounts = await repository.findImportAccounts(db, scope, { emails, id: customerId });
  const byKey = new Map(accounts.map((account) => [account.key, account]));
  if (customerId !== null && !byKey.has(customerId)) {
    throw new AppError('request.invalid', {
      errors: [{ pointer: '/customerId', code: 'enum', params: {} }],
    });
  }
  const ids = [...new Set(accounts.map(({ id }) => id))];
  const known = await repository.listServiceUrls(db, scope, ids);
  const taken = new Set(known.map((service) => placeOf(service.account_id, service.url)));
  return rows.map((row, index) => {
    const email = emailOf(row);
    const checked = checkRow(row, { number: index + 1, account: byKey.get(email || (customerId ?? '')) });
    const { values, result } = checked;
    if (!values || !result.customer) return checked;
    const place = placeOf(result.customer.id, values.url);
    if (taken.has(place)) return { values: null, result: { ...result, outcome: 'duplicate' } };
    taken.add(place);
    return checked;
  });
}

const emailOf = ({ customer = '' }: ImportRow) => customer.trim().toLowerCase();
/** Equal for two spellings of an address, such as with a host in capital letters. */
const placeOf = (accountId: string, url: string) => `${accountId} ${new URL(url).href}`;

function checkRow(
  row: ImportRow,
  { number, account }: { readonly number: number; readonly account: repository.ImportAccount | undefined },
): Checked {
  const typed = valuesOf(row);
  const parsed = importableService.safeParse(typed, { reportInput: true });
  const errors: Problem[] = [
    ...fieldProblems(parsed.error?.issues ?? []).map(({ pointer, ...problem }) => {
      const field = pointer.slice(1) as Exclude<Problem['field'], 'customer'>;
      const isMissing = String(typed[field]).trim() === '';
      return { field, ...(isMissing ? { code: 'required' as const, params: {} } : problem) };
    }),
    ...(account ? [] : [{ field: 'customer' as const, code: problemOf(row), params: {} }]),
  ];
  const isWrong = (field: Problem['field']) => errors.some((error) => error.field === field);
  const values = parsed.data ?? null;
  return {
    values: errors.length === 0 ? values : null,
    result: {
      row: number,
      outcome: errors.length === 0 ? 'ok' : 'error',
      errors,
      type: isWrong('type') ? null : (typed.type as Values['type']),
      pollS: isWrong('pollS') ? null : Number(typed.pollS),
      customer: account ? toCustomer(account) : null,
      id: null,
    },
  };
}

const problemOf = (row: ImportRow): Problem['code'] => (emailOf(row) === '' ? 'required' : 'enum');

/** The values of a row; a number that cannot be read stays a text, which is invalid. */
function valuesOf({ label, url, type = '', pollS = '' }: ImportRow) {
  const interval = pollS.trim();
  return {
    label,
    url,
    type: type.trim().toLowerCase() || typeOf(url),
    pollS: interval === '' ? usualPollS : /^\d{1,6}$/.test(interval) ? Number(interval) : interval,
  };
}

/** Nothing is asked over the network: only a playlist of HLS shows in its address. */
const typeOf = (url: string) => (/\.m3u8(?:[?#]|$)/i.test(url.trim()) ? 'hls' : 'url');

function toCustomer({ id, name, owner_name: owner, email }: repository.ImportAccount) {
  return { id, name: owner, company: name === owner ? null : name, email };
}

/** Adds the services of the valid rows, with one entry of the audit log for each customer. */
async function add(
  { clock }: Pick<ServiceDeps, 'clock'>,
  tx: Tx,
  { scope, caller }: StaffAct,
  checked: readonly Checked[],
): Promise<Checked[]> {
  const now = clock.now();
  const done = checked.map((row) =>
    row.values ? { ...row, result: { ...row.result, id: uuidv7(now) } } : row,
  );
  const services = done.flatMap(({ values, result: { id, customer } }) =>
    values && id && customer ? [{ ...values, id, account_id: customer.id }] : [],
  );
  if (services.length === 0) return done;
  await repository.insertServices(
    tx,
    scope,
    services.map(({ pollS, ...service }, index) => ({
      ...emptyService,
      ...service,
      mount: null,
      sid: null,
      poll_s: pollS,
      created_at: now,
      firstCheckAt: new Date(now.getTime() + index * checkEveryMs),
    })),
  );
  for (const [accountId, added] of Map.groupBy(services, ({ account_id: account }) => account)) {
    await recordAudit(tx, {
      at: now,
      action: 'services.imported',
      by: scope,
      about: { accountId },
      caller,
      details: { services: added.length },
      change: { before: null, after: { services: added.map(({ label, url }) => `${label} (${url})`) } },
    });
  }
  return done;
}
