import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { KeptListing, Listing } from '@unmuted/api';
import { SettingsSection } from '@unmuted/ui/settings-layout';
import { useToast } from '@unmuted/ui/toast';
import { directoryKeys, saveListing } from '#/data/directories/directories.queries.ts';
import { validateListing } from '#/features/cast/directories/listing.schema.ts';
import { ListingContact } from '#/features/cast/directories/listing-contact.tsx';
import { ListingIdentity } from '#/features/cast/directories/listing-identity.tsx';
import type { ListingSectionProps } from '#/features/cast/directories/listing-section.ts';
import { ListingStream } from '#/features/cast/directories/listing-stream.tsx';
import { useCastContext } from '#/features/cast/shell/cast-context.ts';
import { SectionFrame } from '#/features/cast/shell/section-frame.tsx';
import { useCastStreams } from '#/features/cast/shell/use-cast-streams.ts';
import { useSectionForm } from '#/features/cast/shell/use-section-form.ts';

const listingOf = ({ version: _, streamUrl: _url, ...listing }: KeptListing): Listing => listing;

/** What directories are told of a cast. */
export function ListingForm({ kept, isFixed }: { kept: KeptListing; isFixed: boolean }) {
  const { api, username } = useCastContext();
  const toasts = useToast();
  const { nameOfStream } = useCastStreams();
  const { mutateAsync } = useMutation(saveListing(api, username));
  const form = useSectionForm<Listing, KeptListing>({
    kept,
    queryKey: directoryKeys.listing(username),
    settingsOf: listingOf,
    validate: validateListing,
    send: mutateAsync,
    onSaved: () => toasts.show({ tone: 'success', title: <Trans>The listing was saved</Trans> }),
  });
  const part: ListingSectionProps = {
    draft: form.draft,
    isFixed,
    change: form.change,
    errorOf: form.errorOf,
  };
  return (
    <SectionFrame
      form={form}
      title={<Trans>Listing profile</Trans>}
      description={<Trans>Details sent to directories.</Trans>}
      effect={
        <Trans>Changes to name, description, genres, language and website also apply to the settings.</Trans>
      }
      isFixed={isFixed}
      nameOfStream={nameOfStream}
      onSave={() => void form.save()}
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
        <ListingStream {...part} streamUrl={kept.streamUrl} wasChanged={form.isChanged} />
      </SettingsSection>
    </SectionFrame>
  );
}
