import { headingOf } from '#/page/page-context.ts';
import { ContactLines } from '#/sections/contact-lines.tsx';
import { MessageForm } from '#/sections/message-form.tsx';
import type { SectionOf } from '#/sections/section-props.ts';

export function Contact({ page, section }: SectionOf<'contact'>) {
  const intro = page.text(section.intro);
  return (
    <section class={`sec${section.hasForm ? ' duo ask' : ''}`} id={section.id}>
      <div>
        <h2 class="h">{headingOf(page, section)}</h2>
        {intro !== '' && <p class="intro">{intro}</p>}
        <ContactLines section={section} />
      </div>
      {section.hasForm && <MessageForm page={page} kind="contact" />}
    </section>
  );
}
