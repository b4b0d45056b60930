import { Trans, useLingui } from '@lingui/react/macro';
import { Card } from '@unmuted/ui/card';
import { CheckIcon } from '@unmuted/ui/icons';
import { VisuallyHidden } from '@unmuted/ui/visually-hidden';
import type { ReactNode } from 'react';
import { useFormats } from '#/i18n/use-formats.ts';

export interface HeroStep {
  readonly id: string;
  readonly title: ReactNode;
  readonly description: ReactNode;
}

export interface FirstDayHeroProps {
  title: ReactNode;
  children: ReactNode;
  /** One act. */
  action?: ReactNode;
  steps: readonly HeroStep[];
  /** Number of finished steps; the next one is current. */
  done: number;
}

/** The first card of an account with nothing on air yet: what happens next. */
export function FirstDayHero({ title, children, action, steps, done }: FirstDayHeroProps) {
  const { t } = useLingui();
  return (
    <Card asChild>
      <section aria-label={t`What happens next`}>
        <div className="md:grid md:grid-cols-[minmax(0,1fr)_clamp(12rem,30%,20rem)]">
          <div className="p-4 md:p-7">
            <h2 className="text-24 font-title tracking-24 text-balance wrap-anywhere md:text-32 md:tracking-32">
              {title}
            </h2>
            <p className="mt-3 max-w-130 text-16 text-fg-muted wrap-anywhere">{children}</p>
            {action !== undefined && <div className="mt-5">{action}</div>}
          </div>
          <FirstSound />
        </div>
        <ol className="grid gap-4 border-t border-border-soft p-4 md:grid-cols-4 md:p-7">
          {steps.map((step, index) => (
            <HeroStepItem
              isLast={index === steps.length - 1}
              key={step.id}
              number={index + 1}
              state={index < done ? 'done' : index === done ? 'current' : 'later'}
              {...step}
            />
          ))}
        </ol>
      </section>
    </Card>
  );
}

interface HeroStepItemProps extends HeroStep {
  number: number;
  state: 'done' | 'current' | 'later';
  isLast: boolean;
}

function HeroStepItem({ title, description, number, state, isLast }: HeroStepItemProps) {
  const formats = useFormats();
  return (
    <li
      aria-current={state === 'current' ? 'step' : undefined}
      className="relative flex gap-3 md:flex-col md:gap-2"
    >
      {!isLast && (
        <span
          aria-hidden="true"
          className={`absolute start-3 top-7 -bottom-3 w-px md:start-8 md:end-[-0.5rem] md:top-3 md:bottom-auto md:h-px md:w-auto ${
            state === 'done' ? 'bg-fg' : 'bg-border'
          }`}
        />
      )}
      <span
        aria-hidden="true"
        className={`grid size-6 flex-none place-items-center rounded-full border-[1.5px] text-12 font-medium ${
          state === 'done'
            ? 'border-fg bg-fg text-surface-raised [&_svg]:size-4 [&_svg]:stroke-[2.5]'
            : state === 'current'
              ? 'border-fg text-fg'
              : 'border-border-strong text-fg-muted'
        }`}
      >
        {state === 'done' ? <CheckIcon /> : formats.number(number)}
      </span>
      <span className="min-w-0">
        <span className="block font-medium wrap-anywhere">
          {title}
          {state === 'done' && (
            <VisuallyHidden>
              {' '}
              <Trans>Done</Trans>
            </VisuallyHidden>
          )}
        </span>
        <span className="block text-13 text-fg-muted wrap-anywhere">{description}</span>
      </span>
    </li>
  );
}

/** A time line with nothing on it yet. Time runs from left to right in every direction of text. */
function FirstSound() {
  const { t } = useLingui();
  return (
    <div className="relative grid overflow-hidden border-border-soft max-md:hidden md:border-s">
      <svg
        aria-hidden="true"
        className="h-full min-h-40 w-full"
        direction="ltr"
        preserveAspectRatio="xMidYMid slice"
        viewBox="0 0 320 180"
      >
        <path className="stroke-border" d="M0 90H160" strokeWidth="1" />
        <path
          className="stroke-border-strong"
          d="M172 90H320"
          strokeDasharray="1 7"
          strokeLinecap="round"
          strokeWidth="2"
        />
        <path className="stroke-accent" d="M160 36V144" strokeWidth="2" />
        <circle className="fill-accent opacity-20" cx="160" cy="90" r="12" />
        <circle className="fill-accent" cx="160" cy="90" r="5" />
        <text className="fill-fg-muted text-13" x="172" y="46">
          {t`Your first sound`}
        </text>
      </svg>
    </div>
  );
}
