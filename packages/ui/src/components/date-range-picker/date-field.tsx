import { type KeyboardEvent, useState } from 'react';
import { Field } from '#/components/field/index.ts';
import { Input } from '#/components/input/index.ts';
import type { Day } from '#/lib/day/index.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import { useUi } from '#/provider/ui-provider.tsx';
import { dayText, parseDay } from './date-text.ts';

interface DateFieldProps {
  label: string;
  value: Day | null;
  min: Day | undefined;
  max: Day | undefined;
  /** Example for the error message. */
  today: Day;
  onValueChange: (day: Day) => void;
}

/** A text field for a day, in the locale's order or as YYYY-MM-DD; committed on blur and on Enter. */
export function DateField({ label, value, min, max, today, onValueChange }: DateFieldProps) {
  const { locale } = useUi();
  const labels = useLabelGroup('dates');
  const written = value === null ? '' : dayText(locale, value);
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  // A day selected in the calendar replaces the typed text.
  const [former, setFormer] = useState(value);
  if (former !== value) {
    setFormer(value);
    setTyped(undefined);
    setError(undefined);
  }

  const take = () => {
    if (typed === undefined || typed === written) return setError(undefined);
    const day = parseDay(locale, typed);
    if (day === undefined) return setError(labels.invalidDay(dayText(locale, today)));
    if (min !== undefined && day < min) return setError(labels.dayTooEarly(dayText(locale, min)));
    if (max !== undefined && day > max) return setError(labels.dayTooLate(dayText(locale, max)));
    setError(undefined);
    setTyped(undefined);
    onValueChange(day);
  };

  return (
    <Field className="ui:min-w-0 ui:flex-1" error={error} label={label}>
      <Input
        autoComplete="off"
        onBlur={take}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          take();
        }}
        placeholder={dayText(locale, today)}
        value={typed ?? written}
      />
    </Field>
  );
}
