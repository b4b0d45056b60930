import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { Directory, SavedListing } from '@unmuted/api';
import { AlertDialog } from '@unmuted/ui/alert-dialog';
import { DescriptionItem, DescriptionList } from '@unmuted/ui/description-list';
import { useToast } from '@unmuted/ui/toast';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { turnDirectory } from '#/data/directories/directories.queries.ts';
import { useCastContext, useCastLive } from '#/features/cast/shell/cast-context.ts';

export interface EnableDirectoryDialogProps {
  directory: Pick<Directory, 'id' | 'name'>;
  /** Undefined while unknown. */
  listing: SavedListing | undefined;
  onClose: () => void;
}

/** Confirms turning on a directory and shows the published data. */
export function EnableDirectoryDialog({ directory, listing, onClose }: EnableDirectoryDialogProps) {
  const { api, username } = useCastContext();
  const { mutateAsync } = useMutation(turnDirectory(api, username));
  const toasts = useToast();
  const name = <bdi>{directory.name}</bdi>;
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      tone="primary"
      title={<Trans>List this cast on {name}?</Trans>}
      description={
        <Trans>
          While the cast is on air and its listing is public, {name} receives and publishes the following:
        </Trans>
      }
      action={<Trans>Turn on</Trans>}
      onConfirm={async () => {
        await mutateAsync({ id: directory.id, on: true });
        toasts.show({ tone: 'success', title: <Trans>{name} listing turned on</Trans> });
      }}
      renderError={(reason) => <CallFailure reason={reason} />}
    >
      <Published listing={listing} />
    </AlertDialog>
  );
}

function Published({ listing }: Pick<EnableDirectoryDialogProps, 'listing'>) {
  const { overview } = useCastLive();
  const listeners = overview?.now.listeners ?? null;
  const open = <Trans>As saved in the listing profile</Trans>;
  const nothing = <span className="text-fg-muted">–</span>;
  const shown = (value: string | null) => (value ? <bdi className="wrap-anywhere">{value}</bdi> : nothing);
  return (
    <>
      <DescriptionList className="text-13">
        <DescriptionItem term={<Trans>Name</Trans>}>{listing ? shown(listing.name) : open}</DescriptionItem>
        <DescriptionItem term={<Trans>Genres</Trans>}>
          {listing ? shown(listing.genres.join(', ')) : open}
        </DescriptionItem>
        <DescriptionItem term={<Trans>Website</Trans>}>
          {listing ? shown(listing.website) : open}
        </DescriptionItem>
        <DescriptionItem term={<Trans>Stream address</Trans>}>
          {listing ? shown(listing.streamUrl) : open}
        </DescriptionItem>
        <DescriptionItem term={<Trans>Listeners</Trans>}>
          {listeners === null ? (
            <Trans>the listener count, updated regularly</Trans>
          ) : (
            <Trans>the listener count, updated regularly; {listeners} now</Trans>
          )}
        </DescriptionItem>
      </DescriptionList>
      <p className="mt-3 text-13 text-fg-muted">
        <Trans>Also the description, stream format and current title.</Trans>
      </p>
    </>
  );
}
