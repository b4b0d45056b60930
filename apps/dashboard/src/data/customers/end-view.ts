import { type ApiClients, unwrap } from '@unmuted/api';

/** Ends the read-only session of this tab. */
export const endView = ({ main }: ApiClients) =>
  unwrap(main.POST('/control/end-view', { notify: () => false }));
