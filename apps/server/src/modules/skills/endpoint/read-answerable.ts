import type { SkillDocument } from '@unmuted/api/contract';
import type { AnswerableSkill, OnAir, SpokenTexts } from '#/modules/skills/endpoint/answerable-skill.ts';
import { draftOf } from '#/modules/skills/skill/draft-of.ts';
import type { SkillRow } from '#/modules/skills/skill/skill.repository.ts';
import { readSkillFacts, type SkillFactsDeps } from '#/modules/skills/skill/skill-facts.ts';

/** A skill as it is answered now. */
export interface Answerable {
  readonly skill: AnswerableSkill;
  readonly onAir: OnAir;
}

/**
 * What the endpoint needs of a skill. Spoken texts, and the stream, are those of the draft: Amazon does not certify what our
 * endpoint says, so that a correction is heard at once.
 */
export async function readAnswerable(
  deps: SkillFactsDeps,
  row: SkillRow,
  document: SkillDocument = draftOf(row),
): Promise<Answerable> {
  const { source, forcedUrl, filesUrl } = await readSkillFacts(deps, row, document.source);
  const backup = document.backupUrl === '' ? null : document.backupUrl;
  const main = forcedUrl ?? source?.listenUrl ?? null;
  // Whether another stream than the source is on air is not known: Alexa tries it.
  const isOnAir = forcedUrl !== null || (source !== null && (source.isOnAir || backup !== null));
  return {
    skill: {
      id: row.id,
      name: source?.name ?? document.name,
      isSuspended: row.status === 'suspended',
      voices: Object.fromEntries(
        document.voices.map(({ locale, welcome, nowPlaying, offAir, help, error }): [string, SpokenTexts] => [
          locale,
          { welcome, nowPlaying, offAir, help, error },
        ]),
      ),
      streams: { main, backup },
      artUrl: document.icon === null ? (source?.logoUrl ?? null) : `${filesUrl}${document.icon}`,
    },
    onAir: { isOnAir, title: source?.title ?? null, artist: source?.artist ?? null },
  };
}
