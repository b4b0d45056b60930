import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { GeoLock, GeoRules } from '@unmuted/api';
import { Card } from '@unmuted/ui/card';
import { PageGrid } from '@unmuted/ui/page';
import { SaveBar } from '@unmuted/ui/save-bar';
import { useToast } from '@unmuted/ui/toast';
import { useMemo, useRef, useState } from 'react';
import { UnsavedGuard } from '#/components/form/unsaved-guard.tsx';
import { changeGeoLock, geoLockKeys, geoTrialQuery } from '#/data/geolock.queries.ts';
import { GeoEffect } from '#/features/cast/components/geo-effect.tsx';
import { GeoFields } from '#/features/cast/components/geo-fields.tsx';
import { GeoHead } from '#/features/cast/components/geo-head.tsx';
import { GeoHistory } from '#/features/cast/components/geo-history.tsx';
import { GeoSaveDialog } from '#/features/cast/components/geo-save-dialog.tsx';
import { GeoSide } from '#/features/cast/components/geo-side.tsx';
import { GeoStale } from '#/features/cast/components/geo-stale.tsx';
import { keptLock } from '#/features/cast/geo-kept.ts';
import {
  countFaults,
  draftOf,
  type GeoDraft,
  isSameDraft,
  judgeDraft,
  type WideNetwork,
  wideNetworks,
  withoutNotes,
} from '#/features/cast/geo-rules.schema.ts';
import { useCastPlace } from '#/features/cast/use-cast.ts';
import { useGeoChanges } from '#/features/cast/use-geo-changes.ts';
import { useSettled } from '#/lib/use-settled.ts';

interface Edit {
  draft: GeoDraft;
  /** What the change began with. */
  version: number;
}

/** What has to be asked before the rules are saved. */
interface Question {
  count: number;
  wide: readonly WideNetwork[];
  rules: GeoRules;
  version: number;
}

/** The rules of a cast, what they would do, and the way to save them. */
export function GeoForm({ lock, isFixed }: { lock: GeoLock; isFixed: boolean }) {
  const { t } = useLingui();
  const { api, username } = useCastPlace();
  const client = useQueryClient();
  const toasts = useToast();
  const { mutateAsync, isPending } = useMutation(changeGeoLock(api, username));
  const [edit, setEdit] = useState<Edit | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const [theirs, setTheirs] = useState<GeoLock | null>(null);
  const [isSaving, setSaving] = useState(false);
  const form = useRef<HTMLElement>(null);
  // What is not complete yet is no mistake before somebody wants to save it.
  const [wasTried, setTried] = useState(false);
  const [failure, setFailure] = useState<{ reason: unknown } | null>(null);
  const changesOf = useGeoChanges();
  const base = draftOf(lock);
  const draft = edit?.draft ?? base;
  const { rules, wrong } = judgeDraft(draft);
  const settledText = useSettled(JSON.stringify(rules && withoutNotes(rules)));
  const settled = useMemo(() => JSON.parse(settledText) as GeoRules | null, [settledText]);
  const trial = useQuery({
    ...geoTrialQuery(api, username, settled),
    // The last numbers stay while the next ones are counted: the map does not blink.
    placeholderData: keepPreviousData,
  });
  const impact = rules === null ? undefined : trial.data?.impact;
  const isChanged = edit !== null && !isSameDraft(draft, base);
  const shownWrong = { ...wrong, countries: wasTried && wrong.countries };
  const change = (part: Partial<GeoDraft>) =>
    setEdit({ draft: { ...draft, ...part }, version: edit?.version ?? lock.version });
  const forget = () => {
    setEdit(null);
    setFailure(null);
    setTried(false);
  };

  /** Rules of before become what is drafted; nothing is saved, and what was drafted is not lost. */
  function use(former: GeoDraft) {
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

  async function send(body: GeoRules, version: number, cutConnected: boolean) {
    setFailure(null);
    try {
      await mutateAsync({ rules: body, version, cutConnected });
      forget();
      toasts.show({ tone: 'success', title: <Trans>The rules by country were saved</Trans> });
    } catch (reason) {
      const kept = keptLock(reason);
      if (kept) setTheirs(kept);
      else setFailure({ reason });
    }
  }

  async function save(version = edit?.version ?? lock.version, toSave = rules) {
    setTried(true);
    if (!toSave || isSaving) return;
    setSaving(true);
    try {
      const found = await client.fetchQuery(geoTrialQuery(api, username, withoutNotes(toSave)));
      const count = found.impact.refusedConnected;
      const known = lock.allowNetworks.map(({ network }) => network);
      const networks = toSave.allowNetworks.map(({ network }) => network);
      const wide = wideNetworks(networks.filter((network) => !known.includes(network)));
      if (count > 0 || wide.length > 0) setQuestion({ count, wide, rules: toSave, version });
      else await send(toSave, version, false);
    } catch (reason) {
      // Who would be cut is not known, so it cannot be asked.
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
              <GeoHead
                draft={draft}
                failure={failure}
                impact={impact}
                isFixed={isFixed}
                lock={lock}
                onChange={change}
              />
              <GeoFields
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
            effect={<GeoEffect refusedConnected={impact?.refusedConnected ?? 0} />}
            harmful={(impact?.refusedConnected ?? 0) > 0}
            problems={countFaults(shownWrong)}
            loading={isSaving || isPending}
            onSave={() => void save()}
            onDiscard={forget}
          />
        </div>
        <GeoSide
          draft={draft}
          geo={lock.geo}
          isFixed={isFixed}
          isIdle={rules === null}
          onChange={change}
          trial={trial}
          tried={settled}
        />
      </PageGrid>
      <GeoHistory isFixed={isFixed} isOlder={lock.version > 0} kept={base} onUse={use} />
      <UnsavedGuard when={isChanged} />
      {question && (
        <GeoSaveDialog
          count={question.count}
          wide={question.wide}
          onClose={() => setQuestion(null)}
          onSave={(cut) => send(question.rules, question.version, cut)}
        />
      )}
      {theirs && (
        <GeoStale
          draft={draft}
          theirs={theirs}
          onClose={() => setTheirs(null)}
          onSave={(chosen) => {
            setTheirs(null);
            setEdit({ draft: chosen, version: theirs.version });
            void save(theirs.version, judgeDraft(chosen).rules);
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
