import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ApiClients, limits, type SavedFleetRules } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { DrawerBody } from '@unmuted/ui/drawer';
import { EmptyState } from '@unmuted/ui/empty-state';
import { PlusIcon } from '@unmuted/ui/icons';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { EditForm } from '#/components/edit-form/edit-form.tsx';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { IgnoredTextsField } from '#/components/title-rules/ignored-texts-field.tsx';
import { newRule, type RuleDraft } from '#/components/title-rules/rule-draft.ts';
import { RuleList } from '#/components/title-rules/rule-list.tsx';
import { type RuleStart, withEntryFor } from '#/features/admin/now-playing/fleet-rules-draft.ts';
import {
  useFleetRulesChanges,
  useFleetRulesForm,
} from '#/features/admin/now-playing/use-fleet-rules-form.tsx';
import { useInvalidRules } from '#/features/admin/now-playing/use-invalid-rules.ts';
import { useFormats } from '#/i18n/use-formats.ts';

export interface FleetRulesFormProps {
  api: ApiClients;
  saved: SavedFleetRules;
  start: RuleStart | null;
  stations: number | undefined;
  stationId: string | undefined;
  onDirty: (isDirty: boolean) => void;
}

/** Rules and ignored texts of all stations. */
export function FleetRulesForm({ api, saved, start, stations, stationId, onDirty }: FleetRulesFormProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const form = useFleetRulesForm(api, saved);
  const texts = useFleetRulesChanges(form);
  const { draft, change, errorOf, isDirty } = form;
  const [openRule, setOpenRule] = useState<string | null>(null);
  const invalid = useInvalidRules(api, stationId, draft.rules);
  const titleId = useId();
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const addStart = useEffectEvent(() => {
    if (start === null) return;
    const { part, added } = withEntryFor(draft, start);
    change(part, { skipValidation: true });
    if (added) setOpenRule(added.key);
  });
  useEffect(() => addStart(), []);
  const isFull = draft.rules.length >= limits.titleRules;
  const used = formats.number(draft.rules.length);
  const max = formats.number(limits.titleRules);
  const add = (rule: RuleDraft) => {
    change({ rules: [...draft.rules, rule] }, { skipValidation: true });
    setOpenRule(rule.key);
  };
  return (
    <DrawerBody>
      <EditForm
        {...texts}
        className="grid content-start gap-6"
        effect={
          stations === undefined ? (
            <Trans>Applies to the next texts of all stations.</Trans>
          ) : (
            <Plural
              one="Applies to the next text of # station. The history stays as it is."
              other="Applies to the next texts of # stations. The history stays as it is."
              value={stations}
            />
          )
        }
        form={form}
      >
        {form.failure && <CallFailure reason={form.failure.error} />}
        <section aria-labelledby={titleId}>
          <div className="flex flex-wrap items-center justify-between gap-3 pb-1">
            <div>
              <h3 className="font-semibold" id={titleId}>
                <Trans>Rules</Trans>
              </h3>
              <p className="text-13 text-fg-muted">
                <Trans>
                  Run from top to bottom. {used} of {max} used.
                </Trans>
              </p>
            </div>
            <Button disabled={isFull} onClick={() => add(newRule())} size="sm">
              <PlusIcon />
              <Trans>Add rule</Trans>
            </Button>
          </div>
          <RuleList
            empty={
              <EmptyState
                className="py-6"
                description={<Trans>Each station reads its texts with its own rules only.</Trans>}
                title={<Trans>No rules</Trans>}
              />
            }
            errorOf={(pointer) => errorOf(pointer)}
            invalid={invalid}
            onChange={(rules) => change({ rules })}
            onOpen={setOpenRule}
            openRule={openRule}
            rules={draft.rules}
          />
        </section>
        <IgnoredTextsField
          errorOf={(pointer) => errorOf(pointer)}
          onChange={(ignore) => change({ ignore })}
          value={draft.ignore}
        />
        {start?.to === 'rules' && isFull && !draft.rules.some(({ key }) => key === openRule) && (
          <p className="text-13 text-fg-muted" role="status">
            {t`All rules are used: remove one first.`}
          </p>
        )}
      </EditForm>
    </DrawerBody>
  );
}
