import { Trans, useLingui } from '@lingui/react/macro';
import { IconButton } from '@unmuted/ui/icon-button';
import { CircleAlertIcon, PencilIcon } from '@unmuted/ui/icons';
import { Switch } from '@unmuted/ui/switch';
import { useId, useRef } from 'react';
import type { RuleDraft } from '#/features/station/now-playing/now-playing.schema.ts';
import { useNowPlayingStation } from '#/features/station/now-playing/now-playing-context.ts';
import { RuleFields } from '#/features/station/now-playing/rule-fields.tsx';

export interface RuleRowProps {
  rule: RuleDraft;
  number: number;
  /** The expression is invalid, so that the rule is not applied. */
  isInvalid: boolean;
  isOpen: boolean;
  errors: { pattern: string | undefined; replacement: string | undefined };
  onOpen: (isOpen: boolean) => void;
  onChange: (part: Partial<RuleDraft>) => void;
  onRemove: () => void;
}

/** One rule in words, with its switch, and its fields while it is edited. */
export function RuleRow({
  rule,
  number,
  isInvalid,
  isOpen,
  errors,
  onOpen,
  onChange,
  onRemove,
}: RuleRowProps) {
  const { t } = useLingui();
  const { isFixed } = useNowPlayingStation();
  const { pattern, replacement, isRegex, isEnabled } = rule;
  const edit = useRef<HTMLButtonElement>(null);
  const fieldsId = useId();
  const name = pattern || t`New rule`;
  return (
    <div className="grid min-h-13 content-center gap-3 py-2">
      <div className="flex items-center gap-3">
        <span aria-hidden className="w-4 flex-none text-13 text-fg-subtle tabular-nums">
          {number}
        </span>
        <div className={`min-w-0 flex-1 text-13 ${isEnabled ? '' : 'text-fg-subtle'}`}>
          <p className="font-medium wrap-anywhere">
            {pattern === '' ? (
              <Trans>New rule</Trans>
            ) : (
              <Trans>
                Replace <Quoted text={pattern} />
              </Trans>
            )}
          </p>
          <p className={isEnabled ? 'text-fg-muted' : undefined}>
            {replacement === '' ? (
              <Trans>with nothing</Trans>
            ) : (
              <Trans>
                with <Quoted text={replacement} />
              </Trans>
            )}
            {isRegex && (
              <>
                {' · '}
                <Trans>regular expression</Trans>
              </>
            )}
          </p>
          {isInvalid && (
            <p className="flex gap-1.5 text-danger-text">
              <CircleAlertIcon className="mt-0.5 size-3.5" />
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
          disabled={isFixed}
          onClick={() => onOpen(!isOpen)}
          ref={edit}
          size="sm"
        >
          <PencilIcon />
        </IconButton>
        <Switch
          aria-label={t`Use the rule ${name}`}
          checked={isEnabled}
          disabled={isFixed}
          onChange={({ currentTarget }) => onChange({ isEnabled: currentTarget.checked })}
        />
      </div>
      <div hidden={!isOpen} id={fieldsId}>
        {isOpen && (
          <RuleFields
            errors={errors}
            onChange={onChange}
            onDone={() => {
              onOpen(false);
              edit.current?.focus();
            }}
            onRemove={onRemove}
            rule={rule}
          />
        )}
      </div>
    </div>
  );
}

/** A part of a text, with its spaces. */
function Quoted({ text }: { text: string }) {
  return (
    <bdi>
      “<code className="font-mono whitespace-pre-wrap">{text}</code>”
    </bdi>
  );
}
