import { Trans } from '@lingui/react/macro';
import { CheckIcon, TriangleAlertIcon } from '@unmuted/ui/icons';
import type { ReactNode } from 'react';
import type { DraftState } from '#/components/draft/draft-store.ts';
import { useFormats } from '#/i18n/use-formats.ts';

export interface SaveTextProps {
  state: Pick<DraftState<unknown>, 'status' | 'savedAt' | 'problems'>;
  /** Replaces "Not saved" after a failure. */
  failure?: ReactNode;
}

/** Whether a draft is saved, in a few words. Renders nothing for a draft that was never saved. */
export function SaveText({ state: { status, savedAt, problems }, failure }: SaveTextProps) {
  const formats = useFormats();
  const time = savedAt === null ? '' : formats.clock(new Date(savedAt));
  switch (status) {
    case 'saved':
      return savedAt === null ? null : (
        <>
          <CheckIcon /> <Trans>Saved {time}</Trans>
        </>
      );
    case 'changed':
    case 'saving':
      return <Trans>Saving …</Trans>;
    case 'failed':
      return (
        <span className="inline-flex items-center gap-1.5 text-danger-text">
          <TriangleAlertIcon /> {failure ?? <Trans>Not saved</Trans>}
        </span>
      );
    case 'invalid':
      return (
        <span className="inline-flex items-center gap-1.5 text-danger-text" data-problems={problems.length}>
          <TriangleAlertIcon /> <Trans>Not saved: correct the marked fields</Trans>
        </span>
      );
    case 'conflict':
      return <Trans>Not saved: changed by somebody else</Trans>;
  }
}
