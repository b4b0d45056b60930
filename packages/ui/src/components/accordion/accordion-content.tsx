import { type ComponentProps, useEffect, useLayoutEffect, useRef } from 'react';
import { cx } from '#/lib/tv.ts';
import { useMergedRefs } from '#/lib/use-merged-refs.ts';
import { useAccordion, useAccordionItem } from './accordion.context.ts';

/** Props of {@link AccordionContent}. Accepts all `<div>` props. */
export type AccordionContentProps = ComponentProps<'div'>;

/** The collapsible region, labelled by its heading. It stays in the DOM while closed, so form state is kept. */
export function AccordionContent({ ref, className, children, ...rest }: AccordionContentProps) {
  const { reveal } = useAccordion();
  const { value, isOpen, triggerId, contentId } = useAccordionItem();
  const content = useRef<HTMLDivElement>(null);

  // React treats `hidden` as a boolean; set `until-found` directly so that find-in-page can reveal the content.
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
      {/* The padding is on an inner element so that the closed region has no height. */}
      <div className="ui:pb-4 ui:wrap-anywhere ui:text-fg-muted" data-part="inner">
        {children}
      </div>
    </section>
  );
}
