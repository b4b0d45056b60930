import type { ComponentProps, ReactNode } from 'react';
import { alertVariants, type Tone } from './alert.variants.ts';
import { ToneIcon } from './tone-icon.tsx';

/** Props of {@link Alert}: those of a `<div>`. */
export interface AlertProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What it is about; sets colour, picture and how it is read out. Default `info`. */
  tone?: Tone | undefined;
  /** What happened, in a few words. */
  title?: ReactNode;
  /** It was there from the start: it is read in its place and not announced. */
  silent?: boolean | undefined;
  /** What one can do about it. */
  actions?: ReactNode;
}

/** A message in its place on the page. `danger` interrupts (`role="alert"`), the others wait (`role="status"`). */
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
