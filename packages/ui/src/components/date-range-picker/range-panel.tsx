import { useState } from 'react';
import { Button } from '#/components/button/index.ts';
import { Field } from '#/components/field/index.ts';
import { NativeSelect } from '#/components/native-select/index.ts';
import { type Day, daysBetween } from '#/lib/day/index.ts';
import { useCount } from '#/lib/use-count.ts';
import { useMediaQuery } from '#/lib/use-media-query.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import { useUi } from '#/provider/ui-provider.tsx';
import { Calendar } from './calendar.tsx';
import type { DraftRange } from './calendar-month.tsx';
import { DateField } from './date-field.tsx';
import {
  comparedRange,
  DATE_COMPARISONS,
  type DateComparison,
  type DatePreset,
  type DateRange,
  rangeOfPreset,
} from './date-range.ts';
import { rangeText } from './date-text.ts';
import { PresetList } from './preset-list.tsx';

interface RangePanelProps {
  value: DateRange;
  comparison: DateComparison;
  comparable: boolean;
  presets: readonly DatePreset[];
  today: Day;
  min: Day | undefined;
  max: Day | undefined;
  /** Commits range and comparison. */
  onApply: (range: DateRange, comparison: DateComparison) => void;
  onCancel: () => void;
}

/** The panel: presets, months, two fields and the comparison. Changes are committed on Apply; presets at once. */
export function RangePanel(props: RangePanelProps) {
  const { value, comparison, comparable, presets, today, min, max, onApply, onCancel } = props;
  const labels = useLabelGroup('dates');
  const countOf = useCount();
  const isWide = useMediaQuery('(width >= 62rem)');
  const [draft, setDraft] = useState<DraftRange>(value);
  const [compared, setCompared] = useState(comparison);
  const limits = { today, min, max };

  const pick = (day: Day) => {
    if (draft.from === null || draft.to !== null) setDraft({ from: day, to: null });
    else setDraft(day < draft.from ? { from: day, to: draft.from } : { from: draft.from, to: day });
  };
  const isSame = draft.from === value.from && draft.to === value.to;
  // A single day is a range of one day.
  const whole: DateRange | undefined =
    draft.from === null ? undefined : isSame ? value : { from: draft.from, to: draft.to ?? draft.from };

  return (
    <div className="ui:flex ui:flex-col ui:lg:flex-row" data-part="panel">
      {presets.length === 0 ? null : (
        <PresetList
          selected={isSame ? value.preset : undefined}
          onChoose={(preset) => onApply(rangeOfPreset(preset, today), compared)}
          presets={presets}
        />
      )}
      <div
        className="ui:grid ui:min-w-0 ui:flex-1 ui:grid-cols-[minmax(0,1fr)] ui:gap-4 ui:p-4"
        data-part="choice"
      >
        <div className="ui:flex ui:gap-3" data-part="fields">
          <DateField
            {...limits}
            label={labels.firstDay}
            onValueChange={(from) =>
              setDraft({ from, to: draft.to !== null && draft.to < from ? from : draft.to })
            }
            value={draft.from}
          />
          <DateField
            {...limits}
            label={labels.lastDay}
            onValueChange={(to) =>
              setDraft({ from: draft.from !== null && draft.from > to ? to : draft.from, to })
            }
            value={draft.to}
          />
        </div>
        <Calendar {...limits} months={isWide ? 2 : 1} onPick={pick} range={draft} />
        {comparable && whole ? (
          <Comparison onValueChange={setCompared} range={whole} value={compared} />
        ) : null}
        <div className="ui:flex ui:flex-wrap ui:items-center ui:justify-end ui:gap-2" data-part="actions">
          <p className="ui:me-auto ui:text-13 ui:text-fg-muted" data-part="state" role="status">
            {draft.from === null
              ? labels.chooseFirstDay
              : draft.to === null
                ? labels.chooseLastDay
                : labels.dayCount(...countOf(daysBetween(draft.from, draft.to) + 1))}
          </p>
          <Button onClick={onCancel} size="sm" variant="ghost">
            {labels.cancel}
          </Button>
          <Button onClick={() => whole && onApply(whole, compared)} size="sm" variant="primary">
            {labels.apply}
          </Button>
        </div>
      </div>
    </div>
  );
}

interface ComparisonProps {
  range: DateRange;
  value: DateComparison;
  onValueChange: (comparison: DateComparison) => void;
}

function Comparison({ range, value, onValueChange }: ComparisonProps) {
  const { locale } = useUi();
  const labels = useLabelGroup('dates');
  const texts: Record<DateComparison, string> = {
    none: labels.compareNone,
    'period-before': labels.comparePreviousPeriod,
    'year-before': labels.comparePreviousYear,
  };
  const other = comparedRange(range, value);
  return (
    <Field hint={other ? rangeText(locale, other, labels.rangeTo) : undefined} label={labels.compareWith}>
      <NativeSelect
        onChange={(event) => {
          const selected = DATE_COMPARISONS.find((comparison) => comparison === event.target.value);
          if (selected) onValueChange(selected);
        }}
        value={value}
      >
        {DATE_COMPARISONS.map((comparison) => (
          <option key={comparison} value={comparison}>
            {texts[comparison]}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}
