import type { SiteSection } from '@unmuted/api';
import type { PageContext } from '#/page/page-context.ts';
import { About } from '#/sections/about.tsx';
import { Apps } from '#/sections/apps.tsx';
import { Code } from '#/sections/code.tsx';
import { Contact } from '#/sections/contact.tsx';
import { Donate } from '#/sections/donate.tsx';
import { Events } from '#/sections/events.tsx';
import { FreeText } from '#/sections/free-text.tsx';
import { Gallery } from '#/sections/gallery.tsx';
import { Hero } from '#/sections/hero.tsx';
import { Place } from '#/sections/place.tsx';
import { Podcasts } from '#/sections/podcasts.tsx';
import { Presenters } from '#/sections/presenters.tsx';
import { Requests } from '#/sections/requests.tsx';
import { Schedule } from '#/sections/schedule.tsx';
import { Socials } from '#/sections/socials.tsx';
import { Songs } from '#/sections/songs.tsx';
import { Sponsors } from '#/sections/sponsors.tsx';

interface SectionProps {
  readonly page: PageContext;
  readonly section: SiteSection;
  /** Stands in the same row. */
  readonly beside?: SiteSection;
}

/** A row of the page: a section, or two that belong together. */
export function Section({ page, section, beside }: SectionProps) {
  if (section.type === 'hero') return <Hero page={page} section={section} />;
  if (section.type === 'requests') {
    return (
      <Requests page={page} section={section} {...(beside?.type === 'contact' && { contact: beside })} />
    );
  }
  if (beside?.type === 'presenters') {
    return (
      <div class="w duo">
        <Single page={page} section={section} />
        <Single page={page} section={beside} />
      </div>
    );
  }
  return (
    <div class="w">
      <Single page={page} section={section} />
    </div>
  );
}

function Single({ page, section }: Omit<SectionProps, 'beside'>) {
  switch (section.type) {
    case 'schedule':
      return <Schedule page={page} section={section} />;
    case 'songs':
      return <Songs page={page} section={section} />;
    case 'about':
      return <About page={page} section={section} />;
    case 'presenters':
      return <Presenters page={page} section={section} />;
    case 'apps':
      return <Apps page={page} section={section} />;
    case 'contact':
      return <Contact page={page} section={section} />;
    case 'podcasts':
      return <Podcasts page={page} section={section} />;
    case 'gallery':
      return <Gallery page={page} section={section} />;
    case 'events':
      return <Events page={page} section={section} />;
    case 'donate':
      return <Donate page={page} section={section} />;
    case 'sponsors':
      return <Sponsors page={page} section={section} />;
    case 'socials':
      return <Socials page={page} section={section} />;
    case 'map':
      return <Place page={page} section={section} />;
    case 'code':
      return <Code page={page} section={section} />;
    case 'text':
      return <FreeText page={page} section={section} />;
    default:
      return null;
  }
}
