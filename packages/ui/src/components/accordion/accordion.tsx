import { type ComponentProps, type ReactNode, useId, useMemo } from 'react';
import { ChevronDownIcon } from '#/components/icons/index.ts';
import { cx } from '#/lib/tv.ts';
import { useControllableState } from '#/lib/use-controllable-state.ts';
import {
  AccordionContext,
  AccordionItemContext,
  useAccordion,
  useAccordionItem,
} from './accordion.context.ts';

/** Props of {@link Accordion}. Accepts all `<div>` props. */
export interface AccordionProps extends Omit<ComponentProps<'div'>, 'defaultValue'> {
  /** `single` closes the open item when another opens. Default `multiple`. */
  type?: 'single' | 'multiple' | undefined;
  /** Values of the open items when controlled. */
  value?: readonly string[] | undefined;
  /** Values of the items open initially. */
  defaultValue?: readonly string[] | undefined;
  /** Called with the values of the open items. */
  onValueChange?: ((value: readonly string[]) => void) | undefined;
  /** Heading level. Default 3. */
  level?: 2 | 3 | 4 | 5 | undefined;
}

const none: readonly string[] = [];

/** A vertical stack of collapsible sections. Closed content stays searchable with the browser's find-in-page. */
export function Accordion({
  type = 'multiple',
  value,
  defaultValue = none,
  onValueChange,
  level = 3,
  className,
  ...rest
}: AccordionProps) {
  const [open, setOpen] = useControllableState({ value, defaultValue, onChange: onValueChange });
  const context = useMemo(() => {
    const add = (one: string) => setOpen(type === 'single' ? [one] : [...open, one]);
    const reveal = (one: string) => (open.includes(one) ? undefined : add(one));
    const toggle = (one: string) =>
      open.includes(one) ? setOpen(open.filter((other) => other !== one)) : add(one);
    return { open, toggle, reveal, level };
  }, [open, setOpen, type, level]);
  return (
    <AccordionContext value={context}>
      <div {...rest} data-ui="accordion" className={cx('ui:min-w-0 ui:text-14 ui:text-fg', className)} />
    </AccordionContext>
  );
}

/** Props of {@link AccordionItem}. Accepts all `<div>` props. */
export interface AccordionItemProps extends ComponentProps<'div'> {
  /** Unique id. */
  value: string;
  /** Prevents the item from being opened or closed. */
  disabled?: boolean | undefined;
}

/** One heading with its collapsible content. */
export function AccordionItem({ value, disabled = false, className, ...rest }: AccordionItemProps) {
  const { open } = useAccordion();
  const base = useId();
  const isOpen = open.includes(value);
  const context = useMemo(
    () => ({ value, isOpen, disabled, triggerId: `${base}-trigger`, contentId: `${base}-content` }),
    [value, isOpen, disabled, base],
  );
  return (
    <AccordionItemContext value={context}>
      <div
        {...rest}
        data-ui="accordion-item"
        data-state={isOpen ? 'open' : 'closed'}
        className={cx('ui:border-t ui:border-border-soft ui:last:border-b', className)}
      />
    </AccordionItemContext>
  );
}

/** Props of {@link AccordionTrigger}. Accepts all `<button>` props. */
export interface AccordionTriggerProps extends ComponentProps<'button'> {
  /** Content at the end of the trigger, such as a count. */
  meta?: ReactNode;
}

/** The button inside the heading. */
export function AccordionTrigger({ meta, className, children, onClick, ...rest }: AccordionTriggerProps) {
  const { toggle, level } = useAccordion();
  const { value, isOpen, disabled, triggerId, contentId } = useAccordionItem();
  const Heading = `h${level}` as const;
  return (
    <Heading className="ui:flex" data-part="heading">
      <button
        type="button"
        id={triggerId}
        aria-controls={contentId}
        aria-expanded={isOpen}
        disabled={disabled}
        {...rest}
        data-ui="accordion-trigger"
        data-state={isOpen ? 'open' : 'closed'}
        className={cx(
          'ui:group ui:flex ui:min-h-12 ui:min-w-0 ui:flex-1 ui:cursor-pointer ui:items-center ui:gap-3 ui:rounded-control ui:py-2.5 ui:text-left ui:rtl:text-right ui:font-medium ui:disabled:cursor-default ui:disabled:text-fg-subtle',
          className,
        )}
        onClick={(event) => {
          onClick?.(event);
          if (!event.defaultPrevented) toggle(value);
        }}
      >
        <span className="ui:min-w-0 ui:flex-1 ui:wrap-anywhere" data-part="title">
          {children}
        </span>
        {meta === undefined ? null : (
          <span className="ui:flex-none ui:font-normal ui:text-fg-muted" data-part="meta">
            {meta}
          </span>
        )}
        <ChevronDownIcon className="ui:text-fg-muted ui:transition-transform ui:group-hover:text-fg ui:group-data-[state=open]:rotate-180" />
      </button>
    </Heading>
  );
}
