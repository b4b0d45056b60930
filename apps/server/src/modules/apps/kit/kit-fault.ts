import { checkListing, checkPackageId } from '@unmuted/api/contract';
import type { KitInput } from '#/modules/apps/kit/kit-input.ts';

/** What keeps an app from being built; `field` is a field of the document or of a listing. */
export interface KitProblem {
  readonly code: 'package_id' | 'icon' | 'picture' | 'too_long' | 'too_many' | 'streams';
  readonly field: string;
  /** The language of a listing. */
  readonly language?: string;
}

/** An app that cannot be built as it is. */
export class KitFault extends Error {
  readonly problems: readonly KitProblem[];

  constructor(problems: readonly KitProblem[], options?: ErrorOptions) {
    const list = problems.map(({ code, field }) => `${code} ${field}`).join(', ');
    super(`the kit cannot be built: ${list}`, options);
    this.name = 'KitFault';
    this.problems = problems;
  }
}

/**
 * What would make a useless build: no address to play, an id or a text that the store of the platform refuses, a picture
 * whose file is missing. Nothing is shortened in silence.
 */
export function kitProblemsOf({ app, config, pictures }: KitInput): KitProblem[] {
  const { document, platform } = app;
  const problems: KitProblem[] = [];
  if (checkPackageId(platform, document.packageId) !== null)
    problems.push({ code: 'package_id', field: 'packageId' });
  if (document.icon === null || !pictures.has(document.icon)) problems.push({ code: 'icon', field: 'icon' });
  if (config.streams.length === 0) problems.push({ code: 'streams', field: 'source' });
  const store = platform === 'android' ? 'google' : 'apple';
  for (const listing of document.listings) {
    const { language } = listing;
    for (const issue of checkListing(listing, platform)) {
      if (issue.store !== store || issue.level !== 'error') continue;
      if (issue.code === 'long' || issue.code === 'bytes')
        problems.push({ code: 'too_long', field: issue.field, language });
      if (issue.code === 'many') problems.push({ code: 'too_many', field: issue.field, language });
    }
    for (const field of ['phone', 'tablet'] as const)
      if (listing[field].some((name) => !pictures.has(name)))
        problems.push({ code: 'picture', field, language });
    if (platform === 'android' && listing.featureGraphic !== null && !pictures.has(listing.featureGraphic))
      problems.push({ code: 'picture', field: 'featureGraphic', language });
  }
  return problems;
}
