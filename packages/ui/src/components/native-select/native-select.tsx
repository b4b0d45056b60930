import type { ComponentProps } from 'react';
import { useFieldControl } from '#/components/field/index.ts';
import { ChevronDownIcon } from '#/components/icons/index.ts';
import { nativeSelectVariants } from './native-select.variants.ts';

/** Props of {@link NativeSelect}. All `<select>` props, `ref` and `className` are passed to the `<select>`. */
export interface NativeSelectProps extends Omit<ComponentProps<'select'>, 'size' | 'multiple'> {
  /** Height: 36 or 44 px; 44 on touch. Default `md`. */
  size?: 'md' | 'lg' | undefined;
}

/** A native select. The system's own picker works with every keyboard, screen and assistive technology. */
export function NativeSelect({ size, className, ...rest }: NativeSelectProps) {
  const fieldProps = useFieldControl(rest);
  return (
    <span data-part="wrapper" className="ui:flex ui:min-w-0 ui:items-center">
      <select
        {...rest}
        {...fieldProps}
        data-ui="native-select"
        className={nativeSelectVariants({ size, className })}
      />
      {/* At the end of the select, however narrow a `className` makes it. */}
      <ChevronDownIcon className="ui:pointer-events-none ui:relative ui:-ms-7 ui:me-3 ui:text-fg-muted" />
    </span>
  );
}
