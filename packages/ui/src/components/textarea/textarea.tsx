import type { ComponentProps, CSSProperties } from 'react';
import { useFieldControl } from '#/components/field/index.ts';
import { cx } from '#/lib/tv.ts';

/** Props of {@link Textarea}. All `<textarea>` props, `ref` and `className` are passed to the `<textarea>`. */
export interface TextareaProps extends Omit<ComponentProps<'textarea'>, 'rows' | 'cols'> {
  /** Minimum height in lines. Default 3. */
  minRows?: number | undefined;
  /** Maximum height in lines; then it scrolls. Default 12. */
  maxRows?: number | undefined;
}

/** A multi-line text field that grows with its content; where `field-sizing` is unsupported it has a resize handle. */
export function Textarea({ minRows = 3, maxRows = 12, className, style, ...rest }: TextareaProps) {
  const fieldProps = useFieldControl(rest);
  const rows = { '--ui-min-rows': minRows, '--ui-max-rows': Math.max(minRows, maxRows) };
  return (
    <textarea
      {...rest}
      {...fieldProps}
      data-ui="textarea"
      rows={minRows}
      // React's style type has no custom properties.
      style={{ ...(rows as CSSProperties), ...style }}
      className={cx(
        'ui:block ui:w-full ui:min-w-0 ui:rounded-control ui:border ui:border-border-strong ui:bg-field ui:px-3 ui:py-2 ui:text-14 ui:text-fg ui:coarse:text-16',
        'ui:placeholder:text-fg-subtle ui:placeholder:opacity-100 ui:hover:border-fg-subtle',
        // Vertical padding and border: 9 px on each side.
        'ui:field-sizing-content ui:min-h-[calc(var(--ui-min-rows)*1lh+1.125rem)] ui:max-h-[calc(var(--ui-max-rows)*1lh+1.125rem)]',
        'ui:resize-none ui:overscroll-contain ui:not-supports-[field-sizing:content]:resize-y',
        'ui:rtl:[unicode-bidi:plaintext]',
        'ui:focus-visible:border-focus ui:focus-visible:outline-offset-1',
        'ui:aria-invalid:border-danger-text ui:aria-invalid:inset-ring ui:aria-invalid:inset-ring-danger-text',
        'ui:disabled:cursor-default ui:disabled:border-border ui:disabled:bg-field-disabled ui:disabled:text-fg-subtle',
        'ui:read-only:bg-field-disabled ui:read-only:text-fg-muted',
        className,
      )}
    />
  );
}
