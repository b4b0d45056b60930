import { isLink } from '#/page/content.ts';
import { Icon } from '#/page/icons.tsx';
import { headingOf } from '#/page/page-context.ts';
import type { SectionOf } from '#/sections/section-props.ts';
import { fill } from '#/texts/fill.ts';

const stores = { android: 'Google Play', ios: 'App Store' } as const;

export function Apps({ page, section }: SectionOf<'apps'>) {
  const { texts, facts } = page;
  return (
    <section class="sec" id={section.id}>
      <div class="sh">
        <h2 class="h">{headingOf(page, section)}</h2>
      </div>
      <ul class="apps">
        {facts.skills.map(({ name, invocationName }) => (
          <li key={`${name}${invocationName}`} class="card app ink">
            <Icon name="voice" />
            <h3>{fill(texts.alexaPhrase, { name: invocationName })}</h3>
            <p>{texts.alexaHint}</p>
          </li>
        ))}
        {facts.apps.map(({ platform, name, storeUrl }) => (
          <li key={storeUrl} class="card app">
            <Icon name="phone" />
            <h3>{texts[platform]}</h3>
            <p>{name}</p>
            {isLink(storeUrl) && (
              <a class="go" href={storeUrl} rel="noopener">
                {stores[platform]}
                <Icon name="arrow" />
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
