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

/** Props of {@link Accordion}: those of a `<div>`. */
export interface AccordionProps extends Omit<ComponentProps<'div'>, 'defaultValue'> {
  /** Whether opening one closes the others. Default `multiple`. */
  type?: 'single' | 'multiple' | undefined;
  /** What is open in a controlled accordion. */
  value?: readonly string[] | undefined;
  /** What is open at first. */
  defaultValue?: readonly string[] | undefined;
  /** Called with what is open now. */
  onValueChange?: ((value: readonly string[]) => void) | undefined;
  /** Level of the headings. Default 3. */
  level?: 2 | 3 | 4 | 5 | undefined;
}

const none: readonly string[] = [];

/** Headings that open what stands below them. What is closed is still found by the browser's search, and opens then. */
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

/** Props of {@link AccordionItem}: those of a `<div>`. */
export interface AccordionItemProps extends ComponentProps<'div'> {
  /** Tells the items apart. */
  value: string;
  /** It cannot be opened or closed now. */
  disabled?: boolean | undefined;
}

/** A heading and what it opens. */
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

/** Props of {@link AccordionTrigger}: those of a `<button>`. */
export interface AccordionTriggerProps extends ComponentProps<'button'> {
  /** Something at the end of the line, such as how many there are. */
  meta?: ReactNode;
}

/** The button in the heading. */
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
          'ui:group ui:flex ui:min-h-12 ui:min-w-0 ui:flex-1 ui:cursor-pointer ui:items-center ui:gap-3 ui:rounded-control ui:py-2.5 ui:text-start ui:font-medium ui:disabled:cursor-default ui:disabled:text-fg-subtle',
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
