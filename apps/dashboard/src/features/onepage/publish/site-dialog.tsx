import type { ReactNode } from 'react';
import {
  DiscardDialog,
  UnpublishDialog,
  UnscheduleDialog,
} from '#/features/onepage/publish/draft-dialogs.tsx';
import { PublishDialog, type SiteActProps } from '#/features/onepage/publish/publish-dialog.tsx';
import { ScheduleDialog } from '#/features/onepage/publish/schedule-dialog.tsx';
import { ShareDialog } from '#/features/onepage/publish/share-dialog.tsx';
import { TemplatesDialog } from '#/features/onepage/publish/templates-dialog.tsx';
import { VersionsDrawer } from '#/features/onepage/publish/versions-drawer.tsx';

/** An act of the header with a dialog. */
export type SiteAct =
  | 'publish'
  | 'schedule'
  | 'unschedule'
  | 'unpublish'
  | 'discard'
  | 'share'
  | 'versions'
  | 'template';

/** The dialog of an act. All are loaded together. */
export function SiteDialog({ act, ...props }: SiteActProps & { act: SiteAct }): ReactNode {
  switch (act) {
    case 'publish':
      return <PublishDialog {...props} />;
    case 'schedule':
      return <ScheduleDialog {...props} />;
    case 'unschedule':
      return <UnscheduleDialog {...props} />;
    case 'unpublish':
      return <UnpublishDialog {...props} />;
    case 'discard':
      return <DiscardDialog {...props} />;
    case 'share':
      return <ShareDialog {...props} />;
    case 'versions':
      return <VersionsDrawer {...props} />;
    case 'template':
      return <TemplatesDialog {...props} />;
  }
}
