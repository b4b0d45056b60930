import { Trans, useLingui } from '@lingui/react/macro';
import type { SigningBundle } from '@unmuted/api';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@unmuted/ui/dialog';
import { Segmented } from '@unmuted/ui/segmented';
import { useToast } from '@unmuted/ui/toast';
import { useState } from 'react';
import { BundleFields } from '#/features/admin/signing/bundle-fields.tsx';
import { type BundleFormOptions, useBundleForm } from '#/features/admin/signing/bundle-form.ts';
import { RequestFields } from '#/features/admin/signing/request-fields.tsx';
import { useRequestForm } from '#/features/admin/signing/request-form.ts';

export interface BundleDialogProps extends BundleFormOptions {
  onClose: () => void;
}

/** Adds a bundle, or replaces files of one. The server reads them before it stores anything. */
export function BundleDialog({ api, bundle, onSaved, onClose }: BundleDialogProps) {
  const { t } = useLingui();
  const toasts = useToast();
  const done = (saved: SigningBundle) => {
    onClose();
    toasts.show({
      tone: 'success',
      title: bundle ? <Trans>Signing bundle changed</Trans> : <Trans>Signing bundle stored</Trans>,
    });
    onSaved?.(saved);
  };
  // Both keep what was entered while the other one is shown.
  const form = useBundleForm({ api, bundle, onSaved: done });
  const request = useRequestForm({ api, onSaved: done });
  const [way, setWay] = useState<'files' | 'apple'>('files');
  const name = bundle?.reference;
  return (
    <Dialog onOpenChange={(open) => !open && onClose()} open>
      <DialogContent size="lg">
        <DialogTitle className="wrap-anywhere">
          {bundle ? (
            <Trans>
              Replace files of <bdi>{name}</bdi>
            </Trans>
          ) : (
            <Trans>Add a signing bundle</Trans>
          )}
        </DialogTitle>
        <DialogDescription>
          {bundle ? (
            <Trans>
              Choose only what is new; the other files stay. They are read before anything is stored.
            </Trans>
          ) : way === 'apple' ? (
            <Trans>Studio asks Apple for a certificate and a profile. Nobody can download them.</Trans>
          ) : (
            <Trans>The files are read before anything is stored. Nobody can download them again.</Trans>
          )}
        </DialogDescription>
        {!bundle && (
          <Segmented
            aria-label={t`Certificate and profile`}
            className="mt-4"
            onValueChange={setWay}
            options={[
              { value: 'files', label: <Trans>I have the files</Trans> },
              { value: 'apple', label: <Trans>Make both for me</Trans> },
            ]}
            value={way}
          />
        )}
        {way === 'apple' ? (
          <RequestFields api={api} form={request} />
        ) : (
          <BundleFields bundle={bundle} form={form} />
        )}
      </DialogContent>
    </Dialog>
  );
}
