import { type ComponentProps, useContext } from 'react';
import { useFieldControl } from '#/components/field/index.ts';
import { InputGroupContext } from './input.context.ts';
import { inputVariants } from './input.variants.ts';

/** Props of {@link Input}. Accepts all `<input>` props except `size`, which is the height. */
export interface InputProps extends Omit<ComponentProps<'input'>, 'size'> {
  /** Height: 36 or 44 px; 44 on touch. Default `md`. */
  size?: 'md' | 'lg' | undefined;
}

/** A single-line text field. A surrounding `Field` labels it; inside an `InputGroup` it shares the group's box. */
export function Input({ size, className, ...rest }: InputProps) {
  const bare = useContext(InputGroupContext);
  const fieldProps = useFieldControl(rest);
  return (
    <input {...rest} {...fieldProps} data-ui="input" className={inputVariants({ size, bare, className })} />
  );
}
