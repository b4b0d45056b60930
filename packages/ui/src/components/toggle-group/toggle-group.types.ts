import type { ComponentProps } from 'react';

interface GroupProps extends Omit<ComponentProps<'div'>, 'defaultValue'> {
  /** None can be pressed now. */
  disabled?: boolean | undefined;
}

/** Props of a `ToggleGroup` of which at most one is pressed. */
export interface SingleToggleGroupProps extends GroupProps {
  type: 'single';
  /** The pressed one of a controlled group; `null` for none. */
  value?: string | null | undefined;
  /** The first one of an uncontrolled group. */
  defaultValue?: string | null | undefined;
  /** Called with what is pressed now; `null` when it was released. */
  onValueChange?: ((value: string | null) => void) | undefined;
  /** One is always pressed: it cannot be released. */
  required?: boolean | undefined;
}

/** Props of a `ToggleGroup` of which several can be pressed. */
export interface MultipleToggleGroupProps extends GroupProps {
  type: 'multiple';
  /** The pressed ones of a controlled group. */
  value?: readonly string[] | undefined;
  /** The first ones of an uncontrolled group. */
  defaultValue?: readonly string[] | undefined;
  /** Called with what is pressed now, in the order of pressing. */
  onValueChange?: ((value: readonly string[]) => void) | undefined;
  required?: undefined;
}

/** Props of `ToggleGroup`: those of a `<div>`; give it a name. */
export type ToggleGroupProps = SingleToggleGroupProps | MultipleToggleGroupProps;
