import { type ComponentProps, useEffect, useLayoutEffect, useRef } from 'react';
import { cx } from '#/lib/tv.ts';
import { useMergedRefs } from '#/lib/use-merged-refs.ts';
import { useAccordion, useAccordionItem } from './accordion.context.ts';

/** Props of {@link AccordionContent}: those of a `<div>`. */
export type AccordionContentProps = ComponentProps<'div'>;

/** What a heading opens: a region named by it. It stays in the document, with what was typed in it. */
export function AccordionContent({ ref, className, children, ...rest }: AccordionContentProps) {
  const { reveal } = useAccordion();
  const { value, isOpen, triggerId, contentId } = useAccordionItem();
  const content = useRef<HTMLDivElement>(null);

  // React knows `hidden` as true or false only; the value that search can look behind is written here.
  useLayoutEffect(() => {
    if (isOpen) content.current?.removeAttribute('hidden');
    else content.current?.setAttribute('hidden', 'until-found');
  }, [isOpen]);

  useEffect(() => {
    const element = content.current;
    const onFound = () => reveal(value);
    element?.addEventListener('beforematch', onFound);
    return () => element?.removeEventListener('beforematch', onFound);
  }, [reveal, value]);

  return (
    <section
      id={contentId}
      aria-labelledby={triggerId}
      {...rest}
      ref={useMergedRefs(ref, content)}
      data-ui="accordion-content"
      data-state={isOpen ? 'open' : 'closed'}
      className={cx(
        'ui:transition-[opacity,translate] ui:duration-base ui:data-[state=closed]:-translate-y-1 ui:data-[state=closed]:opacity-0',
        className,
      )}
    >
      {/* A closed one has no height, so the space is inside. */}
      <div className="ui:pb-4 ui:wrap-anywhere ui:text-fg-muted" data-part="inner">
        {children}
      </div>
    </section>
  );
}
