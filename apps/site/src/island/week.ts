import { make } from '#/island/elements.ts';
import type { OnAir, WallClock } from '#/island/wall-clock.ts';

/** Chooses the day of the programme on air, else today, unless the visitor chose one. */
export function createWeek(
  week: HTMLElement,
  onNow: string,
): (clock: WallClock, onAir: OnAir | null) => void {
  let isChosen = false;
  week.addEventListener('change', () => {
    isChosen = true;
  });

  return (clock, onAir) => {
    const today = onAir?.day ?? clock.day;
    for (const input of week.querySelectorAll('input')) {
      const isToday = Number(input.value) === today;
      input.parentElement?.classList.toggle('today', isToday);
      if (isToday && !isChosen) input.checked = true;
    }
    for (const entry of week.querySelectorAll<HTMLElement>('[data-start]'))
      mark(entry, today, clock, onAir, onNow);
  };
}

function mark(entry: HTMLElement, today: number, clock: WallClock, onAir: OnAir | null, onNow: string): void {
  const isToday = entry.closest<HTMLElement>('[data-day]')?.dataset.day === String(today);
  const { start = '', end = '' } = entry.dataset;
  const isNow = isToday && onAir !== null && isShow(entry, onAir);
  const now = `${String(Math.floor(clock.minute / 60)).padStart(2, '0')}:${String(clock.minute % 60).padStart(2, '0')}`;
  entry.classList.toggle('now', isNow);
  entry.classList.toggle('over', isToday && !isNow && isOver(start, end, onAir?.show.start ?? now));
  entry.querySelector('progress')?.remove();
  const time = entry.querySelector('time');
  if (!isNow) {
    entry.removeAttribute('aria-current');
    time?.removeAttribute('data-now');
    return;
  }
  entry.setAttribute('aria-current', 'true');
  time?.setAttribute('data-now', onNow);
  const progress = make('progress');
  progress.max = 100;
  progress.value = Math.round(onAir.share * 100);
  progress.setAttribute('aria-label', onNow);
  entry.append(progress);
}

const isShow = (entry: HTMLElement, { show }: OnAir): boolean =>
  entry.dataset.start === show.start &&
  entry.dataset.end === show.end &&
  entry.querySelector('h4')?.textContent === show.name;

/** Over before a time of its day; what ends after midnight is not. */
const isOver = (start: string, end: string, now: string): boolean => end > start && end <= now;
