import { Markdown } from '#/page/markdown.tsx';
import { headingOf } from '#/page/page-context.ts';
import type { SectionOf } from '#/sections/section-props.ts';

export function FreeText({ page, section }: SectionOf<'text'>) {
  const heading = headingOf(page, section);
  return (
    <section class="sec free" id={section.id}>
      {heading !== '' && <h2 class="h">{heading}</h2>}
      <Markdown source={page.text(section.body)} below={heading === '' ? 1 : 2} />
    </section>
  );
}
