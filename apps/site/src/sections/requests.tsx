import type { SiteSectionOf } from '@unmuted/api';
import { headingOf } from '#/page/page-context.ts';
import { ContactLines } from '#/sections/contact-lines.tsx';
import { MessageForm } from '#/sections/message-form.tsx';
import type { SectionOf } from '#/sections/section-props.ts';

interface RequestsProps extends SectionOf<'requests'> {
  /** The section after this one, if it has no form: how to reach the station, beside the form. */
  readonly contact?: SiteSectionOf<'contact'>;
}

export function Requests({ page, section, contact }: RequestsProps) {
  const intro = page.text(section.intro);
  const contactIntro = contact ? page.text(contact.intro) : '';
  return (
    <section class="w sec duo ask" id={section.id}>
      <div>
        <h2 class="h">{headingOf(page, section)}</h2>
        {intro !== '' && <p class="intro">{intro}</p>}
        {contact && (
          <section id={contact.id}>
            <h3 class={page.text(contact.heading) === '' ? 'vh' : ''}>{headingOf(page, contact)}</h3>
            {contactIntro !== '' && <p class="intro">{contactIntro}</p>}
            <ContactLines section={contact} />
          </section>
        )}
      </div>
      <MessageForm page={page} kind="request" hasDedication={section.hasDedication} />
    </section>
  );
}
