import type { SiteLive } from '@unmuted/api';
import { type PollResult, startPoll } from '@unmuted/embed/poll';
import { readLive } from '#/island/calls.ts';
import { createCard } from '#/island/card.ts';
import { hidePastEvents } from '#/island/events.ts';
import { enhanceForm, isWritten } from '#/island/forms.ts';
import { paintHello } from '#/island/hello.ts';
import { createSongs } from '#/island/songs.ts';
import { takeOver } from '#/island/sound.ts';
import { onAirAt, wallClockIn } from '#/island/wall-clock.ts';
import { createWeek } from '#/island/week.ts';
import type { PageData } from '#/page-data.ts';

const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];

/** Brings a page to life: the player, what is on air, and the forms. Returns what stops it. */
export function startPage(data: PageData): () => void {
  document.documentElement.classList.add('js');
  let live: SiteLive | null = null;
  let loadedVersion: number | null = null;

  const card = document.querySelector<HTMLElement>('[data-player]');
  const paintCard = card && createCard(card, data);
  const weeks = all('[data-week]').map((week) => createWeek(week, data.texts.onNow));
  const songs = all('[data-songs]').map((section) => createSongs(section, data.language));
  const hello = document.querySelector<HTMLElement>('[data-eye]');
  const forms = all('form[data-message]').filter((form) => form instanceof HTMLFormElement);
  for (const form of forms) enhanceForm(form, data.texts);

  const sound =
    card && takeOver({ card, data, live: () => live, onChange: paint, onInterruption: () => poll.now() });

  function paint(): void {
    const now = new Date();
    const clock = wallClockIn(data.timezone, now);
    const scheduled = onAirAt(data.shows, clock);
    const onAir = live?.state === 'off_air' ? null : scheduled;
    for (const paintWeek of weeks) paintWeek(clock, onAir);
    for (const paintSongs of songs) paintSongs(live?.previous ?? [], now);
    for (const section of all('[data-events]')) hidePastEvents(section, clock.date);
    if (hello) paintHello(hello, live, onAir, data);
    paintCard?.({
      playback: sound?.player.playback() ?? 'idle',
      live,
      onAir,
      isPlayable: sound?.isPlayable ?? false,
      ...(sound?.volume.state() ?? { volume: 0, isMuted: false }),
    });
    sound?.describe(live);
  }

  async function refresh(): Promise<PollResult> {
    const { live: answer, ...rest } = await readLive(data.endpoint);
    if (answer !== null) {
      live = answer;
      loadedVersion ??= answer.version;
      sound?.player.sourceChanged();
      reloadIfChanged(answer.version);
    }
    paint();
    return { ok: answer !== null, ...rest };
  }

  /** A new version of the site is loaded once nothing plays and nothing is being written. */
  function reloadIfChanged(version: number): void {
    const isIdle = (sound?.player.playback() ?? 'idle') === 'idle';
    if (version !== loadedVersion && isIdle && !forms.some(isWritten)) location.reload();
  }

  paint();
  const poll = startPoll({ fetch: refresh, isHidden: () => document.hidden });
  const onVisible = () => {
    if (!document.hidden) poll.now();
  };
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    poll.stop();
    sound?.player.stop();
    document.removeEventListener('visibilitychange', onVisible);
  };
}
