import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { RulesDraft } from '#/features/cast/geoblocking/rules.schema.ts';
import { useCountryName } from '#/features/cast/listeners/listener.messages.tsx';
import { tagOf } from '#/i18n/locales.ts';

export interface RulesSummaryProps {
  draft: RulesDraft;
  /** HTTP status sent to refused players; null without an engine. */
  denyStatus: number | null;
}

/** More country names than this are abbreviated. */
const mostNames = 6;
const firstNames = 3;

/** Summarizes the rules: who is allowed, then how others are refused. */
export function RulesSummary({ draft, denyStatus }: RulesSummaryProps) {
  const { enabled, countries, allowUnknown } = draft;
  return (
    <div className="min-w-0 flex-1 basis-56" role="status">
      <p className="text-16 font-medium wrap-anywhere">
        <Who draft={draft} />
      </p>
      {enabled && countries.length > 0 && (
        <p className="text-fg-muted">
          {allowUnknown ? (
            <Trans>Listeners in unknown locations can listen.</Trans>
          ) : (
            <Trans>Listeners in unknown locations are blocked.</Trans>
          )}{' '}
          {denyStatus !== null && <Trans>Blocked players get HTTP {denyStatus}.</Trans>}
        </p>
      )}
    </div>
  );
}

function Who({ draft: { enabled, mode, countries } }: { draft: RulesDraft }) {
  const { i18n } = useLingui();
  const nameOf = useCountryName();
  if (!enabled) return <Trans>Anyone can listen, from anywhere.</Trans>;
  const count = countries.length;
  if (count === 0) return <Trans>No countries selected yet.</Trans>;
  const shown = countries.slice(0, count > mostNames ? firstNames : count).map(nameOf);
  const rest = count - shown.length;
  const list = new Intl.ListFormat(tagOf(i18n.locale), rest > 0 ? { type: 'unit' } : {});
  const names = list.format(shown);
  if (rest > 0)
    return mode === 'allow' ? (
      <Plural
        value={rest}
        one={`Only listeners in ${names} and # more country can listen.`}
        other={`Only listeners in ${names} and # more countries can listen.`}
      />
    ) : (
      <Plural
        value={rest}
        one={`Listeners in ${names} and # more country are blocked.`}
        other={`Listeners in ${names} and # more countries are blocked.`}
      />
    );
  return mode === 'allow' ? (
    <Trans>Only listeners in {names} can listen.</Trans>
  ) : (
    <Trans>Listeners in {names} are blocked.</Trans>
  );
}
