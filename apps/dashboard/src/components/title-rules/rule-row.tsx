import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@unmuted/ui/button';
import { IconButton } from '@unmuted/ui/icon-button';
import { CircleAlertIcon, PencilIcon, Trash2Icon } from '@unmuted/ui/icons';
import { Switch } from '@unmuted/ui/switch';
import { type ReactNode, useId, useRef } from 'react';
import type { RuleDraft } from '#/components/title-rules/rule-draft.ts';
import { RuleFields, type RuleFieldsProps } from '#/components/title-rules/rule-fields.tsx';

export interface RuleRowProps extends Pick<RuleFieldsProps, 'errors' | 'onChange'> {
  rule: RuleDraft;
  number: number;
  /** The expression is invalid, so that the rule is not applied. */
  isInvalid: boolean;
  isOpen: boolean;
  disabled: boolean;
  onOpen: (isOpen: boolean) => void;
  onRemove: () => void;
}

/** One rule in words, with its switch, and its fields while it is edited. */
export function RuleRow(props: RuleRowProps) {
  const { rule, number, isInvalid, isOpen, disabled, errors, onOpen, onChange, onRemove } = props;
  const { t } = useLingui();
  const { pattern, isEnabled } = rule;
  const edit = useRef<HTMLButtonElement>(null);
  const fieldsId = useId();
  const name = pattern || t`New rule`;
  const close = () => {
    onOpen(false);
    edit.current?.focus();
  };
  return (
    <div className="grid min-h-13 content-center gap-3 py-2">
      <div className="flex items-center gap-3">
        <span aria-hidden className="w-5 flex-none text-13 text-fg-subtle tabular-nums">
          {number}
        </span>
        <div className="min-w-0 flex-1 text-13">
          <RuleText rule={rule} />
          {isInvalid && (
            <p className="flex gap-1.5 text-danger-text">
              <CircleAlertIcon className="mt-0.5 size-3.5 flex-none" />
              <span className="min-w-0">
                <Trans>The expression is invalid or too large. The rule is not applied.</Trans>
              </span>
            </p>
          )}
        </div>
        <IconButton
          aria-controls={fieldsId}
          aria-expanded={isOpen}
          aria-label={t`Edit the rule ${name}`}
          disabled={disabled}
          onClick={() => onOpen(!isOpen)}
          ref={edit}
          size="sm"
        >
          <PencilIcon />
        </IconButton>
        <Switch
          aria-label={t`Use the rule ${name}`}
          checked={isEnabled}
          disabled={disabled}
          onChange={({ currentTarget }) => onChange({ isEnabled: currentTarget.checked })}
        />
      </div>
      <div hidden={!isOpen} id={fieldsId}>
        {isOpen && (
          <div className="grid gap-3 rounded-tile bg-surface-sunken p-3">
            <RuleFields autoFocus errors={errors} onChange={onChange} onEnter={close} rule={rule} />
            <div className="flex flex-wrap justify-between gap-2">
              <Button onClick={onRemove} size="sm" variant="ghost">
                <Trash2Icon />
                <Trans>Remove rule</Trans>
              </Button>
              <Button onClick={close} size="sm">
                <Trans>Done</Trans>
              </Button>
            </div>
          </div>
        )}
      </div>
    </div>
  );
}

function RuleText({ rule: { pattern, replacement, isRegex, isEnabled } }: { rule: RuleDraft }) {
  return (
    <div className={isEnabled ? undefined : 'text-fg-subtle'}>
      <p className="font-medium wrap-anywhere">
        {pattern === '' ? (
          <Trans>New rule</Trans>
        ) : (
          <Trans>
            Replace <Quoted text={pattern} />
          </Trans>
        )}
      </p>
      <p className={`wrap-anywhere ${isEnabled ? 'text-fg-muted' : ''}`}>
        {replacement === '' ? (
          <Trans>with nothing</Trans>
        ) : (
          <Trans>
            with <Quoted text={replacement} />
          </Trans>
        )}
        {isRegex && (
          <RuleNote>
            <Trans>regular expression</Trans>
          </RuleNote>
        )}
        {!isEnabled && (
          <RuleNote>
            <Trans context="rule">off</Trans>
          </RuleNote>
        )}
      </p>
    </div>
  );
}

const RuleNote = ({ children }: { children: ReactNode }) => (
  <>
    {' · '}
    {children}
  </>
);

/** A part of a text, with its spaces. */
function Quoted({ text }: { text: string }) {
  return (
    <bdi>
      “<code className="font-mono whitespace-pre-wrap">{text}</code>”
    </bdi>
  );
}
