import { type ComponentProps, useSyncExternalStore } from 'react';
import { cx } from '#/lib/tv.ts';
import { flagPicture, subscribeToFlags } from './flag-store.ts';

/** Props of {@link Flag}: those of a `<span>`. */
export interface FlagProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** ISO 3166-1 alpha-2, such as "IE". What is no country shows a grey place of the same size. */
  code: string;
  /** The country's name, where no words stand beside it. Without it the flag is decoration. */
  label?: string | undefined;
}

/** The flag of a country, 20 × 14 px. Its picture comes with the first flag of a page and from the page's own server. */
export function Flag({ code, label, className, ...rest }: FlagProps) {
  const picture = useSyncExternalStore(subscribeToFlags, () => flagPicture(code), noPicture);
  const role = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <span
      {...role}
      {...rest}
      data-ui="flag"
      data-state={picture === undefined ? 'empty' : 'shown'}
      className={cx(
        'ui:relative ui:inline-block ui:h-3.5 ui:w-5 ui:flex-none ui:overflow-hidden ui:rounded-[2px] ui:bg-fill-active ui:align-[-0.125em]',
        // A white flag on a white page still has an edge.
        'ui:after:absolute ui:after:inset-0 ui:after:rounded-[2px] ui:after:inset-ring ui:after:inset-ring-fg/15',
        className,
      )}
    >
      {picture === undefined ? null : (
        <img
          src={picture}
          alt=""
          decoding="async"
          draggable={false}
          data-part="picture"
          className="ui:block ui:size-full ui:object-cover"
        />
      )}
    </span>
  );
}

const noPicture = () => undefined;
