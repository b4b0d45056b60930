import type { UiLabelGroups } from '#/provider/label-groups.ts';

/**
 * The texts that components contain themselves; content is passed as props instead. A component that needs another text
 * adds it here or to a label group. A function with a count gets the number, for plural rules, and the same number as
 * text in the provider's locale.
 */
export interface UiLabels {
  /** Closes a dialog, drawer or message. */
  close: string;
  /** Announced while a button is busy. */
  loading: string;
  /** Shown next to the label of an optional field. */
  optional: string;
  /** Shows the characters of a password. */
  showPassword: string;
  /** Hides the characters of a password. */
  hidePassword: string;
  /** Shown below a password input while Caps Lock is on. */
  capsLockOn: string;
  /** Announced when few characters are left, such as "12 characters left". */
  charactersLeft: (count: number, formatted: string) => string;
  /** Name of the notification region. */
  notifications: string;
  /** Name of the native colour picker next to a hexadecimal input. */
  pickColor: string;
  /** Error text of an invalid colour. */
  invalidColor: string;
  /** Contrast of the selected colour with its text, such as "Contrast 4.6:1". */
  contrastRatio: (ratio: string) => string;
  /** Appended when the contrast is too low. */
  contrastLow: string;

  /** Retries a failed action. */
  retry: string;
  /** Names of a status. */
  live: string;
  silent: string;
  offAir: string;
  pending: string;
  suspended: string;
  unknown: string;
  /** Names of the states of a step, for screen readers. */
  stepDone: string;
  stepInProgress: string;
  stepFailed: string;
  stepPending: string;
  /** Shown instead of a missing value. */
  noData: string;
  /** Name of the breadcrumb navigation. */
  breadcrumb: string;
  /** Names of the landmarks and controls of the app shell. */
  mainNavigation: string;
  openNavigation: string;
  expandNavigation: string;
  collapseNavigation: string;
  /** Player. */
  play: string;
  pause: string;
  /** Direction of a change, announced before its value. */
  increase: string;
  decrease: string;
  /** Labels of the larger components, when they come with the others. */
  groups?: Partial<UiLabelGroups> | undefined;
}

/** All labels in one language, such as `en` of `@unmuted/ui/labels/en`. */
export interface LabelPack extends UiLabels {
  /** The labels of every larger component. */
  groups: UiLabelGroups;
}
