import { Trans, useLingui } from '@lingui/react/macro';
import type { TeamMember } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { NativeSelect } from '@unmuted/ui/native-select';
import { kindNames } from '#/features/admin/audit/audit.messages.ts';
import { type AuditSearch, kinds } from '#/features/admin/audit/audit.search.ts';
import { knownAction } from '#/features/admin/audit/audit-params.ts';
import { eventTexts } from '#/i18n/event.messages.ts';
import { useNow } from '#/lib/use-now.ts';
import { useTimeZone } from '#/session/use-time-zone.ts';

export interface AuditFiltersProps {
  search: AuditSearch;
  members: readonly TeamMember[];
  onSearch: (change: AuditSearch) => void;
}

const noFilters: AuditSearch = {
  q: undefined,
  kind: undefined,
  actor: undefined,
  action: undefined,
  account: undefined,
  from: undefined,
  to: undefined,
  page: undefined,
};

const periods = [1, 7, 30, 90] as const;
const dayMs = 86_400_000;

/** The day of a moment in the time zone: `2026-09-14`. */
function dayOf(at: number, timeZone: string | undefined): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(at);
}

/** Who, what and when. */
export function AuditFilters({ search, members, onSearch }: AuditFiltersProps) {
  const { t, i18n } = useLingui();
  const now = useNow(60_000);
  const timeZone = useTimeZone();
  const { kind, actor, from, to, account } = search;
  const action = knownAction(search.action);
  const actions = Object.entries(eventTexts)
    .map(([value, text]) => ({ value, label: i18n._(text) }))
    .sort((a, b) => a.label.localeCompare(b.label, i18n.locale));
  const chosen =
    to === undefined ? periods.find((days) => dayOf(now - (days - 1) * dayMs, timeZone) === from) : undefined;
  const isFiltered = Boolean(kind || actor || action || from || to || account);
  return (
    <>
      <NativeSelect
        aria-label={t`Who`}
        className="max-w-56"
        onChange={({ currentTarget: { value } }) => {
          const chosen = kinds.find((each) => each === value);
          const username = value.startsWith('@') ? value.slice(1) : undefined;
          onSearch({ kind: chosen, actor: username, page: undefined });
        }}
        value={actor === undefined ? (kind ?? '') : `@${actor}`}
      >
        <option value="">{t`Who: all`}</option>
        {kinds.map((each) => (
          <option key={each} value={each}>
            {i18n._(kindNames[each])}
          </option>
        ))}
        {members.map(({ username, name }) => (
          <option key={username} value={`@${username}`}>
            {name}
          </option>
        ))}
        {actor !== undefined && !members.some(({ username }) => username === actor) && (
          <option value={`@${actor}`}>{actor}</option>
        )}
      </NativeSelect>
      <NativeSelect
        aria-label={t`What`}
        className="max-w-64"
        onChange={({ currentTarget: { value } }) => onSearch({ action: knownAction(value), page: undefined })}
        value={action ?? ''}
      >
        <option value="">{t`What: all`}</option>
        {actions.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelect>
      <NativeSelect
        aria-label={t`Period`}
        onChange={({ currentTarget: { value } }) => {
          const days = periods.find((each) => String(each) === value);
          const first = days && dayOf(now - (days - 1) * dayMs, timeZone);
          onSearch({ from: first, to: undefined, page: undefined });
        }}
        value={chosen ?? (from === undefined && to === undefined ? '' : 'other')}
      >
        <option value="">{t`When: all`}</option>
        <option value="1">{t`Today`}</option>
        <option value="7">{t`Last 7 days`}</option>
        <option value="30">{t`Last 30 days`}</option>
        <option value="90">{t`Last 90 days`}</option>
        {chosen === undefined && (from !== undefined || to !== undefined) && (
          <option value="other">{`${from ?? '…'} – ${to ?? '…'}`}</option>
        )}
      </NativeSelect>
      {isFiltered && (
        <Button onClick={() => onSearch(noFilters)} variant="ghost">
          <Trans>Clear filters</Trans>
        </Button>
      )}
    </>
  );
}
