import { Trans, useLingui } from '@lingui/react/macro';
import type { Directory, SavedListing } from '@unmuted/api';
import { Switch } from '@unmuted/ui/switch';
import { useId, useState } from 'react';
import { DirectoryCheck } from '#/features/cast/directories/directory-check.tsx';
import { DirectoryFacts } from '#/features/cast/directories/directory-facts.tsx';
import { DirectoryStatusMessage } from '#/features/cast/directories/directory-status.messages.tsx';
import { DirectoryTitle } from '#/features/cast/directories/directory-title.tsx';
import { DisableDirectoryDialog } from '#/features/cast/directories/disable-directory-dialog.tsx';
import { EnableDirectoryDialog } from '#/features/cast/directories/enable-directory-dialog.tsx';

export interface AnnouncedDirectoryProps {
  directory: Directory;
  listing: SavedListing | undefined;
  isFixed: boolean;
}

/** An announced directory: the listing status and a switch. */
export function AnnouncedDirectory({ directory, listing, isFixed }: AnnouncedDirectoryProps) {
  const { t } = useLingui();
  const id = useId();
  const [isConfirming, setIsConfirming] = useState(false);
  const { name, isConfigured, isEnabled } = directory;
  const close = () => setIsConfirming(false);
  return (
    <li aria-labelledby={id} className="grid gap-3 border-t border-border-soft px-(--card-pad) py-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <DirectoryTitle directory={directory} id={id} />
        {isConfigured && (
          <span className="ms-auto">
            <Switch
              aria-label={t`List this cast on ${name}`}
              checked={isEnabled}
              disabled={isFixed}
              onChange={() => setIsConfirming(true)}
            />
          </span>
        )}
      </div>
      <DirectoryStatusMessage directory={directory} />
      {isEnabled && isConfigured && (
        <>
          <DirectoryFacts directory={directory} />
          <DirectoryCheck directory={directory} isFixed={isFixed}>
            <Trans>Check now</Trans>
          </DirectoryCheck>
        </>
      )}
      {isConfirming &&
        (isEnabled ? (
          <DisableDirectoryDialog directory={directory} onClose={close} />
        ) : (
          <EnableDirectoryDialog directory={directory} listing={listing} onClose={close} />
        ))}
    </li>
  );
}
