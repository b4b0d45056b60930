import type { ApiClients, StaffApp } from '@unmuted/api';
import type { AppLanguageCode } from '@unmuted/api/contract';
import type { ReviewDraft as DraftOf, ReviewComment } from '#/features/admin/review/review-draft.ts';

/** What staff are about to say to the owner of an app. */
export type ReviewDraft = DraftOf<AppLanguageCode>;

/** A comment that is about to be made. */
export type DraftComment = ReviewComment<AppLanguageCode>;

/** A move that leaves the owner with a reason. */
export type ReasonedMove = 'request_changes' | 'reject' | 'remove' | 'hold';

export interface OpenMoveProps {
  api: ApiClients;
  app: StaffApp;
  onClose: () => void;
}
