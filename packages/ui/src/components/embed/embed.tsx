import { ExternalLink } from 'lucide-react';
import { type ComponentProps, type ReactNode, type Ref, useState, useSyncExternalStore } from 'react';
import { Skeleton } from '#/components/skeleton/index.ts';
import { cx } from '#/lib/tv.ts';
import { useMergedRefs } from '#/lib/use-merged-refs.ts';
import { useOverdue } from './use-overdue.ts';

/** Props of {@link Embed}. */
export interface EmbedProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** Address of the player. It is the one thing this component asks for. */
  src: string;
  /** What is in it ("Radio Aurora, live"): its name for screen readers. */
  title: string;
  /** Height in pixels, or any CSS length. */
  height: number | string;
  /** Width in pixels, or any CSS length; all there is without one. */
  width?: number | string | undefined;
  /** What the page inside may do besides (Permissions Policy). Default `autoplay`. */
  allow?: string | undefined;
  /** Until when it has to be there, once it is in sight. Default 20 seconds. */
  timeoutMs?: number | undefined;
  /** Said above the link to `src` that stands in place of a player that does not come; the library has no words for it. */
  failed?: ReactNode;
  /** The frame itself, for whoever talks with the page inside. */
  frameRef?: Ref<HTMLIFrameElement> | undefined;
}

/**
 * Runs the player as an ordinary page would. Its own origin is what lets it ask its own server for the title; it can
 * neither steer the page around it, nor open dialogs, nor download.
 */
const SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

// A frame that a server wrote may be there before anybody listens for it: it is made in the browser alone.
const never = () => () => {};
const yes = () => true;
const no = () => false;

/**
 * A player of a station on any page: a frame that is loaded when it comes near, its place until then, and a link to the
 * player where it does not come. It needs no provider, and knows no server but the one of `src`.
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
  // By its address, so that another one begins anew.
  const [loadedSrc, setLoadedSrc] = useState<string>();
  const isLoaded = loadedSrc === src;
  const [watch, isOverdue] = useOverdue<HTMLDivElement>({ what: src, isDone: isLoaded, timeoutMs });
  const isInBrowser = useSyncExternalStore(never, yes, no);
  const state = isLoaded ? 'loaded' : isOverdue ? 'failed' : 'loading';
  return (
    <div
      aria-busy={state === 'loading' || undefined}
      data-state={state}
      data-ui="embed"
      {...rest}
      className={cx('ui:relative ui:max-w-full', className)}
      ref={useMergedRefs(ref, watch)}
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
          // The owner is told which sites show the player, never which page.
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
