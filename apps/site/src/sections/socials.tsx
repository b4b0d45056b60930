import { isLink } from '#/page/content.ts';
import { Icon } from '#/page/icons.tsx';
import { headingOf } from '#/page/page-context.ts';
import type { SectionOf } from '#/sections/section-props.ts';
import { serviceOf } from '#/sections/services.ts';

export function Socials({ page, section }: SectionOf<'socials'>) {
  return (
    <section class="sec" id={section.id}>
      <h2 class="h small">{headingOf(page, section)}</h2>
      <ul class="pills">
        {section.links
          .filter(({ link }) => isLink(link))
          .map(({ link, label }) => (
            <li key={link}>
              <a class="btn" href={link} rel="me noopener">
                {label.trim() || serviceOf(link)}
                <Icon name="arrow" />
              </a>
            </li>
          ))}
      </ul>
    </section>
  );
}
