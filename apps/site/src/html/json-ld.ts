import type { SitePageInput } from '@unmuted/api/contract';
import { scriptJson } from '#/html/escape.ts';
import { addressIn, searchEntryOf } from '#/html/search.ts';
import { firstOf, isLink } from '#/page/content.ts';
import { logoOf, type PageContext } from '#/page/page-context.ts';

/** The station and its broadcast as search engines read them (schema.org), escaped for a script element. */
export function jsonLdOf(page: PageContext, input: SitePageInput): string {
  const { document, facts } = page;
  const { description, image } = searchEntryOf(page, input);
  const url = addressIn(input, page.language);
  const logo = logoOf(page);
  const contact = firstOf(page, 'contact');
  const links =
    firstOf(page, 'socials')
      ?.links.map(({ link }) => link)
      .filter(isLink) ?? [];
  const station = { '@id': `${input.address}#station` };
  const listenUrl = facts.source?.listenUrl ?? null;
  return scriptJson({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'RadioStation',
        ...station,
        name: document.title,
        description,
        url,
        ...(logo !== null && { logo: new URL(logo, input.address).href }),
        ...(image && { image: image.url }),
        ...(contact?.email && { email: contact.email }),
        ...(contact?.phone && { telephone: contact.phone }),
        ...(contact?.address && { address: contact.address }),
        ...(links.length > 0 && { sameAs: links }),
      },
      {
        '@type': 'RadioBroadcastService',
        name: document.title,
        broadcastDisplayName: document.title,
        url,
        inLanguage: page.language,
        broadcaster: station,
        ...(facts.source && { broadcastTimezone: facts.source.timezone }),
        ...(listenUrl !== null && {
          potentialAction: { '@type': 'ListenAction', target: listenUrl },
        }),
      },
    ],
  });
}
