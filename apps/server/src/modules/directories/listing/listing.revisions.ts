import { ownListing } from '@unmuted/api/contract';
import { type ListingDeps, readListing, saveListing } from '#/modules/directories/listing/listing.service.ts';
import { defineRevisions, type RevisedSection } from '#/platform/revisions/define-revisions.ts';

/** Name, description, genres, language and website are in the history of the general settings. */
export function listingRevisions(deps: ListingDeps): RevisedSection {
  return defineRevisions({
    objectType: 'cast',
    section: 'listing',
    schema: ownListing,
    save: async (act, { name, values, version, revision }) => {
      const {
        name: title,
        description,
        genres,
        language,
        website,
      } = await readListing(deps, act.scope, name);
      const wanted = { name: title, description, genres, language, website, ...values };
      return saveListing(deps, act, name, { wanted, version, restores: revision });
    },
  });
}
