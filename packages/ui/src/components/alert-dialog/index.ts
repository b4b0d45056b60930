export { AlertDialog, type AlertDialogProps } from './alert-dialog.tsx';
export { ConfirmPopover, type ConfirmPopoverProps } from './confirm-popover.tsx';
export type { ConfirmOptions } from './use-confirm.ts';
