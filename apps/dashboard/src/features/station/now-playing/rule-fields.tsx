import { Trans, useLingui } from '@lingui/react/macro';
import { limits } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { Checkbox } from '@unmuted/ui/checkbox';
import { Field } from '@unmuted/ui/field';
import { Trash2Icon } from '@unmuted/ui/icons';
import { Input } from '@unmuted/ui/input';
import type { KeyboardEvent } from 'react';
import type { RuleDraft } from '#/features/station/now-playing/now-playing.schema.ts';

export interface RuleFieldsProps {
  rule: RuleDraft;
  errors: { pattern: string | undefined; replacement: string | undefined };
  onChange: (part: Partial<RuleDraft>) => void;
  onRemove: () => void;
  onDone: () => void;
}

/** The fields of one rule. Enter closes them instead of saving the form. */
export function RuleFields({ rule, errors, onChange, onDone, onRemove }: RuleFieldsProps) {
  const { t } = useLingui();
  const { pattern, replacement, isRegex } = rule;
  const closeByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onDone();
  };
  const field = (name: 'pattern' | 'replacement', value: RuleDraft['pattern']) => ({
    className: 'font-mono',
    maxLength: limits.titleRule,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      onChange({ [name]: currentTarget.value }),
    onKeyDown: closeByEnter,
    spellCheck: false,
    value,
  });
  return (
    <div className="grid gap-3 rounded-tile bg-surface-sunken p-3">
      <div className="grid gap-3 md:grid-cols-2">
        <Field
          error={errors.pattern}
          label={isRegex ? <Trans>Expression</Trans> : <Trans>Text to replace</Trans>}
        >
          <Input autoFocus={pattern === ''} {...field('pattern', pattern)} />
        </Field>
        <Field error={errors.replacement} label={<Trans>Replace with</Trans>}>
          <Input
            autoFocus={pattern !== '' && replacement === ''}
            placeholder={t({ message: 'nothing', context: 'replacement' })}
            {...field('replacement', replacement)}
          />
        </Field>
      </div>
      <Checkbox
        checked={isRegex}
        description={
          <Trans>
            In the syntax of RE2. <code>$1</code> is the first group of the expression.
          </Trans>
        }
        label={<Trans>Regular expression</Trans>}
        onChange={({ currentTarget }) => onChange({ isRegex: currentTarget.checked })}
      />
      <div className="flex flex-wrap justify-between gap-2">
        <Button onClick={onRemove} size="sm" variant="ghost">
          <Trash2Icon />
          <Trans>Remove rule</Trans>
        </Button>
        <Button onClick={onDone} size="sm">
          <Trans context="button">Done</Trans>
        </Button>
      </div>
    </div>
  );
}
