import type { AuditAction, AuditEntry } from '@unmuted/api';
import { dropDefaults, type PagedSearch, pagedSearch } from '#/lib/list.search.ts';
import { oneOf, textOf } from '#/lib/search-values.ts';

type Kind = AuditEntry['actor']['kind'];

/** View state of the audit log, shareable as a URL. */
export interface AuditSearch extends PagedSearch {
  kind?: Kind | undefined;
  /** Username of a person of the staff. */
  actor?: string | undefined;
  action?: AuditAction | undefined;
  /** Id of a customer account. */
  account?: string | undefined;
  /** First and last day. */
  from?: string | undefined;
  to?: string | undefined;
}

export const kinds: readonly Kind[] = ['admin', 'customer', 'system', 'nobody'];

const dayOf = (value: unknown) =>
  Number.isNaN(Date.parse(String(value))) ? undefined : textOf(value, /^\d{4}-\d\d-\d\d$/);

/** Checks the syntax of each parameter. Whether an action exists is checked where it is used. */
export function auditSearch(search: { readonly [Name in keyof AuditSearch]?: unknown }): AuditSearch {
  return dropDefaults<AuditSearch>({
    ...pagedSearch(search),
    kind: oneOf(search.kind, kinds),
    actor: textOf(search.actor)?.slice(0, 64),
    action: textOf(search.action, /^[a-z_.]{1,60}$/) as AuditAction | undefined,
    account: textOf(search.account, /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
    from: dayOf(search.from),
    to: dayOf(search.to),
  });
}
