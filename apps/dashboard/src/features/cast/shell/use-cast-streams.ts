import { useLingui } from '@lingui/react/macro';
import { useCastStatus } from '#/features/cast/shell/cast-context.ts';

/** Returns the known streams of this cast and their names. */
export function useCastStreams() {
  const { t } = useLingui();
  const { streams } = useCastStatus();
  const nameOfStream = (stream: string) =>
    streams.find(({ id }) => id === stream)?.name ?? t`a deleted stream`;
  return { streams, nameOfStream };
}
