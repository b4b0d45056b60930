import type { SiteLive } from '@unmuted/api';
import { setText } from '#/island/elements.ts';
import type { OnAir } from '#/island/wall-clock.ts';
import type { PageData } from '#/page-data.ts';
import { fill } from '#/texts/fill.ts';

/** The line above the name of the station: what is on air. */
export function paintHello(
  line: HTMLElement,
  live: SiteLive | null,
  onAir: OnAir | null,
  data: PageData,
): void {
  line.classList.toggle('on', live?.state === 'on_air');
  setText(line.querySelector('span'), helloOf(live, onAir, data));
}

/** Off air only if the station says so: without an answer it would be a guess. */
export function helloOf(
  live: SiteLive | null,
  onAir: OnAir | null,
  { texts, showsProgramme }: PageData,
): string {
  if (live?.state === 'off_air') return texts.offAir;
  if (live?.state !== 'on_air') return texts.liveRadio;
  if (onAir === null || !showsProgramme) return texts.onAir;
  return fill(texts.onAirShow, { show: onAir.show.name, time: onAir.show.end });
}
