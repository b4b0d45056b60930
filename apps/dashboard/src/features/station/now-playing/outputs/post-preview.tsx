import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { SongOutputKind, SongOutputResult } from '@unmuted/api';
import { type ReactNode, useMemo } from 'react';
import { outputText } from '#/features/station/now-playing/outputs/output.schema.ts';
import { exampleSong } from '#/features/station/now-playing/outputs/post-texts.ts';
import { type Mark, markText } from '#/features/station/now-playing/outputs/text-marks.ts';
import { useFormats } from '#/i18n/use-formats.ts';

export interface PostPreviewProps {
  kind: SongOutputKind;
  template: string;
  /** The last song of the output; null for an example. */
  song: SongOutputResult['song'] | null;
  stationName: string | null;
}

/** A post as its readers see it, with its length as the service counts. */
export function PostPreview({ kind, template, song, stationName }: PostPreviewProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const { text, length, limit, isShortened } = useMemo(() => {
    const values = song ? { album: null, ...song } : exampleSong;
    return outputText(kind, template, { ...values, station: stationName });
  }, [kind, template, song, stationName]);
  const most = limit === null ? null : formats.number(limit);
  return (
    <section aria-label={t`Example of a post`} className="grid gap-1.5">
      <p className="flex flex-wrap justify-between gap-x-4 text-13 text-fg-muted">
        <span>{song ? <Trans>With the last song</Trans> : <Trans>With an example song</Trans>}</span>
        <span className="tabular-nums">
          {most === null ? (
            <Plural one="# character" other="# characters" value={length} />
          ) : (
            <Trans>
              {length} of {most} characters
            </Trans>
          )}
        </span>
      </p>
      <p
        className="rounded-control bg-segment px-3 py-2.5 wrap-anywhere whitespace-pre-line text-fg"
        dir="auto"
      >
        {text === '' ? '\u00a0' : <MarkedPost kind={kind} text={text} />}
      </p>
      {isShortened && (
        <p className="text-13 text-fg-muted">
          <Trans>Values are shortened to keep the limit of the service.</Trans>
        </p>
      )}
    </section>
  );
}

/** A text as sent, with its formatting. */
export function MarkedPost({ kind, text }: { kind: SongOutputKind; text: string }) {
  let offset = 0;
  return markText(kind, text).map((part) => {
    const key = offset;
    offset += part.text.length;
    return <span key={key}>{part.marks.reduce<ReactNode>(withMark, part.text)}</span>;
  });
}

function withMark(content: ReactNode, mark: Mark): ReactNode {
  if (mark === 'bold') return <strong>{content}</strong>;
  if (mark === 'italic') return <em>{content}</em>;
  if (mark === 'underline') return <u>{content}</u>;
  return mark === 'strike' ? <s>{content}</s> : <code>{content}</code>;
}
