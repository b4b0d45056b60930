import type { ComponentProps, ReactNode } from 'react';
import { CheckIcon, XIcon } from '#/components/icons/index.ts';
import { formatNumber } from '#/components/quantity/format-number.ts';
import { VisuallyHidden } from '#/components/visually-hidden/index.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import { useLabels, useUi } from '#/provider/ui-provider.tsx';
import { stepperVariants } from './stepper.variants.ts';

/** A step of a stepper. */
export interface StepperStep {
  /** Unique id. */
  readonly id: string;
  /** Title of one or two words. */
  readonly title: string;
  /** A line below the title, such as a date or the reason of an error. */
  readonly description?: ReactNode;
  /** `locked`: not available before the steps in front of it are done. */
  readonly state: 'done' | 'upcoming' | 'error' | 'locked';
}

/** Props of {@link Stepper}. Accepts all `<div>` props. */
export interface StepperProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The steps in order. */
  steps: readonly StepperStep[];
  /** Id of the step that is shown or in progress. */
  current?: string | undefined;
  /** Called with the id of a selected step. Without it the stepper only shows progress; `locked` steps are never selectable. */
  onStepSelect?: ((id: string) => void) | undefined;
  /**
   * Layout in a container below 640 px: `list` puts the steps below each other with their descriptions, `compact` leaves
   * their dots and writes "Step 2 of 5: Icons" above them. Default `list`.
   */
  narrow?: 'list' | 'compact' | undefined;
}

/**
 * The steps of a task or of a review, each with its state. People move through it; for a process that the system goes
 * through while they wait use `ProgressSteps`.
 */
export function Stepper({ steps, current, onStepSelect, narrow = 'list', className, ...rest }: StepperProps) {
  const labels = useLabelGroup('wizard');
  const { locale } = useUi();
  const numberOf = (index: number) => formatNumber(locale, index + 1);
  const index = steps.findIndex(({ id }) => id === current);
  const shown = steps[index];
  const classes = stepperVariants({ narrow });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form controls, not steps
    <div
      role="group"
      aria-label={labels.steps}
      {...rest}
      data-ui="stepper"
      className={classes.root({ className })}
    >
      {narrow === 'compact' && shown ? (
        // Hidden from assistive technology: the list marks the current step.
        <p aria-hidden="true" className={classes.summary()} data-part="summary">
          {labels.stepTitle(numberOf(index), formatNumber(locale, steps.length), shown.title)}
        </p>
      ) : null}
      <ol className={classes.list()} data-part="steps">
        {steps.map((step, at) => (
          <Step
            isCurrent={step.id === current}
            isLast={at === steps.length - 1}
            key={step.id}
            narrow={narrow}
            number={numberOf(at)}
            onSelect={onStepSelect}
            step={step}
          />
        ))}
      </ol>
    </div>
  );
}

interface StepProps {
  step: StepperStep;
  number: string;
  isCurrent: boolean;
  isLast: boolean;
  narrow: 'list' | 'compact';
  onSelect: ((id: string) => void) | undefined;
}

function Step({ step, number, isCurrent, isLast, narrow, onSelect }: StepProps) {
  const { id, title, description, state } = step;
  const isInteractive = onSelect !== undefined && state !== 'locked';
  const classes = stepperVariants({ narrow, state, current: isCurrent, interactive: isInteractive });
  const content = (
    <>
      <span aria-hidden="true" className={classes.dot()} data-part="dot">
        <DotContent number={number} state={state} />
      </span>
      <span className={classes.text()} data-part="text">
        <span className={classes.title()} data-part="title">
          {title}
        </span>
        <StateText state={state} />
        {description === undefined ? null : (
          <span className={classes.description()} data-part="description">
            {description}
          </span>
        )}
      </span>
    </>
  );
  return (
    <li
      aria-current={isCurrent ? 'step' : undefined}
      className={classes.step()}
      data-current={isCurrent || undefined}
      data-part="step"
      data-state={state}
    >
      {isLast ? null : <span aria-hidden="true" className={classes.line()} data-part="line" />}
      {isInteractive ? (
        <button className={classes.target()} data-part="target" onClick={() => onSelect(id)} type="button">
          {content}
        </button>
      ) : (
        <span className={classes.target()} data-part="target">
          {content}
        </span>
      )}
    </li>
  );
}

function DotContent({ state, number }: Pick<StepperStep, 'state'> & { number: string }) {
  if (state === 'done') return <CheckIcon className="ui:size-3.5 ui:stroke-2" />;
  if (state === 'error') return <XIcon className="ui:size-3.5 ui:stroke-2" />;
  return number;
}

/** The state as text; that of the current step is `aria-current`. */
function StateText({ state }: Pick<StepperStep, 'state'>) {
  const { stepDone } = useLabels();
  const { stepError, stepLocked } = useLabelGroup('wizard');
  const text = { done: stepDone, error: stepError, locked: stepLocked, upcoming: undefined }[state];
  return text === undefined ? null : <VisuallyHidden>{`, ${text}`}</VisuallyHidden>;
}
