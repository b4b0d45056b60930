import type { AuditAction, AuditEntry } from '@unmuted/api';
import type { AuditParams } from '#/data/audit/audit.queries.ts';
import { eventTexts } from '#/i18n/event.messages.ts';

type Kind = AuditEntry['actor']['kind'];

/** View state of the audit log, shareable as a URL. */
export interface AuditSearch {
  q?: string | undefined;
  kind?: Kind | undefined;
  /** Username of a person of the staff. */
  actor?: string | undefined;
  action?: AuditAction | undefined;
  /** Id of a customer account. */
  account?: string | undefined;
  /** First and last day. */
  from?: string | undefined;
  to?: string | undefined;
  page?: number | undefined;
  size?: (typeof pageSizes)[number] | undefined;
}

export const kinds: readonly Kind[] = ['admin', 'customer', 'system', 'nobody'];
export const pageSizes = [10, 25, 50, 100] as const;
const usualSize = 25;

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
const dayOf = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))
    ? value
    : undefined;
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Drops parameters that the server would reject. */
export function auditSearch(search: Record<string, unknown>): AuditSearch {
  const { page, size, action, account } = search;
  return dropUsual({
    q: textOf(search.q)?.slice(0, 100),
    kind: kinds.find((each) => each === search.kind),
    actor: textOf(search.actor)?.slice(0, 64),
    action: isAction(action) ? action : undefined,
    account: typeof account === 'string' && uuid.test(account) ? account : undefined,
    from: dayOf(search.from),
    to: dayOf(search.to),
    page: typeof page === 'number' && Number.isInteger(page) && page > 0 && page < 1e6 ? page : undefined,
    size: pageSizes.find((each) => each === size),
  });
}

/** Omits default values from the URL. */
export function dropUsual(search: AuditSearch): AuditSearch {
  const usual: AuditSearch = { page: 1, size: usualSize };
  return Object.fromEntries(
    Object.entries(search).filter(
      ([name, value]) => value !== undefined && value !== '' && value !== usual[name as keyof AuditSearch],
    ),
  );
}

/** Converts the search parameters to API parameters. */
export function auditParams({ account, page = 1, size = usualSize, ...filter }: AuditSearch): AuditParams {
  return { ...filter, accountId: account, page, pageSize: size };
}

export function isAction(value: unknown): value is AuditAction {
  return typeof value === 'string' && Object.hasOwn(eventTexts, value);
}
