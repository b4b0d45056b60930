import type { SiteSectionOf } from '@unmuted/api';
import { Markdown } from '#/page/markdown.tsx';
import { headingOf, type PageContext } from '#/page/page-context.ts';

interface AboutProps {
  readonly page: PageContext;
  readonly section: SiteSectionOf<'about'>;
}

/** The lead is set large and takes the place of the heading, which screen readers still find. */
export function About({ page, section }: AboutProps) {
  const lead = page.text(section.lead);
  const body = page.text(section.body);
  const isOwn = page.text(section.heading) !== '';
  return (
    <section class="sec about" id={section.id}>
      <h2 class={lead === '' || isOwn ? 'h' : 'vh'}>{headingOf(page, section)}</h2>
      {lead !== '' && <p class="lead">{lead}</p>}
      {body !== '' && <Markdown source={body} below={2} />}
    </section>
  );
}
