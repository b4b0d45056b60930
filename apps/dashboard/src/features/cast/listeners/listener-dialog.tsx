import { Trans } from '@lingui/react/macro';
import type { Listener } from '@unmuted/api';
import { useToast } from '@unmuted/ui/toast';
import { BanListenerDialog } from '#/features/cast/listeners/ban-listener-dialog.tsx';
import { DisconnectDialog } from '#/features/cast/listeners/disconnect-dialog.tsx';
import { ListenerDetails } from '#/features/cast/listeners/listener-details.tsx';
import type { ListenerAct } from '#/features/cast/listeners/listeners-table.tsx';
import { MoveDialog } from '#/features/cast/listeners/move-dialog.tsx';

export interface ListenerDialogProps {
  action: ListenerAct;
  /** The listed listeners. */
  items: readonly Listener[];
  onClose: () => void;
}

/** The dialog of an action on listeners. */
export function ListenerDialog({ action, items, onClose }: ListenerDialogProps) {
  const toasts = useToast();
  switch (action.act) {
    case 'disconnect':
      return <DisconnectDialog ids={action.ids} onClose={onClose} />;
    case 'move':
      return <MoveDialog listeners={items.filter(({ id }) => action.ids.includes(id))} onClose={onClose} />;
    case 'ban':
      return <BanListenerDialog listener={action.listener} onClose={onClose} />;
    case 'details':
      return (
        <ListenerDetails
          listener={action.listener}
          onClose={onClose}
          onGone={() => {
            onClose();
            toasts.show({ tone: 'info', title: <Trans>This listener has already left</Trans> });
          }}
        />
      );
  }
}
