/* eslint-disable lingui/no-unlocalized-strings -- the English here is for when not even a catalogue could be loaded */
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Button } from '@unmuted/ui/button';
import { ErrorBox } from '@unmuted/ui/error-box';
import { use, useEffect, useRef, useState } from 'react';
import { ErrorBoundaryLevelContext } from '#/components/root/error-boundary-level.ts';
import { ChunkLoadError } from '#/lib/chunk-error.ts';
import { latestRelease } from '#/lib/latest-release.ts';

interface Text {
  descriptor: MessageDescriptor;
  /** Shown when not even a catalogue could be loaded. */
  english: string;
}

const failed: { heading: Text; text: Text } = {
  heading: { descriptor: msg`An error has occurred`, english: 'An error has occurred' },
  text: {
    descriptor: msg`Our team has been notified. Please try again later.`,
    english: 'Our team has been notified. Please try again later.',
  },
};

const outdated: Record<'heading' | 'text' | 'retry' | 'unreachable', Text> = {
  heading: {
    descriptor: msg`Couldn’t load this part of Studio`,
    english: 'Couldn’t load this part of Studio',
  },
  text: {
    descriptor: msg`There may be a newer version, or the connection was interrupted.`,
    english: 'There may be a newer version, or the connection was interrupted.',
  },
  retry: { descriptor: msg`Try again`, english: 'Try again' },
  unreachable: {
    descriptor: msg`The server can’t be reached at the moment. This page stays open.`,
    english: 'The server can’t be reached at the moment. This page stays open.',
  },
};

function textOf(i18n: I18n, { descriptor, english }: Text): string {
  return i18n._(descriptor.id, {}, { message: english });
}

export interface FatalErrorProps {
  i18n: I18n;
  error: unknown;
  /** Of the heading. */
  level?: 1 | 2;
}

/** Error screen: the specified box, or another try for a missing chunk. */
export function FatalError({ i18n, error, level = 1 }: FatalErrorProps) {
  if (!(error instanceof ChunkLoadError))
    return (
      <ErrorBox level={level} title={textOf(i18n, failed.heading)}>
        {textOf(i18n, failed.text)}
      </ErrorBox>
    );
  return (
    <ErrorBox level={level} title={textOf(i18n, outdated.heading)}>
      <p>{textOf(i18n, outdated.text)}</p>
      <Retry i18n={i18n} />
    </ErrorBox>
  );
}

/** Rendered outside the provider too, so the button cannot be `loading`. Browsers remember failed modules, so another try reloads the page, but only once the server answers. */
function Retry({ i18n }: { i18n: I18n }) {
  const [state, setState] = useState<'idle' | 'busy' | 'unreachable'>('idle');
  async function retry() {
    if (state === 'busy') return;
    setState('busy');
    if ((await latestRelease()) === undefined) setState('unreachable');
    else location.reload();
  }
  return (
    <>
      <p className="mt-2 empty:hidden" role="status">
        {state === 'unreachable' && textOf(i18n, outdated.unreachable)}
      </p>
      <Button className="mt-4" onClick={() => void retry()}>
        {textOf(i18n, outdated.retry)}
      </Button>
    </>
  );
}

/**
 * An uncaught error of a screen, a layout or the whole page, without its details. The focused element is gone, so the
 * heading takes focus.
 */
export function RouteError({ error }: { error: unknown }) {
  const { i18n } = useLingui();
  const where = use(ErrorBoundaryLevelContext);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const heading = place.current?.querySelector<HTMLElement>('h1, h2');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  }, []);
  const box = (
    <div className={where === 'section' ? undefined : 'mx-auto w-full max-w-content p-4 md:p-8'} ref={place}>
      <FatalError i18n={i18n} error={error} level={where === 'section' ? 2 : 1} />
    </div>
  );
  return where !== 'document' ? box : <main className="min-h-dvh bg-surface">{box}</main>;
}
