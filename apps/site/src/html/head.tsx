import type { Locale } from '@unmuted/api';
import type { SitePageInput } from '@unmuted/api/contract';
import { faviconOf } from '#/html/favicon.ts';
import { addressIn, type SearchEntry, searchEntryOf } from '#/html/search.ts';
import { palette } from '#/html/theme-css.ts';
import { logoOf, type PageContext } from '#/page/page-context.ts';

const openGraphLocales: Readonly<Record<Locale, string>> = {
  en: 'en_US',
  zh: 'zh_CN',
  fr: 'fr_FR',
  ja: 'ja_JP',
};

interface HeadProps {
  readonly page: PageContext;
  readonly input: SitePageInput;
}

/** The head of a page: how search engines, previews of links and home screens show it. */
export function Head({ page, input }: HeadProps) {
  const { document } = page;
  const { title, description, image } = searchEntryOf(page, input);
  const isIndexed = document.search.isIndexed && !input.isDraft;
  const canonical = addressIn(input, page.language);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {!isIndexed && <meta name="robots" content="noindex" />}
      {isIndexed && <link rel="canonical" href={canonical} />}
      {isIndexed && document.languages.length > 1 && <Alternates input={input} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={document.title} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={openGraphLocales[page.language]} />
      {image && <ShareImage image={image} />}
      <meta name="twitter:card" content={image?.size ? 'summary_large_image' : 'summary'} />
      <Appearance page={page} />
      <link rel="manifest" href={`${page.home}manifest.webmanifest`} />
    </>
  );
}

function ShareImage({ image: { url, alt, size } }: { readonly image: NonNullable<SearchEntry['image']> }) {
  return (
    <>
      <meta property="og:image" content={url} />
      {size && <meta property="og:image:width" content={String(size.width)} />}
      {size && <meta property="og:image:height" content={String(size.height)} />}
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:image" content={url} />
      <meta name="twitter:image:alt" content={alt} />
    </>
  );
}

function Alternates({ input }: Pick<HeadProps, 'input'>) {
  return (
    <>
      {input.document.languages.map((language) => (
        <link key={language} rel="alternate" hreflang={language} href={addressIn(input, language)} />
      ))}
      <link rel="alternate" hreflang="x-default" href={input.address} />
    </>
  );
}

/** The color of the browser's frame, and the icons. */
export function Appearance({ page }: Pick<HeadProps, 'page'>) {
  const { theme } = page.document;
  const schemes = theme.scheme === 'auto' ? (['light', 'dark'] as const) : ([theme.scheme] as const);
  const logo = logoOf(page);
  return (
    <>
      {schemes.map((scheme) => (
        <meta
          key={scheme}
          name="theme-color"
          content={palette(theme, scheme).background}
          media={theme.scheme === 'auto' ? `(prefers-color-scheme:${scheme})` : undefined}
        />
      ))}
      <link rel="icon" href={logo ?? faviconOf(theme)} />
      {logo !== null && <link rel="apple-touch-icon" href={logo} />}
    </>
  );
}
