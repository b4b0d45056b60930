import { headingOf } from '#/page/page-context.ts';
import type { SectionOf } from '#/sections/section-props.ts';

/** Filled by the script; until a song is known it is not there. The preview shows where the songs will be. */
export function Songs({ page, section }: SectionOf<'songs'>) {
  return (
    <section class="sec" id={section.id} hidden={!page.isPreview} data-songs={section.count}>
      <div class="sh">
        <h2 class="h">{headingOf(page, section)}</h2>
      </div>
      <ol class="songs" data-list>
        {page.isPreview &&
          Array.from({ length: section.count }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: The places are all the same.
            <li key={index}>
              <span class={`cov c${index % 6}`} />
            </li>
          ))}
      </ol>
      {page.isPreview && <p class="zone">{page.texts.noSongsYet}</p>}
    </section>
  );
}
