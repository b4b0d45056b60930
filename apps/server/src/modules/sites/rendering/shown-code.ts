import type { SiteDocument, SiteSectionOf } from '@unmuted/api/contract';

/** The sections with code that a page shows if staff allow it. */
export const shownCode = ({ sections }: Pick<SiteDocument, 'sections'>): SiteSectionOf<'code'>[] =>
  sections.filter(
    (section): section is SiteSectionOf<'code'> =>
      section.type === 'code' && section.isOn && section.html.trim() !== '',
  );
