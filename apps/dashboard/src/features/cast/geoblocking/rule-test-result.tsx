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
          {allowed ? <Trans>May listen</Trans> : <Trans context="verdict">Blocked</Trans>}
          <span className="flex items-center gap-2 text-13 font-normal text-fg">
            {country !== null && <Flag code={country} />}
            {place}
          </span>
        </span>
      }
    >
      <RuleWords place={place} rule={rule} />
    </Alert>
  );
}

/** Names the deciding rule. */
function RuleWords({ rule, place }: { rule: AccessRule; place: string }) {
  switch (rule) {
    case 'ban':
      return <Trans>A ban decided: bans come before everything else.</Trans>;
    case 'allowed_network':
      return <Trans>The address is always allowed.</Trans>;
    case 'off':
      return <Trans>Countries do not decide.</Trans>;
    case 'listed':
      return <Trans>Countries decided: {place} is on the list.</Trans>;
    case 'not_listed':
      return <Trans>Countries decided: {place} is not on the list.</Trans>;
    case 'unknown_country':
      return <Trans>Unknown places decided: nobody knows the country of the address.</Trans>;
  }
}
