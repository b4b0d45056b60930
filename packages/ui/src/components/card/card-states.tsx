import type { ComponentProps, ReactNode } from 'react';
import { EmptyState, type EmptyStateProps } from '#/components/empty-state/index.ts';
import { FailedState, type FailedStateProps } from '#/components/failed-state/index.ts';
import { Skeleton } from '#/components/skeleton/index.ts';
import { VisuallyHidden } from '#/components/visually-hidden/index.ts';
import { cx } from '#/lib/tv.ts';
import { useLabels } from '#/provider/ui-provider.tsx';
import { Card, type CardProps } from './card.tsx';

const STATE = 'ui:min-h-44 ui:p-4';

/** Props of {@link CardSkeleton}. */
export interface CardSkeletonProps extends Omit<CardProps, 'asChild'> {
  /** Skeletons in the layout of the loaded card. Default: an image, two lines and a value. */
  children?: ReactNode;
}

/** Loading state of a card. */
export function CardSkeleton({ children, className, ...rest }: CardSkeletonProps) {
  const labels = useLabels();
  return (
    <Card aria-busy="true" {...rest} className={cx(STATE, className)}>
      <VisuallyHidden>{labels.loading}</VisuallyHidden>
      {children ?? <DefaultLayout />}
    </Card>
  );
}

/** Props of {@link CardEmpty}. */
export interface CardEmptyProps extends Omit<ComponentProps<'div'>, 'title'>, EmptyStateProps {}

/** Empty state of a card: the reason and one action. */
export function CardEmpty({ title, description, action, illustration, className, ...rest }: CardEmptyProps) {
  return (
    <Card {...rest} className={cx(STATE, 'ui:justify-center', className)}>
      <EmptyState action={action} description={description} illustration={illustration} title={title} />
    </Card>
  );
}

/** Props of {@link CardFailed}. */
export interface CardFailedProps extends FailedStateProps {}

/** Error state of a card with a Retry button. Each card fails independently. */
export function CardFailed({ title, description, onRetry, retrying, className, ...rest }: CardFailedProps) {
  return (
    <Card {...rest} className={cx(STATE, 'ui:justify-center', className)}>
      <FailedState description={description} onRetry={onRetry} retrying={retrying} title={title} />
    </Card>
  );
}

function DefaultLayout() {
  return (
    <>
      <div className="ui:flex ui:gap-3" data-part="head">
        <Skeleton className="ui:flex-none" height={48} shape="tile" width={48} />
        <div className="ui:flex-1" data-part="lines">
          <Skeleton width="70%" />
          <Skeleton className="ui:mt-2" height={20} shape="pill" width="40%" />
        </div>
      </div>
      <Skeleton className="ui:mt-4.5" width="85%" />
      <div className="ui:mt-4 ui:flex ui:items-end ui:gap-4" data-part="value">
        <Skeleton height={28} width={56} />
        <Skeleton className="ui:flex-1" height={40} />
      </div>
    </>
  );
}
