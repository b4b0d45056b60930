import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { AccessRule, GeoRules, GeoSource, GeoTrialResult } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import { Button } from '@unmuted/ui/button';
import { Card, CardBody, CardHeader } from '@unmuted/ui/card';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import { type SubmitEvent, useState } from 'react';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { tryAddress } from '#/data/geolock.queries.ts';
import { GeoNote } from '#/features/cast/components/geo-note.tsx';
import { useCountryName } from '#/features/cast/components/listener-words.tsx';
import { useCast } from '#/features/cast/use-cast.ts';

export interface GeoTryProps {
  /** Null while they are not complete. */
  rules: GeoRules | null;
  geo: GeoSource;
}

/** Asks the rules about one address, before or after they are saved. */
export function GeoTry({ rules, geo }: GeoTryProps) {
  const { t } = useLingui();
  const { api, username } = useCast();
  const [address, setAddress] = useState('');
  const { data, error, isPending, mutate } = useMutation(tryAddress(api, username));
  const isReady = rules !== null && address.trim() !== '';

  function ask(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isReady && !isPending) mutate({ rules, address });
  }

  return (
    <Card asChild>
      <section aria-label={t`Try an address`}>
        <CardHeader title={<Trans>Try an address</Trans>} />
        <CardBody className="grid gap-4">
          <form className="flex items-end gap-2" method="post" noValidate onSubmit={ask}>
            <Field className="min-w-0 flex-1" label={<Trans>Address</Trans>}>
              <Input
                autoCapitalize="none"
                className="font-mono"
                dir="ltr"
                maxLength={49}
                spellCheck={false}
                value={address}
                onChange={({ currentTarget }) => setAddress(currentTarget.value)}
              />
            </Field>
            <Button disabled={!isReady} loading={isPending} type="submit" variant="secondary">
              <Trans>Try</Trans>
            </Button>
          </form>
          <div className="grid gap-3" role="status">
            {error && <CallFailure reason={error} />}
            {data?.decision && <Verdict decision={data.decision} />}
          </div>
          <GeoNote geo={geo} />
        </CardBody>
      </section>
    </Card>
  );
}

function Verdict({
  decision: { allowed, rule, country },
}: {
  decision: NonNullable<GeoTrialResult['decision']>;
}) {
  const nameOf = useCountryName();
  const place = nameOf(country);
  return (
    <Alert
      tone={allowed ? 'success' : 'danger'}
      title={allowed ? <Trans>{place}: may listen</Trans> : <Trans>{place}: refused</Trans>}
    >
      <RuleWords rule={rule} />
    </Alert>
  );
}

/** Which rule has decided, in words. */
export function RuleWords({ rule }: { rule: AccessRule }) {
  switch (rule) {
    case 'ban':
      return <Trans>A ban decided.</Trans>;
    case 'allowed_network':
      return <Trans>The address is always allowed.</Trans>;
    case 'off':
      return <Trans>Countries do not decide.</Trans>;
    case 'listed':
      return <Trans>The country is on the list.</Trans>;
    case 'not_listed':
      return <Trans>The country is not on the list.</Trans>;
    case 'unknown_country':
      return <Trans>Nobody knows the country of the address.</Trans>;
  }
}
