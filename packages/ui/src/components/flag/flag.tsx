import { type ComponentProps, useSyncExternalStore } from 'react';
import { cx } from '#/lib/tv.ts';
import { flagUrl, subscribeToFlags } from './flag-store.ts';

/** Props of {@link Flag}. Accepts all `<span>` props. */
export interface FlagProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** ISO 3166-1 alpha-2, such as "IE". Unknown codes render a grey placeholder of the same size. */
  code: string;
  /** Name of the country, when no text next to it has it. Without it the flag is decorative. */
  label?: string | undefined;
}

/** The flag of a country, 20 × 14 px. The images are loaded from the same origin when the first flag renders. */
export function Flag({ code, label, className, ...rest }: FlagProps) {
  const url = useSyncExternalStore(subscribeToFlags, () => flagUrl(code), noUrl);
  const role = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <span
      {...role}
      {...rest}
      data-ui="flag"
      data-state={url === undefined ? 'empty' : 'shown'}
      className={cx(
        'ui:relative ui:inline-block ui:h-3.5 ui:w-5 ui:flex-none ui:overflow-hidden ui:rounded-[2px] ui:bg-fill-active ui:align-[-0.125em]',
        // Keeps the edge of a white flag visible on a white page.
        'ui:after:absolute ui:after:inset-0 ui:after:rounded-[2px] ui:after:inset-ring ui:after:inset-ring-fg/15',
        className,
      )}
    >
      {url === undefined ? null : (
        <img
          src={url}
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

const noUrl = () => undefined;
