import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ApiClients } from '@unmuted/api';
import { type StaffAppAddress, staffAppQuery } from '#/data/apps/staff-apps.queries.ts';
import { ConfirmMove } from '#/features/admin/app-moves/confirm-move.tsx';
import type { StaffMove } from '#/features/admin/app-moves/moves.ts';
import { ReasonMove } from '#/features/admin/app-moves/reason-move.tsx';
import type { ReasonedMove, ReviewDraft } from '#/features/admin/app-moves/review-draft.ts';
import { MoveLoader } from '#/features/admin/review/move-loader.tsx';

export interface MoveDialogProps extends StaffAppAddress {
  api: ApiClients;
  move: StaffMove;
  onClose: () => void;
  /** Comments that were written before the dialog was opened, and where they are kept if it is closed. */
  draft?: ReviewDraft | undefined;
  onDraft?: ((draft: ReviewDraft) => void) | undefined;
}

/** Confirms a move of an app, with its reason where one is needed. Reads the app for its current version. */
export function MoveDialog({ api, platform, id, move, onClose, draft, onDraft }: MoveDialogProps) {
  const query = useQuery(staffAppQuery(api, { platform, id }));
  return (
    <MoveLoader
      failedTitle={<Trans>Couldn’t load the app</Trans>}
      onClose={onClose}
      query={query}
      title={<Trans>Mobile app</Trans>}
    >
      {(app) =>
        needsReason(move) ? (
          <ReasonMove api={api} app={app} draft={draft} move={move} onClose={onClose} onDraft={onDraft} />
        ) : (
          <ConfirmMove api={api} app={app} move={move} onClose={onClose} />
        )
      }
    </MoveLoader>
  );
}

const reasoned: readonly StaffMove[] = ['request_changes', 'reject', 'remove', 'hold'];
const needsReason = (move: StaffMove): move is ReasonedMove => reasoned.includes(move);
