import { useLingui } from '@lingui/react/macro';
import type { GeoLock } from '@unmuted/api';
import { Card } from '@unmuted/ui/card';
import { PageGrid } from '@unmuted/ui/page';
import { EditForm } from '#/components/edit-form/edit-form.tsx';
import { GeoblockingHeader } from '#/features/cast/geoblocking/geoblocking-header.tsx';
import { ImpactPanel } from '#/features/cast/geoblocking/impact-panel.tsx';
import { countFaults, validateDraft } from '#/features/cast/geoblocking/rules.schema.ts';
import { useRulesChanges } from '#/features/cast/geoblocking/rules-changes.messages.ts';
import { RulesFields } from '#/features/cast/geoblocking/rules-fields.tsx';
import { RulesHistory } from '#/features/cast/geoblocking/rules-history.tsx';
import { SaveEffect } from '#/features/cast/geoblocking/save-effect.tsx';
import { SaveRulesDialog } from '#/features/cast/geoblocking/save-rules-dialog.tsx';
import { useRulesDifferences } from '#/features/cast/geoblocking/use-rules-differences.ts';
import { useRulesForm } from '#/features/cast/geoblocking/use-rules-form.tsx';
import { useSimulation } from '#/features/cast/geoblocking/use-simulation.ts';

/** The form for a cast's rules with their simulated impact. */
export function RulesForm({ lock, isFixed }: { lock: GeoLock; isFixed: boolean }) {
  const { t } = useLingui();
  const changesOf = useRulesChanges();
  const differencesOf = useRulesDifferences();
  const { form, confirmation, closeConfirmation } = useRulesForm(lock);
  const { base, draft, theirs, change } = form;
  const validation = validateDraft(draft);
  // Exceptions show their faults on blur; missing countries are a fault only once the user tries to save.
  const faults = { ...validation.faults, countries: form.errorOf('/countries') !== undefined };
  const { simulation, simulatedRules, impact } = useSimulation(validation.rules);
  const refusedConnected = impact?.refusedConnected ?? 0;

  return (
    <>
      <PageGrid columns="2-1">
        <EditForm
          changes={form.isDirty ? changesOf(draft, base) : []}
          className="grid content-start gap-4 md:gap-6"
          conflict={theirs && differencesOf(draft, theirs)}
          effect={<SaveEffect refusedConnected={refusedConnected} />}
          form={{ ...form, problems: countFaults(faults) }}
          isHarmful={refusedConnected > 0}
        >
          <Card asChild>
            <section aria-label={t`Country rules`} className="scroll-mt-20">
              <GeoblockingHeader
                draft={draft}
                failure={form.failure}
                history={<RulesHistory isDirty={form.isDirty} isFixed={isFixed} lock={lock} />}
                impact={impact}
                isFixed={isFixed}
                lock={lock}
                onChange={change}
              />
              <RulesFields
                denyStatus={lock.denyStatus}
                draft={draft}
                faults={faults}
                isFixed={isFixed}
                onChange={change}
              />
            </section>
          </Card>
        </EditForm>
        <ImpactPanel
          draft={draft}
          geo={lock.geo}
          isFixed={isFixed}
          isIdle={validation.rules === null}
          onChange={change}
          simulatedRules={simulatedRules}
          simulation={simulation}
        />
      </PageGrid>
      {confirmation && (
        <SaveRulesDialog
          {...confirmation}
          onClose={closeConfirmation}
          onSave={(disconnectListeners) => form.save({ disconnectListeners })}
        />
      )}
    </>
  );
}
