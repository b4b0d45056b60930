import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { GeoLock, GeoRules } from '@unmuted/api';
import { Card } from '@unmuted/ui/card';
import { PageGrid } from '@unmuted/ui/page';
import { SaveBar } from '@unmuted/ui/save-bar';
import { useToast } from '@unmuted/ui/toast';
import { useMemo, useRef, useState } from 'react';
import { conflictOf } from '#/components/edit-form/conflict.ts';
import { UnsavedGuard } from '#/components/form/unsaved-guard.tsx';
import { changeGeoLock, geoLockKeys, geoSimulationQuery } from '#/data/geolock/geolock.queries.ts';
import { GeoblockingHeader } from '#/features/cast/geoblocking/geoblocking-header.tsx';
import { ImpactPanel } from '#/features/cast/geoblocking/impact-panel.tsx';
import {
  countFaults,
  draftOf,
  isSameDraft,
  type RulesDraft,
  validateDraft,
  type WideNetwork,
  wideNetworks,
  withoutNotes,
} from '#/features/cast/geoblocking/rules.schema.ts';
import { useRulesChanges } from '#/features/cast/geoblocking/rules-changes.messages.ts';
import { RulesConflict } from '#/features/cast/geoblocking/rules-conflict.tsx';
import { RulesFields } from '#/features/cast/geoblocking/rules-fields.tsx';
import { RulesHistory } from '#/features/cast/geoblocking/rules-history.tsx';
import { SaveEffect } from '#/features/cast/geoblocking/save-effect.tsx';
import { SaveRulesDialog } from '#/features/cast/geoblocking/save-rules-dialog.tsx';
import { useCastContext } from '#/features/cast/shell/cast-context.ts';
import { useDebouncedValue } from '#/lib/use-debounced-value.ts';

interface Edit {
  draft: RulesDraft;
  /** The version that the change is based on. */
  version: number;
}

/** A confirmation required before saving. */
interface Question {
  count: number;
  wide: readonly WideNetwork[];
  rules: GeoRules;
  version: number;
}

/** The form for a cast's rules with their simulated impact. */
export function RulesForm({ lock, isFixed }: { lock: GeoLock; isFixed: boolean }) {
  const { t } = useLingui();
  const { api, username } = useCastContext();
  const client = useQueryClient();
  const toasts = useToast();
  const { mutateAsync, isPending } = useMutation(changeGeoLock(api, username));
  const [edit, setEdit] = useState<Edit | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const [theirs, setTheirs] = useState<GeoLock | null>(null);
  const [isSaving, setSaving] = useState(false);
  const form = useRef<HTMLElement>(null);
  // Incomplete fields are not errors before the first attempt to save.
  const [wasTried, setTried] = useState(false);
  const [failure, setFailure] = useState<{ reason: unknown } | null>(null);
  const changesOf = useRulesChanges();
  const base = draftOf(lock);
  const draft = edit?.draft ?? base;
  const { rules, wrong } = validateDraft(draft);
  const settledText = useDebouncedValue(JSON.stringify(rules && withoutNotes(rules)));
  const settled = useMemo(() => JSON.parse(settledText) as GeoRules | null, [settledText]);
  const trial = useQuery({
    ...geoSimulationQuery(api, username, settled),
    // Shows the previous numbers while the next load, so that the map does not flicker.
    placeholderData: keepPreviousData,
  });
  const impact = rules === null ? undefined : trial.data?.impact;
  const isChanged = edit !== null && !isSameDraft(draft, base);
  const shownWrong = { ...wrong, countries: wasTried && wrong.countries };
  const change = (part: Partial<RulesDraft>) =>
    setEdit({ draft: { ...draft, ...part }, version: edit?.version ?? lock.version });
  const forget = () => {
    setEdit(null);
    setFailure(null);
    setTried(false);
  };

  /** Loads earlier rules into the draft without saving; the replaced draft can be restored. */
  function use(former: RulesDraft) {
    const dropped = isChanged && !isSameDraft(draft, former) ? edit : null;
    change(former);
    setTried(false);
    form.current?.focus();
    toasts.show({
      id: 'geo-rules-used',
      tone: 'info',
      title: <Trans>The rules are in the form, and not saved yet</Trans>,
      action: dropped ? { label: <Trans>Undo</Trans>, onPress: () => setEdit(dropped) } : undefined,
    });
  }

  async function send(body: GeoRules, version: number, disconnectListeners: boolean) {
    setFailure(null);
    try {
      await mutateAsync({ rules: body, version, disconnectListeners });
      forget();
      toasts.show({ tone: 'success', title: <Trans>The rules by country were saved</Trans> });
    } catch (reason) {
      const kept = conflictOf<{ lock?: GeoLock }>(reason)?.lock;
      if (kept) setTheirs(kept);
      else setFailure({ reason });
    }
  }

  async function save(version = edit?.version ?? lock.version, toSave = rules) {
    setTried(true);
    if (!toSave || isSaving) return;
    setSaving(true);
    try {
      const found = await client.fetchQuery(geoSimulationQuery(api, username, withoutNotes(toSave)));
      const count = found.impact.refusedConnected;
      const known = lock.allowNetworks.map(({ network }) => network);
      const networks = toSave.allowNetworks.map(({ network }) => network);
      const wide = wideNetworks(networks.filter((network) => !known.includes(network)));
      if (count > 0 || wide.length > 0) setQuestion({ count, wide, rules: toSave, version });
      else await send(toSave, version, false);
    } catch (reason) {
      // The affected listeners are unknown, so no confirmation is possible.
      setFailure({ reason });
    }
    setSaving(false);
  }

  return (
    <>
      <PageGrid columns="2-1">
        <div className="grid content-start gap-4 md:gap-6">
          <Card asChild>
            <section aria-label={t`Rules by country`} className="scroll-mt-20" ref={form} tabIndex={-1}>
              <GeoblockingHeader
                draft={draft}
                failure={failure}
                impact={impact}
                isFixed={isFixed}
                lock={lock}
                onChange={change}
              />
              <RulesFields
                denyStatus={lock.denyStatus}
                draft={draft}
                wrong={shownWrong}
                isFixed={isFixed}
                onChange={change}
              />
            </section>
          </Card>
          <SaveBar
            open={isChanged}
            changes={isChanged ? changesOf(draft, base) : []}
            effect={<SaveEffect refusedConnected={impact?.refusedConnected ?? 0} />}
            destructive={(impact?.refusedConnected ?? 0) > 0}
            errorCount={countFaults(shownWrong)}
            loading={isSaving || isPending}
            onSave={() => void save()}
            onDiscard={forget}
          />
        </div>
        <ImpactPanel
          draft={draft}
          geo={lock.geo}
          isFixed={isFixed}
          isIdle={rules === null}
          onChange={change}
          trial={trial}
          tried={settled}
        />
      </PageGrid>
      <RulesHistory isFixed={isFixed} isOlder={lock.version > 0} kept={base} onUse={use} />
      <UnsavedGuard when={isChanged} />
      {question && (
        <SaveRulesDialog
          count={question.count}
          wide={question.wide}
          onClose={() => setQuestion(null)}
          onSave={(cut) => send(question.rules, question.version, cut)}
        />
      )}
      {theirs && (
        <RulesConflict
          draft={draft}
          theirs={theirs}
          onClose={() => setTheirs(null)}
          onSave={(chosen) => {
            setTheirs(null);
            setEdit({ draft: chosen, version: theirs.version });
            void save(theirs.version, validateDraft(chosen).rules);
          }}
          onTakeTheirs={() => {
            client.setQueryData(geoLockKeys.lock(username), theirs);
            void client.invalidateQueries({ queryKey: geoLockKeys.history(username) });
            setTheirs(null);
            forget();
          }}
        />
      )}
    </>
  );
}
