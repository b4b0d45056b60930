import type { ApiClients, StreamingServiceRow } from '@unmuted/api';
import { CredentialsDialog } from '#/features/admin/streaming-services/credentials-dialog.tsx';
import { DeleteServiceDialog } from '#/features/admin/streaming-services/delete-service-dialog.tsx';
import { EditServiceDialog } from '#/features/admin/streaming-services/edit-service-dialog.tsx';
import { PauseDialog } from '#/features/admin/streaming-services/pause-dialog.tsx';
import type { ServiceAct } from '#/features/admin/streaming-services/service-acts.ts';

export interface ServiceDialogProps {
  api: ApiClients;
  act: ServiceAct;
  service: StreamingServiceRow;
  onClose: () => void;
  onDeleted: () => void;
}

/** The dialog of an act on a service. */
export function ServiceDialog({ act, onDeleted, ...props }: ServiceDialogProps) {
  switch (act) {
    case 'edit':
      return <EditServiceDialog {...props} />;
    case 'credentials':
      return <CredentialsDialog {...props} />;
    case 'pause':
      return <PauseDialog {...props} />;
    case 'delete':
      return <DeleteServiceDialog {...props} onDeleted={onDeleted} />;
  }
}
