import type { ComponentProps } from 'react';
import { buttonGroupVariants } from './button-group.variants.ts';

/** Props of {@link ButtonGroup}. Accepts all `<div>` props. Give it a name unless the buttons explain their purpose. */
export interface ButtonGroupProps extends ComponentProps<'div'> {
  /** The buttons are filled and have no border (`primary`, `danger`, `soft`): they are separated by one pixel. */
  filled?: boolean | undefined;
}

/** Joins related buttons: an action and its menu, previous and next. */
export function ButtonGroup({ filled, className, ...rest }: ButtonGroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: `fieldset` is for form fields
    <div
      role="group"
      {...rest}
      data-ui="button-group"
      className={buttonGroupVariants({ filled, className })}
    />
  );
}
