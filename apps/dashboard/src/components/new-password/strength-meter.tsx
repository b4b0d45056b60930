import { Trans, useLingui } from '@lingui/react/macro';
import type { PasswordStrength, StrengthAdvice } from '#/components/new-password/password-strength.ts';

const steps = [1, 2, 3, 4] as const;
const barColors = {
  0: '',
  1: 'bg-off-air-solid',
  2: 'bg-silent-solid',
  3: 'bg-live-solid',
  4: 'bg-live-solid',
};

/** Strength in four steps, with a label and advice. */
export function StrengthMeter({ step, advice }: PasswordStrength) {
  const { t } = useLingui();
  if (step === 0) return null;
  const label = { 1: t`Too short`, 2: t`Weak`, 3: t`Good`, 4: t`Strong` }[step];
  return (
    <div className="grid gap-1.5 text-13">
      {/* The label below conveys the same; the bar is only visual. */}
      <div aria-hidden="true" className="flex gap-1">
        {steps.map((at) => (
          <span
            className={`h-1 flex-1 rounded-full ${at <= step ? barColors[step] : 'bg-fill-active'}`}
            key={at}
          />
        ))}
      </div>
      <p className="flex flex-wrap gap-x-2 text-fg-muted" role="status">
        <span className="font-medium text-fg">{label}</span>
        {advice && <Advice advice={advice} />}
      </p>
    </div>
  );
}

function Advice({ advice }: { advice: StrengthAdvice }) {
  switch (advice) {
    case 'longer':
      return <Trans>Add another word or two.</Trans>;
    case 'repeats':
      return <Trans>Repeated characters add little.</Trans>;
    case 'sequences':
      return <Trans>Sequences such as 1234 or qwerty add little.</Trans>;
    case 'personal':
      return <Trans>Avoid your own name or email address.</Trans>;
  }
}
