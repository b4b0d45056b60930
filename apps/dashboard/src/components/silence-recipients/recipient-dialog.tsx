import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { CreatedRecipient, SilenceRecipient } from '@unmuted/api';
import { CardFailed } from '@unmuted/ui/card';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@unmuted/ui/dialog';
import { Skeleton } from '@unmuted/ui/skeleton';
import { useToast } from '@unmuted/ui/toast';
import { useState } from 'react';
import { hasCode } from '#/components/silence/recipients.messages.ts';
import { recipientChange, recipientDraft } from '#/components/silence-recipients/recipient.schema.ts';
import { RecipientForm } from '#/components/silence-recipients/recipient-form.tsx';
import { changeOf, draftOf, newValues, valuesOf } from '#/components/silence-recipients/recipient-values.ts';
import { RecipientsContext, useRecipientsPlace } from '#/components/silence-recipients/recipients-context.ts';
import { CodeForm, LinkSent, SecretShown } from '#/components/silence-recipients/saved-steps.tsx';
import { TestStep, type TestStepProps } from '#/components/silence-recipients/test-step.tsx';
import type { RecipientsPlace } from '#/data/silence/recipients-place.ts';
import { isLocale } from '#/i18n/locales.ts';
import { errorText } from '#/i18n/notice.messages.ts';

export interface RecipientDialogProps {
  place: RecipientsPlace;
  /** The recipient that is edited, or whose code is entered; null for a new one. */
  recipient: SilenceRecipient | null;
  /** Begins with the code of a text message. */
  step?: 'code' | undefined;
  onClose: () => void;
}

/** Adds or edits somebody who is told, then confirms the address or shows the secret once. */
export function RecipientDialog(props: RecipientDialogProps) {
  const { place, recipient, step, onClose } = props;
  const [saved, setSaved] = useState<CreatedRecipient | null>(
    step === 'code' && recipient ? { recipient, secret: null } : null,
  );
  const toasts = useToast();
  const test = useMutation(place.calls.test);
  function onSaved(result: CreatedRecipient) {
    // A service is confirmed by a test that it takes; that of a webhook needs the secret first.
    if (isConfirmedByTest(result)) test.mutate(result.recipient.id);
    if (result.secret !== null || result.recipient.state === 'pending') return setSaved(result);
    const { name } = result.recipient;
    toasts.show({
      tone: 'success',
      title: (
        <Trans>
          <bdi>{name}</bdi> is told about incidents
        </Trans>
      ),
    });
    onClose();
  }
  return (
    <RecipientsContext value={place}>
      <Dialog onOpenChange={(isOpen) => !isOpen && onClose()} open>
        <DialogContent
          // A secret is shown only once: it closes by its button.
          onEscapeKeyDown={(event) => saved?.secret && event.preventDefault()}
          onInteractOutside={(event) => event.preventDefault()}
          size="lg"
        >
          {saved ? (
            <SavedStep onClose={onClose} saved={saved} test={test} />
          ) : (
            <>
              <DialogTitle>
                {recipient ? <Trans>Edit recipient</Trans> : <Trans>Add person</Trans>}
              </DialogTitle>
              <DialogDescription>
                <Trans>A person or a service that is told when an alarm is raised.</Trans>
              </DialogDescription>
              <Form onSaved={onSaved} recipient={recipient} />
            </>
          )}
        </DialogContent>
      </Dialog>
    </RecipientsContext>
  );
}

function Form(
  props: Pick<RecipientDialogProps, 'recipient'> & { onSaved: (result: CreatedRecipient) => void },
) {
  const { recipient, onSaved } = props;
  const { i18n } = useLingui();
  const { calls, list, timeZone } = useRecipientsPlace();
  const { data, error, isFetching, refetch } = list;
  const create = useMutation(calls.create);
  const update = useMutation(calls.update);
  if (!data)
    return error ? (
      <CardFailed
        description={errorText(i18n, error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
        title={<Trans>Couldn’t load the channels</Trans>}
      />
    ) : (
      <Skeleton className="mt-5" height={280} shape="tile" />
    );
  const { channels, pushKey } = data;
  if (recipient)
    return (
      <RecipientForm
        action={<Trans>Save</Trans>}
        channels={channels}
        pushKey={pushKey}
        save={async (change) =>
          onSaved(await update.mutateAsync({ recipientId: recipient.id, change, version: recipient.version }))
        }
        schema={recipientChange}
        storedHint={recipient.hint}
        toBody={changeOf}
        values={valuesOf(recipient)}
      />
    );
  const channel = channels.find(({ isAvailable }) => isAvailable)?.channel ?? 'email';
  const locale = isLocale(i18n.locale) ? i18n.locale : 'en';
  return (
    <RecipientForm
      action={<Trans>Add person</Trans>}
      channels={channels}
      pushKey={pushKey}
      save={async (draft) => onSaved(await create.mutateAsync(draft))}
      schema={recipientDraft}
      storedHint={null}
      toBody={draftOf}
      values={newValues({ channel, locale, timeZone })}
    />
  );
}

const isConfirmedByTest = ({ recipient: { channel, state }, secret }: CreatedRecipient): boolean =>
  state === 'pending' && secret === null && channel !== 'email' && !hasCode(channel);

interface SavedStepProps extends Pick<RecipientDialogProps, 'onClose'> {
  saved: CreatedRecipient;
  test: TestStepProps['test'];
}

function SavedStep({ saved, test, ...rest }: SavedStepProps) {
  const { recipient, secret } = saved;
  if (secret !== null) return <SecretShown name={recipient.name} secret={secret} />;
  if (isConfirmedByTest(saved)) return <TestStep recipient={recipient} test={test} />;
  return hasCode(recipient.channel) ? (
    <CodeForm {...rest} recipient={recipient} />
  ) : (
    <LinkSent recipient={recipient} />
  );
}
