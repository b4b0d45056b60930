import { Trans } from '@lingui/react/macro';
import { DropdownMenuItem, DropdownMenuSeparator } from '@unmuted/ui/dropdown-menu';
import { BanIcon, PencilIcon, Trash2Icon } from '@unmuted/ui/icons';
import type { OnSigningAct, Signing } from '#/features/admin/signing/signing-acts.ts';

export interface SigningMenuProps {
  signing: Signing;
  onAct: OnSigningAct;
}

/** The acts on a bundle or a keystore, for a menu. */
export function SigningMenu({ signing, onAct }: SigningMenuProps) {
  const isRevoked = signing.secret.state === 'revoked';
  return (
    <>
      {!isRevoked && (
        <>
          <DropdownMenuItem onSelect={() => onAct('replace', signing)}>
            <PencilIcon />
            {signing.platform === 'ios' ? <Trans>Replace files…</Trans> : <Trans>Edit or replace…</Trans>}
          </DropdownMenuItem>
          <DropdownMenuSeparator />
          <DropdownMenuItem onSelect={() => onAct('revoke', signing)} tone="danger">
            <BanIcon />
            <Trans context="a certificate">Revoke…</Trans>
          </DropdownMenuItem>
        </>
      )}
      <DropdownMenuItem onSelect={() => onAct('delete', signing)} tone="danger">
        <Trash2Icon />
        <Trans>Delete…</Trans>
      </DropdownMenuItem>
    </>
  );
}
