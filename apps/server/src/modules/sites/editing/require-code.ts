import type { SiteDocument, SiteSectionOf } from '@unmuted/api/contract';
import type { LockedSite } from '#/modules/sites/editing/sites.repository.ts';
import { AppError } from '#/platform/http/app-error.ts';

/**
 * Without the permission of staff, no code may be new or changed. What is in `before` stays, so that a site that lost the
 * permission can still be edited; it can be turned off, moved and removed. Visitors don't get it.
 */
export function requireCodeAllowed(
  { allows_code: isAllowed }: Pick<LockedSite, 'allows_code'>,
  { sections }: Pick<SiteDocument, 'sections'>,
  before: Pick<SiteDocument, 'sections'> | null,
): void {
  if (isAllowed) return;
  const known = new Map(codeIn(before?.sections ?? []).map((section) => [section.id, section]));
  const errors = sections.flatMap((section, index) => {
    if (section.type !== 'code') return [];
    const old = known.get(section.id);
    if (old?.html === section.html && old.heightPx === section.heightPx) return [];
    return [{ pointer: `/sections/${index}/html`, code: 'enum' as const, params: {} }];
  });
  if (errors.length > 0) throw new AppError('site.code_not_allowed', { errors });
}

const codeIn = (sections: SiteDocument['sections']) =>
  sections.filter((section): section is SiteSectionOf<'code'> => section.type === 'code');
