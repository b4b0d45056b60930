/** Labels of Stepper and Wizard. Numbers are formatted. */
export interface WizardLabels {
  /** Name of the list of steps. */
  steps: string;
  /** The current step, such as "Step 2 of 5: Icons". */
  stepTitle: (step: string, count: string, title: string) => string;
  /** State of a step with an error, and of one that is not available yet; for screen readers. */
  stepError: string;
  stepLocked: string;
  /** Name of the back button, with the title of the step that it leads to. Contains the title. */
  backTo: (title: string) => string;
  /** Label of the next button, such as "Next: Content". */
  nextTo: (title: string) => string;
  /** Label of the button of the last step. */
  finish: string;
  /** A step could not be checked, or the whole not be submitted: the request failed. */
  stepFailed: string;
}
