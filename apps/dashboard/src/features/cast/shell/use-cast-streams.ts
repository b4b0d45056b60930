import { useLingui } from '@lingui/react/macro';
import { useCastStatus } from '#/features/cast/shell/cast-context.ts';

/** The streams of this cast, as far as they are known, and what each is called. */
export function useCastStreams() {
  const { t } = useLingui();
  const { streams } = useCastStatus();
  const nameOfStream = (stream: string) =>
    streams.find(({ id }) => id === stream)?.name ?? t`a deleted stream`;
  return { streams, nameOfStream };
}
