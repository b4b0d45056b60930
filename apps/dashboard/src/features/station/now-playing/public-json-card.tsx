import { Trans, useLingui } from '@lingui/react/macro';
import { Card, CardBody, CardHeader } from '@unmuted/ui/card';
import { Link } from '@unmuted/ui/link';
import { CopyButton } from '#/components/copy-button/copy-button.tsx';

/** Where other pages read the song. */
export function PublicJsonCard({ url }: { url: string }) {
  const { t } = useLingui();
  return (
    <Card asChild>
      <section aria-label={t`Public JSON`}>
        <CardHeader
          description={<Trans>The song and the ten before it, for any website or app.</Trans>}
          title={<Trans>Public JSON</Trans>}
        />
        <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <div className="flex items-center gap-2 rounded-control border border-border bg-surface-sunken py-1 ps-3 pe-1">
            <Link
              className="min-h-control min-w-0 flex-1 content-center truncate font-mono text-13"
              dir="ltr"
              href={url}
              rel="noreferrer"
              target="_blank"
            >
              {url}
            </Link>
            <CopyButton label={t`Copy the address of the public JSON`} text={url} />
          </div>
          <p className="text-13 text-fg-muted">
            <Trans>
              Pages of any origin can read it without a key. It is cached for five seconds, so ask for it
              every ten.
            </Trans>
          </p>
        </CardBody>
      </section>
    </Card>
  );
}
