import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Keystore, SigningBundle } from '@unmuted/api';
import { Card, CardFailed } from '@unmuted/ui/card';
import { RowsSkeleton } from '#/components/rows-skeleton/rows-skeleton.tsx';
import { credentialOfBundle, credentialOfKeystore } from '#/features/admin/signing/credential.ts';
import { RadarCard } from '#/features/admin/signing/radar-card.tsx';
import { errorText } from '#/i18n/notice.messages.ts';

type List<Item> = Pick<UseQueryResult<readonly Item[]>, 'data' | 'error' | 'isFetching' | 'refetch'>;

export interface RadarSectionProps {
  bundles: List<SigningBundle>;
  keystores: List<Keystore>;
}

/** The radar over both lists: with one alone, it could miss what ends first. */
export function RadarSection({ bundles, keystores }: RadarSectionProps) {
  const { i18n } = useLingui();
  const failed = [bundles, keystores].find(({ data, error }) => error && !data);
  if (failed)
    return (
      <Card>
        <CardFailed
          description={errorText(i18n, failed.error)}
          onRetry={() => void failed.refetch()}
          retrying={failed.isFetching}
          title={<Trans>Couldn’t load what ends when</Trans>}
        />
      </Card>
    );
  if (!bundles.data || !keystores.data) return <RowsSkeleton count={4} hasTitle />;
  const credentials = [...bundles.data.map(credentialOfBundle), ...keystores.data.map(credentialOfKeystore)];
  return credentials.length > 0 && <RadarCard credentials={credentials} />;
}
