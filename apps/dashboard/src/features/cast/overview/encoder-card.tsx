import { Trans, useLingui } from '@lingui/react/macro';
import { Card, CardBody, CardHeader } from '@unmuted/ui/card';
import { CodeBlock } from '@unmuted/ui/code-block';
import { PageGrid } from '@unmuted/ui/page';
import { Segmented } from '@unmuted/ui/segmented';
import { memo, useState } from 'react';
import { EncoderFacts } from '#/components/encoder/encoder-facts.tsx';
import { sourceAddressOf } from '#/components/encoder/source-address.ts';
import { ConnectionTest } from '#/features/cast/overview/connection-test.tsx';
import { ffmpegCommand } from '#/features/cast/overview/ffmpeg-command.ts';
import { SourcePassword } from '#/features/cast/overview/source-password.tsx';
import { useCastStatus } from '#/features/cast/shell/cast-context.ts';

export interface EncoderCardProps {
  /** Whether it is the only card on the page. */
  isWide: boolean;
}

/** Encoder settings and a command-line example. Renders nothing without a known address. */
export const EncoderCard = memo(function EncoderCard({ isWide }: EncoderCardProps) {
  const { t } = useLingui();
  const { engine, streams } = useCastStatus();
  // The test requires a reachable engine.
  const canTest = engine?.state === 'up';
  const [chosenId, choose] = useState<string>();
  const chosen = streams.find(({ id }) => id === chosenId) ?? streams.find(({ isPrimary }) => isPrimary);
  const address = sourceAddressOf(chosen?.listenUrl ?? null);
  if (!chosen || !address) return null;
  return (
    <Card asChild>
      <section aria-label={t`Connect your encoder`}>
        <CardHeader
          title={<Trans>Connect your encoder</Trans>}
          description={<Trans>Enter these details in any Icecast-compatible encoder.</Trans>}
        />
        <CardBody className="grid gap-4">
          {streams.length > 1 && (
            <Segmented
              aria-label={t`Stream`}
              className="justify-self-start"
              options={streams.map(({ id, name }) => ({ value: id, label: <bdi>{name}</bdi> }))}
              onValueChange={choose}
              value={chosen.id}
            />
          )}
          <PageGrid columns={isWide ? '2' : '1'} gap={isWide ? 'md' : 'sm'}>
            <EncoderFacts address={address} password={<SourcePassword key={chosen.id} stream={chosen} />} />
            <CodeBlock code={ffmpegCommand(address, chosen)} label={t`With ffmpeg`} wrap />
          </PageGrid>
          {canTest && <ConnectionTest address={address} />}
        </CardBody>
      </section>
    </Card>
  );
});
