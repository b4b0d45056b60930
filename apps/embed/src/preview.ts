import type { EmbedPlayback, EmbedPreviewMessage, EmbedPreviewReady } from '@unmuted/api';
import type { Stage } from '#/stage.tsx';
import { pickLocale } from '#/texts.ts';
import type { View } from '#/view.ts';

/** Renders the settings sent by the dashboard; nothing is saved, counted or played. */
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
  // Only a dashboard can frame this page (see its CSP), and the message reveals only that the
  // preview is ready.
  window.parent.postMessage(ready, '*');
}

/** The message comes from our own dashboard, so checking its type is enough. */
function isPreview(data: unknown): data is EmbedPreviewMessage {
  return typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'studio.embed.preview';
}
