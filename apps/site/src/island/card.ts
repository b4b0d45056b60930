import type { EmbedPlayback, SiteLive } from '@unmuted/api';
import { setText } from '#/island/elements.ts';
import type { OnAir } from '#/island/wall-clock.ts';
import type { PageData } from '#/page-data.ts';
import { fill } from '#/texts/fill.ts';

/** What the card of the player shows. */
export interface CardView {
  readonly playback: EmbedPlayback;
  /** Null until the first answer. */
  readonly live: SiteLive | null;
  readonly onAir: OnAir | null;
  readonly isMuted: boolean;
  readonly volume: number;
  readonly isPlayable: boolean;
}

/** Returns what paints the card. */
export function createCard(card: HTMLElement, data: PageData): (view: CardView) => void {
  const { texts, title, language } = data;
  const find = (name: string) => card.querySelector<HTMLElement>(`[data-${name}]`);
  const [caption, heading, artist, listeners] = ['caption', 'title', 'artist', 'listeners'].map(find);
  const [toggle, mute, status, progress] = ['toggle', 'mute', 'status', 'progress'].map(find);
  const cover = card.querySelector<HTMLImageElement>('[data-cover]');
  const range = card.querySelector<HTMLInputElement>('[data-volume] input');
  const numbers = new Intl.NumberFormat(language);
  let lastPlayback: EmbedPlayback = 'idle';
  cover?.addEventListener('error', () => cover.toggleAttribute('hidden', true));

  return (view) => {
    const { playback, live, isMuted } = view;
    const song = live?.state === 'off_air' ? null : (live?.song ?? null);
    card.dataset.state = playback;
    setText(caption ?? null, captionOf(view, data));
    setText(heading ?? null, song?.title ?? title);
    setText(artist ?? null, song ? (song.artist ?? '') : live?.state === 'off_air' ? texts.offAirDetail : '');
    const count = live?.listeners ?? null;
    const counted = count === 1 ? texts.listener : texts.listeners;
    setText(listeners ?? null, count === null ? '' : fill(counted, { count: numbers.format(count) }));
    toggle?.setAttribute('aria-label', playback === 'idle' ? fill(texts.play, { name: title }) : texts.stop);
    mute?.setAttribute('aria-label', isMuted ? texts.unmute : texts.mute);
    mute?.toggleAttribute('data-muted', isMuted);
    if (range) range.value = String(isMuted ? 0 : view.volume);
    if (cover) showCover(cover, song?.coverUrl ?? null);
    if (progress)
      showProgress(progress, data.showsProgramme && live?.state !== 'off_air' ? view.onAir : null);
    // Only what the visitor caused is announced, not each song.
    if (playback !== lastPlayback) setText(status ?? null, statusOf(view, data));
    lastPlayback = playback;
  };
}

/** The line above the title. */
export function captionOf({ playback, live, isPlayable }: CardView, { texts }: PageData): string {
  if (!isPlayable) return texts.unplayable;
  if (playback === 'connecting') return texts.connecting;
  if (live?.state === 'off_air' && playback !== 'playing') return texts.offAir;
  if (playback === 'failed') return texts.interrupted;
  return live?.song ? texts.nowPlaying : texts.liveRadio;
}

function statusOf(view: CardView, data: PageData): string {
  if (view.playback === 'playing') return data.texts.playing;
  return view.playback === 'idle' ? data.texts.stopped : captionOf(view, data);
}

/** Hidden until it has loaded, so that the drawn cover stays. */
function showCover(cover: HTMLImageElement, url: string | null): void {
  if (url === null) {
    cover.hidden = true;
    cover.removeAttribute('src');
  } else if (cover.getAttribute('src') !== url) {
    cover.src = url;
    cover.hidden = false;
  }
}

function showProgress(line: HTMLElement, onAir: OnAir | null): void {
  line.hidden = onAir === null;
  if (onAir === null) return;
  const [from, bar, to] = line.children;
  setText(from ?? null, onAir.show.start);
  setText(to ?? null, onAir.show.end);
  if (bar instanceof HTMLProgressElement) bar.value = Math.round(onAir.share * 100);
}
