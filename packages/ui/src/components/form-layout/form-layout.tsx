import { type ComponentProps, type ReactNode, useId } from 'react';
import { Slot } from '#/lib/slot.tsx';
import { cx } from '#/lib/tv.ts';
import { type FormFieldsVariants, formFieldsVariants, formLayoutVariants } from './form-layout.variants.ts';

/** Props of {@link FormLayout}. */
export interface FormLayoutProps extends ComponentProps<'div'>, FormFieldsVariants {}

/** Fields and groups with an even space between them, in one column or, where it is wide enough, two. */
export function FormLayout({ columns, className, children, ...rest }: FormLayoutProps) {
  return (
    <div data-ui="form-layout" {...rest} className={formLayoutVariants({ className })}>
      <div className={formFieldsVariants({ columns })} data-part="fields">
        {children}
      </div>
    </div>
  );
}

/** Props of {@link FormGroup}. */
export interface FormGroupProps extends Omit<ComponentProps<'fieldset'>, 'title'>, FormFieldsVariants {
  /** Name of the group. */
  title: ReactNode;
  /** One line below the name. */
  description?: ReactNode;
}

/** Fields that belong together, with a name that screen readers announce. It spans all columns. */
export function FormGroup({ title, description, columns, className, children, ...rest }: FormGroupProps) {
  const id = useId();
  return (
    <fieldset
      aria-describedby={description === undefined ? undefined : id}
      data-ui="form-group"
      {...rest}
      className={cx('ui:@container ui:col-span-full ui:min-w-0', className)}
    >
      <legend className="ui:text-14 ui:font-semibold ui:wrap-anywhere ui:text-fg" data-part="title">
        {title}
      </legend>
      {description === undefined ? null : (
        <p className="ui:mt-0.5 ui:text-13 ui:wrap-anywhere ui:text-fg-muted" data-part="description" id={id}>
          {description}
        </p>
      )}
      <div className={cx('ui:mt-3', formFieldsVariants({ columns }))} data-part="fields">
        {children}
      </div>
    </fieldset>
  );
}

/** Props of {@link FormActions}. */
export interface FormActionsProps extends ComponentProps<'div'> {
  /** Renders the only child instead of the default `div` element. */
  asChild?: boolean | undefined;
}

/** The buttons of a form: the primary one comes first. It spans all columns. */
export function FormActions({ asChild = false, className, ...rest }: FormActionsProps) {
  const Root = asChild ? Slot : 'div';
  return (
    <Root
      data-ui="form-actions"
      {...rest}
      className={cx('ui:col-span-full ui:flex ui:flex-wrap ui:items-center ui:gap-2 ui:pt-1', className)}
    />
  );
}
