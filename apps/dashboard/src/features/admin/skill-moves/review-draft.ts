import type { ApiClients, StaffSkill } from '@unmuted/api';
import type { SkillLocale } from '@unmuted/api/contract';
import type { ReviewDraft as DraftOf, ReviewComment } from '#/features/admin/review/review-draft.ts';

/** What staff are about to say to the owner of a skill. */
export type ReviewDraft = DraftOf<SkillLocale>;

/** A comment that is about to be made. */
export type DraftComment = ReviewComment<SkillLocale>;

/** A move that leaves the owner with something to do. */
export type ReasonedMove = 'request_changes' | 'reject' | 'suspend';

export interface OpenMoveProps {
  api: ApiClients;
  skill: StaffSkill;
  onClose: () => void;
}
