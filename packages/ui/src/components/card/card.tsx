import type { ComponentProps, ReactNode } from 'react';
import { Slot } from '#/lib/slot.tsx';
import { cx } from '#/lib/tv.ts';
import { type CardVariants, cardVariants } from './card.variants.ts';

/** Props of {@link Card}. */
export interface CardProps extends ComponentProps<'div'>, CardVariants {
  /** Renders the only child instead of the default `div` element. */
  asChild?: boolean | undefined;
}

/** A surface for one topic. Cards are not nested: use dividers inside. */
export function Card({ asChild = false, size, className, ...rest }: CardProps) {
  const Root = asChild ? Slot : 'div';
  return <Root data-ui="card" {...rest} className={cardVariants({ size, className })} />;
}

/** Props of {@link CardHeader}. */
export interface CardHeaderProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Title: a finding or a topic. */
  title: ReactNode;
  /** One line below the title: unit and period, or the purpose of the card. */
  description?: ReactNode;
  /** A count or state next to the title. */
  meta?: ReactNode;
  /** Actions at the end. */
  actions?: ReactNode;
  /** Heading level. */
  level?: 2 | 3 | 4 | undefined;
}

/** Title, description and actions of a card. */
export function CardHeader({
  title,
  description,
  meta,
  actions,
  level = 2,
  className,
  ...rest
}: CardHeaderProps) {
  const Heading = `h${level}` as const;
  return (
    <div
      data-ui="card-header"
      {...rest}
      className={cx(
        'ui:flex ui:min-h-9 ui:flex-wrap ui:items-start ui:gap-x-4 ui:gap-y-2 ui:px-(--card-pad) ui:pt-4',
        className,
      )}
    >
      <div className="ui:min-w-0 ui:flex-1 ui:basis-40" data-part="text">
        <div className="ui:flex ui:flex-wrap ui:items-center ui:gap-2" data-part="title-line">
          <Heading
            className="ui:min-w-0 ui:text-16 ui:font-semibold ui:tracking-16 ui:wrap-anywhere"
            data-part="title"
          >
            {title}
          </Heading>
          {meta}
        </div>
        {description === undefined ? null : (
          <p className="ui:text-13 ui:wrap-anywhere ui:text-fg-muted" data-part="description">
            {description}
          </p>
        )}
      </div>
      {actions === undefined ? null : (
        <div className="ui:flex ui:flex-wrap ui:items-center ui:gap-2" data-part="actions">
          {actions}
        </div>
      )}
    </div>
  );
}

/** Props of {@link CardBody}. */
export interface CardBodyProps extends ComponentProps<'div'> {}

/** The content of a card. Fields that are its children have a gap; `FormLayout` arranges them in columns. */
export function CardBody({ className, ...rest }: CardBodyProps) {
  return (
    <div
      data-ui="card-body"
      {...rest}
      className={cx(
        'ui:min-w-0 ui:flex-1 ui:p-(--card-pad) ui:[[data-ui=card-header]+&]:pt-4 ui:[&>[data-ui=field]+[data-ui=field]]:mt-5',
        className,
      )}
    />
  );
}

/** Props of {@link CardFooter}. */
export interface CardFooterProps extends ComponentProps<'div'> {}

/** Last line of a card: a link, and small actions at the end. */
export function CardFooter({ className, ...rest }: CardFooterProps) {
  return (
    <div
      data-ui="card-footer"
      {...rest}
      className={cx(
        'ui:mt-auto ui:flex ui:min-h-10 ui:items-center ui:gap-3 ui:border-t ui:border-border-soft ui:py-1 ui:ps-(--card-pad) ui:pe-1',
        className,
      )}
    />
  );
}
