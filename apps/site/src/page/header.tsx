import type { SiteSection } from '@unmuted/api';
import { firstOf, sectionsOf } from '#/page/content.ts';
import { Icon } from '#/page/icons.tsx';
import { Logo } from '#/page/logo.tsx';
import type { PageContext } from '#/page/page-context.ts';

/** The name of a section in the menu; empty for one that is not listed: the first is the page, the others are short. */
function entryOf(page: PageContext, section: SiteSection): string {
  const own = page.text(section.heading);
  switch (section.type) {
    case 'hero':
    case 'donate':
    case 'socials':
    case 'sponsors':
      return '';
    case 'text':
    case 'code':
      return own;
    default:
      return own || page.texts.menuEntries[section.type];
  }
}

export function Header({ page }: { readonly page: PageContext }) {
  const { texts, text } = page;
  const entries = sectionsOf(page).filter((section) => entryOf(page, section) !== '');
  const donate = firstOf(page, 'donate');
  return (
    <header class="top w">
      <Logo page={page} href="#top" />
      {entries.length > 0 && (
        <nav class="nav" id="menu" popover="auto" aria-label={texts.sections}>
          <ul>
            {entries.map((section) => (
              <li key={section.id} data-for={section.id} hidden={section.type === 'songs' && !page.isPreview}>
                <a href={`#${section.id}`}>{entryOf(page, section)}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {donate && (
        <a class="btn" href={donate.link} rel="noopener">
          <Icon name="heart" />
          {text(donate.label) || texts.donate}
        </a>
      )}
      {entries.length > 0 && (
        <button class="ic menu" type="button" popovertarget="menu" aria-label={texts.menu}>
          <Icon name="menu" />
        </button>
      )}
    </header>
  );
}
