import { Trans, useLingui } from '@lingui/react/macro';
import type { Directory, SavedListing } from '@unmuted/api';
import { Card, CardHeader } from '@unmuted/ui/card';
import { AnnouncedDirectory } from '#/features/cast/directories/announced-directory.tsx';

export interface AnnouncedDirectoriesCardProps {
  directories: readonly Directory[];
  /** Undefined while unknown. */
  listing: SavedListing | undefined;
  isFixed: boolean;
}

/** The directories to which the cast is announced automatically while on air. */
export function AnnouncedDirectoriesCard({ directories, listing, isFixed }: AnnouncedDirectoriesCardProps) {
  const { t } = useLingui();
  return (
    <Card asChild>
      <section aria-label={t`Automatic directories`}>
        <CardHeader
          className="pb-4"
          description={
            <Trans>
              Announced automatically while the cast is on air. “Listed” means the directory confirmed it.
            </Trans>
          }
          title={<Trans>Automatic directories</Trans>}
        />
        {directories.length === 0 ? (
          <p className="border-t border-border-soft px-(--card-pad) py-4 text-13 text-fg-muted">
            <Trans>None configured by your provider.</Trans>
          </p>
        ) : (
          <ul>
            {directories.map((directory) => (
              <AnnouncedDirectory
                directory={directory}
                isFixed={isFixed}
                key={directory.id}
                listing={listing}
              />
            ))}
          </ul>
        )}
      </section>
    </Card>
  );
}
