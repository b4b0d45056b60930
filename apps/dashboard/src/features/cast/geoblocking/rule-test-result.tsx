import { Trans } from '@lingui/react/macro';
import type { AccessRule, GeoSimulationResult } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import { Flag } from '@unmuted/ui/flag';
import { useCountryName } from '#/features/cast/listeners/listener.messages.tsx';

export interface RuleTestResultProps {
  decision: NonNullable<GeoSimulationResult['decision']>;
}

/** Shows whether access is allowed, the country and the deciding rule. */
export function RuleTestResult({ decision: { allowed, rule, country } }: RuleTestResultProps) {
  const nameOf = useCountryName();
  const place = nameOf(country);
  return (
    <Alert
      silent
      tone={allowed ? 'success' : 'danger'}
      title={
        <span className="flex flex-wrap items-center justify-between gap-x-3">
          {allowed ? <Trans>Allowed</Trans> : <Trans context="verdict">Blocked</Trans>}
          <span className="flex items-center gap-2 text-13 font-normal text-fg">
            {country !== null && <Flag code={country} />}
            {place}
          </span>
        </span>
      }
    >
      <RuleMessage place={place} rule={rule} />
    </Alert>
  );
}

/** Names the deciding rule. */
function RuleMessage({ rule, place }: { rule: AccessRule; place: string }) {
  switch (rule) {
    case 'ban':
      return <Trans>Blocked by a ban. Bans override all other rules.</Trans>;
    case 'allowed_network':
      return <Trans>The address is always allowed.</Trans>;
    case 'off':
      return <Trans>Country rules are off.</Trans>;
    case 'listed':
      return <Trans>Country rules: {place} is on the list.</Trans>;
    case 'not_listed':
      return <Trans>Country rules: {place} is not on the list.</Trans>;
    case 'unknown_country':
      return <Trans>Location unknown: the “unknown locations” rule applied.</Trans>;
  }
}
