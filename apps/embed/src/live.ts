import type { PublicStatus, PublicWidget } from '@unmuted/api';
import { readStatus, readWidget } from '#/calls.ts';
import { type MediaState, updateMediaSession } from '#/media-session.ts';
import { createPlayer, type Player } from '#/player.ts';
import { type PollResult, startPoll } from '#/poll.ts';
import type { Direction, Stage } from '#/stage.tsx';
import { pickLocale } from '#/texts.ts';
import { isInsecure, streamOf, type View } from '#/view.ts';
import { createVolume, savedVolume, saveVolume, type Volume } from '#/volume.ts';

/**
 * A widget as embedded in pages: polls what is on air, plays it, and applies the owner's changes.
 */
export function startLive(stage: Stage, id: string, dir: Direction): void {
  const sound = createSound();
  const volume = createVolume(sound);
  let widget: PublicWidget | null = null;
  let status: PublicStatus | null = null;
  let isGone = false;

  const player = createPlayer({
    sound,
    source: () => playableUrl(widget, status),
    onChange: paint,
    onInterruption: () => poll.now(),
  });

  const act = createActions({ player, volume, onChange: paint });

  const localeNow = () => pickLocale(widget?.settings.language, navigator.languages);

  function paint(): void {
    if (isGone || widget === null) {
      stage.showMessage(isGone ? 'gone' : 'notLoaded', localeNow());
      return;
    }
    const playback = player.playback();
    const view: View = { widget, status, playback, ...volume.state(), locale: localeNow(), act };
    stage.show(view, dir);
    updateMediaSession(mediaStateOf(view));
  }

  async function fetchAll(): Promise<PollResult> {
    if (widget === null) {
      const response = await readWidget(id);
      if (response.kind === 'gone') return remove();
      if (response.kind === 'failed') {
        paint();
        return { ok: false, ...response };
      }
      show(response.data);
    }
    return widget === null ? { ok: false } : fetchStatus(widget);
  }

  async function fetchStatus(shown: PublicWidget): Promise<PollResult> {
    const response = await readStatus(shown.username, id);
    if (response.kind === 'gone') return remove();
    if (response.kind === 'failed') return { ok: false, ...response };
    const isFirst = status === null;
    status = response.data;
    if (isFirst && status.reason === 'ok' && shown.settings.autoplay && isPlayer(shown)) player.play();
    if ((status.widgetVersion ?? 0) > shown.version) {
      const changed = await readWidget(id);
      if (changed.kind === 'data') widget = changed.data;
    }
    player.sourceChanged();
    paint();
    return { ok: true };
  }

  function show(found: PublicWidget): void {
    widget = found;
    volume.set(savedVolume() ?? found.settings.volume);
    document.title = found.castName;
    paint();
  }

  function remove(): PollResult {
    isGone = true;
    player.stop();
    paint();
    poll.stop();
    return { ok: true };
  }

  const poll = startPoll({ fetch: fetchAll, isHidden: () => document.hidden });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && !isGone) poll.now();
  });
}

function mediaStateOf({ widget, status, playback, act }: View): MediaState {
  return {
    isIdle: playback === 'idle',
    title: status?.track?.title ?? widget.castName,
    artist: status?.track?.artist ?? '',
    album: widget.castName,
    coverUrl: status?.track?.coverUrl ?? null,
    toggle: act.toggle,
  };
}

interface ActionsOptions {
  readonly player: Player;
  readonly volume: Volume;
  readonly onChange: () => void;
}

/** The visitor's controls. The player itself reports its changes. */
function createActions({ player, volume, onChange }: ActionsOptions): View['act'] {
  return {
    toggle: () => {
      if (player.playback() === 'idle') player.play();
      else player.stop();
    },
    setVolume: (percent) => {
      volume.set(percent);
      saveVolume(percent);
      onChange();
    },
    toggleMute: () => {
      volume.toggleMute();
      onChange();
    },
  };
}

function createSound(): HTMLAudioElement {
  const sound = new Audio();
  sound.preload = 'none';
  document.body.append(sound);
  return sound;
}

/** URL of the stream to play; null when none can be played. */
function playableUrl(widget: PublicWidget | null, status: PublicStatus | null): string | null {
  const stream = widget && streamOf(widget, status);
  const isAvailable = status === null || !['off_air', 'suspended', 'geoblocked'].includes(status.reason);
  return stream && isAvailable && !isInsecure(stream, location) ? stream.listenUrl : null;
}

const isPlayer = ({ type }: PublicWidget): boolean => /^player-|^sticky-bar$/.test(type);
