import { msg } from '@lingui/core/macro';
import type { Site } from '@unmuted/api';
import { type ProductStateDisplay, siteStates } from '#/components/product-states/product-states.ts';

/** What the header says about a site, the most important first. */
export function siteStateOf({ takedown, publishAt, state, changes }: Site): ProductStateDisplay {
  if (takedown) return { status: 'failed', word: msg`Taken down` };
  if (publishAt !== null) return { status: 'pending', word: msg`Scheduled` };
  if (state === 'published' && changes !== null && changes > 0)
    return { status: 'passed', word: msg`Published with changes` };
  return siteStates[state];
}
