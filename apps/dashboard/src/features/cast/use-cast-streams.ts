import { useLingui } from '@lingui/react/macro';
import type { CastStream } from '@unmuted/api';
import { useCast } from '#/features/cast/use-cast.ts';

const none: readonly CastStream[] = [];

/** The streams of this cast, as far as they are known, and what each is called. */
export function useCastStreams() {
  const { t } = useLingui();
  const streams: readonly CastStream[] = useCast().overview?.now.streams ?? none;
  const nameOfStream = (stream: string) =>
    streams.find(({ id }) => id === stream)?.name ?? t`a stream that is gone`;
  return { streams, nameOfStream };
}
