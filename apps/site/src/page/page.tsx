import { Fragment } from 'preact';
import { firstOf, sectionsOf } from '#/page/content.ts';
import { Footer } from '#/page/footer.tsx';
import { Header } from '#/page/header.tsx';
import type { PageContext } from '#/page/page-context.ts';
import { rowsOf } from '#/sections/rows.ts';
import { Section } from '#/sections/section.tsx';

/** The whole page, the same on the server and in the preview. */
export function Page({ page }: { readonly page: PageContext }) {
  const { texts, document } = page;
  const rows = rowsOf(sectionsOf(page));
  return (
    <div id="top">
      <a class="skip" href="#main">
        {texts.skip}
      </a>
      {page.isDraft && !page.isPreview && <p class="draft">{texts.draft}</p>}
      {firstOf(page, 'hero') === undefined && <Header page={page} />}
      <main id="main" tabIndex={-1}>
        {firstOf(page, 'hero') === undefined && <h1 class="w name lone">{document.title}</h1>}
        {rows.map(([first, second]) => (
          <Fragment key={first.id}>
            <Section page={page} section={first} {...(second && { beside: second })} />
          </Fragment>
        ))}
      </main>
      <Footer page={page} />
    </div>
  );
}
