import { Trans, useLingui } from '@lingui/react/macro';
import { DateRangePicker } from '@unmuted/ui/date-range-picker';
import { IconButton } from '@unmuted/ui/icon-button';
import { SlidersHorizontalIcon } from '@unmuted/ui/icons';
import { NativeSelect } from '@unmuted/ui/native-select';
import { Segmented } from '@unmuted/ui/segmented';
import { Switch } from '@unmuted/ui/switch';
import { useId, useRef, useState } from 'react';
import { HoursPicker } from '#/features/cast/statistics/hours-picker.tsx';
import { StatisticsFilters } from '#/features/cast/statistics/statistics-filters.tsx';
import type { StatisticsQueryParams } from '#/features/cast/statistics/statistics-query-params.ts';
import { useStatisticsSearch } from '#/features/cast/statistics/use-statistics.ts';
import { useNow } from '#/lib/use-now.ts';

const comparisons = ['previous', 'year', 'none'] as const;
const periods = ['24h', '7d', '30d', '90d', '1y'] as const;

const noDays = { from: undefined, to: undefined, start: undefined, end: undefined };

/** Controls for the range, the comparison and the session filter. */
export function StatisticsControls({ params }: { params: StatisticsQueryParams }) {
  const whole = useRef<HTMLElement>(null);
  const { t } = useLingui();
  const [, change] = useStatisticsSearch();
  const { days } = params.range;
  const optionsId = useId();
  // On a phone the period alone stands before the figures.
  const [isExpanded, setExpanded] = useState(false);
  const names: Record<(typeof periods)[number], string> = {
    '24h': t({ message: '24 h', context: 'period' }),
    '7d': t({ message: '7 d', context: 'period' }),
    '30d': t({ message: '30 d', context: 'period' }),
    '90d': t({ message: '90 d', context: 'period' }),
    '1y': t({ message: '1 y', context: 'period' }),
  };
  return (
    <section
      aria-label={t`View`}
      className="grid gap-3 rounded-control print:hidden"
      ref={whole}
      tabIndex={-1}
    >
      <div className="flex flex-wrap items-center gap-3">
        <Segmented
          aria-label={t`Period`}
          onValueChange={(period) => change({ period: period === '7d' ? undefined : period, ...noDays })}
          options={periods.map((value) => ({ value, label: names[value] }))}
          value={periods.find((period) => period === days.preset)}
        />
        <IconButton
          aria-controls={optionsId}
          aria-expanded={isExpanded}
          aria-label={t`Options`}
          className="ms-auto md:hidden"
          onClick={() => setExpanded(!isExpanded)}
          variant="secondary"
        >
          <SlidersHorizontalIcon />
        </IconButton>
        <div className={isExpanded ? 'contents' : 'contents max-md:hidden'} id={optionsId}>
          <Options params={params} />
        </div>
      </div>
      {params.isFiltered && (
        <StatisticsFilters filter={params.filter} onTaken={() => whole.current?.focus()} />
      )}
    </section>
  );
}

/** All controls but the period. */
function Options({ params }: { params: StatisticsQueryParams }) {
  const { t } = useLingui();
  const [search, change] = useStatisticsSearch();
  const now = useNow(60_000);
  const { days } = params.range;
  return (
    <>
      <DateRangePicker
        label={t`Period`}
        now={new Date(now)}
        onValueChange={({ from, to }) => change({ ...noDays, period: undefined, from, to })}
        presets={[]}
        timeZone={params.timeZone}
        value={days}
      />
      <HoursPicker days={days} onChange={change} search={search} />
      <NativeSelect
        aria-label={t`Compare with`}
        onChange={({ currentTarget: { value } }) => {
          const compare = comparisons.find((each) => each === value);
          change({ compare: compare === 'previous' ? undefined : compare });
        }}
        value={params.compare}
      >
        <option value="previous">{t`Compare: previous period`}</option>
        <option value="year">{t`Compare: previous year`}</option>
        <option value="none">{t`No comparison`}</option>
      </NativeSelect>
      <NativeSelect
        aria-label={t`Session counting`}
        onChange={({ currentTarget: { value } }) =>
          change({ counting: value === 'starts' ? 'starts' : undefined })
        }
        value={search.counting ?? 'active'}
      >
        <option value="active">{t`Count: sessions over 60 s`}</option>
        <option value="starts">{t`Count: all sessions`}</option>
      </NativeSelect>
      <Switch
        checked={search.bots === 1}
        label={<Trans>Bots and relays</Trans>}
        onChange={({ currentTarget: { checked } }) => change({ bots: checked ? 1 : undefined })}
      />
    </>
  );
}
