import { Trans } from '@lingui/react/macro';
import { OutsideLink } from '#/features/cast/components/outside-link.tsx';

/** How an entry is changed that nobody can edit there. */
export function DriftHelp() {
  return (
    <p className="text-13 text-fg-muted wrap-anywhere">
      <Trans>
        Nobody can edit an entry there: it follows the headers of the stream. Set those named above in your
        encoder, and besides <code className="font-mono text-fg">icy-version: 2</code> and{' '}
        <code className="font-mono text-fg">icy-index-metadata: 1</code>: without both nothing is taken over.
      </Trans>{' '}
      <OutsideLink href="https://www.stream-meta.info">stream-meta.info</OutsideLink>
    </p>
  );
}
