import { type ComponentProps, useState } from 'react';
import { Button } from '#/components/button/index.ts';
import { CalendarIcon, ChevronDownIcon } from '#/components/icons/index.ts';
import { Popover, PopoverContent, PopoverTrigger } from '#/components/popover/index.ts';
import { VisuallyHidden } from '#/components/visually-hidden/index.ts';
import { type Day, dayOf } from '#/lib/day/index.ts';
import { useControllableState } from '#/lib/use-controllable-state.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import { useUi } from '#/provider/ui-provider.tsx';
import {
  DATE_PRESETS,
  type DateComparison,
  type DatePreset,
  type DateRange,
  rangeOfPreset,
} from './date-range.ts';
import { rangeText } from './date-text.ts';
import { presetText } from './preset-list.tsx';
import { RangePanel } from './range-panel.tsx';

/** Props of {@link DateRangePicker}. Accepts all `<button>` props. */
export interface DateRangePickerProps
  extends Omit<ComponentProps<'button'>, 'value' | 'defaultValue' | 'children'> {
  /** Accessible name of the button and of the panel ("Period"). */
  label: string;
  /** The current time: it determines today. */
  now: Date;
  /** Time zone of the days (IANA); the user's own by default. */
  timeZone?: string | undefined;
  /** The controlled range. */
  value?: DateRange | undefined;
  /** The default range. Default: the last 14 days. */
  defaultValue?: DateRange | undefined;
  /** Called with the selected range. */
  onValueChange?: ((range: DateRange) => void) | undefined;
  /** Shows the comparison field. */
  comparable?: boolean | undefined;
  /** The controlled comparison. */
  comparison?: DateComparison | undefined;
  /** The default comparison. Default `none`. */
  defaultComparison?: DateComparison | undefined;
  /** Called with the selected comparison. */
  onComparisonChange?: ((comparison: DateComparison) => void) | undefined;
  /** The presets to show. Default: all. */
  presets?: readonly DatePreset[] | undefined;
  /** First selectable day. */
  min?: Day | undefined;
  /** Last selectable day. Default: today; `null` for no limit. */
  max?: Day | null | undefined;
  /** The controlled open state. */
  open?: boolean | undefined;
  /** Initial open state when uncontrolled. */
  defaultOpen?: boolean | undefined;
  /** Called when the open state changes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** Selects a range of days: a button with the current range, and a panel with presets, months and fields. */
export function DateRangePicker({
  label,
  now,
  timeZone,
  value,
  defaultValue,
  onValueChange,
  comparable = false,
  comparison,
  defaultComparison = 'none',
  onComparisonChange,
  presets = DATE_PRESETS,
  min,
  max,
  open,
  defaultOpen = false,
  onOpenChange,
  ...rest
}: DateRangePickerProps) {
  const { locale } = useUi();
  const labels = useLabelGroup('dates');
  const today = dayOf(now, timeZone);
  const [firstRange] = useState(() => defaultValue ?? rangeOfPreset('14d', today));
  const [range, setRange] = useControllableState({
    value,
    defaultValue: firstRange,
    onChange: onValueChange,
  });
  const [compared, setCompared] = useControllableState({
    value: comparison,
    defaultValue: defaultComparison,
    onChange: onComparisonChange,
  });
  const [isOpen, setOpen] = useControllableState({
    value: open,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  });
  const text = range.preset === '24h' ? presetText(labels, '24h') : rangeText(locale, range, labels.rangeTo);

  const apply = (nextRange: DateRange, nextComparison: DateComparison) => {
    setOpen(false);
    if (!isSameRange(nextRange, range)) setRange(nextRange);
    if (nextComparison !== compared) setCompared(nextComparison);
  };

  return (
    <Popover onOpenChange={setOpen} open={isOpen}>
      <PopoverTrigger asChild>
        <Button {...rest}>
          <CalendarIcon />
          <span className="ui:min-w-0 ui:truncate ui:tabular-nums" data-part="range">
            <VisuallyHidden>{`${label}: `}</VisuallyHidden>
            {text}
          </span>
          <ChevronDownIcon className="ui:text-fg-muted" />
        </Button>
      </PopoverTrigger>
      <PopoverContent
        aria-label={label}
        data-part="date-range-panel"
        onOpenAutoFocus={focusSelectedDay}
        // As wide as its months; the default panel width suits only a few fields.
        style={{ width: 'auto', maxWidth: 'calc(100vw - 1rem)', padding: 0 }}
      >
        <RangePanel
          comparable={comparable}
          comparison={compared}
          max={max === undefined ? today : (max ?? undefined)}
          min={min}
          onApply={apply}
          onCancel={() => setOpen(false)}
          presets={presets}
          today={today}
          value={range}
        />
      </PopoverContent>
    </Popover>
  );
}

function isSameRange(one: DateRange, other: DateRange): boolean {
  return one.from === other.from && one.to === other.to && one.preset === other.preset;
}

/** Focuses the selected day, as in the ARIA practices, instead of the first preset. */
export function focusSelectedDay(event: Event): void {
  event.preventDefault();
  const { currentTarget } = event;
  if (currentTarget instanceof HTMLElement) {
    currentTarget.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus();
  }
}
