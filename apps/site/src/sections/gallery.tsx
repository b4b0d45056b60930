import { headingOf } from '#/page/page-context.ts';
import { Picture } from '#/page/picture.tsx';
import type { SectionOf } from '#/sections/section-props.ts';

export function Gallery({ page, section }: SectionOf<'gallery'>) {
  return (
    <section class="sec" id={section.id}>
      <div class="sh">
        <h2 class="h">{headingOf(page, section)}</h2>
      </div>
      <ul class="gallery">
        {section.pictures.map(({ picture, caption }) => (
          <li key={picture.file}>
            <figure>
              <Picture page={page} picture={picture} />
              {page.text(caption) !== '' && <figcaption>{page.text(caption)}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
