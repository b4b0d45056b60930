import { useLingui } from '@lingui/react/macro';
import { ResourceTabs } from '#/components/resource-shell/resource-tabs.tsx';
import { useCastStatus } from '#/features/cast/shell/cast-context.ts';
import { CastLink } from '#/features/cast/shell/cast-link.tsx';
import { type CastPage, castPages } from '#/features/cast/shell/cast-pages.ts';

/** Navigation between the pages of a cast. */
export function CastTabs() {
  const { name } = useCastStatus();
  const { t, i18n } = useLingui();
  const links = (Object.keys(castPages) as CastPage[]).map((page) => ({
    page,
    link: <CastLink page={page}>{i18n._(castPages[page].name)}</CastLink>,
  }));
  return <ResourceTabs label={t`Pages of ${name}`} links={links} />;
}
