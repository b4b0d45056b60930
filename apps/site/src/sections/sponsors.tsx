import { isLink } from '#/page/content.ts';
import { headingOf } from '#/page/page-context.ts';
import { Picture } from '#/page/picture.tsx';
import type { SectionOf } from '#/sections/section-props.ts';

export function Sponsors({ page, section }: SectionOf<'sponsors'>) {
  const sponsors = section.sponsors.filter(({ name, picture }) => name.trim() !== '' || picture !== null);
  return (
    <section class="sec" id={section.id}>
      <h2 class="h small">{headingOf(page, section)}</h2>
      <ul class="sponsors">
        {sponsors.map(({ name, link, picture }) => {
          const mark =
            picture === null ? (
              name
            ) : (
              <Picture page={page} picture={picture} {...(name.trim() && { alt: name })} />
            );
          return (
            <li key={`${name}${link}`}>
              {isLink(link) ? (
                <a href={link} rel="noopener sponsored">
                  {mark}
                </a>
              ) : (
                mark
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
