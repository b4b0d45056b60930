import { siteCodeSandbox } from '@unmuted/api';
import { headingOf } from '#/page/page-context.ts';
import { CodePreview } from '#/preview/code-preview.tsx';
import type { SectionOf } from '#/sections/section-props.ts';

/** Code of the owner. It is never part of the page: its document is served with a policy of its own. */
export function Code({ page, section }: SectionOf<'code'>) {
  const { id, html, heightPx } = section;
  const heading = headingOf(page, section);
  const frame = { title: heading || page.texts.code, height: heightPx, sandbox: siteCodeSandbox };
  return (
    <section class="sec" id={id}>
      {heading !== '' && <h2 class="h">{heading}</h2>}
      {page.isPreview ? (
        <CodePreview {...frame} html={html} />
      ) : (
        <iframe {...frame} loading="lazy" src={`${page.codePath}${id}`} />
      )}
    </section>
  );
}
