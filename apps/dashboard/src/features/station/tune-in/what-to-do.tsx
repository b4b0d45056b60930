import { Trans } from '@lingui/react/macro';
import type { TuneIn } from '@unmuted/api';
import type { ReactNode } from 'react';
import { Timestamp } from '#/components/timestamp/timestamp.tsx';

/** Three steps out of a refusal. */
export function WhatToDo({ tuneIn: { state, retryAt } }: { tuneIn: TuneIn }) {
  if (state !== 'refused') return null;
  return (
    <ol className="grid border-t border-border-soft max-md:divide-y md:grid-cols-3 md:divide-x md:divide-border-soft rtl:md:divide-x-reverse">
      <Step number={1} title={<Trans>Copy the key again</Trans>}>
        <Trans>From TuneIn’s email. A missing character is the usual fault.</Trans>
      </Step>
      <Step number={2} title={<Trans>Send a test call</Trans>}>
        <Trans>It sends the song on air now. You see TuneIn’s reply.</Trans>
      </Step>
      <Step number={3} title={<Trans>Still refused? Ask TuneIn</Trans>}>
        {retryAt === null ? (
          <Trans>We keep trying, at most once a day.</Trans>
        ) : (
          <Trans>
            We try again at <Timestamp at={retryAt} />, and at most once a day after that.
          </Trans>
        )}
      </Step>
    </ol>
  );
}

interface StepProps {
  number: number;
  title: ReactNode;
  children: ReactNode;
}

export function Step({ number, title, children }: StepProps) {
  return (
    <li className="flex gap-3 border-border-soft p-4 md:px-6">
      <span
        aria-hidden
        className="grid size-6 flex-none place-items-center rounded-full border border-border-strong text-12 font-medium tabular-nums"
      >
        {number}
      </span>
      <span className="grid content-start gap-0.5">
        <span className="font-medium">{title}</span>
        <span className="text-13 text-fg-muted">{children}</span>
      </span>
    </li>
  );
}
