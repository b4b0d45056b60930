import { RotateCw } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '#/components/button/index.ts';
import { cx } from '#/lib/tv.ts';
import { useLabels } from '#/provider/ui-provider.tsx';

/** Props of {@link FailedState}. */
export interface FailedStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What failed, in one line. */
  title: ReactNode;
  /** The known reason. */
  description?: ReactNode;
  /** Called to retry; without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** A retry is in progress. */
  retrying?: boolean | undefined;
}

/** A load error with its reason and a Retry button. It is announced when it appears. */
export function FailedState({ title, description, onRetry, retrying, className, ...rest }: FailedStateProps) {
  const labels = useLabels();
  return (
    <div
      data-ui="failed-state"
      role="alert"
      {...rest}
      className={cx(
        'ui:flex ui:flex-col ui:items-center ui:justify-center ui:gap-0.5 ui:text-center',
        className,
      )}
    >
      <BrokenLine />
      <p className="ui:max-w-full ui:font-medium ui:wrap-anywhere" data-part="title">
        {title}
      </p>
      {description === undefined ? null : (
        <p className="ui:max-w-90 ui:text-13 ui:wrap-anywhere ui:text-fg-muted" data-part="description">
          {description}
        </p>
      )}
      {onRetry ? (
        <Button
          className="ui:mt-2"
          loading={retrying ?? false}
          onClick={onRetry}
          size="sm"
          variant="secondary"
        >
          <RotateCw aria-hidden="true" />
          {labels.retry}
        </Button>
      ) : null}
    </div>
  );
}

/** The illustration: a signal that breaks off. */
function BrokenLine() {
  return (
    <svg
      aria-hidden="true"
      className="ui:mb-2.5 ui:flex-none ui:fill-none"
      height="40"
      strokeLinecap="round"
      strokeLinejoin="round"
      viewBox="0 0 160 40"
      width="160"
    >
      <path className="ui:stroke-border-strong" d="M0 20H18l7-9 8 20 8-24 8 19 5-6H62" strokeWidth="1.5" />
      <path className="ui:stroke-off-air-text" d="M72 12l16 16M88 12L72 28" strokeWidth="1.75" />
      <path className="ui:stroke-border-strong/50" d="M98 20H160" strokeDasharray="1 5" />
    </svg>
  );
}
