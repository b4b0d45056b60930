import type { ApiClients } from '@unmuted/api';
import { BundleDialog } from '#/features/admin/signing/bundle-dialog.tsx';
import { DeleteSigningDialog } from '#/features/admin/signing/delete-signing-dialog.tsx';
import { KeystoreDialog } from '#/features/admin/signing/keystore-dialog.tsx';
import { RevokeSigningDialog } from '#/features/admin/signing/revoke-signing-dialog.tsx';
import type { Signing, SigningAct } from '#/features/admin/signing/signing-acts.ts';

/** The open dialog: a new secret, or an act on one. */
export type OpenedDialog =
  | { readonly act: 'add'; readonly platform: Signing['platform'] }
  | { readonly act: SigningAct; readonly signing: Signing };

export interface SigningDialogProps {
  api: ApiClients;
  opened: OpenedDialog;
  onClose: () => void;
  onAdded: (id: string) => void;
  onDeleted: () => void;
}

/** The dialog of an act. */
export function SigningDialog({ api, opened, onClose, onAdded, onDeleted }: SigningDialogProps) {
  if (opened.act === 'add') {
    const onSaved = ({ id }: { id: string }) => onAdded(id);
    return opened.platform === 'ios' ? (
      <BundleDialog api={api} bundle={null} onClose={onClose} onSaved={onSaved} />
    ) : (
      <KeystoreDialog api={api} keystore={null} onClose={onClose} onSaved={onSaved} />
    );
  }
  const { act, signing } = opened;
  const props = { api, signing, onClose };
  if (act === 'revoke') return <RevokeSigningDialog {...props} />;
  if (act === 'delete') return <DeleteSigningDialog {...props} onDeleted={onDeleted} />;
  return signing.platform === 'ios' ? (
    <BundleDialog api={api} bundle={signing.secret} onClose={onClose} />
  ) : (
    <KeystoreDialog api={api} keystore={signing.secret} onClose={onClose} />
  );
}
