import { ExternalLink } from 'lucide-react';
import { type ComponentProps, type ReactNode, type Ref, useState, useSyncExternalStore } from 'react';
import { Skeleton } from '#/components/skeleton/index.ts';
import { cx } from '#/lib/tv.ts';
import { useMergedRefs } from '#/lib/use-merged-refs.ts';
import { useLoadTimeout } from './use-load-timeout.ts';

/** Props of {@link Embed}. */
export interface EmbedProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** URL of the player. The component makes no other requests. */
  src: string;
  /** Title of the frame for screen readers ("Radio Aurora, live"). */
  title: string;
  /** Height in pixels, or any CSS length. */
  height: number | string;
  /** Width in pixels, or any CSS length. Default: full width. */
  width?: number | string | undefined;
  /** Permissions Policy of the frame. Default `autoplay`. */
  allow?: string | undefined;
  /** Time to load in ms once in view. Default 20 seconds. */
  timeoutMs?: number | undefined;
  /** Message above the fallback link to `src`; the component has no built-in text. */
  failed?: ReactNode;
  /** Ref of the iframe, for messaging with the embedded page. */
  frameRef?: Ref<HTMLIFrameElement> | undefined;
}

/**
 * Runs the player with its own origin, so that it can fetch the title from its server; it can neither navigate
 * the top page, nor open dialogs, nor download.
 */
const SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

// Rendered on the client only: a server-rendered frame may load before the listener is attached.
const noSubscription = () => () => {};
const onClient = () => true;
const onServer = () => false;

/**
 * Embeds a station player on any page: a lazy-loaded frame, a placeholder while loading, and a fallback link when it
 * fails. It needs no provider and contacts no server other than that of `src`.
 */
export function Embed({
  src,
  title,
  height,
  width = '100%',
  allow = 'autoplay',
  timeoutMs = 20_000,
  failed,
  frameRef,
  ref,
  className,
  style,
  ...rest
}: EmbedProps) {
  // Keyed by URL, so that another one resets the state.
  const [loadedSrc, setLoadedSrc] = useState<string>();
  const isLoaded = loadedSrc === src;
  const [observe, isTimedOut] = useLoadTimeout<HTMLDivElement>({ key: src, isDone: isLoaded, timeoutMs });
  const isInBrowser = useSyncExternalStore(noSubscription, onClient, onServer);
  const state = isLoaded ? 'loaded' : isTimedOut ? 'failed' : 'loading';
  return (
    <div
      aria-busy={state === 'loading' || undefined}
      data-state={state}
      data-ui="embed"
      {...rest}
      className={cx('ui:relative ui:max-w-full', className)}
      ref={useMergedRefs(ref, observe)}
      style={{ width, height, ...style }}
    >
      {isInBrowser && (
        <iframe
          allow={allow}
          className={cx('ui:block ui:size-full ui:border-0', state === 'failed' && 'ui:invisible')}
          data-part="frame"
          key={src}
          loading="lazy"
          onLoad={() => setLoadedSrc(src)}
          ref={frameRef}
          // Sends the origin of the embedding site, never the page.
          referrerPolicy="strict-origin-when-cross-origin"
          sandbox={SANDBOX}
          src={src}
          title={title}
        />
      )}
      {state === 'loading' && (
        <Skeleton className="ui:absolute ui:inset-0" data-part="skeleton" height="100%" shape="tile" />
      )}
      {state === 'failed' && (
        <div
          className="ui:absolute ui:inset-0 ui:flex ui:flex-col ui:items-center ui:justify-center ui:gap-1 ui:overflow-auto ui:rounded-control ui:border ui:border-border ui:bg-surface-raised ui:p-2 ui:text-center ui:text-13 ui:text-fg"
          data-part="failed"
          role="alert"
        >
          {failed === undefined ? null : (
            <p className="ui:max-w-full ui:wrap-anywhere ui:text-fg-muted" data-part="reason">
              {failed}
            </p>
          )}
          <a
            className="ui:inline-flex ui:max-w-full ui:items-center ui:gap-1.5 ui:font-medium ui:underline ui:underline-offset-2"
            data-part="link"
            href={src}
            rel="noopener"
            target="_blank"
          >
            <span className="ui:min-w-0 ui:truncate" data-part="name">
              {title}
            </span>
            <ExternalLink aria-hidden="true" className="ui:size-4 ui:flex-none" />
          </a>
        </div>
      )}
    </div>
  );
}
