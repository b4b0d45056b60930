import type { SiteLive } from '@unmuted/api';
import { updateMediaSession } from '@unmuted/embed/media-session';
import { createPlayer, type Player } from '@unmuted/embed/player';
import { createVolume, savedVolume, saveVolume, type Volume } from '@unmuted/embed/volume';
import type { PageData } from '#/page-data.ts';

const fullVolume = 100;

export interface StationSound {
  readonly player: Player;
  readonly volume: Volume;
  readonly isPlayable: boolean;
  /** Updates the lock screen. */
  describe(live: SiteLive | null): void;
}

interface StationSoundOptions {
  readonly card: HTMLElement;
  readonly data: PageData;
  readonly live: () => SiteLive | null;
  readonly onChange: () => void;
  readonly onInterruption: () => void;
}

/** Takes over the player of the browser with the controls of the card; null without a stream. */
export function takeOver(options: StationSoundOptions): StationSound | null {
  const { card, data, live, onChange, onInterruption } = options;
  const audio = card.querySelector('audio');
  const url = audio?.getAttribute('src') ?? null;
  if (audio === null || url === null) return null;
  const isPlayable = !isBlocked(url, location);
  const isPlaying = !audio.paused;
  let isCounted = false;
  audio.controls = false;

  const player = createPlayer({
    sound: audio,
    source: () => (isPlayable && live()?.state !== 'off_air' ? url : null),
    onChange: (playback) => {
      if (playback === 'playing' && !isCounted) {
        isCounted = true;
        navigator.sendBeacon(`${data.endpoint}/played?${playQueryOf(data.language)}`);
      }
      onChange();
    },
    onInterruption,
  });
  const volume = createVolume(audio);
  volume.set(savedVolume() ?? fullVolume);
  const toggle = () => (player.playback() === 'idle' ? player.play() : player.stop());

  listen(card, volume, toggle, onChange);
  if (isPlaying) player.play();
  return {
    player,
    volume,
    isPlayable,
    describe: (now) =>
      updateMediaSession({
        isIdle: player.playback() === 'idle',
        title: now?.song?.title ?? data.title,
        artist: now?.song?.artist ?? '',
        album: data.title,
        coverUrl: now?.song?.coverUrl ?? null,
        toggle,
      }),
  };
}

/** The language, and the site that the visitor came from: of a beacon the referrer is the page itself. */
function playQueryOf(language: string): URLSearchParams {
  const { referrer } = document;
  return new URLSearchParams({
    lang: language,
    ...(URL.canParse(referrer) && { from: new URL(referrer).hostname }),
  });
}

const stepPercent = 5;

function listen(card: HTMLElement, volume: Volume, toggle: () => void, onChange: () => void): void {
  const range = card.querySelector<HTMLInputElement>('[data-volume] input');
  const setVolume = (percent: number) => {
    volume.set(percent);
    saveVolume(percent);
    onChange();
  };
  card.querySelector('[data-toggle]')?.addEventListener('click', toggle);
  card.querySelector('[data-mute]')?.addEventListener('click', () => {
    volume.toggleMute();
    onChange();
  });
  range?.addEventListener('input', () => setVolume(Number(range.value)));
  // While the focus is on a button of the card, arrow keys change the volume as they do on the slider.
  card.addEventListener('keydown', (event) => {
    const change = { ArrowUp: stepPercent, ArrowDown: -stepPercent }[event.key];
    if (change === undefined || event.target === range || event.ctrlKey || event.metaKey || event.altKey)
      return;
    event.preventDefault();
    const { volume: current, isMuted } = volume.state();
    setVolume(Math.max(0, Math.min(fullVolume, (isMuted ? 0 : current) + change)));
  });
  if (!volume.state().hasVolume) card.querySelector('[data-volume]')?.toggleAttribute('hidden', true);
}

/** Browsers block unencrypted media on an encrypted page, except from this machine. */
export function isBlocked(url: string, page: Pick<Location, 'protocol'>): boolean {
  if (page.protocol !== 'https:' || !url.startsWith('http:')) return false;
  return !/^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(new URL(url).hostname);
}
