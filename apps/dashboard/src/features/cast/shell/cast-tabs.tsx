import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { LinkTab, LinkTabs } from '@unmuted/ui/tabs';
import { useCastStatus } from '#/features/cast/shell/cast-context.ts';
import { CastLink, type CastPage } from '#/features/cast/shell/cast-link.tsx';

const pages: readonly { readonly page: CastPage; readonly name: MessageDescriptor }[] = [
  { page: 'overview', name: msg`Overview` },
  { page: 'stats', name: msg`Statistics` },
  { page: 'listeners', name: msg`Current listeners` },
  { page: 'geoblocking', name: msg`Geoblocking` },
  { page: 'directories', name: msg`Directories` },
  { page: 'widgets', name: msg`Widgets` },
  { page: 'settings', name: msg`Settings` },
];

/** Navigation between the pages of a cast. */
export function CastTabs() {
  const { name } = useCastStatus();
  const { t, i18n } = useLingui();
  return (
    <LinkTabs aria-label={t`Pages of ${name}`} className="mb-4 md:mb-6 print:hidden">
      {pages.map((each) => (
        <LinkTab asChild key={each.page}>
          <CastLink page={each.page}>{i18n._(each.name)}</CastLink>
        </LinkTab>
      ))}
    </LinkTabs>
  );
}
