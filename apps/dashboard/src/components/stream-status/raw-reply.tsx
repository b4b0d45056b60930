import { Trans, useLingui } from '@lingui/react/macro';
import { CodeBlock } from '@unmuted/ui/code-block';

/** The status line and headers of a reply as received, collapsed. Renders nothing without a reply. */
export function RawReply({ text }: { text: string }) {
  const { t } = useLingui();
  if (text === '') return null;
  return (
    <details className="text-13">
      <summary className="min-h-control w-fit cursor-pointer content-center text-fg-muted hover:text-fg">
        <Trans>Raw reply</Trans>
      </summary>
      <CodeBlock className="mb-2" code={text} hideLabel label={t`Raw reply`} wrap />
    </details>
  );
}
