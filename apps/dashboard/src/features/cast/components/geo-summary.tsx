import { Trans, useLingui } from '@lingui/react/macro';
import { useCountryName } from '#/features/cast/components/listener-words.tsx';
import type { GeoDraft } from '#/features/cast/geo-rules.schema.ts';
import { tagOf } from '#/i18n/locales.ts';

export interface GeoSummaryProps {
  draft: GeoDraft;
  /** What a refused player is answered; null without an engine. */
  denyStatus: number | null;
}

/** The rules in plain words. */
export function GeoSummary({
  draft: { enabled, mode, countries, allowUnknown },
  denyStatus,
}: GeoSummaryProps) {
  const { i18n } = useLingui();
  const nameOf = useCountryName();
  if (!enabled || countries.length === 0) return <Trans>Everybody may listen, wherever they are.</Trans>;
  const names = new Intl.ListFormat(tagOf(i18n.locale)).format(countries.map(nameOf));
  return (
    <>
      {mode === 'allow' ? (
        <Trans>Only listeners in {names} may listen.</Trans>
      ) : (
        <Trans>Listeners in {names} may not listen.</Trans>
      )}{' '}
      {allowUnknown ? (
        <Trans>Listeners in unknown places may listen.</Trans>
      ) : (
        <Trans>Listeners in unknown places may not listen.</Trans>
      )}{' '}
      {denyStatus !== null && <Trans>Refused players are answered {denyStatus}.</Trans>}
    </>
  );
}
