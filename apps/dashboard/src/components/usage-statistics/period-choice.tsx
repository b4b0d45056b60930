import { useLingui } from '@lingui/react/macro';
import { Segmented } from '@unmuted/ui/segmented';

type Days = 7 | 30 | 90 | 365;

export interface PeriodChoiceProps<Choice extends Days> {
  days: Choice;
  choices: readonly Choice[];
  onChange: (days: Choice) => void;
}

/** The period of statistics: the last days, with today. */
export function PeriodChoice<Choice extends Days>({ days, choices, onChange }: PeriodChoiceProps<Choice>) {
  const { t } = useLingui();
  const labels: Record<Days, string> = {
    7: t`7 days`,
    30: t`30 days`,
    90: t`90 days`,
    365: t`365 days`,
  };
  return (
    <Segmented
      aria-label={t`Period`}
      className="justify-self-start"
      onValueChange={(next) => {
        const choice = choices.find((each) => `${each}` === next);
        if (choice) onChange(choice);
      }}
      options={choices.map((each) => ({ value: `${each}`, label: labels[each] }))}
      value={`${days}`}
    />
  );
}
