import { Trans, useLingui } from '@lingui/react/macro';
import type { Directory, SavedListing } from '@unmuted/api';
import { Card, CardHeader } from '@unmuted/ui/card';
import { ManualDirectory } from '#/features/cast/directories/manual-directory.tsx';

export interface ManualDirectoriesCardProps {
  directories: readonly Directory[];
  /** Undefined while unknown. */
  listing: SavedListing | undefined;
  isFixed: boolean;
}

/** Directories that require manual submission of a form. */
export function ManualDirectoriesCard({ directories, listing, isFixed }: ManualDirectoriesCardProps) {
  const { t } = useLingui();
  if (directories.length === 0) return null;
  return (
    <Card asChild>
      <section aria-label={t`Directories with manual submission`}>
        <CardHeader
          className="pb-4"
          description={<Trans>These directories only accept their own form. Copy the values into it.</Trans>}
          title={<Trans>Directories with manual submission</Trans>}
        />
        <ul>
          {directories.map((directory) => (
            <ManualDirectory directory={directory} isFixed={isFixed} key={directory.id} listing={listing} />
          ))}
        </ul>
      </section>
    </Card>
  );
}
