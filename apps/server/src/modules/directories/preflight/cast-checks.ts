import type { Directory } from '@unmuted/api/contract';
import { readIntervals } from '#/modules/casts/on-air/intervals.ts';
import { totalsOf } from '#/modules/casts/on-air/on-air-spans.ts';
import type { Standing } from '#/modules/directories/directories/directory-context.repository.ts';
import type { DirectoryConfig } from '#/modules/directories/directories/directory-registry.ts';
import { fail, ok, type Seen, type Seens, unknown, warn } from '#/modules/directories/preflight/evaluate.ts';
import { readRules } from '#/modules/listeners/policies/policies.repository.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Db } from '#/platform/db/schema.ts';

const weekMs = 7 * 24 * 60 * 60_000;
/** Weekly on-air share in percent that counts as continuous, and the lower limit of a warning. */
const share = { always: 99, often: 95 };

interface CastCheckInput {
  readonly scope: Scope;
  readonly standing: Standing;
  readonly streamUrl: string | null;
  readonly now: Date;
}

/** Checks that need no connection to the stream. */
export async function castChecks(
  { db, directories }: { readonly db: Db; readonly directories: readonly DirectoryConfig[] },
  request: CastCheckInput,
): Promise<Seens> {
  return {
    on_air_share: await onAirShare(db, request),
    open_everywhere: await openEverywhere(db, request),
    public: request.standing.is_public ? ok() : fail('turned_off'),
    listing: filled(request, directories),
  };
}

/** From the on-air history: without unobserved hours, suspensions and the time before the first source. */
async function onAirShare(db: Db, { scope, standing, now }: CastCheckInput): Promise<Seen> {
  const from = new Date(now.getTime() - weekMs);
  const { spans } = await readIntervals(db, scope, standing.cast_id, { from, to: now, now });
  const { onAirS, offAirS } = totalsOf(spans);
  const knownS = onAirS + offAirS;
  const knownHours = Math.round(knownS / 360) / 10;
  if (knownS < 3_600) return unknown('not_known', { knownHours });
  const sharePercent = Math.floor((onAirS / knownS) * 1_000) / 10;
  const facts = { sharePercent, knownHours };
  if (sharePercent >= share.always) return ok(facts);
  return (sharePercent >= share.often ? warn : fail)('too_little', facts);
}

/** Directories do not know country rules, so they send listeners who are then rejected. */
async function openEverywhere(db: Db, { standing }: CastCheckInput): Promise<Seen> {
  const rules = await readRules(db, standing.cast_id);
  const isOpen = !rules.enabled || (rules.mode === 'deny' && rules.countries.length === 0);
  return isOpen ? ok() : warn('restricted', { countries: rules.countries.length });
}

function filled({ standing, streamUrl }: CastCheckInput, directories: readonly DirectoryConfig[]): Seen {
  const values: Readonly<Record<Directory['formFields'][number], unknown>> = {
    name: standing.name,
    slogan: standing.slogan,
    description: standing.description,
    genres: standing.genres.join(),
    language: standing.language,
    country: standing.country,
    website: standing.website,
    streamUrl,
    contactEmail: standing.contact_email,
  };
  const isMissing = (field: Directory['formFields'][number]) => !values[field];
  const failsFor = directories.filter(({ requires }) => requires.some(isMissing));
  if (failsFor.length === 0) return ok();
  const missing = [...new Set(failsFor.flatMap(({ requires }) => requires.filter(isMissing)))];
  return { ...fail('missing', { missing }), failsFor };
}
