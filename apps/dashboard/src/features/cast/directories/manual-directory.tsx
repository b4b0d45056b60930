import { Trans } from '@lingui/react/macro';
import type { Directory, SavedListing } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { ChevronDownIcon, ExternalLinkIcon } from '@unmuted/ui/icons';
import { useId, useState } from 'react';
import { DirectoryCheck } from '#/features/cast/directories/directory-check.tsx';
import { DirectoryFacts } from '#/features/cast/directories/directory-facts.tsx';
import { DirectoryStatusMessage } from '#/features/cast/directories/directory-status.messages.tsx';
import { DirectoryTitle } from '#/features/cast/directories/directory-title.tsx';
import { Submission } from '#/features/cast/directories/submission.tsx';
import { SubmissionValues } from '#/features/cast/directories/submission-values.tsx';

export interface ManualDirectoryProps {
  directory: Directory;
  listing: SavedListing | undefined;
  isFixed: boolean;
}

/** A directory with manual submission: form values, submission date and search. */
export function ManualDirectory({ directory, listing, isFixed }: ManualDirectoryProps) {
  const id = useId();
  const valuesId = useId();
  const [isOpen, setOpen] = useState(false);
  const { formUrl, isSearchable, isConfigured } = directory;
  return (
    <li aria-labelledby={id} className="grid gap-3 border-t border-border-soft px-(--card-pad) py-4">
      <DirectoryTitle directory={directory} id={id} />
      <DirectoryStatusMessage directory={directory} />
      <DirectoryFacts directory={directory} />
      <div className="flex flex-wrap items-center gap-2">
        {listing && (
          <Button aria-controls={valuesId} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} size="sm">
            <ChevronDownIcon className={isOpen ? 'rotate-180' : undefined} />
            <Trans>Values for the form</Trans>
          </Button>
        )}
        {formUrl !== null && (
          <Button asChild size="sm" variant="ghost">
            <a href={formUrl} rel="noopener noreferrer" target="_blank">
              <ExternalLinkIcon />
              <Trans>Open the form (new tab)</Trans>
            </a>
          </Button>
        )}
      </div>
      {listing && (
        <div hidden={!isOpen} id={valuesId}>
          {isOpen && <SubmissionValues directory={directory} listing={listing} />}
        </div>
      )}
      <Submission directory={directory} isFixed={isFixed} />
      {isSearchable && isConfigured ? (
        <DirectoryCheck directory={directory} isFixed={isFixed}>
          <Trans>Search now</Trans>
        </DirectoryCheck>
      ) : (
        !isSearchable && (
          <p className="text-13 text-fg-muted">
            <Trans>
              This directory can’t be checked automatically. Check its site to see whether your cast is
              listed.
            </Trans>
          </p>
        )
      )}
    </li>
  );
}
