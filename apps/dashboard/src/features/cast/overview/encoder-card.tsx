import { Trans, useLingui } from '@lingui/react/macro';
import { Card, CardBody, CardHeader } from '@unmuted/ui/card';
import { PageGrid } from '@unmuted/ui/page';
import { Segmented } from '@unmuted/ui/segmented';
import { Spinner } from '@unmuted/ui/spinner';
import { memo, useState } from 'react';
import { encoderAnchor } from '#/components/cast-setup/cast-setup.ts';
import { EncoderFacts } from '#/components/encoder/encoder-facts.tsx';
import { EncoderProgramSettings } from '#/components/encoder/encoder-program-settings.tsx';
import type { EncoderProgram } from '#/components/encoder/encoder-programs.ts';
import { type EncoderTarget, encoderTargetOf } from '#/components/encoder/encoder-target.ts';
import { ConnectionTest } from '#/features/cast/overview/connection-test.tsx';
import { SourcePassword } from '#/features/cast/overview/source-password.tsx';
import { useSourcePassword } from '#/features/cast/overview/use-source-password.ts';
import { useCastStatus } from '#/features/cast/shell/cast-context.ts';

export interface EncoderCardProps {
  /** Whether it is the only card on the page. */
  isWide: boolean;
}

/** Encoder settings, as values and in the terms of common programs. Renders nothing without a known address. */
export const EncoderCard = memo(function EncoderCard({ isWide }: EncoderCardProps) {
  const { t } = useLingui();
  const { engine, name, streams, isNeverOnAir } = useCastStatus();
  const [chosenId, choose] = useState<string>();
  const [program, setProgram] = useState<EncoderProgram>('butt');
  const shoutcastPort = engine?.capabilities?.shoutcastPort ?? null;
  const chosen = streams.find(({ id }) => id === chosenId) ?? streams.find(({ isPrimary }) => isPrimary);
  const target = chosen && encoderTargetOf(chosen, { name, shoutcastPort });
  if (!target) return null;
  return (
    <Card asChild>
      <section aria-label={t`Connect your encoder`} className="scroll-mt-20" id={encoderAnchor}>
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
          <StreamSettings
            isWide={isWide}
            key={chosen.id}
            onProgramChange={setProgram}
            program={program}
            target={target}
          />
          {isNeverOnAir && engine?.state === 'up' && (
            <Spinner className="text-fg-muted">
              <Trans>Waiting for your encoder to connect. This page changes as soon as it does.</Trans>
            </Spinner>
          )}
          {/* The test requires a reachable engine. */}
          {engine?.state === 'up' && <ConnectionTest address={target} />}
        </CardBody>
      </section>
    </Card>
  );
});

interface StreamSettingsProps extends EncoderCardProps {
  target: EncoderTarget;
  program: EncoderProgram;
  onProgramChange: (program: EncoderProgram) => void;
}

/** The settings of one stream. Mounted anew for each, so that its password is hidden again. */
function StreamSettings({ isWide, target, ...choice }: StreamSettingsProps) {
  const password = useSourcePassword(target.mount);
  return (
    <PageGrid columns={isWide ? '2' : '1'} gap={isWide ? 'md' : 'sm'}>
      <EncoderFacts address={target} password={<SourcePassword password={password} />} />
      <EncoderProgramSettings {...choice} target={{ ...target, password: password.shown }} />
    </PageGrid>
  );
}
