import { useLingui } from '@lingui/react/macro';
import { moveItem } from '@unmuted/ui/sortable-list';
import { type ReactNode, useRef } from 'react';
import { SortableList } from '#/components/sortable-list/sortable-list.tsx';
import type { RuleDraft } from '#/components/title-rules/rule-draft.ts';
import { RuleRow } from '#/components/title-rules/rule-row.tsx';

export interface RuleListProps {
  rules: readonly RuleDraft[];
  onChange: (rules: RuleDraft[]) => void;
  /** The translated error of a field, by JSON pointer such as `/rules/0/pattern`. */
  errorOf: (pointer: string) => string | undefined;
  /** Keys of the rules whose expression is invalid. */
  invalid: readonly string[];
  /** The key of the rule whose fields are open. */
  openRule: string | null;
  onOpen: (key: string | null) => void;
  disabled?: boolean;
  empty: ReactNode;
  className?: string;
}

/** Rules in the order in which they are applied. */
export function RuleList(props: RuleListProps) {
  const { rules, onChange, errorOf, invalid, openRule, onOpen, disabled = false, empty, className } = props;
  const { t } = useLingui();
  const whole = useRef<HTMLDivElement>(null);
  return (
    // Takes the focus when a rule is removed.
    <div className="rounded-control outline-none" ref={whole} tabIndex={-1}>
      <SortableList
        aria-label={t`Rules in their order`}
        className={className}
        disabled={disabled}
        empty={empty}
        itemKey={({ key }) => key}
        itemName={({ pattern }) => pattern || t`New rule`}
        items={rules}
        onReorder={(from, to) => onChange(moveItem(rules, from, to))}
      >
        {(rule, place) => {
          const errors = {
            pattern: errorOf(`/rules/${place}/pattern`),
            replacement: errorOf(`/rules/${place}/replacement`),
          };
          const hasError = errors.pattern !== undefined || errors.replacement !== undefined;
          return (
            <RuleRow
              disabled={disabled}
              errors={errors}
              isInvalid={invalid.includes(rule.key)}
              isOpen={openRule === rule.key || hasError}
              number={place + 1}
              onChange={(part) => {
                // Fields that a problem opened stay open when it is solved: the person is still typing.
                if (hasError) onOpen(rule.key);
                onChange(rules.map((each) => (each.key === rule.key ? { ...each, ...part } : each)));
              }}
              onOpen={(isOpen) => onOpen(isOpen ? rule.key : null)}
              onRemove={() => {
                onOpen(null);
                onChange(rules.filter(({ key }) => key !== rule.key));
                whole.current?.focus();
              }}
              rule={rule}
            />
          );
        }}
      </SortableList>
    </div>
  );
}
