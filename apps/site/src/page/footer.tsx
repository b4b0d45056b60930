import { type PageContext, pageIn } from '#/page/page-context.ts';
import { languageNames } from '#/texts/texts.ts';

export function Footer({ page }: { readonly page: PageContext }) {
  const { document, texts, text, here, language } = page;
  return (
    <footer class="foot">
      <div class="w">
        <span>© {document.title}</span>
        {(['privacy', 'imprint'] as const).map(
          (kind) =>
            text(document[kind]) !== '' && (
              <a key={kind} href={`${here}${kind}/`}>
                {texts[kind]}
              </a>
            ),
        )}
        {document.languages.length > 1 && (
          <nav class="langs" aria-label={texts.languages}>
            {document.languages.map((other) => (
              <a
                key={other}
                href={pageIn(page, other)}
                lang={other}
                hreflang={other}
                aria-current={other === language ? 'page' : undefined}
              >
                {languageNames[other]}
              </a>
            ))}
          </nav>
        )}
      </div>
    </footer>
  );
}
