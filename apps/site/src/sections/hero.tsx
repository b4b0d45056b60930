import type { SiteSectionOf } from '@unmuted/api';
import { Header } from '#/page/header.tsx';
import { headingOf, type PageContext } from '#/page/page-context.ts';
import { Picture } from '#/page/picture.tsx';
import { PlayerCard } from '#/page/player-card.tsx';
import { Scene } from '#/page/scene.tsx';

interface HeroProps {
  readonly page: PageContext;
  readonly section: SiteSectionOf<'hero'>;
}

/** Characters from which a name is set smaller. */
const longName = 14;
const veryLongName = 26;

export function Hero({ page, section }: HeroProps) {
  const name = headingOf(page, section);
  const tagline = page.text(section.tagline);
  const size = name.length > veryLongName ? ' longer' : name.length > longName ? ' long' : '';
  return (
    <>
      <div class="hero" id={section.id}>
        {section.picture === null ? (
          <Scene drawing={section.drawing} />
        ) : (
          <Picture class="scene photo" page={page} picture={section.picture} isFirst />
        )}
        <Header page={page} />
        <div class="w">
          <div class="hello">
            <p class="eye" data-eye>
              <i aria-hidden="true" />
              <span>{page.texts.live.liveRadio}</span>
            </p>
            <h1 class={`name${size}`}>{name}</h1>
            {tagline !== '' && <p class="tag">{tagline}</p>}
          </div>
        </div>
      </div>
      <PlayerCard page={page} section={section} />
    </>
  );
}
