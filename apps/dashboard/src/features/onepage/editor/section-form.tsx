import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { limits, type SiteSection } from '@unmuted/api';
import type { ReactNode } from 'react';
import { lazySection } from '#/components/lazy-part/lazy-part.tsx';
import { RowsSkeleton } from '#/components/rows-skeleton/rows-skeleton.tsx';
import { useSectionEdit } from '#/features/onepage/editor/editor-context.ts';
import { FieldGroup, TextField } from '#/features/onepage/editor/fields.tsx';
import { HeroFields } from '#/features/onepage/editor/hero-fields.tsx';
import {
  EventsFields,
  PresentersFields,
  SocialsFields,
  SponsorsFields,
} from '#/features/onepage/editor/list-fields.tsx';
import { GalleryFields, MapFields } from '#/features/onepage/editor/picture-sections.tsx';
import { PodcastsFields } from '#/features/onepage/editor/podcasts-fields.tsx';
import { ScheduleFields } from '#/features/onepage/editor/schedule-fields.tsx';
import { sectionKinds } from '#/features/onepage/editor/section.messages.tsx';
import {
  AboutFields,
  AppsFields,
  ContactFields,
  DonateFields,
  RequestsFields,
  SongsFields,
  TextSectionFields,
} from '#/features/onepage/editor/simple-sections.tsx';

/** Few sites have code. */
const CodeFields = lazySection(
  async () => (await import('#/features/onepage/editor/code-fields.tsx')).CodeFields,
  <RowsSkeleton count={3} />,
);

/** The fields of one section. */
export function SectionForm({ section }: { section: SiteSection }) {
  const { i18n } = useLingui();
  const { pointer, edit } = useSectionEdit(section);
  return (
    <>
      {section.type !== 'hero' && (
        <FieldGroup>
          <TextField
            label={<Trans>Heading</Trans>}
            max={limits.siteHeading}
            onChange={(heading) => edit({ heading })}
            placeholder={i18n._(sectionKinds[section.type].name)}
            pointer={`${pointer}/heading`}
            text={section.heading}
          />
        </FieldGroup>
      )}
      {fieldsOf(section)}
    </>
  );
}

function fieldsOf(section: SiteSection): ReactNode {
  switch (section.type) {
    case 'hero':
      return <HeroFields section={section} />;
    case 'schedule':
      return <ScheduleFields section={section} />;
    case 'songs':
      return <SongsFields section={section} />;
    case 'about':
      return <AboutFields section={section} />;
    case 'presenters':
      return <PresentersFields section={section} />;
    case 'apps':
      return <AppsFields />;
    case 'requests':
      return <RequestsFields section={section} />;
    case 'contact':
      return <ContactFields section={section} />;
    case 'podcasts':
      return <PodcastsFields section={section} />;
    case 'gallery':
      return <GalleryFields section={section} />;
    case 'events':
      return <EventsFields section={section} />;
    case 'donate':
      return <DonateFields section={section} />;
    case 'sponsors':
      return <SponsorsFields section={section} />;
    case 'socials':
      return <SocialsFields section={section} />;
    case 'map':
      return <MapFields section={section} />;
    case 'code':
      return <CodeFields section={section} />;
    case 'text':
      return <TextSectionFields section={section} />;
  }
}
