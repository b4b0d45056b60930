import { Trans, useLingui } from '@lingui/react/macro';
import type { Directory, KeptListing } from '@unmuted/api';
import { Card, CardHeader } from '@unmuted/ui/card';
import { GuidedDirectory } from '#/features/cast/components/guided-directory.tsx';

export interface GuidedCardProps {
  directories: readonly Directory[];
  /** Undefined while it is not known. */
  listing: KeptListing | undefined;
  isFixed: boolean;
}

/** The directories that take a form, which a person has to send. */
export function GuidedCard({ directories, listing, isFixed }: GuidedCardProps) {
  const { t } = useLingui();
  if (directories.length === 0) return null;
  return (
    <Card asChild>
      <section aria-label={t`Directories with a form`}>
        <CardHeader
          className="pb-4"
          description={<Trans>They take nothing but their own form: copy the values into it.</Trans>}
          title={<Trans>Directories with a form</Trans>}
        />
        <ul>
          {directories.map((directory) => (
            <GuidedDirectory directory={directory} isFixed={isFixed} key={directory.id} listing={listing} />
          ))}
        </ul>
      </section>
    </Card>
  );
}
