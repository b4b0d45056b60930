import type { ComponentProps, CSSProperties } from 'react';
import { useFieldControl } from '#/components/field/index.ts';
import { cx } from '#/lib/tv.ts';

/** Props of {@link Textarea}: those of a `<textarea>`; all of them, `ref` and `className` reach it. */
export interface TextareaProps extends Omit<ComponentProps<'textarea'>, 'rows' | 'cols'> {
  /** Lines it is high when empty. Default 3. */
  minRows?: number | undefined;
  /** Lines it grows to with what is written; then it scrolls. Default 12. */
  maxRows?: number | undefined;
}

/** Several lines of text. It grows with them; a browser that cannot do that shows the handle to drag it larger. */
export function Textarea({ minRows = 3, maxRows = 12, className, style, ...rest }: TextareaProps) {
  const wiring = useFieldControl(rest);
  const rows = { '--ui-min-rows': minRows, '--ui-max-rows': Math.max(minRows, maxRows) };
  return (
    <textarea
      {...rest}
      {...wiring}
      data-ui="textarea"
      rows={minRows}
      // Custom properties are not part of React's type of a style.
      style={{ ...(rows as CSSProperties), ...style }}
      className={cx(
        'ui:block ui:w-full ui:min-w-0 ui:rounded-control ui:border ui:border-border-strong ui:bg-field ui:px-3 ui:py-2 ui:text-14 ui:text-fg ui:coarse:text-16',
        'ui:placeholder:text-fg-subtle ui:placeholder:opacity-100 ui:hover:border-fg-subtle',
        // Two lines of padding and border of 9 px each.
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
