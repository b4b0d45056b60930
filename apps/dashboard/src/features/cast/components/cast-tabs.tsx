import { Trans, useLingui } from '@lingui/react/macro';
import { LinkTab, LinkTabs } from '@unmuted/ui/tabs';
import { CastLink } from '#/features/cast/components/cast-link.tsx';
import { useCastStanding } from '#/features/cast/use-cast.ts';
import { useOverviewAhead } from '#/features/cast/use-overview-ahead.tsx';

/** The pages of a cast, each with its own address. */
export function CastTabs() {
  const { name } = useCastStanding();
  const { t } = useLingui();
  const { onNear, ahead } = useOverviewAhead();
  return (
    <>
      <LinkTabs aria-label={t`Pages of ${name}`} className="mb-4 md:mb-6 print:hidden">
        <LinkTab asChild>
          <CastLink page="overview" onFocus={onNear} onPointerEnter={onNear}>
            <Trans>Overview</Trans>
          </CastLink>
        </LinkTab>
        <LinkTab asChild>
          <CastLink page="stats">
            <Trans>Statistics</Trans>
          </CastLink>
        </LinkTab>
        <LinkTab asChild>
          <CastLink page="listeners">
            <Trans>Current listeners</Trans>
          </CastLink>
        </LinkTab>
        <LinkTab asChild>
          <CastLink page="geoblocking">
            <Trans>Geoblocking</Trans>
          </CastLink>
        </LinkTab>
        <LinkTab asChild>
          <CastLink page="directories">
            <Trans>Directories</Trans>
          </CastLink>
        </LinkTab>
        <LinkTab asChild>
          <CastLink page="widgets">
            <Trans>Widgets</Trans>
          </CastLink>
        </LinkTab>
        <LinkTab asChild>
          <CastLink page="settings">
            <Trans>Settings</Trans>
          </CastLink>
        </LinkTab>
      </LinkTabs>
      {ahead}
    </>
  );
}
