import type { App } from '@unmuted/api';

/** An act of the header with a dialog. */
export type AppAct = 'submit' | 'withdraw' | 'unpublish' | 'compare';

export interface AppDialogProps {
  app: App;
  onClose: () => void;
  /** After the app was sent. */
  onSent?: () => void;
}
