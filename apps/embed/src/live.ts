import type { PublicStatus, PublicWidget } from '@unmuted/api';
import { readStatus, readWidget } from '#/calls.ts';
import { updateMediaSession } from '#/media-session.ts';
import { createPlayer } from '#/player.ts';
import { type PollResult, startPoll } from '#/poll.ts';
import type { Direction, Stage } from '#/stage.tsx';
import { pickLocale } from '#/texts.ts';
import { isInsecure, streamOf, type View } from '#/view.ts';
import { savedVolume, saveVolume } from '#/volume.ts';

/**
 * A widget as embedded in pages: polls what is on air, plays it, and applies the owner's changes.
 */
export function startLive(stage: Stage, id: string, dir: Direction): void {
  const sound = new Audio();
  sound.preload = 'none';
  sound.volume = 0.5;
  const hasVolume = sound.volume === 0.5;
  document.body.append(sound);
  let widget: PublicWidget | null = null;
  let status: PublicStatus | null = null;
  let isGone = false;
  let volume = 0;
  let isMuted = false;

  const player = createPlayer({
    sound,
    source: () => {
      const stream = widget && streamOf(widget, status);
      const isHeard = status === null || !['off_air', 'suspended', 'geoblocked'].includes(status.reason);
      return stream && isHeard && !isInsecure(stream, location) ? stream.listenUrl : null;
    },
    onChange: paint,
    onInterruption: () => poll.now(),
  });

  function setVolume(percent: number): void {
    volume = percent;
    isMuted = false;
    sound.volume = percent / 100;
    sound.muted = false;
  }

  const act: View['act'] = {
    toggle: () => {
      if (player.playback() === 'idle') player.play();
      else player.stop();
    },
    setVolume: (percent) => {
      setVolume(percent);
      saveVolume(percent);
      paint();
    },
    toggleMute: () => {
      isMuted = !isMuted;
      sound.muted = isMuted;
      paint();
    },
  };

  const localeNow = () => pickLocale(widget?.settings.language, navigator.languages);

  function paint(): void {
    if (isGone || widget === null) {
      stage.showMessage(isGone ? 'gone' : 'notLoaded', localeNow());
      return;
    }
    const playback = player.playback();
    const view: View = { widget, status, playback, volume, isMuted, hasVolume, locale: localeNow(), act };
    stage.show(view, dir);
    updateMediaSession(view);
  }

  async function ask(): Promise<PollResult> {
    if (widget === null) {
      const answer = await readWidget(id);
      if (answer.kind === 'gone') return leave();
      if (answer.kind === 'failed') {
        paint();
        return { ok: false, ...answer };
      }
      begin(answer.data);
    }
    return widget === null ? { ok: false } : askStatus(widget);
  }

  async function askStatus(shown: PublicWidget): Promise<PollResult> {
    const answer = await readStatus(shown.username, id);
    if (answer.kind === 'gone') return leave();
    if (answer.kind === 'failed') return { ok: false, ...answer };
    const isFirst = status === null;
    status = answer.data;
    if (isFirst && status.reason === 'ok' && shown.settings.autoplay && isPlayer(shown)) player.play();
    if ((status.widgetVersion ?? 0) > shown.version) {
      const changed = await readWidget(id);
      if (changed.kind === 'data') widget = changed.data;
    }
    player.sourceChanged();
    paint();
    return { ok: true };
  }

  function begin(found: PublicWidget): void {
    widget = found;
    setVolume(savedVolume() ?? found.settings.volume);
    document.title = found.castName;
    paint();
  }

  function leave(): PollResult {
    isGone = true;
    player.stop();
    paint();
    poll.stop();
    return { ok: true };
  }

  const poll = startPoll({ ask, isHidden: () => document.hidden });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && !isGone) poll.now();
  });
}

const isPlayer = ({ type }: PublicWidget): boolean => /^player-|^sticky-bar$/.test(type);
