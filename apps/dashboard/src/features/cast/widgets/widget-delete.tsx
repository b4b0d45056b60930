import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { Widget } from '@unmuted/api';
import { IconButton } from '@unmuted/ui/icon-button';
import { Trash2Icon } from '@unmuted/ui/icons';
import { useToast } from '@unmuted/ui/toast';
import { ConfirmDialog } from '#/components/confirm/confirm-dialog.tsx';
import { removeWidget } from '#/data/widgets/widgets.queries.ts';
import { useCastContext } from '#/features/cast/shell/cast-context.ts';

export interface WidgetDeleteProps {
  widget: Widget;
  /** Moves focus after the deletion. */
  onDone: () => void;
}

/** Deletes a widget after showing where it is used. */
export function WidgetDelete({ widget, onDone }: WidgetDeleteProps) {
  const { t } = useLingui();
  const { api, username } = useCastContext();
  const toasts = useToast();
  const { mutateAsync } = useMutation(removeWidget(api, username));
  const { id, name } = widget;
  return (
    <ConfirmDialog
      action={<Trans>Delete widget</Trans>}
      onConfirm={async () => {
        await mutateAsync(id);
        toasts.show({ tone: 'success', title: <Trans>The widget was deleted</Trans> });
      }}
      onDone={onDone}
      title={
        <Trans>
          Delete <bdi>{name}</bdi>?
        </Trans>
      }
      trigger={
        <IconButton aria-label={t`Delete ${name}`} size="sm">
          <Trash2Icon />
        </IconButton>
      }
    >
      <Usage widget={widget} />{' '}
      <Trans>Pages that embed it will show that it was removed. This can’t be undone.</Trans>
    </ConfirmDialog>
  );
}

function Usage({ widget: { siteCount7d, loads7d, loads30d } }: { widget: Widget }) {
  if (loads7d > 0 && siteCount7d > 0)
    return (
      <>
        <Plural
          value={siteCount7d}
          one="Used on # site in the last 7 days."
          other="Used on # sites in the last 7 days."
        />{' '}
        <Plural value={loads7d} one="Loaded # time." other="Loaded # times." />
      </>
    );
  if (loads7d > 0)
    return (
      <Plural
        value={loads7d}
        one="Loaded # time in the last 7 days; the sites are unknown."
        other="Loaded # times in the last 7 days; the sites are unknown."
      />
    );
  if (loads30d > 0)
    return (
      <Plural
        value={loads30d}
        one="Not loaded in the last 7 days; loaded # time in the last 30."
        other="Not loaded in the last 7 days; loaded # times in the last 30."
      />
    );
  return <Trans>Not loaded in the last 30 days.</Trans>;
}
