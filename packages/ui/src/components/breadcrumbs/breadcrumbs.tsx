import { Children, type ComponentProps, type ReactNode, useState } from 'react';
import { ChevronRightIcon, EllipsisIcon } from '#/components/icons/index.ts';
import { cx } from '#/lib/tv.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import { useLabels } from '#/provider/ui-provider.tsx';

/** Props of {@link Breadcrumbs}. Accepts all `<nav>` props. */
export interface BreadcrumbsProps extends ComponentProps<'nav'> {
  /** The path, one child per level: links, then the current page as text. */
  children: ReactNode;
}

/** Longer paths do not fit on a phone: it shows the first and the last two levels. */
const COLLAPSE_ABOVE = 3;
/** Number of trailing levels that are always visible. */
const TRAILING = 2;

/** The path to the current page. On a phone the middle of a long path collapses behind a button. */
export function Breadcrumbs({ className, children, ...rest }: BreadcrumbsProps) {
  const labels = useLabels();
  const [isWhole, setWhole] = useState(false);
  const steps = Children.toArray(children);
  const isShort = steps.length > COLLAPSE_ABOVE && !isWhole;
  const isHidden = (index: number) => isShort && index > 0 && index < steps.length - TRAILING;
  return (
    <nav
      aria-label={labels.breadcrumb}
      {...rest}
      data-ui="breadcrumbs"
      className={cx('ui:text-13 ui:text-fg-subtle', className)}
    >
      <ol
        className="ui:flex ui:min-w-0 ui:flex-wrap ui:items-center ui:gap-x-1.5 ui:gap-y-1"
        data-part="steps"
      >
        {Children.map(steps, (step, index) => (
          <>
            {isShort && index === steps.length - TRAILING ? (
              <li className="ui:flex ui:items-center ui:gap-1.5 ui:md:hidden" data-part="gap">
                <Chevron />
                <ExpandButton onPress={() => setWhole(true)} />
              </li>
            ) : null}
            <li
              aria-current={index === steps.length - 1 ? 'page' : undefined}
              className={cx(
                'ui:flex ui:min-w-0 ui:items-center ui:gap-1.5',
                isHidden(index) && 'ui:max-md:hidden',
              )}
              data-part="step"
            >
              {index === 0 ? null : <Chevron />}
              <span
                className="ui:truncate ui:coarse:-m-3.5 ui:coarse:p-3.5 ui:[&_a]:touch-target ui:[&_a]:rounded-badge ui:[&_a:hover]:text-fg ui:[&_a:hover]:underline"
                data-part="name"
                title={typeof step === 'string' ? step : undefined}
              >
                {step}
              </span>
            </li>
          </>
        ))}
      </ol>
    </nav>
  );
}

function Chevron() {
  return <ChevronRightIcon aria-hidden="true" className="ui:size-3 ui:rtl:-scale-x-100" />;
}

// A separate component so that short paths do not require the action labels.
function ExpandButton({ onPress }: { onPress: () => void }) {
  const labels = useLabelGroup('actions');
  return (
    <button
      aria-label={labels.showPath}
      className="ui:relative ui:flex ui:h-6 ui:cursor-pointer ui:items-center ui:rounded-badge ui:px-1.5 ui:before:absolute ui:before:-inset-2.5 ui:hover:bg-fill-hover ui:hover:text-fg"
      data-part="show"
      onClick={onPress}
      type="button"
    >
      <EllipsisIcon />
    </button>
  );
}
