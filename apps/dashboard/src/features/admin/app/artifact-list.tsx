import { useLingui } from '@lingui/react';
import { useLingui as useWords } from '@lingui/react/macro';
import type { AppArtifact } from '@unmuted/api';
import { DownloadIcon } from '@unmuted/ui/icons';
import { Link as TextLink } from '@unmuted/ui/link';
import { formatBytes } from '@unmuted/ui/quantity';
import { CopyButton } from '#/components/copy-button/copy-button.tsx';

export interface ArtifactListProps {
  artifacts: readonly AppArtifact[];
  /** With the checksums, to copy. */
  hasHashes?: boolean;
}

/** Enough to compare by eye; the whole one is copied. */
const shortLength = 12;

/** The files of a build, as links that work for an hour or two. */
export function ArtifactList({ artifacts, hasHashes = false }: ArtifactListProps) {
  const { i18n } = useLingui();
  const { t } = useWords();
  return (
    <ul className="grid gap-1">
      {artifacts.map(({ name, bytes, url, sha256 }) => {
        const size = formatBytes(i18n.locale, bytes);
        return (
          <li className="flex min-w-0 flex-wrap items-center gap-x-3 wrap-anywhere" key={name}>
            <span>
              {url === null ? (
                <span dir="ltr">{name}</span>
              ) : (
                <TextLink download={name} href={url}>
                  <DownloadIcon aria-hidden className="me-1 inline size-4" />
                  <span dir="ltr">{name}</span>
                </TextLink>
              )}{' '}
              <span className="text-12 whitespace-nowrap text-fg-muted">{size}</span>
            </span>
            {hasHashes && (
              <span className="inline-flex items-center gap-1 text-12 text-fg-muted">
                <code dir="ltr" title={sha256}>
                  SHA-256 {sha256.slice(0, shortLength)}…
                </code>
                <CopyButton label={t`Copy the SHA-256 of ${name}`} text={sha256} />
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
