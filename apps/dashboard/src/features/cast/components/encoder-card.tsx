import { Trans, useLingui } from '@lingui/react/macro';
import { Card, CardBody, CardHeader } from '@unmuted/ui/card';
import { CodeBlock } from '@unmuted/ui/code-block';
import { PageGrid } from '@unmuted/ui/page';
import { EncoderFacts } from '#/components/encoder/encoder-facts.tsx';
import { sourceAddressOf } from '#/components/encoder/source-address.ts';
import { SourcePassword } from '#/features/cast/components/source-password.tsx';
import { ffmpegCommand } from '#/features/cast/ffmpeg-command.ts';

/** What to enter in an encoder, and a command that needs no program with windows. Nothing where no address is known. */
export function EncoderCard({ streamUrl }: { streamUrl: string }) {
  const { t } = useLingui();
  const address = sourceAddressOf(streamUrl);
  if (!address) return null;
  return (
    <Card asChild>
      <section aria-label={t`Connect your encoder`}>
        <CardHeader
          title={<Trans>Connect your encoder</Trans>}
          description={<Trans>Enter this in an encoder that speaks the Icecast protocol.</Trans>}
        />
        <CardBody>
          <PageGrid columns="2">
            <EncoderFacts address={address} password={<SourcePassword stream={address.mount.slice(1)} />} />
            <CodeBlock code={ffmpegCommand(address)} label={t`With ffmpeg`} wrap />
          </PageGrid>
        </CardBody>
      </section>
    </Card>
  );
}
