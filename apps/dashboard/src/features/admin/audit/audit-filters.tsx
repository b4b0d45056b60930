import { Trans, useLingui } from '@lingui/react/macro';
import type { TeamMember } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { DateRangePicker } from '@unmuted/ui/date-range-picker';
import { NativeSelect } from '@unmuted/ui/native-select';
import { kindNames } from '#/features/admin/audit/audit.messages.ts';
import { type AuditSearch, isAction, kinds } from '#/features/admin/audit/audit.search.ts';
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

/** Who, what and when. */
export function AuditFilters({ search, members, onSearch }: AuditFiltersProps) {
  const { t, i18n } = useLingui();
  const now = new Date(useNow(60_000));
  const timeZone = useTimeZone();
  const { kind, actor, action, from, to, account } = search;
  const actions = Object.entries(eventTexts)
    .map(([value, text]) => ({ value, label: i18n._(text) }))
    .sort((a, b) => a.label.localeCompare(b.label, i18n.locale));
  const isFiltered = Boolean(kind || actor || action || from || account);
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
        onChange={({ currentTarget: { value } }) =>
          onSearch({ action: isAction(value) ? value : undefined, page: undefined })
        }
        value={action ?? ''}
      >
        <option value="">{t`What: all`}</option>
        {actions.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelect>
      <DateRangePicker
        label={t`Period`}
        now={now}
        onValueChange={(range) => onSearch({ from: range.from, to: range.to, page: undefined })}
        timeZone={timeZone}
        {...(from !== undefined && { value: { from, to: to ?? from } })}
      />
      {isFiltered && (
        <Button onClick={() => onSearch(noFilters)} variant="ghost">
          <Trans>Clear filters</Trans>
        </Button>
      )}
    </>
  );
}
