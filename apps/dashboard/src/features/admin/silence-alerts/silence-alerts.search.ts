import type { AlertChannel, AlertState } from '@unmuted/api';
import type { AlertsParams } from '#/data/admin-silence/admin-silence.queries.ts';
import { dropDefaults, type PagedSearch, pagedSearch, usualPageSize } from '#/lib/list.search.ts';
import { someOf } from '#/lib/search-values.ts';

/** View state of the log, shareable as a URL. */
export interface SilenceAlertsSearch extends PagedSearch {
  /** Comma-separated states. */
  state?: string | undefined;
  /** Comma-separated channels. */
  channel?: string | undefined;
  /** Comma-separated hidden columns. */
  hide?: string | undefined;
}

/** In display order: the worst first. */
export const alertStateNames: readonly AlertState[] = [
  'failed',
  'bounced',
  'queued',
  'skipped',
  'sent',
  'delivered',
];
export const alertChannelNames: readonly AlertChannel[] = [
  'email',
  'sms',
  'voice',
  'slack',
  'discord',
  'teams',
  'telegram',
  'pagerduty',
  'webhook',
];
export const usuallyHidden = 'customer,provider';

/** Drops parameters that the server would reject. */
export function silenceAlertsSearch(
  search: {
    readonly [Name in keyof SilenceAlertsSearch]?: unknown;
  },
): SilenceAlertsSearch {
  return dropUsual({
    ...pagedSearch(search),
    hide: typeof search.hide === 'string' ? search.hide : undefined,
    state: someOf(search.state, alertStateNames),
    channel: someOf(search.channel, alertChannelNames),
  });
}

/** Omits default values from the URL. */
export function dropUsual(search: SilenceAlertsSearch): SilenceAlertsSearch {
  return dropDefaults(search, { hide: usuallyHidden });
}

/** Converts the search parameters to API parameters. */
export function silenceAlertsParams({
  q,
  state,
  channel,
  page = 1,
  size = usualPageSize,
}: SilenceAlertsSearch): AlertsParams {
  return { q, state, channel, page, pageSize: size };
}
