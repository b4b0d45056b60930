import { Plural, Trans } from '@lingui/react/macro';
import type { AppDocument } from '@unmuted/api';
import { useState } from 'react';
import { CompareDialog } from '#/components/review/compare-dialog.tsx';
import { type AppChange, changesBetween } from '#/features/apps/draft/app-changes.ts';
import { useChangeText } from '#/features/apps/draft/use-change-text.ts';
import type { AppDialogProps } from '#/features/apps/moves/app-act.ts';
import { useApp } from '#/features/apps/shell/use-app.ts';

/** What the draft changes in the version that was sent, or in the one in the store, by what it needs. */
export function CompareAppDialog({ app, onClose }: AppDialogProps) {
  const { draft, timeZone } = useApp();
  const { nameOf, textsOf } = useChangeText(app);
  const [document] = useState(() => draft.current?.document ?? app.draft);
  function groupsOf(version: AppDocument) {
    const changes = changesBetween(version, document);
    const of = (effect: AppChange['effect']) => ({
      id: effect,
      changes: changes
        .filter((change) => change.effect === effect)
        .map((change) => ({ id: change.id, label: nameOf(change), ...textsOf(change) })),
    });
    const [build, store, atOnce] = [of('build'), of('store'), of('live')];
    return [
      {
        ...build,
        title: (
          <Plural
            one="# change needs a new build"
            other="# changes need a new build"
            value={build.changes.length}
          />
        ),
      },
      {
        ...store,
        title: (
          <Plural
            one="# change of the texts in the store"
            other="# changes of the texts in the store"
            value={store.changes.length}
          />
        ),
      },
      {
        ...atOnce,
        title: (
          <Plural
            one="# change is live once the draft is saved"
            other="# changes are live once the draft is saved"
            value={atOnce.changes.length}
          />
        ),
      },
      { ...of('none'), title: <Trans>Only in Studio</Trans> },
    ];
  }
  return (
    <CompareDialog
      first="live"
      groupsOf={groupsOf}
      live={app.live}
      onClose={onClose}
      sent={app.sent}
      timeZone={timeZone}
    />
  );
}
