import { Check, CircleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { VisuallyHidden } from '#/components/visually-hidden/index.ts';
import { cx } from '#/lib/tv.ts';
import { useLabels } from '#/provider/ui-provider.tsx';

/** A step of a short process. */
export interface ProgressStep {
  /** Unique id. */
  readonly id: string;
  /** Label of the step. */
  readonly label: ReactNode;
  /** State of the step. */
  readonly state: 'waiting' | 'busy' | 'done' | 'failed';
}

/** Props of {@link ProgressSteps}. */
export interface ProgressStepsProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Name of the process. */
  title?: ReactNode;
  /** The steps in order. */
  steps: readonly ProgressStep[];
}

const STEP_CLASSES = {
  waiting: 'ui:text-fg-subtle',
  busy: 'ui:font-medium ui:text-fg',
  done: 'ui:text-live-text',
  failed: 'ui:text-off-air-text',
} as const;

/** Sequential steps, each with its state as colour, shape and hidden text. Changes are announced. */
export function ProgressSteps({ title, steps, className, ...rest }: ProgressStepsProps) {
  const labels = useLabels();
  const stateLabels = {
    waiting: labels.stepPending,
    busy: labels.stepInProgress,
    done: labels.stepDone,
    failed: labels.stepFailed,
  };
  return (
    <div aria-live="polite" data-ui="progress-steps" {...rest} className={cx('ui:text-14', className)}>
      {title === undefined ? null : (
        <p className="ui:mb-2 ui:font-medium" data-part="title">
          {title}
        </p>
      )}
      <ol className="ui:flex ui:flex-wrap ui:gap-x-4 ui:gap-y-1 ui:text-13" data-part="steps">
        {steps.map(({ id, label, state }) => (
          <li
            aria-current={state === 'busy' ? 'step' : undefined}
            className={cx('ui:inline-flex ui:items-center ui:gap-1.5', STEP_CLASSES[state])}
            data-part="step"
            data-state={state}
            key={id}
          >
            <StepShape state={state} />
            {label}
            <VisuallyHidden>{`, ${stateLabels[state]}`}</VisuallyHidden>
          </li>
        ))}
      </ol>
    </div>
  );
}

function StepShape({ state }: { state: ProgressStep['state'] }) {
  if (state === 'done') return <Check aria-hidden="true" className="ui:stroke-2" />;
  if (state === 'failed') return <CircleAlert aria-hidden="true" className="ui:stroke-2" />;
  if (state === 'waiting') return null;
  return (
    <span
      aria-hidden="true"
      className="ui:size-3.5 ui:rounded-full ui:border-2 ui:border-current ui:border-s-transparent ui:motion-safe:animate-spin"
      data-part="spinner"
    />
  );
}
