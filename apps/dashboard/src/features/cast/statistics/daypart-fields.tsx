import { useLingui } from '@lingui/react/macro';
import { type DayPart, limits } from '@unmuted/api';
import { Field } from '@unmuted/ui/field';
import { IconButton } from '@unmuted/ui/icon-button';
import { Trash2Icon } from '@unmuted/ui/icons';
import { Input } from '@unmuted/ui/input';
import { NativeSelect } from '@unmuted/ui/native-select';
import { ToggleGroup, ToggleGroupItem } from '@unmuted/ui/toggle-group';
import { useEffect, useRef } from 'react';
import type { OwnTexts } from '#/components/form/field-errors.ts';
import type { DaypartDraft } from '#/features/cast/statistics/daypart-drafts.ts';
import { hourText } from '#/features/cast/statistics/use-daypart-messages.ts';
import { useWeekdays } from '#/features/cast/statistics/use-weekdays.ts';

export interface DaypartFieldsProps {
  draft: DaypartDraft;
  /** The error of a field, in the given texts by code. */
  errorOf: (field: keyof DayPart, own: OwnTexts) => string | undefined;
  /** Line number, starting at 1. */
  number: number;
  /** Focuses the name of a line that was just added. */
  isNew: boolean;
  onChange: (part: Partial<DaypartDraft>) => void;
  onRemove: () => void;
}

const longest = limits.dayPartName;
const hours = Array.from({ length: 25 }, (_, hour) => hour);

/** Name, days and hours of a daypart. */
export function DaypartFields({ draft, errorOf, number, isNew, onChange, onRemove }: DaypartFieldsProps) {
  const { t } = useLingui();
  const weekdays = useWeekdays();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isNew) field.current?.focus();
  }, [isNew]);
  const { name, from, to } = draft;
  const lengthError = t`Enter 1 to ${longest} characters.`;
  const nameError = errorOf('name', {
    required: lengthError,
    length: lengthError,
    duplicate: t`Another daypart already has this name.`,
  });
  const timeError =
    errorOf('weekdays', { array_size: t`Choose at least one day.` }) ??
    errorOf('to', { enum: t`Start and end must be different.` });
  return (
    <li className="grid gap-2.5">
      <div className="flex items-start gap-2">
        <Field className="flex-1" error={nameError} label={t`Name of daypart ${number}`}>
          <Input
            ref={field}
            onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
            value={name}
          />
        </Field>
        <IconButton aria-label={t`Remove daypart ${number}`} className="mt-6.5" onClick={onRemove}>
          <Trash2Icon />
        </IconButton>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <ToggleGroup
          aria-label={t`Days of daypart ${number}`}
          onValueChange={(days) => onChange({ weekdays: days.map(Number) })}
          type="multiple"
          value={draft.weekdays.map(String)}
        >
          {weekdays.map(({ day, name: weekday }) => (
            <ToggleGroupItem key={day} value={String(day)}>
              {weekday}
            </ToggleGroupItem>
          ))}
        </ToggleGroup>
        <div className="flex items-center gap-2">
          <NativeSelect
            aria-label={t`Start of daypart ${number}`}
            onChange={({ currentTarget: { value } }) => onChange({ from: Number(value) })}
            value={from}
          >
            {hours.slice(0, 24).map((hour) => (
              <option key={hour} value={hour}>
                {hourText(hour)}
              </option>
            ))}
          </NativeSelect>
          <span aria-hidden="true">–</span>
          <NativeSelect
            aria-label={t`End of daypart ${number}`}
            onChange={({ currentTarget: { value } }) => onChange({ to: Number(value) })}
            value={to}
          >
            {hours.slice(1).map((hour) => (
              <option key={hour} value={hour}>
                {hourText(hour)}
              </option>
            ))}
          </NativeSelect>
        </div>
      </div>
      {timeError !== undefined && (
        <p className="text-13 text-danger-text" role="alert">
          {timeError}
        </p>
      )}
    </li>
  );
}
