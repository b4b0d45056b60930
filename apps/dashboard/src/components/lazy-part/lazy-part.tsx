import { Trans, useLingui } from '@lingui/react/macro';
import { CardFailed } from '@unmuted/ui/card';
import { useToast } from '@unmuted/ui/toast';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { ChunkLoadError } from '#/lib/chunk-error.ts';
import { type Loaded, loadOnce } from '#/lib/load-once.ts';
import { preload } from '#/lib/preload.ts';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** A part of a page whose code is loaded when it is first rendered. */
export interface LazyPart<Props> {
  (props: Props): ReactNode;
  /** Loads the code ahead of time. */
  load: () => Promise<unknown>;
}

/**
 * A dialog, drawer or menu that is loaded on demand. If that fails, the page stays as it is, with everything that was typed: a toast
 * reports the failure, and `onLoadFailed` must unmount the part, so that opening it again tries again.
 */
export function lazyOverlay<Props extends object>(
  load: Load<Props>,
): LazyPart<Props & { onLoadFailed: () => void }> {
  const code = loadOnce(load);
  // biome-ignore lint/correctness/noComponentHookFactories: called at module level, like React.lazy
  function LazyOverlay({ onLoadFailed, ...props }: Props & { onLoadFailed: () => void }) {
    const { t } = useLingui();
    const toasts = useToast();
    const { Part, error } = usePart(code);
    // biome-ignore lint/correctness/useExhaustiveDependencies: once per failure
    useEffect(() => {
      if (!error) return;
      toasts.show({
        id: 'lazy-part',
        tone: 'danger',
        title: t`Couldn’t load this part of Studio`,
        description: t`Check the connection and try again. If it fails again, reload the page: there may be a newer version.`,
      });
      onLoadFailed();
    }, [error]);
    // TypeScript cannot tell that the rest of an intersection is the other side of it.
    return Part && <Part {...(props as unknown as Props)} />;
  }
  return Object.assign(LazyOverlay, { load: code.load });
}

/** A section of a page that is loaded on demand. If that fails, only the section says so, and can be tried again. */
export function lazySection<Props extends object>(load: Load<Props>, fallback: ReactNode): LazyPart<Props> {
  const code = loadOnce(load);
  // biome-ignore lint/correctness/noComponentHookFactories: called at module level, like React.lazy
  function LazySection(props: Props) {
    const { Part, error, retry } = usePart(code);
    if (error)
      return (
        <CardFailed
          description={<Trans>There may be a newer version, or the connection was interrupted.</Trans>}
          onRetry={retry}
          title={<Trans>Couldn’t load this part of Studio</Trans>}
        />
      );
    return Part ? <Part {...props} /> : fallback;
  }
  return Object.assign(LazySection, { load: code.load });
}

/** A failed load never reloads the page: only the part is missing. */
function usePart<Props>({ get, load }: Loaded<ComponentType<Props>>) {
  const [, setPart] = useState(get);
  const [error, setError] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    if (get()) return;
    let isCurrent = true;
    preload(load).then(
      (part) => isCurrent && setPart(() => part),
      (failure: unknown) => isCurrent && setError(failure),
    );
    return () => {
      isCurrent = false;
    };
  }, [get, load, attempt]);
  if (error && !(error instanceof ChunkLoadError)) throw error;
  const retry = () => {
    setError(null);
    setAttempt(attempt + 1);
  };
  return { Part: get(), error, retry };
}
