/**
 * Every word the library says by itself. The application gives them in the reader's language; what a component shows
 * as content comes from its own props instead. A new component that needs a word adds it here.
 */
export interface UiLabels {
  /** Closes a dialog, drawer or message. */
  close: string;
  /** Said while a button is busy. */
  loading: string;
  /** Beside the label of a field that may stay empty. */
  optional: string;
  /** Shows the characters of a password. */
  showPassword: string;
  /** Hides the characters of a password. */
  hidePassword: string;
  /** Below a password while the lock of capitals is on. */
  capsLockOn: string;
  /** Said when a counted field has few characters left, such as "12 characters left". */
  charactersLeft: (count: number) => string;
  /** Name of the region that holds messages. */
  notifications: string;
  /** Name of the native colour well beside a hexadecimal field. */
  pickColor: string;
  /** Why a colour is not accepted. */
  invalidColor: string;
  /** Contrast of the chosen colour with its text, such as "Contrast 4.6:1". */
  contrastRatio: (ratio: string) => string;
  /** Added when that contrast is too low to read. */
  contrastLow: string;

  /** Tries again what failed. */
  retry: string;
  /** Names of a status. */
  live: string;
  silent: string;
  offAir: string;
  pending: string;
  suspended: string;
  unknown: string;
  /** Names of the state of a step, for readers who do not see its mark. */
  stepDone: string;
  stepInProgress: string;
  stepFailed: string;
  stepPending: string;
  /** In place of a value that was not measured. */
  noData: string;
  /** Name of the trail of links above a title. */
  breadcrumb: string;
  /** Names of the landmarks and controls of the frame. */
  mainNavigation: string;
  openNavigation: string;
  expandNavigation: string;
  collapseNavigation: string;
  /** Player. */
  play: string;
  pause: string;
  /** Direction of a change, said before its figure. */
  increase: string;
  decrease: string;
}
