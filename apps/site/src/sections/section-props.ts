import type { SiteSectionOf, SiteSectionType } from '@unmuted/api';
import type { PageContext } from '#/page/page-context.ts';

export interface SectionOf<Type extends SiteSectionType> {
  readonly page: PageContext;
  readonly section: SiteSectionOf<Type>;
}
