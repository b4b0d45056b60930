import type { castRoutes } from '@unmuted/api/contract';
import { type ListingDeps, readListing, saveListing } from '#/modules/directories/listing/listing.service.ts';
import type { Handlers } from '#/platform/http/register-route.ts';

type Routes = Pick<typeof castRoutes, 'getListing' | 'updateListing'>;

export function listingHandlers(deps: ListingDeps): Handlers<Routes> {
  return {
    getListing: ({ session, params }) => readListing(deps, session.scope, params.username),
    updateListing: ({ session: { scope }, caller, params, body, version }) =>
      saveListing(deps, { scope, caller }, params.username, { wanted: body, version }),
  };
}
