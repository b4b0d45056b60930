import { Trans, useLingui } from '@lingui/react/macro';
import { limits, type TitleRule } from '@unmuted/api';
import { Checkbox } from '@unmuted/ui/checkbox';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import type { KeyboardEvent } from 'react';

export interface RuleFieldsProps {
  rule: Pick<TitleRule, 'pattern' | 'replacement' | 'isRegex'>;
  errors: { pattern: string | undefined; replacement: string | undefined };
  onChange: (part: Partial<TitleRule>) => void;
  /** Enter, if it does not submit the form. */
  onEnter?: (() => void) | undefined;
  autoFocus?: boolean;
}

/** The pattern of a rule, its replacement, and whether it is an expression. */
export function RuleFields({ rule, errors, onChange, onEnter, autoFocus = false }: RuleFieldsProps) {
  const { t } = useLingui();
  const { pattern, replacement, isRegex } = rule;
  const onKeyDown = (event: KeyboardEvent) => {
    if (!onEnter || event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter();
  };
  const field = (name: 'pattern' | 'replacement') => ({
    className: 'font-mono',
    maxLength: limits.titleRule,
    name,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      onChange({ [name]: currentTarget.value }),
    onKeyDown,
    spellCheck: false,
    value: rule[name],
  });
  return (
    <>
      <div className="grid items-start gap-3 md:grid-cols-2">
        <Field
          error={errors.pattern}
          label={isRegex ? <Trans>Expression</Trans> : <Trans>Text to replace</Trans>}
        >
          <Input autoFocus={autoFocus && pattern === ''} {...field('pattern')} />
        </Field>
        <Field error={errors.replacement} label={<Trans>Replace with</Trans>}>
          <Input
            autoFocus={autoFocus && pattern !== '' && replacement === ''}
            placeholder={t({ message: 'nothing', context: 'replacement' })}
            {...field('replacement')}
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
    </>
  );
}
