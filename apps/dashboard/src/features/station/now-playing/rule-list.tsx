import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState } from '@unmuted/ui/empty-state';
import { moveItem } from '@unmuted/ui/sortable-list';
import { useRef } from 'react';
import { SortableList } from '#/components/sortable-list/sortable-list.tsx';
import type { RuleDraft } from '#/features/station/now-playing/now-playing.schema.ts';
import { useNowPlayingStation } from '#/features/station/now-playing/now-playing-context.ts';
import { RuleRow } from '#/features/station/now-playing/rule-row.tsx';
import type { SettingsFormState } from '#/features/station/now-playing/use-settings-form.tsx';

export interface RuleListProps {
  form: SettingsFormState;
  /** Keys of the rules whose expression is invalid. */
  invalid: readonly string[];
  openRule: string | null;
  onOpen: (key: string | null) => void;
}

/** The rules in the order in which they are applied. */
export function RuleList({ form, invalid, openRule, onOpen }: RuleListProps) {
  const { t } = useLingui();
  const { isFixed } = useNowPlayingStation();
  const whole = useRef<HTMLDivElement>(null);
  const { rules } = form.draft;
  const replace = (key: string, part: Partial<RuleDraft>) =>
    form.change({ rules: rules.map((rule) => (rule.key === key ? { ...rule, ...part } : rule)) });
  return (
    // Takes the focus when the last rule is removed.
    <div className="rounded-control outline-none" ref={whole} tabIndex={-1}>
      <SortableList
        aria-label={t`Rules in their order`}
        className="py-1 ps-2 pe-(--card-pad)"
        disabled={isFixed}
        empty={
          <EmptyState
            className="py-6"
            description={
              <Trans>Texts are split as they come. A rule removes or replaces a part first.</Trans>
            }
            title={<Trans>No rules</Trans>}
          />
        }
        itemKey={({ key }) => key}
        itemName={({ pattern }) => pattern || t`New rule`}
        items={rules}
        onReorder={(from, to) => form.change({ rules: moveItem(rules, from, to) })}
      >
        {(rule, place) => {
          const errors = {
            pattern: form.errorOf(`/rules/${place}/pattern`),
            replacement: form.errorOf(`/rules/${place}/replacement`),
          };
          const hasError = errors.pattern !== undefined || errors.replacement !== undefined;
          return (
            <RuleRow
              errors={errors}
              isInvalid={invalid.includes(rule.key)}
              isOpen={openRule === rule.key || hasError}
              number={place + 1}
              onChange={(part) => {
                // Fields that a problem opened stay open when it is solved: the reader is still typing.
                if (hasError) onOpen(rule.key);
                replace(rule.key, part);
              }}
              onOpen={(isOpen) => onOpen(isOpen ? rule.key : null)}
              onRemove={() => {
                onOpen(null);
                form.change({ rules: rules.filter(({ key }) => key !== rule.key) });
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
