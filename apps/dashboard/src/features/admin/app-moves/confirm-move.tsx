import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { Alert } from '@unmuted/ui/alert';
import type { ReactNode } from 'react';
import { appStates, storeNames } from '#/components/product-states/product-states.ts';
import { moveTexts } from '#/features/admin/app-moves/move.messages.ts';
import { movesIn, type StaffMove } from '#/features/admin/app-moves/moves.ts';
import type { OpenMoveProps, ReasonedMove } from '#/features/admin/app-moves/review-draft.ts';
import { useMove } from '#/features/admin/app-moves/use-move.ts';
import { ConfirmMoveDialog } from '#/features/admin/review/confirm-move-dialog.tsx';
import { OutdatedAlert } from '#/features/admin/review/outdated-alert.tsx';

type PlainMove = Exclude<StaffMove, ReasonedMove>;

/** Confirms a move that needs no reason. */
export function ConfirmMove({ api, app, move, onClose }: OpenMoveProps & { move: PlainMove }) {
  const { i18n } = useLingui();
  const act = useMove(api, app);
  const { action, done, effect } = moveTexts[move];
  return (
    <ConfirmMoveDialog
      action={i18n._(action)}
      done={i18n._(done)}
      effect={i18n._(effect)}
      isDanger={move === 'unpublish' || move === 'fail_build'}
      onClose={onClose}
      onConfirm={() => act.move({ move, reason: '', comments: [] })}
      title={
        <Question move={move} name={<bdi>{app.app.draft.name}</bdi>} store={storeNames[app.app.platform]} />
      }
    >
      {act.isOutdated && <Outdated app={app} move={move} />}
      <Note app={app} move={move} />
    </ConfirmMoveDialog>
  );
}

function Question({ move, name, store }: { move: PlainMove; name: ReactNode; store: string }) {
  if (move === 'submit') return <Trans>Start the review of {name}?</Trans>;
  if (move === 'withdraw') return <Trans>Return {name} to the customer?</Trans>;
  if (move === 'approve') return <Trans>Approve {name} and build it?</Trans>;
  if (move === 'fail_build') return <Trans>Stop the build of {name}?</Trans>;
  if (move === 'send')
    return (
      <Trans>
        Was {name} sent to {store}?
      </Trans>
    );
  if (move === 'publish')
    return (
      <Trans>
        Is {name} in {store}?
      </Trans>
    );
  if (move === 'unpublish') return <Trans>Unpublish {name}?</Trans>;
  if (move === 'recover') return <Trans>Start the recovery of {name}?</Trans>;
  return <Trans>Resume {name}?</Trans>;
}

/** What to know before a move. */
function Note({ app: { app, settings, machines }, move }: Pick<OpenMoveProps, 'app'> & { move: PlainMove }) {
  if (move === 'approve') {
    const { versionName, versionCode } = settings;
    return (
      <>
        <p className="text-14">
          <Trans>
            It becomes version {versionName}, build {versionCode}.
          </Trans>
        </p>
        {machines === 0 && (
          <Alert className="mt-3" tone="warning">
            <Trans>No build machine is online. The build waits for one; the kit can be built by hand.</Trans>
          </Alert>
        )}
      </>
    );
  }
  if (move === 'recover' && app.platform === 'android')
    return (
      <Alert tone="warning">
        <Trans>
          Google never accepts the package ID again. The draft needs another one, and listeners have to
          install the new app.
        </Trans>
      </Alert>
    );
  return null;
}

/** After a conflict. */
export function Outdated({ move, app: { app } }: Pick<OpenMoveProps, 'app'> & { move: StaffMove }) {
  const { i18n } = useLingui();
  return (
    <OutdatedAlert isPossible={movesIn(app.state).includes(move)} word={i18n._(appStates[app.state].word)} />
  );
}
