import { type ComponentProps, useState } from 'react';
import { Button } from '#/components/button/index.ts';
import { CalendarIcon, ChevronDownIcon } from '#/components/icons/index.ts';
import { Popover, PopoverContent, PopoverTrigger } from '#/components/popover/index.ts';
import { VisuallyHidden } from '#/components/visually-hidden/index.ts';
import { type Day, dayOf } from '#/lib/day/index.ts';
import { useUi } from '#/provider/ui-provider.tsx';
import { Calendar } from './calendar.tsx';
import { DateField } from './date-field.tsx';
import { focusSelectedDay } from './date-range-picker.tsx';
import { dayText } from './date-text.ts';

/** Props of {@link DatePicker}. Accepts all `<button>` props. */
export interface DatePickerProps extends Omit<ComponentProps<'button'>, 'value' | 'children'> {
  /** Accessible name of the button, the panel and the field ("Submission date"). */
  label: string;
  /** The current time: it determines today. */
  now: Date;
  /** Time zone of today (IANA); the user's own by default. */
  timeZone?: string | undefined;
  /** The selected day: `2026-09-14`. */
  value: Day;
  /** Called with the selected day. */
  onValueChange: (day: Day) => void;
  /** First selectable day. */
  min?: Day | undefined;
  /** Last selectable day. */
  max?: Day | undefined;
}

/** Selects one day: a button with the day, and a panel with a field and a month. */
export function DatePicker({
  label,
  now,
  timeZone,
  value,
  onValueChange,
  min,
  max,
  ...rest
}: DatePickerProps) {
  const { locale } = useUi();
  const [isOpen, setOpen] = useState(false);
  const today = dayOf(now, timeZone);
  const pick = (day: Day) => {
    setOpen(false);
    if (day !== value) onValueChange(day);
  };
  return (
    <Popover onOpenChange={setOpen} open={isOpen}>
      <PopoverTrigger asChild>
        <Button {...rest}>
          <CalendarIcon />
          <span className="ui:min-w-0 ui:truncate ui:tabular-nums" data-part="day">
            <VisuallyHidden>{`${label}: `}</VisuallyHidden>
            {dayText(locale, value)}
          </span>
          <ChevronDownIcon className="ui:text-fg-muted" />
        </Button>
      </PopoverTrigger>
      <PopoverContent
        aria-label={label}
        data-part="date-panel"
        onOpenAutoFocus={focusSelectedDay}
        style={{ width: 'auto', maxWidth: 'calc(100vw - 1rem)' }}
      >
        <div className="ui:grid ui:gap-4">
          <DateField label={label} max={max} min={min} onValueChange={pick} today={today} value={value} />
          <Calendar
            isSingle
            max={max}
            min={min}
            months={1}
            onPick={pick}
            range={{ from: value, to: value }}
            today={today}
          />
        </div>
      </PopoverContent>
    </Popover>
  );
}
