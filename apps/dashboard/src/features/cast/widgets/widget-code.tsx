import { Trans, useLingui } from '@lingui/react/macro';
import type { Widget } from '@unmuted/api';
import { Card, CardBody, CardHeader } from '@unmuted/ui/card';
import { CodeBlock } from '@unmuted/ui/code-block';
import { QrCode } from '@unmuted/ui/qr-code';
import { type ReactNode, useState } from 'react';
import { useCastStatus } from '#/features/cast/shell/cast-context.ts';
import {
  ampSnippet,
  iframeSnippet,
  oembedUrl,
  reactSnippet,
  scriptSnippet,
} from '#/features/cast/widgets/widget-snippets.ts';

export const codeHeadingId = 'code';

type SnippetKind = 'html' | 'script' | 'wordpress' | 'react' | 'amp';

/** Embed snippets of a saved widget. */
export function WidgetCode({ widget }: { widget: Widget }) {
  const { t } = useLingui();
  const { name } = useCastStatus();
  const [snippet, setSnippet] = useState<SnippetKind>('html');
  const { embedUrl, type, settings } = widget;
  const { width, heightPx } = settings;
  const onPage = { embedUrl, type, width, heightPx, title: name };
  const samples: { id: SnippetKind; label: string; code: string }[] = [
    { id: 'html', label: 'HTML', code: iframeSnippet(onPage) },
    { id: 'wordpress', label: t`WordPress`, code: iframeSnippet(onPage) },
    { id: 'script', label: t`Script`, code: scriptSnippet(onPage) },
    { id: 'react', label: t`React`, code: reactSnippet(onPage) },
    { id: 'amp', label: 'AMP', code: ampSnippet(onPage) },
  ];
  const hints: Record<SnippetKind, ReactNode> = {
    html: <Trans>Paste it where the widget should appear. Works on any site that accepts HTML.</Trans>,
    wordpress: <Trans>Edit the page, add a block “Custom HTML” and paste it there.</Trans>,
    script: <Trans>One line of code. The widget also picks up a new size that you save here.</Trans>,
    react: <Trans>A React component with built-in loading and error states.</Trans>,
    amp: (
      <Trans>The first line goes into the head of the page, the rest where the widget should appear.</Trans>
    ),
  };
  return (
    <Card asChild>
      <section aria-labelledby={codeHeadingId}>
        <CardHeader
          title={
            <span className="scroll-mt-24" id={codeHeadingId} tabIndex={-1}>
              <Trans>Code for your page</Trans>
            </span>
          }
          description={<Trans>Changes to saved widgets appear everywhere automatically.</Trans>}
        />
        <CardBody className="grid gap-4">
          <p className="text-fg-muted">{hints[snippet]}</p>
          <CodeBlock
            label={t({ message: 'Code', context: 'of a widget' })}
            onSampleChange={(id) => setSnippet(id as SnippetKind)}
            sample={snippet}
            samples={samples}
            wrap
          />
          <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
            <div className="grid min-w-0 flex-1 basis-72 gap-4">
              <CodeBlock code={embedUrl} label={t`Link for a pop-up window`} wrap />
              <CodeBlock code={oembedUrl(embedUrl)} label={t`oEmbed, for sites that support it`} wrap />
            </div>
            <figure className="grid justify-items-start gap-2">
              <QrCode label={t`QR code of the widget`} size="sm" value={embedUrl} />
              <figcaption className="text-13 text-fg-muted">
                <Trans>For posters and screens</Trans>
              </figcaption>
            </figure>
          </div>
        </CardBody>
      </section>
    </Card>
  );
}
