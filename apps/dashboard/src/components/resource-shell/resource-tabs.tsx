import { LinkTab, LinkTabs } from '@unmuted/ui/tabs';
import type { ReactElement } from 'react';

export interface ResourceTabsProps {
  /** Accessible name of the navigation. */
  label: string;
  /** A link for each page. */
  links: readonly { readonly page: string; readonly link: ReactElement }[];
}

/** Navigation between the pages of a resource. */
export function ResourceTabs({ label, links }: ResourceTabsProps) {
  return (
    <LinkTabs aria-label={label} className="mb-4 md:mb-6 print:hidden">
      {links.map(({ page, link }) => (
        <LinkTab asChild key={page}>
          {link}
        </LinkTab>
      ))}
    </LinkTabs>
  );
}
