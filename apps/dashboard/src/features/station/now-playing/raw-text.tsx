import { Trans } from '@lingui/react/macro';
import type { Song } from '@unmuted/api';
import { VisuallyHidden } from '@unmuted/ui/visually-hidden';
import type { ReactNode } from 'react';
import { partsOfText, type TextPart } from '#/features/station/now-playing/parts-of-text.ts';

const looks: Record<TextPart['part'], { className: string }> = {
  artist: { className: 'border-data-1' },
  title: { className: 'border-fg' },
  dropped: { className: 'border-border text-fg-subtle line-through' },
  between: { className: 'border-border' },
};

/** The text as received, with the artist and the title underlined, and what was dropped struck through. */
export function RawText({ song }: { song: Song }) {
  const parts = partsOfText(song);
  return (
    <div className="grid items-center gap-x-4 gap-y-2 border-t border-border-soft px-(--card-pad) py-3 text-13 md:grid-cols-[4.5rem_minmax(0,1fr)_auto]">
      <span className="text-fg-muted">
        <Trans>As sent</Trans>
      </span>
      <code className="min-w-0 font-mono wrap-anywhere">
        {parts === null ? (
          <bdi>{song.raw}</bdi>
        ) : (
          <>
            <VisuallyHidden>{song.raw}</VisuallyHidden>
            <span aria-hidden className="whitespace-pre-wrap">
              {parts.map(({ text, part }, place) => (
                <span
                  className={`border-b-2 box-decoration-clone py-0.5 ${looks[part].className}`}
                  // The parts of a text have no identity other than their position.
                  // biome-ignore lint/suspicious/noArrayIndexKey: see above
                  key={place}
                >
                  {text}
                </span>
              ))}
            </span>
          </>
        )}
      </code>
      {parts !== null && (
        <span aria-hidden className="flex flex-wrap gap-x-4 text-12 text-fg-muted">
          {song.artist !== null && (
            <Legend className="bg-data-1">
              <Trans>Artist</Trans>
            </Legend>
          )}
          <Legend className="bg-fg">
            <Trans context="of a song">Title</Trans>
          </Legend>
        </span>
      )}
    </div>
  );
}

function Legend({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <i className={`h-0.5 w-2.5 ${className}`} />
      {children}
    </span>
  );
}
