import { type KeyboardEvent, useId, useState } from 'react';
import { useFieldControl } from '#/components/field/index.ts';
import { IconButton } from '#/components/icon-button/index.ts';
import { EyeIcon, EyeOffIcon, InfoIcon } from '#/components/icons/index.ts';
import { Input, InputGroup, type InputProps } from '#/components/input/index.ts';
import { useLabels } from '#/provider/ui-provider.tsx';

/** Props of {@link PasswordInput}. All `<input>` props, `ref` and `className` are passed to the `<input>`. */
export interface PasswordInputProps extends Omit<InputProps, 'type'> {
  /** Hint for password managers. */
  autoComplete: 'current-password' | 'new-password' | 'off';
}

/** A password field with a show button and a Caps Lock warning. */
export function PasswordInput({ onKeyDown, onKeyUp, onBlur, ...rest }: PasswordInputProps) {
  const labels = useLabels();
  const [visible, setVisible] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const capsId = useId();
  const { id } = useFieldControl(rest);
  const readCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  const describedBy = [rest['aria-describedby'], capsLock && capsId].filter(Boolean).join(' ');
  return (
    <>
      <InputGroup className="ui:pe-1">
        <Input
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...rest}
          aria-describedby={describedBy || undefined}
          type={visible ? 'text' : 'password'}
          onKeyDown={(event) => {
            readCapsLock(event);
            onKeyDown?.(event);
          }}
          onKeyUp={(event) => {
            readCapsLock(event);
            onKeyUp?.(event);
          }}
          onBlur={(event) => {
            setCapsLock(false);
            onBlur?.(event);
          }}
        />
        <IconButton
          size="sm"
          aria-label={visible ? labels.hidePassword : labels.showPassword}
          aria-controls={id}
          disabled={rest.disabled}
          onClick={() => setVisible(!visible)}
        >
          {visible ? <EyeOffIcon className="ui:size-5" /> : <EyeIcon className="ui:size-5" />}
        </IconButton>
      </InputGroup>
      <p
        data-part="caps-lock"
        id={capsId}
        role="status"
        className="ui:flex ui:items-center ui:gap-1.5 ui:text-13 ui:text-fg-muted ui:empty:hidden"
      >
        {capsLock ? (
          <>
            <InfoIcon />
            {labels.capsLockOn}
          </>
        ) : null}
      </p>
    </>
  );
}
