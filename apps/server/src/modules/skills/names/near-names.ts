import {
  type SkillDocument,
  type SkillLocale,
  type SkillNearName,
  skillLocales,
} from '@unmuted/api/contract';
import { famousStationsOf } from '#/modules/skills/names/famous-stations.ts';
import { listSpokenNames, type SpokenName } from '#/modules/skills/names/spoken-names.repository.ts';
import { nearestNames } from '#/modules/skills/names/spoken-similarity.ts';
import { requireSkillRow } from '#/modules/skills/skill/change-skill.ts';
import type { Scope } from '#/platform/auth/scope.ts';
import type { Db } from '#/platform/db/schema.ts';

interface Wanted {
  readonly name: string;
  readonly locale: SkillLocale;
}

/** Below this score nobody takes one name for the other. */
const leastScore = 0.5;

/** The names that sound most like the invocation names of a document, by locale. */
export async function findNearOfSkill(
  db: Db,
  scope: Scope,
  id: string,
  { voices }: SkillDocument,
): Promise<SkillNearName[]> {
  await requireSkillRow({ db }, scope, id);
  const wanted = voices.flatMap(({ locale, invocationName: name }) =>
    name === '' ? [] : [{ name, locale }],
  );
  return findNearNames(db, scope, wanted, id);
}

/** The names nearest to each of the names, without those of the skill itself. */
export async function findNearNames(
  db: Db,
  scope: Scope,
  wanted: readonly Wanted[],
  own?: string,
): Promise<SkillNearName[]> {
  const spoken = (await listSpokenNames(db, scope)).filter(({ id }) => id !== own);
  return wanted.flatMap(({ name, locale }) =>
    nearestNames(name, locale, candidatesOf(spoken, locale)).flatMap(({ candidate, score }) =>
      score < leastScore
        ? []
        : [{ locale, name: candidate.name, kind: candidate.kind, score: Math.round(score * 100) / 100 }],
    ),
  );
}

/** Listeners of a locale hear the skills and the stations of its language. */
function candidatesOf(spoken: readonly SpokenName[], locale: SkillLocale) {
  const language = locale.slice(0, 2);
  const skills = new Set(spoken.flatMap((each) => (each.locale.startsWith(language) ? [each.name] : [])));
  return [
    ...[...skills].map((name) => ({ name, kind: 'skill' as const })),
    ...famousStationsOf(locale).map(({ name }) => ({ name, kind: 'station' as const })),
  ];
}

/** From here on a search finds a name by its sound. */
const foundFrom = 0.8;

/** The ids of the skills whose invocation names sound like what staff search for, in any locale. */
export async function findSoundingLike(db: Db, scope: Scope, search: string): Promise<string[]> {
  const spoken = await listSpokenNames(db, scope);
  const found = skillLocales.flatMap((locale) =>
    nearestNames(
      search,
      locale,
      spoken.filter((each) => each.locale === locale),
    ),
  );
  return [...new Set(found.flatMap(({ candidate, score }) => (score < foundFrom ? [] : [candidate.id])))];
}
