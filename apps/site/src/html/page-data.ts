import { scriptJson } from '#/html/escape.ts';
import { firstOf, shownShows } from '#/page/content.ts';
import type { PageContext } from '#/page/page-context.ts';
import type { PageData } from '#/page-data.ts';

/** What the script of a page needs, escaped for a script element. */
export function pageDataOf(page: PageContext): string {
  const schedule = firstOf(page, 'schedule');
  const data: PageData = {
    endpoint: page.endpoint,
    language: page.language,
    title: page.document.title,
    timezone: page.facts.source?.timezone ?? 'UTC',
    shows: schedule ? shownShows(schedule) : [],
    showsProgramme: firstOf(page, 'hero')?.showsProgramme ?? false,
    texts: page.texts.live,
  };
  return scriptJson(data);
}
