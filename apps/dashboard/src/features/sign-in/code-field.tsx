import { Trans, useLingui } from '@lingui/react/macro';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import { Link } from '@unmuted/ui/link';
import { useEffect, useRef, useState } from 'react';
import type { FieldError } from '#/features/sign-in/sign-in-rules.ts';
import { validationText } from '#/i18n/validation.messages.ts';

export interface CodeFieldProps {
  error: FieldError | undefined;
  onInput: () => void;
}

/** The second step: an authenticator code or a recovery code. */
export function CodeField({ error, onInput }: CodeFieldProps) {
  const { i18n } = useLingui();
  const [isRecovery, setIsRecovery] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: focuses the field when the method changes
  useEffect(() => input.current?.focus(), [isRecovery]);
  return (
    <div className="grid gap-3">
      <Field
        error={error && validationText(i18n, error)}
        hint={
          isRecovery ? (
            <Trans>One of the codes you saved when you turned on the second step. Each works once.</Trans>
          ) : (
            <Trans>The six-digit code from your authenticator app.</Trans>
          )
        }
        label={isRecovery ? <Trans>Recovery code</Trans> : <Trans>Code</Trans>}
      >
        <Input
          autoCapitalize="none"
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          className="tabular-nums"
          inputMode={isRecovery ? 'text' : 'numeric'}
          key={String(isRecovery)}
          maxLength={32}
          name="code"
          onFocus={({ currentTarget }) => currentTarget.select()}
          onInput={onInput}
          ref={input}
          size="lg"
          spellCheck={false}
        />
      </Field>
      <Link asChild className="w-fit text-13" tone="muted">
        <button
          type="button"
          onClick={() => {
            setIsRecovery(!isRecovery);
            onInput();
          }}
        >
          {isRecovery ? (
            <Trans>Use the authenticator app instead</Trans>
          ) : (
            <Trans>Use a recovery code instead</Trans>
          )}
        </button>
      </Link>
    </div>
  );
}
