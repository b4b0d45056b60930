import { Icon } from '#/page/icons.tsx';
import { headingOf } from '#/page/page-context.ts';
import type { SectionOf } from '#/sections/section-props.ts';

export function Donate({ page, section }: SectionOf<'donate'>) {
  const intro = page.text(section.intro);
  return (
    <section class="sec" id={section.id}>
      <div class="card ink band">
        <div>
          <h2 class="h">{headingOf(page, section)}</h2>
          {intro !== '' && <p>{intro}</p>}
        </div>
        <a class="btn fill" href={section.link} rel="noopener">
          <Icon name="heart" />
          {page.text(section.label) || page.texts.donate}
        </a>
      </div>
    </section>
  );
}
