import { Trans, useLingui } from '@lingui/react/macro';
import { limits, type SiteSectionOf, type SiteText } from '@unmuted/api';
import { useSectionEdit } from '#/features/onepage/editor/editor-context.ts';
import { FieldGroup, LinkField, PlainField, TextField } from '#/features/onepage/editor/fields.tsx';
import { ItemsField } from '#/features/onepage/editor/items-field.tsx';
import { PictureField } from '#/features/onepage/editor/picture-field.tsx';

export function PresentersFields({ section }: { section: SiteSectionOf<'presenters'> }) {
  const { t } = useLingui();
  const { pointer, edit } = useSectionEdit(section);
  return (
    <FieldGroup title={<Trans>People</Trans>}>
      <ItemsField
        add={{
          label: <Trans>Add a person</Trans>,
          make: () => ({ name: '', role: {}, link: '', picture: null }),
        }}
        empty={<Trans>Nobody yet. The page leaves this section out.</Trans>}
        items={section.people}
        label={t`People`}
        nameOf={({ name }, number) => name || t`Person ${number}`}
        onChange={(people) => edit({ people })}
      >
        {({ name, role, link, picture }, index, change) => (
          <>
            <PlainField
              label={<Trans>Name</Trans>}
              max={limits.siteName}
              onChange={(value) => change({ name: value })}
              pointer={`${pointer}/people/${index}/name`}
              value={name}
            />
            <TextField
              label={<Trans context="of a presenter">Role</Trans>}
              max={limits.siteName}
              onChange={(text) => change({ role: text })}
              pointer={`${pointer}/people/${index}/role`}
              text={role}
            />
            <LinkField
              onChange={(value) => change({ link: value })}
              pointer={`${pointer}/people/${index}/link`}
              value={link}
            />
            <PictureField
              label={<Trans>Picture</Trans>}
              onChange={(value) => change({ picture: value })}
              picture={picture}
              place="presenter"
              pointer={`${pointer}/people/${index}/picture`}
            />
          </>
        )}
      </ItemsField>
    </FieldGroup>
  );
}

export function EventsFields({ section }: { section: SiteSectionOf<'events'> }) {
  const { t } = useLingui();
  const { pointer, edit } = useSectionEdit(section);
  const noText: SiteText = {};
  const today = new Date().toISOString().slice(0, 10);
  return (
    <FieldGroup title={<Trans>Events</Trans>}>
      <ItemsField
        add={{
          label: <Trans>Add an event</Trans>,
          make: () => ({ name: noText, date: today, time: '', place: '', link: '' }),
        }}
        empty={<Trans>No event yet. The page leaves this section out.</Trans>}
        items={section.events}
        label={t`Events`}
        nameOf={({ name }, number) => Object.values(name)[0] || t`Event ${number}`}
        onChange={(events) => edit({ events })}
      >
        {({ name, date, time, place, link }, index, change) => (
          <>
            <TextField
              label={<Trans>Name</Trans>}
              max={limits.siteName}
              onChange={(text) => change({ name: text })}
              pointer={`${pointer}/events/${index}/name`}
              text={name}
            />
            <div className="grid grid-cols-2 gap-3">
              <PlainField
                label={<Trans>Day</Trans>}
                onChange={(value) => change({ date: value })}
                pointer={`${pointer}/events/${index}/date`}
                type="date"
                value={date}
              />
              <PlainField
                label={<Trans>Time</Trans>}
                onChange={(value) => change({ time: value })}
                pointer={`${pointer}/events/${index}/time`}
                type="time"
                value={time}
              />
            </div>
            <PlainField
              label={<Trans context="of an event">Place</Trans>}
              max={limits.siteName}
              onChange={(value) => change({ place: value })}
              pointer={`${pointer}/events/${index}/place`}
              value={place}
            />
            <LinkField
              onChange={(value) => change({ link: value })}
              pointer={`${pointer}/events/${index}/link`}
              value={link}
            />
          </>
        )}
      </ItemsField>
    </FieldGroup>
  );
}

export function SponsorsFields({ section }: { section: SiteSectionOf<'sponsors'> }) {
  const { t } = useLingui();
  const { pointer, edit } = useSectionEdit(section);
  return (
    <FieldGroup title={<Trans>Sponsors</Trans>}>
      <ItemsField
        add={{ label: <Trans>Add a sponsor</Trans>, make: () => ({ name: '', link: '', picture: null }) }}
        empty={<Trans>No sponsor yet. The page leaves this section out.</Trans>}
        items={section.sponsors}
        label={t`Sponsors`}
        nameOf={({ name }, number) => name || t`Sponsor ${number}`}
        onChange={(sponsors) => edit({ sponsors })}
      >
        {({ name, link, picture }, index, change) => (
          <>
            <PlainField
              label={<Trans>Name</Trans>}
              max={limits.siteName}
              onChange={(value) => change({ name: value })}
              pointer={`${pointer}/sponsors/${index}/name`}
              value={name}
            />
            <LinkField
              onChange={(value) => change({ link: value })}
              pointer={`${pointer}/sponsors/${index}/link`}
              value={link}
            />
            <PictureField
              label={<Trans>Logo</Trans>}
              onChange={(value) => change({ picture: value })}
              picture={picture}
              place="sponsor"
              pointer={`${pointer}/sponsors/${index}/picture`}
            />
          </>
        )}
      </ItemsField>
    </FieldGroup>
  );
}

export function SocialsFields({ section }: { section: SiteSectionOf<'socials'> }) {
  const { t } = useLingui();
  const { pointer, edit } = useSectionEdit(section);
  return (
    <FieldGroup title={<Trans>Links</Trans>}>
      <ItemsField
        add={{ label: <Trans>Add a link</Trans>, make: () => ({ link: '', label: '' }) }}
        empty={<Trans>No link yet. The page leaves this section out.</Trans>}
        items={section.links}
        label={t`Links`}
        nameOf={({ label, link }, number) => label || link || t`Link ${number}`}
        onChange={(links) => edit({ links })}
      >
        {({ link, label }, index, change) => (
          <>
            <LinkField
              hint={<Trans>The icon follows from the address.</Trans>}
              onChange={(value) => change({ link: value })}
              pointer={`${pointer}/links/${index}/link`}
              value={link}
            />
            <PlainField
              hint={<Trans>Empty: the name of the service</Trans>}
              label={<Trans>Name</Trans>}
              max={limits.siteName}
              onChange={(value) => change({ label: value })}
              pointer={`${pointer}/links/${index}/label`}
              value={label}
            />
          </>
        )}
      </ItemsField>
    </FieldGroup>
  );
}
