import { type RefObject, type SubmitEvent, useEffect, useRef } from 'react';
import { Alert } from '#/components/alert/index.ts';
import { Card, CardBody } from '#/components/card/index.ts';
import { formatNumber } from '#/components/quantity/format-number.ts';
import { Stepper, type StepperStep } from '#/components/stepper/index.ts';
import { Heading } from '#/components/text/index.ts';
import { VisuallyHidden } from '#/components/visually-hidden/index.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import { useUi } from '#/provider/ui-provider.tsx';
import { useWizard } from './use-wizard.ts';
import type { WizardProps, WizardStep } from './wizard.types.ts';
import { wizardVariants } from './wizard.variants.ts';
import { WizardFooter } from './wizard-footer.tsx';

/**
 * A task in steps, each validated before the next. The shown step and the valid steps can be controlled, so that people
 * continue where they stopped. A new step moves focus to its heading; a failed check moves it to the first invalid field.
 * The wizard is a form: Enter in a field continues. Leaving with unsaved changes is up to the page.
 */
export function Wizard({
  steps,
  step,
  defaultStep,
  onStepChange,
  done,
  defaultDone,
  onDoneChange,
  onSubmit,
  submitLabel,
  level = 2,
  className,
  children,
  ...rest
}: WizardProps) {
  const panel = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const wizard = useWizard({
    steps,
    step,
    defaultStep,
    onStepChange,
    done,
    defaultDone,
    onDoneChange,
    onSubmit,
  });
  const { index, shown, busy } = wizard;
  useStepFocus({ heading, panel, step: shown?.id, failures: wizard.failures });
  if (!shown) return null;
  const classes = wizardVariants();
  const error = wizard.errorOf(shown);
  const stepperSteps = steps.map((one, at): StepperStep => {
    const state = wizard.errorOf(one) !== undefined ? 'error' : wizard.isDone(one.id) ? 'done' : 'upcoming';
    return { id: one.id, title: one.title, state: wizard.isOpen(at) ? state : 'locked' };
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    // Forms of dialogs inside a step bubble through React's tree.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    wizard.next();
  };
  return (
    <form noValidate {...rest} className={classes.root({ className })} data-ui="wizard" onSubmit={submit}>
      <Card>
        <CardBody>
          <Stepper current={shown.id} narrow="compact" onStepSelect={wizard.select} steps={stepperSteps} />
        </CardBody>
      </Card>
      <div className={classes.head()} data-part="head">
        <StepHeading index={index} level={level} ref={heading} steps={steps} />
        {shown.description === undefined ? null : (
          <p className={classes.description()} data-part="description">
            {shown.description}
          </p>
        )}
      </div>
      <div className={classes.panel()} data-part="panel" key={shown.id} ref={panel}>
        {typeof children === 'function' ? children(shown) : children}
      </div>
      {error === undefined ? null : <Alert tone="danger" title={error} />}
      <WizardFooter
        busy={busy}
        next={steps[index + 1]}
        note={shown.note}
        onBack={wizard.back}
        previous={steps[index - 1]}
        submitLabel={submitLabel}
      />
    </form>
  );
}

interface StepHeadingProps {
  steps: readonly WizardStep[];
  index: number;
  level: 2 | 3;
  ref: RefObject<HTMLHeadingElement | null>;
}

/** Reads as "Step 2 of 5: Icons", which screen readers speak when it receives focus. */
function StepHeading({ steps, index, level, ref }: StepHeadingProps) {
  const labels = useLabelGroup('wizard');
  const { locale } = useUi();
  const title = steps[index]?.title ?? '';
  return (
    <Heading className="ui:outline-none" level={level} ref={ref} size={20} tabIndex={-1}>
      <VisuallyHidden>
        {labels.stepTitle(formatNumber(locale, index + 1), formatNumber(locale, steps.length), title)}
      </VisuallyHidden>
      <span aria-hidden="true">{title}</span>
    </Heading>
  );
}

interface StepFocusOptions {
  heading: RefObject<HTMLElement | null>;
  panel: RefObject<HTMLElement | null>;
  /** Id of the shown step. */
  step: string | undefined;
  /** Number of failed checks. */
  failures: number;
}

/** Focuses the heading of a new step, and the first invalid field after a failed check. */
function useStepFocus({ heading, panel, step, failures }: StepFocusOptions) {
  const former = useRef({ step, failures });
  useEffect(() => {
    const { current: before } = former;
    former.current = { step, failures };
    if (before.step !== step) heading.current?.focus();
    else if (before.failures !== failures) {
      panel.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
  }, [heading, panel, step, failures]);
}
