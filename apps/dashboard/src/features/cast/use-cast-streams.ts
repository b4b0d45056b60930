import { useLingui } from '@lingui/react/macro';
import { useCastStanding } from '#/features/cast/use-cast.ts';

/** The streams of this cast, as far as they are known, and what each is called. */
export function useCastStreams() {
  const { t } = useLingui();
  const { streams } = useCastStanding();
  const nameOfStream = (stream: string) =>
    streams.find(({ id }) => id === stream)?.name ?? t`a stream that is gone`;
  return { streams, nameOfStream };
}
