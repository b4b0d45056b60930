import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import type { CastSection } from '@unmuted/api';
import { useToast } from '@unmuted/ui/toast';
import { type ReactNode, useState } from 'react';
import { HistoryDialog, type HistoryDialogProps } from '#/components/history/history-dialog.tsx';
import { restoreRevision, revisionsQuery } from '#/data/revisions/revisions.queries.ts';
import { useCastContext } from '#/features/cast/shell/cast-context.ts';

export interface SectionHistoryProps
  extends Pick<HistoryDialogProps, 'name' | 'current' | 'changesOf' | 'isDirty' | 'isFixed'> {
  section: CastSection;
  /** The version of the saved values. */
  version: number;
  effect?: ReactNode;
}

/** The history of one settings section of the cast. */
export function SectionHistory({ section, version, ...dialog }: SectionHistoryProps) {
  const { api, username, timeZone } = useCastContext();
  const toasts = useToast();
  const [isOpen, setOpen] = useState(false);
  const query = useInfiniteQuery({ ...revisionsQuery(api, username, section), enabled: isOpen });
  const { mutateAsync } = useMutation(restoreRevision(api, username, section));
  return (
    <HistoryDialog
      {...dialog}
      isOpen={isOpen}
      onOpenChange={setOpen}
      onRestore={async (revision) => {
        await mutateAsync({ revision, version });
        setOpen(false);
        toasts.show({ tone: 'success', title: <Trans>Version restored</Trans> });
      }}
      query={query}
      timeZone={timeZone}
    />
  );
}
