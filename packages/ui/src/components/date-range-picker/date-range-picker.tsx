import { type ComponentProps, useState } from 'react';
import { Button } from '#/components/button/index.ts';
import { CalendarIcon, ChevronDownIcon } from '#/components/icons/index.ts';
import { Popover, PopoverContent, PopoverTrigger } from '#/components/popover/index.ts';
import { VisuallyHidden } from '#/components/visually-hidden/index.ts';
import { type Day, dayOf } from '#/lib/day/index.ts';
import { useControllableState } from '#/lib/use-controllable-state.ts';
import { useUi } from '#/provider/ui-provider.tsx';
import { useWords } from '#/provider/ui-words.tsx';
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

/** Props of {@link DateRangePicker}: those of its button. */
export interface DateRangePickerProps
  extends Omit<ComponentProps<'button'>, 'value' | 'defaultValue' | 'children'> {
  /** What the range is for ("Period"): the name of the button and of what opens. */
  label: string;
  /** The present: it says which day is today. */
  now: Date;
  /** Time zone of the days (IANA); the reader's own without one. */
  timeZone?: string | undefined;
  /** The chosen range, when the caller keeps it. */
  value?: DateRange | undefined;
  /** The first range. The last 14 days without one. */
  defaultValue?: DateRange | undefined;
  /** Called with the range that was chosen. */
  onValueChange?: ((range: DateRange) => void) | undefined;
  /** Also asks what to compare with. */
  comparable?: boolean | undefined;
  /** What it is compared with, when the caller keeps it. */
  comparison?: DateComparison | undefined;
  /** What it is compared with at first. Default `none`. */
  defaultComparison?: DateComparison | undefined;
  /** Called with the comparison that was chosen. */
  onComparisonChange?: ((comparison: DateComparison) => void) | undefined;
  /** Ranges to choose at once; all of them without it. */
  presets?: readonly DatePreset[] | undefined;
  /** First day that can be chosen. */
  min?: Day | undefined;
  /** Last day that can be chosen. Default today; `null` for no limit. */
  max?: Day | null | undefined;
  /** Whether it is open, when the caller keeps it. */
  open?: boolean | undefined;
  /** Open at first. */
  defaultOpen?: boolean | undefined;
  /** Called when it opens and closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** Days from one to another: a button that says which, and a panel with presets, months and fields. */
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
  const words = useWords('dates');
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
  const text = range.preset === '24h' ? presetText(words, '24h') : rangeText(locale, range, words.rangeTo);

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
        onOpenAutoFocus={(event) => {
          // To the chosen day, as the ARIA practices have it, and not to the first preset.
          event.preventDefault();
          const { currentTarget } = event;
          if (currentTarget instanceof HTMLElement) {
            currentTarget.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus();
          }
        }}
        // As wide as its months; the panel's own width is for a few fields.
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
