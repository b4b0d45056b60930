import type { Locale, SiteSectionOf } from '@unmuted/api';
import { isLink } from '#/page/content.ts';
import { headingOf, type PageContext } from '#/page/page-context.ts';
import type { SectionOf } from '#/sections/section-props.ts';

type Event = SiteSectionOf<'events'>['events'][number];

/** The script hides those that are over. */
export function Events({ page, section }: SectionOf<'events'>) {
  const events = section.events
    .filter(({ name }) => page.text(name) !== '')
    .toSorted((one, other) => `${one.date}${one.time}`.localeCompare(`${other.date}${other.time}`));
  return (
    <section class="sec" id={section.id} data-events>
      <div class="sh">
        <h2 class="h">{headingOf(page, section)}</h2>
      </div>
      <ol class="events">
        {events.map((event) => (
          <EventRow key={`${event.date}${page.text(event.name)}`} page={page} event={event} />
        ))}
      </ol>
    </section>
  );
}

function EventRow({ page, event }: { readonly page: PageContext; readonly event: Event }) {
  const name = page.text(event.name);
  return (
    <li data-date={event.date}>
      <time dateTime={event.time === '' ? event.date : `${event.date}T${event.time}`}>
        <b>{dateIn(page.language, event.date, { day: 'numeric' })}</b>
        <span>{dateIn(page.language, event.date, { month: 'short', year: 'numeric' })}</span>
      </time>
      <div>
        <h3>
          {isLink(event.link) ? (
            <a href={event.link} rel="noopener">
              {name}
            </a>
          ) : (
            name
          )}
        </h3>
        <p>
          {[dateIn(page.language, event.date, { weekday: 'long' }), event.time, event.place]
            .filter((part) => part.trim() !== '')
            .join(' · ')}
        </p>
      </div>
    </li>
  );
}

function dateIn(language: Locale, date: string, options: Intl.DateTimeFormatOptions): string {
  const formatted = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
  return formatted.format(new Date(`${date}T00:00:00Z`));
}
