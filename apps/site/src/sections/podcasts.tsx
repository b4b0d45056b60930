import type { SiteEpisode } from '@unmuted/api';
import { episodesOf, isLink } from '#/page/content.ts';
import { Icon } from '#/page/icons.tsx';
import { headingOf, type PageContext } from '#/page/page-context.ts';
import type { SectionOf } from '#/sections/section-props.ts';

/** Episodes open elsewhere: their audio is a third party's. */
export function Podcasts({ page, section }: SectionOf<'podcasts'>) {
  return (
    <section class="sec" id={section.id}>
      <div class="sh">
        <h2 class="h">{headingOf(page, section)}</h2>
      </div>
      <ol class="pods">
        {episodesOf(page, section).map((episode) => (
          <Episode key={episode.audioUrl} page={page} episode={episode} />
        ))}
      </ol>
    </section>
  );
}

function Episode({ page, episode }: { readonly page: PageContext; readonly episode: SiteEpisode }) {
  const { title, publishedAt, durationS, summary, audioUrl, pageUrl } = episode;
  const link = [pageUrl, audioUrl].find((url): url is string => url !== null && isLink(url));
  const heading = (
    <>
      <Icon name="play" />
      {title}
    </>
  );
  return (
    <li>
      <h3>
        {link === undefined ? (
          heading
        ) : (
          <a href={link} rel="noopener noreferrer">
            {heading}
          </a>
        )}
      </h3>
      <p>
        {publishedAt !== null && <time dateTime={publishedAt}>{dateIn(page, publishedAt)}</time>}
        {publishedAt !== null && durationS !== null && ' · '}
        {durationS !== null && durationIn(page, durationS)}
      </p>
      {summary !== '' && <p class="sum">{summary}</p>}
    </li>
  );
}

/** The day in the time zone of the station. As it is, if the zone or the moment is unreadable. */
function dateIn({ language, facts }: PageContext, moment: string): string {
  const timeZone = facts.source?.timezone ?? 'UTC';
  try {
    return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(new Date(moment));
  } catch {
    return moment;
  }
}

/** Whole minutes, from an hour with hours. */
function durationIn({ language }: PageContext, seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  const unit = (value: number, name: 'hour' | 'minute') =>
    new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'short' }).format(value);
  const parts = [
    ...(minutes >= 60 ? [unit(Math.floor(minutes / 60), 'hour')] : []),
    ...(minutes % 60 > 0 ? [unit(minutes % 60, 'minute')] : []),
  ];
  return parts.join(' ');
}
