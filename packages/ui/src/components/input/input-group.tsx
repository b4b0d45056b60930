import type { ComponentProps } from 'react';
import { InputGroupContext } from './input.context.ts';
import { inputGroupVariants } from './input.variants.ts';

/** Props of {@link InputGroup}. Accepts all `<div>` props. */
export type InputGroupProps = ComponentProps<'div'>;

/** One box around an input and its adornments: an icon, a unit, a button. */
export function InputGroup({ className, children, ...rest }: InputGroupProps) {
  return (
    <div {...rest} data-ui="input-group" className={inputGroupVariants({ className })}>
      <InputGroupContext value={true}>{children}</InputGroupContext>
    </div>
  );
}
