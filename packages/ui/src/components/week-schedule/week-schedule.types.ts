import type { ComponentProps } from 'react';
import type { WeekInterval } from './week-intervals.ts';

/** A colour of an option. The label is always shown too. */
export type WeekOptionColor = 'blue' | 'green' | 'amber' | 'red' | 'pink' | 'neutral';

/** A value that cells can have. */
export interface WeekOption {
  /** Unique value. */
  readonly value: string;
  /** Label, such as "Breakfast". */
  readonly label: string;
  /** Colour of its cells. Default: the first options take blue, amber, green, pink, red, neutral. */
  readonly color?: WeekOptionColor | undefined;
}

/** Props of {@link WeekSchedule}. Accepts all `<div>` props. A `Field` around it, or `aria-label`, names it. */
export interface WeekScheduleProps
  extends Omit<ComponentProps<'div'>, 'defaultValue' | 'onChange' | 'children'> {
  /** One to six values to paint with. */
  options: readonly WeekOption[];
  /** The controlled intervals. */
  value?: readonly WeekInterval[] | undefined;
  /** The default intervals when uncontrolled. */
  defaultValue?: readonly WeekInterval[] | undefined;
  /** Called with all intervals, sorted and joined, after each painted selection. */
  onValueChange?: ((value: readonly WeekInterval[]) => void) | undefined;
  /** Length of a cell in minutes. Default 60. */
  stepMinutes?: 30 | 60 | undefined;
  /** Shows the week without a way to change it. */
  readOnly?: boolean | undefined;
  /** Disables painting, and dims the grid. */
  disabled?: boolean | undefined;
  /** IANA time zone of the times, shown as a note; that of the provider by default. */
  timeZone?: string | undefined;
}
