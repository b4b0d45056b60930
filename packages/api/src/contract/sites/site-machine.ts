import { defineStateMachine } from '#/contract/shared/state-machine.ts';
import type { SiteState } from '#/contract/sites/sites.schemas.ts';

const both = ['customer', 'admin'] as const;

/** What can be done with a site. Writing the first section moves `empty` to `draft`. */
export const siteMachine = defineStateMachine<SiteState, SiteMove>({
  moves: {
    publish: { from: ['draft', 'published', 'unpublished'], done: [], by: both },
    unpublish: { from: ['published'], done: ['unpublished'], by: both },
    discard: { from: ['published', 'unpublished'], done: [], by: both },
  },
  errors: { empty: 'site.empty', draft: 'site.not_published', unpublished: 'site.not_published' },
  setByStaff: 'site.taken_down',
});

/** An act on a site. */
export type SiteMove = 'publish' | 'unpublish' | 'discard';
