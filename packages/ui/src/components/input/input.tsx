import { type ComponentProps, useContext } from 'react';
import { useFieldControl } from '#/components/field/index.ts';
import { InputGroupContext } from './input.context.ts';
import { inputVariants } from './input.variants.ts';

/** Props of {@link Input}: those of an `<input>`; `size` is the height here. */
export interface InputProps extends Omit<ComponentProps<'input'>, 'size'> {
  /** Height: 36 or 44 px; 44 on touch. Default `md`. */
  size?: 'md' | 'lg' | undefined;
}

/** One line of text. Inside a `Field` it is named and described by it; inside an `InputGroup` it is part of its box. */
export function Input({ size, className, ...rest }: InputProps) {
  const bare = useContext(InputGroupContext);
  const wiring = useFieldControl(rest);
  return <input {...rest} {...wiring} data-ui="input" className={inputVariants({ size, bare, className })} />;
}
