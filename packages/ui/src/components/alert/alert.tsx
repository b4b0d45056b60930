import type { ComponentProps, ReactNode } from 'react';
import { alertVariants, type Tone } from './alert.variants.ts';
import { ToneIcon } from './tone-icon.tsx';

/** Props of {@link Alert}. Accepts all `<div>` props. */
export interface AlertProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Sets colour, icon and live region role. Default `info`. */
  tone?: Tone | undefined;
  /** Short title. */
  title?: ReactNode;
  /** Omits the live region role, for a message that is present on page load. */
  silent?: boolean | undefined;
  /** Buttons or links that resolve the problem. */
  actions?: ReactNode;
}

/** An inline message. `danger` is assertive (`role="alert"`), the other tones are polite (`role="status"`). */
export function Alert({
  tone = 'info',
  title,
  silent = false,
  actions,
  className,
  children,
  ...rest
}: AlertProps) {
  return (
    <div
      role={announcement(tone, silent)}
      {...rest}
      data-ui="alert"
      className={alertVariants({ tone, className })}
    >
      <ToneIcon tone={tone} />
      <div data-part="body" className="ui:min-w-0 ui:flex-1">
        {title === undefined ? null : (
          <p data-part="title" className="ui:font-medium">
            {title}
          </p>
        )}
        {children === undefined || children === null ? null : (
          <div data-part="text" className={title === undefined ? undefined : 'ui:text-13 ui:text-fg-muted'}>
            {children}
          </div>
        )}
        {actions === undefined ? null : (
          <div data-part="actions" className="ui:mt-3 ui:flex ui:flex-wrap ui:gap-2">
            {actions}
          </div>
        )}
      </div>
    </div>
  );
}

function announcement(tone: Tone, silent: boolean): 'alert' | 'status' | undefined {
  if (silent) return undefined;
  return tone === 'danger' ? 'alert' : 'status';
}
