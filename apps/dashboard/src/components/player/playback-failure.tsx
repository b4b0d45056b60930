import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { StatusIcon } from '@unmuted/ui/status-pill';
import type { PlayerFailure } from '#/components/player/player.ts';
import { usePlayback } from '#/components/player/player-context.tsx';

const texts: Record<PlayerFailure, MessageDescriptor> = {
  unavailable: msg`Couldn’t open the stream. Its source may have disconnected, or it may be full.`,
  interrupted: msg`The connection to the stream was lost.`,
  ended: msg`The stream ended.`,
  blocked: msg`The browser blocked audio on this page.`,
  slow: msg`The stream sent no audio for 20 seconds.`,
};

/** The playback error; null without one. */
export function PlaybackFailure({ id }: { id: string }) {
  const { i18n } = useLingui();
  const playback = usePlayback(id);
  if (playback.status !== 'failed') return null;
  return (
    <p role="alert" className="flex items-start gap-1.5 pb-3 text-13 text-off-air-text">
      <StatusIcon status="failed" className="mt-0.5 flex-none" />
      {i18n._(texts[playback.failure])}
    </p>
  );
}
