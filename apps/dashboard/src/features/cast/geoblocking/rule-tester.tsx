import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { GeoRules, GeoSource } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { Combobox } from '@unmuted/ui/combobox';
import { useCountryOptions } from '@unmuted/ui/country-select';
import { Field } from '@unmuted/ui/field';
import { Skeleton } from '@unmuted/ui/skeleton';
import { useMemo, useState } from 'react';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { geoDecisionQuery } from '#/data/geolock/geolock.queries.ts';
import { GeoAttribution } from '#/features/cast/geoblocking/geo-attribution.tsx';
import { RuleTestResult } from '#/features/cast/geoblocking/rule-test-result.tsx';
import { isAddress } from '#/features/cast/geoblocking/rules.schema.ts';
import { useCastContext } from '#/features/cast/shell/cast-context.ts';
import { locales } from '#/i18n/locales.ts';

export interface RuleTesterProps {
  /** Null while the rules are incomplete. */
  rules: GeoRules | null;
  geo: GeoSource;
}

/** Tests one address or country against the saved or draft rules. */
export function RuleTester({ rules, geo }: RuleTesterProps) {
  const { t } = useLingui();
  const { api, username } = useCastContext();
  const [query, setQuery] = useState('');
  const [target, setTarget] = useState<string | null>(null);
  const countries = useCountryOptions({ otherLocales: locales });
  const decision = useQuery(geoDecisionQuery(api, username, rules, target));
  const address = query.trim();
  const options = useMemo(
    () => (isAddress(address) ? [{ value: address, label: address }] : countries),
    [address, countries],
  );

  return (
    <div className="border-t border-border-soft p-(--card-pad)">
      <form
        className="flex items-end gap-2"
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (target !== null && rules !== null) void decision.refetch();
        }}
      >
        <Field className="min-w-0 flex-1" label={<Trans>Test an address or country</Trans>}>
          <Combobox
            dir="auto"
            emptyText={t`Not a valid address or country`}
            maxLength={60}
            onQueryChange={setQuery}
            onValueChange={setTarget}
            options={options}
            placeholder="203.0.113.7"
            value={target}
          />
        </Field>
        <Button disabled={rules === null} loading={decision.isFetching} type="submit" variant="secondary">
          <Trans>Test</Trans>
        </Button>
      </form>
      <div className="*:mt-3" role="status">
        {target !== null && rules === null && <Trans>Complete the rules to see their effect.</Trans>}
        {target !== null && rules !== null && (
          <>
            {decision.isError && <CallFailure reason={decision.error} />}
            {decision.isPending && <Skeleton height={64} />}
            {decision.data && <RuleTestResult decision={decision.data} />}
          </>
        )}
      </div>
      <div className="mt-3">
        <GeoAttribution geo={geo} />
      </div>
    </div>
  );
}
