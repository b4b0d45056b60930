import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Listing, SavedListing } from '@unmuted/api';
import { SettingsSection } from '@unmuted/ui/settings-layout';
import { useToast } from '@unmuted/ui/toast';
import { EditFormCard } from '#/components/edit-form/edit-form-card.tsx';
import { useEditForm } from '#/components/edit-form/use-edit-form.ts';
import { directoryKeys, saveListing } from '#/data/directories/directories.queries.ts';
import { listing } from '#/features/cast/directories/listing.schema.ts';
import { ListingContact } from '#/features/cast/directories/listing-contact.tsx';
import { ListingIdentity } from '#/features/cast/directories/listing-identity.tsx';
import type { ListingSectionProps } from '#/features/cast/directories/listing-section.ts';
import { ListingStream } from '#/features/cast/directories/listing-stream.tsx';
import { SettingsHistory } from '#/features/cast/settings/settings-history.tsx';
import { useSettingsChanges } from '#/features/cast/settings/use-settings-changes.tsx';
import { useCastContext } from '#/features/cast/shell/cast-context.ts';
import { useCastStreams } from '#/features/cast/shell/use-cast-streams.ts';

const valuesOf = ({ version: _, streamUrl: _url, ...listing }: SavedListing): Listing => listing;

/** The listing of a cast sent to directories. */
export function ListingForm({ saved, isFixed }: { saved: SavedListing; isFixed: boolean }) {
  const { api, username } = useCastContext();
  const client = useQueryClient();
  const toasts = useToast();
  const { nameOfStream } = useCastStreams();
  const { mutateAsync } = useMutation(saveListing(api, username));
  const form = useEditForm<Listing, SavedListing>({
    name: 'listing',
    resource: saved,
    setResource: (current) => client.setQueryData(directoryKeys.listing(username), current),
    valuesOf,
    schema: listing,
    save: mutateAsync,
    onSaved: () => toasts.show({ tone: 'success', title: <Trans>The listing was saved</Trans> }),
  });
  const part: ListingSectionProps = {
    draft: form.draft,
    isFixed,
    change: form.change,
    errorOf: form.errorOf,
  };
  const settingsChanges = useSettingsChanges(form, nameOfStream);
  return (
    <EditFormCard
      {...settingsChanges}
      form={form}
      history={
        <SettingsHistory
          form={form}
          isFixed={isFixed}
          nameOfStream={nameOfStream}
          section="listing"
          version={saved.version}
        />
      }
      title={<Trans>Listing profile</Trans>}
      description={<Trans>Details sent to directories.</Trans>}
      effect={
        <Trans>Changes to name, description, genres, language and website also apply to the settings.</Trans>
      }
      isFixed={isFixed}
    >
      <SettingsSection
        title={<Trans>Identity</Trans>}
        description={<Trans>Shown in players and directories.</Trans>}
      >
        <ListingIdentity {...part} />
      </SettingsSection>
      <SettingsSection
        title={<Trans>Contact and location</Trans>}
        description={<Trans>The email address is only used for manual submissions.</Trans>}
      >
        <ListingContact {...part} />
      </SettingsSection>
      <SettingsSection title={<Trans>Stream and visibility</Trans>}>
        <ListingStream {...part} streamUrl={saved.streamUrl} wasChanged={form.isDirty} />
      </SettingsSection>
    </EditFormCard>
  );
}
