import type { Locale, SiteShow } from '@unmuted/api';
import { shownShows } from '#/page/content.ts';
import { headingOf } from '#/page/page-context.ts';
import type { SectionOf } from '#/sections/section-props.ts';
import { fill } from '#/texts/fill.ts';

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/**
 * The week. Days are chosen by radio buttons, which work without the script; the script marks what is on now. A browser
 * without scripts shows all days below each other.
 */
export function Schedule({ page, section }: SectionOf<'schedule'>) {
  const { texts, language, facts } = page;
  const shows = shownShows(section);
  const days = weekdays.filter((day) => shows.some((show) => show.days.includes(day)));
  const zone = zoneName(language, facts.source?.timezone ?? 'UTC');
  return (
    <section class="sec week" id={section.id} data-week>
      <div class="sh">
        <h2 class="h">{headingOf(page, section)}</h2>
        <fieldset class="days">
          <legend class="vh">{texts.day}</legend>
          {days.map((day) => (
            <label key={day}>
              <input type="radio" name={section.id} value={day} checked={day === days[0]} />
              <span title={dayName(language, day, 'long')}>{dayName(language, day, 'short')}</span>
            </label>
          ))}
        </fieldset>
      </div>
      {days.map((day) => (
        <div key={day} class="day" data-day={day}>
          <h3>{dayName(language, day, 'long')}</h3>
          <ol>
            {showsOn(shows, day).map((show) => (
              <Show key={`${show.start}${show.name}`} show={show} />
            ))}
          </ol>
        </div>
      ))}
      <p class="zone">{fill(texts.zone, { zone })}</p>
    </section>
  );
}

function Show({ show }: { readonly show: SiteShow }) {
  return (
    <li data-start={show.start} data-end={show.end}>
      <time>{show.start}</time>
      <h4>{show.name}</h4>
      {show.host.trim() !== '' && <p>{show.host}</p>}
    </li>
  );
}

const showsOn = (shows: readonly SiteShow[], day: number): SiteShow[] =>
  shows
    .filter(({ days }) => days.includes(day))
    .toSorted((one, other) => one.start.localeCompare(other.start));

/** 1 January 2024 was a Monday. */
function dayName(language: Locale, day: number, weekday: 'short' | 'long'): string {
  return new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' }).format(Date.UTC(2024, 0, day));
}

/** Such as "Irish Time"; the name of the zone if the system knows no better one. */
function zoneName(language: Locale, timeZone: string): string {
  try {
    const parts = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(
      0,
    );
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  } catch {
    return timeZone;
  }
}
