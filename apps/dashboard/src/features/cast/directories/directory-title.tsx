import { Trans } from '@lingui/react/macro';
import type { Directory } from '@unmuted/api';
import { Spinner } from '@unmuted/ui/spinner';
import { StatusPill } from '@unmuted/ui/status-pill';
import { useDirectoryMessages } from '#/features/cast/directories/directory.messages.ts';

export interface DirectoryTitleProps {
  directory: Directory;
  /** ID of the heading, for `aria-labelledby`. */
  id: string;
}

/** The name of a directory and the listing status. */
export function DirectoryTitle({ directory: { name, state, isChecking }, id }: DirectoryTitleProps) {
  const { states } = useDirectoryMessages();
  const { status, word } = states[state];
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5">
      <h3 className="min-w-0 text-14 font-semibold wrap-anywhere" id={id}>
        <bdi>{name}</bdi>
      </h3>
      <span className="flex items-center gap-2" role="status">
        <StatusPill status={status}>{word}</StatusPill>
        {isChecking && (
          <span className="flex items-center gap-1.5 text-13 text-fg-muted">
            <Spinner aria-hidden="true" className="size-3.5" />
            <Trans>Checking…</Trans>
          </span>
        )}
      </span>
    </div>
  );
}
