import { Trans, useLingui } from '@lingui/react/macro';
import { Alert } from '@unmuted/ui/alert';
import { Button } from '@unmuted/ui/button';
import { Field, useFieldGroup } from '@unmuted/ui/field';
import { StatusPill } from '@unmuted/ui/status-pill';
import { type Ref, useEffect, useRef, useState } from 'react';
import { Controller } from 'react-hook-form';
import type { ContractForm } from '#/components/form/use-contract-form.ts';
import type { RecipientValues } from '#/components/silence-recipients/recipient-values.ts';
import {
  type BrowserSubscription,
  nameOfBrowser,
  type PushResult,
  type PushSupport,
  pushSupport,
  subscribeToPush,
} from '#/lib/push-subscription.ts';

interface PushFieldProps {
  form: Pick<ContractForm<RecipientValues>, 'control' | 'errorOf' | 'getValues' | 'setValue'>;
  pushKey: string;
  /** The browser that is kept unless this one is allowed; null for a new recipient. */
  storedHint: string | null;
}

/** Notifications in the browser in which the form is open. */
export function PushField({ form, pushKey, storedHint }: PushFieldProps) {
  const { t } = useLingui();
  const { control, errorOf, getValues, setValue } = form;
  const missing = t`Allow notifications in this browser first.`;
  function takeName() {
    const { browser, system } = nameOfBrowser() ?? {};
    if (browser !== undefined && system !== undefined && getValues('name').trim() === '')
      setValue('name', t`${browser} on ${system}`, { shouldDirty: true });
  }
  return (
    <Controller
      control={control}
      name="target.subscription"
      render={({ field }) => (
        <Field
          error={errorOf('target.subscription', { required: missing })}
          hint={
            storedHint === null ? (
              <Trans>Shown also while Studio is closed, as long as the browser runs.</Trans>
            ) : (
              <Trans>
                Without it, messages still go to <bdi>{storedHint}</bdi>.
              </Trans>
            )
          }
          label={<Trans>This browser</Trans>}
          required={storedHint === null}
        >
          <ThisBrowser
            buttonRef={field.ref}
            isReady={field.value !== null}
            onReady={(subscription) => {
              field.onChange(subscription);
              takeName();
            }}
            pushKey={pushKey}
          />
        </Field>
      )}
    />
  );
}

interface ThisBrowserProps {
  isReady: boolean;
  pushKey: string;
  buttonRef: Ref<HTMLButtonElement>;
  onReady: (subscription: BrowserSubscription) => void;
}

function ThisBrowser({ isReady, pushKey, buttonRef, onReady }: ThisBrowserProps) {
  const { 'aria-describedby': describedBy, 'aria-labelledby': labelledBy, id } = useFieldGroup({});
  const [support] = useState(pushSupport);
  const [state, setState] = useState<PushResult['state'] | 'asking' | null>(null);
  const readyRef = useRef<HTMLSpanElement>(null);
  // The button that was pressed is gone.
  useEffect(() => {
    if (state === 'ready') readyRef.current?.focus();
  }, [state]);
  async function allow() {
    setState('asking');
    const result = await subscribeToPush(pushKey);
    if (result.state === 'ready') onReady(result.subscription);
    setState(result.state);
  }
  const problem = state === null && support !== 'supported' ? support : state;
  const canAsk = support === 'supported' || support === 'denied';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, and the field has a label
    <div
      aria-describedby={describedBy}
      aria-labelledby={labelledBy}
      className="grid justify-items-start gap-3"
      id={id}
      role="group"
    >
      {isReady ? (
        <span ref={readyRef} role="status" tabIndex={-1}>
          <StatusPill appearance="plain" status="passed">
            <Trans>This browser is ready</Trans>
          </StatusPill>
        </span>
      ) : (
        <>
          <PushProblem problem={problem} />
          {canAsk && (
            <Button loading={state === 'asking'} onClick={() => void allow()} ref={buttonRef}>
              <Trans>Allow notifications in this browser</Trans>
            </Button>
          )}
        </>
      )}
    </div>
  );
}

/** Why this browser gets no notifications, and what to do. */
function PushProblem({ problem }: { problem: PushSupport | PushResult['state'] | 'asking' | null }) {
  switch (problem) {
    case 'needs_home_screen':
      return (
        <Alert title={<Trans>Add Studio to the home screen first</Trans>}>
          <Trans>In Safari: Share → Add to Home Screen. Then open Studio from there.</Trans>
        </Alert>
      );
    case 'insecure':
      return (
        <Alert tone="warning">
          <Trans>Notifications need an address that begins with https://.</Trans>
        </Alert>
      );
    case 'unsupported':
      return (
        <Alert tone="warning">
          <Trans>
            This browser can’t show notifications of websites. Use another one, or another channel.
          </Trans>
        </Alert>
      );
    case 'denied':
      return (
        <Alert title={<Trans>This site may not show notifications</Trans>} tone="warning">
          <Trans>
            Open the site settings at the icon beside the address, allow notifications, and try again.
          </Trans>
        </Alert>
      );
    case 'dismissed':
      return (
        <Alert>
          <Trans>The browser asked for your permission. Press the button again and allow it.</Trans>
        </Alert>
      );
    case 'failed':
      return (
        <Alert title={<Trans>This browser couldn’t register</Trans>} tone="danger">
          <Trans>Its notification service may be turned off or out of reach. Try again.</Trans>
        </Alert>
      );
    default:
      return null;
  }
}
