import type { EmbedPlayback, EmbedPreviewMessage, EmbedPreviewReady } from '@unmuted/api';
import type { Stage } from '#/stage.tsx';
import { pickLocale } from '#/texts.ts';
import type { View } from '#/view.ts';

/** Shows what its dashboard sends, of which nothing is saved, counted or heard. */
export function startPreview(stage: Stage, dashboards: readonly string[]): void {
  let message: EmbedPreviewMessage | null = null;
  let playback: EmbedPlayback = 'idle';
  let volume = 0;
  let isMuted = false;

  function paint(): void {
    if (message === null) return;
    const { widget, status, dir = 'ltr' } = message;
    const locale = pickLocale(widget.settings.language, navigator.languages);
    stage.show({ widget, status, playback, volume, isMuted, hasVolume: true, locale, act }, dir);
  }

  const act: View['act'] = {
    toggle: () => {
      playback = playback === 'idle' ? 'playing' : 'idle';
      paint();
    },
    setVolume: (percent) => {
      volume = percent;
      isMuted = false;
      paint();
    },
    toggleMute: () => {
      isMuted = !isMuted;
      paint();
    },
  };

  window.addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
    if (!dashboards.includes(origin) || source !== window.parent || !isPreview(data)) return;
    message = data;
    playback = data.playback;
    volume = data.widget.settings.volume;
    paint();
  });
  const ready: EmbedPreviewReady = { kind: 'studio.embed.preview-ready' };
  // Only a dashboard can frame us (see the policy), and all that it learns is that we listen.
  window.parent.postMessage(ready, '*');
}

/** From our own dashboard, so what it says of itself holds. */
function isPreview(data: unknown): data is EmbedPreviewMessage {
  return typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'studio.embed.preview';
}
