import { isLink } from '#/page/content.ts';
import { Icon } from '#/page/icons.tsx';
import { headingOf } from '#/page/page-context.ts';
import { Picture } from '#/page/picture.tsx';
import type { SectionOf } from '#/sections/section-props.ts';

/** Where the station is: an address and a picture of the map. A map of another provider would follow the visitor. */
export function Place({ page, section }: SectionOf<'map'>) {
  return (
    <section class={`sec${section.picture === null ? '' : ' duo place'}`} id={section.id}>
      <div>
        <h2 class="h">{headingOf(page, section)}</h2>
        {section.address.trim() !== '' && <address class="intro">{section.address}</address>}
        {isLink(section.link) && (
          <a class="btn" href={section.link} rel="noopener">
            <Icon name="pin" />
            {page.texts.showMap}
          </a>
        )}
      </div>
      {section.picture !== null && <Picture page={page} picture={section.picture} />}
    </section>
  );
}
