import type { SiteSectionOf } from '@unmuted/api';
import { Icon } from '#/page/icons.tsx';
import type { PageContext } from '#/page/page-context.ts';
import { fill } from '#/texts/fill.ts';

interface PlayerCardProps {
  readonly page: PageContext;
  readonly section: SiteSectionOf<'hero'>;
}

/**
 * The player. Without the script it is the browser's own; the script shows the controls and fills in what plays. Both
 * have the same height, so that nothing moves.
 */
export function PlayerCard({ page, section }: PlayerCardProps) {
  const { texts, facts, document } = page;
  const listenUrl = facts.source?.listenUrl ?? null;
  return (
    <section class="w play" aria-label={texts.player}>
      <div class={`card pl${section.showsCover ? ' has-cover' : ''}`} data-player data-state="idle">
        {section.showsCover && (
          <span class="cov c0">
            <img data-cover alt="" hidden width="512" height="512" />
          </span>
        )}
        <div class="np">
          <p class="k">
            <span data-caption>{listenUrl === null ? texts.live.unplayable : texts.live.liveRadio}</span>
            <span data-listeners />
          </p>
          <p class="ti" data-title>
            {document.title}
          </p>
          <p class="ar" data-artist />
          {listenUrl !== null && !page.isPreview && (
            // biome-ignore lint/a11y/useMediaCaption: A live stream has no captions.
            <audio controls preload="none" src={listenUrl} aria-label={document.title} />
          )}
          <div class="prog" data-progress hidden>
            <span />
            <progress max="100" value="0" aria-label={texts.programme} />
            <span />
          </div>
        </div>
        {listenUrl !== null && (
          <div class="ctl">
            <div class="vol" data-volume>
              <button class="ic" type="button" data-mute aria-label={texts.live.mute}>
                <Icon name="volume" />
                <Icon name="muted" />
              </button>
              <input type="range" min="0" max="100" step="5" aria-label={texts.volume} />
            </div>
            <button
              class="big"
              type="button"
              data-toggle
              aria-label={fill(texts.live.play, { name: document.title })}
            >
              <Icon name="play" />
              <Icon name="stop" />
            </button>
          </div>
        )}
        <p class="vh" role="status" data-status />
      </div>
    </section>
  );
}
