import type { ComponentProps } from 'react';
import { buttonGroupVariants } from './button-group.variants.ts';

/** Props of {@link ButtonGroup}: those of a `<div>`; give a name where the buttons do not say what they are for. */
export interface ButtonGroupProps extends ComponentProps<'div'> {
  /** The buttons are filled and have no border (`primary`, `danger`, `soft`): a gap of one pixel parts them. */
  filled?: boolean | undefined;
}

/** Buttons that belong together, joined to one: an act and the menu of its kin, back and on. */
export function ButtonGroup({ filled, className, ...rest }: ButtonGroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div
      role="group"
      {...rest}
      data-ui="button-group"
      className={buttonGroupVariants({ filled, className })}
    />
  );
}
