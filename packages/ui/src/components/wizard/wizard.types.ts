import type { ComponentProps, ReactNode } from 'react';

/** Why a step is not complete, as a sentence with the fix; `undefined` when it is. */
export type StepCheck = string | undefined;

/** A step of a wizard. */
export interface WizardStep {
  /** Unique id, such as a segment of the URL. */
  readonly id: string;
  /** Title of one or two words. */
  readonly title: string;
  /** One line below the title of the step. */
  readonly description?: ReactNode;
  /** Effect of continuing, next to the buttons: "A later change needs a new build.". */
  readonly note?: ReactNode;
  /**
   * Validates the step before the next one, at once or after a request. When it rejects, a text says that the request
   * failed, and the step is not done.
   */
  readonly validate?: (() => StepCheck | Promise<StepCheck>) | undefined;
  /** An error that the caller found, such as one of the server. Shown at the step until the caller removes it. */
  readonly error?: string | undefined;
}

/** Props of `Wizard`. Accepts all `<form>` props. */
export interface WizardProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit' | 'onError'> {
  /** The steps in order. */
  steps: readonly WizardStep[];
  /** Id of the controlled step, from the URL for instance. A step that is not available shows the first that is not done. */
  step?: string | undefined;
  /** Id of the first step that is shown. Default: the first that is not done. */
  defaultStep?: string | undefined;
  /** Called with the id of the step to show. */
  onStepChange?: ((id: string) => void) | undefined;
  /** Ids of the controlled valid steps, from the server for instance. */
  done?: readonly string[] | undefined;
  /** Ids of the steps that are valid from the start. */
  defaultDone?: readonly string[] | undefined;
  /** Called with the ids of the valid steps when a step becomes valid or invalid. */
  onDoneChange?: ((ids: readonly string[]) => void) | undefined;
  /** Called after the last step is valid; the button is busy meanwhile. Returns why it did not succeed, if so. */
  onSubmit: () => StepCheck | Promise<StepCheck>;
  /** Label of the button of the last step, such as "Send to Google". */
  submitLabel?: string | undefined;
  /** Heading level of the step. Default 2. */
  level?: 2 | 3 | undefined;
  /** Content of the shown step, or a function of it. Contains no form: the wizard is one. */
  children: ReactNode | ((step: WizardStep) => ReactNode);
}
