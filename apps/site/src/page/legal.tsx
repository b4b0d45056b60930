import { Footer } from '#/page/footer.tsx';
import { Logo } from '#/page/logo.tsx';
import { Markdown } from '#/page/markdown.tsx';
import type { PageContext } from '#/page/page-context.ts';
import { fill } from '#/texts/fill.ts';

interface LegalProps {
  readonly page: PageContext;
  readonly kind: 'privacy' | 'imprint';
}

/** The privacy notice or the imprint, one folder below the page in the same language. */
export function Legal({ page, kind }: LegalProps) {
  const { document, text, texts } = page;
  const below: PageContext = { ...page, here: '../', home: page.home === './' ? '../' : '../../' };
  const back = below.here;
  return (
    <div id="top">
      <header class="top w">
        <Logo page={page} href={back} />
      </header>
      <main class="w legal">
        <h1 class="name">{texts[kind]}</h1>
        <Markdown source={text(document[kind])} below={1} />
        <p>
          <a href={back}>{fill(texts.back, { name: document.title })}</a>
        </p>
      </main>
      <Footer page={below} />
    </div>
  );
}
