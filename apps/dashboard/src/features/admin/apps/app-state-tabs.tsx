import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { StaffAppList } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { ClockIcon } from '@unmuted/ui/icons';
import { appStates } from '#/components/product-states/product-states.ts';
import type { AppPlatform } from '#/data/apps/staff-apps.queries.ts';
import { appsPaths } from '#/features/admin/apps/app-platforms.ts';
import {
  type AppsSearch,
  appStateOrder,
  dropUsual,
  waitingStates,
} from '#/features/admin/apps/apps.search.ts';
import { StateTabs } from '#/features/admin/review/state-tabs.tsx';
import { useFormats } from '#/i18n/use-formats.ts';

export interface AppFiltersProps {
  platform: AppPlatform;
  /** Undefined while they are loaded. */
  counts: StaffAppList['counts'] | undefined;
  search: AppsSearch;
}

const exact = { exact: true, includeSearch: true };

/** The states with how many apps are in each, as filters with their own addresses. */
export function AppStateTabs({ platform, counts, search }: AppFiltersProps) {
  const { t } = useLingui();
  return (
    <StateTabs
      all={<Trans context="apps">All</Trans>}
      counts={counts && Object.fromEntries(counts.map(({ state, count }) => [state, count]))}
      displays={appStates}
      label={t`Apps by state`}
      link={(state, name) => (
        <Link
          // A page is part of the search too, so the state decides which link is the current one.
          activeOptions={exact}
          aria-current={search.state === state && !search.waiting ? 'page' : undefined}
          resetScroll={false}
          search={dropUsual({ ...search, state, waiting: undefined, page: undefined })}
          to={appsPaths[platform]}
        >
          {name}
        </Link>
      )}
      // States without an app would fill the bar.
      states={appStateOrder.filter(
        (state) => state === search.state || counts === undefined || countIn(counts, [state]) > 0,
      )}
    />
  );
}

/** Shows only the apps whose next step is ours. */
export function WaitingPreset({ platform, counts, search }: AppFiltersProps) {
  const formats = useFormats();
  const count = counts && countIn(counts, waitingStates);
  const isOn = search.waiting === true;
  return (
    <Button asChild className="rounded-full" size="sm">
      <Link
        activeOptions={exact}
        aria-current={isOn ? 'true' : undefined}
        className={isOn ? 'border-fg bg-fill' : undefined}
        resetScroll={false}
        search={dropUsual({ ...search, state: undefined, waiting: isOn ? undefined : true, page: undefined })}
        to={appsPaths[platform]}
      >
        <ClockIcon />
        <Trans>Waiting for us</Trans>
        {count !== undefined && <span className="tabular-nums">{formats.number(count)}</span>}
      </Link>
    </Button>
  );
}

const countIn = (counts: StaffAppList['counts'], states: readonly string[]) =>
  counts.reduce((sum, { state, count }) => sum + (states.includes(state) ? count : 0), 0);
