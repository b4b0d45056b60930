import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@unmuted/ui/button';
import type { DateRange } from '@unmuted/ui/date-range-picker';
import { Field } from '@unmuted/ui/field';
import { ChevronDownIcon, ClockIcon } from '@unmuted/ui/icons';
import { NativeSelect } from '@unmuted/ui/native-select';
import { Popover, PopoverContent, PopoverTitle, PopoverTrigger } from '@unmuted/ui/popover';
import type { StatisticsChange, StatisticsSearch } from '#/features/cast/statistics/statistics.search.ts';

export interface HoursPickerProps {
  search: StatisticsSearch;
  /** The current days; choosing a time turns them into a custom range. */
  days: DateRange;
  onChange: (change: StatisticsChange) => void;
}

const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);

/** Selects the start time of the first day and the end time of the last, such as for a show or a festival. */
export function HoursPicker({ search: { start, end }, days, onChange }: HoursPickerProps) {
  const { t } = useLingui();
  const change = (times: Pick<StatisticsChange, 'start' | 'end'>) =>
    onChange({ period: undefined, from: days.from, to: days.to, ...times });
  const [first, last] = [start ?? '00:00', end ?? '24:00'];
  const isOneDay = days.from === days.to;
  const ends = hours.slice(1).filter((time) => !isOneDay || time > first);
  const isWhole = start === undefined && end === undefined;
  return (
    <Popover>
      <PopoverTrigger asChild>
        <Button>
          <ClockIcon />
          {isWhole ? <Trans>Whole days</Trans> : t`${first} to ${last}`}
          <ChevronDownIcon className="text-fg-muted" />
        </Button>
      </PopoverTrigger>
      <PopoverContent className="grid gap-3">
        <PopoverTitle>
          <Trans>Hours</Trans>
        </PopoverTitle>
        <Field label={t`Starting at (first day)`}>
          <NativeSelect
            onChange={({ currentTarget: { value } }) =>
              change({ start: value || undefined, ...(isOneDay && value >= last && { end: undefined }) })
            }
            value={start ?? ''}
          >
            <option value="">00:00</option>
            {withOwn(hours.slice(1), start).map((time) => (
              <option key={time}>{time}</option>
            ))}
          </NativeSelect>
        </Field>
        <Field label={t`Ending at (last day)`}>
          <NativeSelect
            onChange={({ currentTarget: { value } }) => change({ end: value || undefined })}
            value={end ?? ''}
          >
            {withOwn(ends, end).map((time) => (
              <option key={time}>{time}</option>
            ))}
            <option value="">24:00</option>
          </NativeSelect>
        </Field>
      </PopoverContent>
    </Popover>
  );
}

/** Adds a time from the URL that the list does not include. */
function withOwn(times: readonly string[], own: string | undefined): readonly string[] {
  return own === undefined || own === '00:00' || times.includes(own) ? times : [...times, own].sort();
}
