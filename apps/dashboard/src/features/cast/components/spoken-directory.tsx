import { Trans, useLingui } from '@lingui/react/macro';
import type { Directory, KeptListing } from '@unmuted/api';
import { Switch } from '@unmuted/ui/switch';
import { useId, useState } from 'react';
import { DirectoryCheck } from '#/features/cast/components/directory-check.tsx';
import { DirectoryFacts } from '#/features/cast/components/directory-facts.tsx';
import { DirectoryOffDialog } from '#/features/cast/components/directory-off-dialog.tsx';
import { DirectoryOnDialog } from '#/features/cast/components/directory-on-dialog.tsx';
import { DirectoryTitle } from '#/features/cast/components/directory-title.tsx';
import { DirectoryWords } from '#/features/cast/components/directory-words.tsx';

export interface SpokenDirectoryProps {
  directory: Directory;
  listing: KeptListing | undefined;
  isFixed: boolean;
}

/** A directory that we speak to: how the cast stands there, and the way on and off. */
export function SpokenDirectory({ directory, listing, isFixed }: SpokenDirectoryProps) {
  const { t } = useLingui();
  const id = useId();
  const [asked, setAsked] = useState(false);
  const { name, isConfigured, isEnabled } = directory;
  const close = () => setAsked(false);
  return (
    <li aria-labelledby={id} className="grid gap-3 border-t border-border-soft px-(--card-pad) py-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <DirectoryTitle directory={directory} id={id} />
        {isConfigured && (
          <span className="ms-auto">
            <Switch
              aria-label={t`Tell ${name} of this cast`}
              checked={isEnabled}
              disabled={isFixed}
              onChange={() => setAsked(true)}
            />
          </span>
        )}
      </div>
      <DirectoryWords directory={directory} />
      {isEnabled && isConfigured && (
        <>
          <DirectoryFacts directory={directory} />
          <DirectoryCheck directory={directory} isFixed={isFixed}>
            <Trans>Check now</Trans>
          </DirectoryCheck>
        </>
      )}
      {asked &&
        (isEnabled ? (
          <DirectoryOffDialog directory={directory} onClose={close} />
        ) : (
          <DirectoryOnDialog directory={directory} listing={listing} onClose={close} />
        ))}
    </li>
  );
}
