import type { ComponentProps } from 'react';

interface GroupProps extends Omit<ComponentProps<'div'>, 'defaultValue'> {
  /** Disables all buttons. */
  disabled?: boolean | undefined;
}

/** Props of a `ToggleGroup` with at most one pressed button. */
export interface SingleToggleGroupProps extends GroupProps {
  /** At most one pressed button. */
  type: 'single';
  /** The controlled value; `null` for none. */
  value?: string | null | undefined;
  /** The default value. */
  defaultValue?: string | null | undefined;
  /** Called with the pressed value; `null` when released. */
  onValueChange?: ((value: string | null) => void) | undefined;
  /** Prevents releasing the pressed button. */
  required?: boolean | undefined;
}

/** Props of a `ToggleGroup` with several pressed buttons. */
export interface MultipleToggleGroupProps extends GroupProps {
  /** Any number of pressed buttons. */
  type: 'multiple';
  /** The controlled values. */
  value?: readonly string[] | undefined;
  /** The default values. */
  defaultValue?: readonly string[] | undefined;
  /** Called with the pressed values, in order of pressing. */
  onValueChange?: ((value: readonly string[]) => void) | undefined;
  /** Only for `type="single"`. */
  required?: undefined;
}

/** Props of `ToggleGroup`. Accepts all `<div>` props. Requires an accessible name. */
export type ToggleGroupProps = SingleToggleGroupProps | MultipleToggleGroupProps;
