import type { SiteSource, SkillFacts } from '@unmuted/api/contract';
import { filesPath } from '#/modules/files/public/file-name.ts';
import { type PlayedSourceDeps, readPlayedSource } from '#/modules/sites/pages/played-source.ts';
import type { SkillRow } from '#/modules/skills/skill/skill.repository.ts';

export type SkillFactsDeps = PlayedSourceDeps;

type Owned = Pick<SkillRow, 'account_id' | 'forced_url'>;

/** What a skill plays, as it is now. */
export async function readSkillFacts(
  deps: SkillFactsDeps,
  { account_id: accountId, forced_url: forcedUrl }: Owned,
  source: SiteSource | null,
): Promise<SkillFacts> {
  return {
    source: source && (await readPlayedSource(deps, accountId, source)),
    forcedUrl: forcedUrl === '' ? null : forcedUrl,
    filesUrl: new URL(`${filesPath}/`, deps.apiUrl()).href,
  };
}
