import type { SkillDocument } from '@unmuted/api/contract';
import { endpointUrlOf } from '#/modules/skills/endpoint-url.ts';
import { draftOf } from '#/modules/skills/skill/draft-of.ts';
import type { SkillRow } from '#/modules/skills/skill/skill.repository.ts';

/** States in which what was sent for review counts: the owner may write on in the draft. */
const underReview: readonly SkillRow['status'][] = ['in_review', 'processing', 'certification'];

/** What Amazon gets: the version under review, and the draft otherwise. */
export const packagedDocumentOf = (row: SkillRow): SkillDocument =>
  underReview.includes(row.status) && row.sent ? row.sent : draftOf(row);

/** The address that answers Alexa: the one that staff have set, or ours. */
export const endpointOf = (deps: Parameters<typeof endpointUrlOf>[0], { id, endpoint }: SkillRow): string =>
  endpoint === '' ? endpointUrlOf(deps, id) : endpoint;
