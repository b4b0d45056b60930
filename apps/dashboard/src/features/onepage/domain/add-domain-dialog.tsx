import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { limits } from '@unmuted/api';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@unmuted/ui/dialog';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import { useToast } from '@unmuted/ui/toast';
import { useWatch } from 'react-hook-form';
import { DialogForm } from '#/components/form/dialog-form.tsx';
import { useContractForm } from '#/components/form/use-contract-form.ts';
import { validate } from '#/components/form/validate.schema.ts';
import { domainActs } from '#/data/sites/domains.queries.ts';
import { domainDraft } from '#/features/onepage/domain/domain.schema.ts';
import { useSite } from '#/features/onepage/shell/use-site.ts';
import { inOwnScript } from '#/lib/idn.ts';

export interface AddDomainDialogProps {
  onClose: () => void;
  onAdded: (domain: string) => void;
}

/** Adds a domain to the site; the page then shows its DNS records. */
export function AddDomainDialog({ onClose, onAdded }: AddDomainDialogProps) {
  const { t } = useLingui();
  const { api, username } = useSite();
  const toasts = useToast();
  const { mutateAsync } = useMutation(domainActs(api, username).add);
  const form = useContractForm({
    schema: domainDraft,
    defaultValues: { domain: '' },
    codeFields: { 'domain.reserved': 'domain', 'domain.already_exists': 'domain' },
    save: async (body) => {
      const { domain } = await mutateAsync(body);
      onAdded(domain);
      onClose();
      toasts.show({ tone: 'success', title: <Trans>Domain added. Now set its DNS records.</Trans> });
      return undefined;
    },
  });
  const typed = useWatch({ control: form.control, name: 'domain' });
  const { body } = validate(domainDraft, { domain: typed });
  const ascii = body?.domain ?? null;
  return (
    <Dialog onOpenChange={(open) => !open && onClose()} open>
      <DialogContent>
        <DialogTitle>
          <Trans>Add domain</Trans>
        </DialogTitle>
        <DialogDescription>
          <Trans>
            A domain that you own, such as listen.example.com. The next page shows the DNS records it needs.
          </Trans>
        </DialogDescription>
        <DialogForm action={<Trans>Add domain</Trans>} form={form}>
          <Field
            error={form.errorOf('domain', {
              pattern: t`Enter a domain without https:// and without a path.`,
            })}
            hint={
              ascii !== null && inOwnScript(ascii) !== ascii ? (
                <Trans>
                  In DNS it is written <bdi dir="ltr">{ascii}</bdi>
                </Trans>
              ) : undefined
            }
            label={<Trans>Domain</Trans>}
          >
            <Input
              {...form.register('domain')}
              autoCapitalize="none"
              autoComplete="off"
              dir="ltr"
              inputMode="url"
              maxLength={limits.domainName}
              spellCheck={false}
            />
          </Field>
        </DialogForm>
      </DialogContent>
    </Dialog>
  );
}
