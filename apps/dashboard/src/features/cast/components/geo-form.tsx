import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { GeoLock, GeoRules } from '@unmuted/api';
import { Card } from '@unmuted/ui/card';
import { PageGrid } from '@unmuted/ui/page';
import { SaveBar } from '@unmuted/ui/save-bar';
import { useToast } from '@unmuted/ui/toast';
import { useMemo, useState } from 'react';
import { UnsavedGuard } from '#/components/form/unsaved-guard.tsx';
import { changeGeoLock, geoLockKeys, geoTrialQuery } from '#/data/geolock.queries.ts';
import { GeoEffect } from '#/features/cast/components/geo-effect.tsx';
import { GeoFields } from '#/features/cast/components/geo-fields.tsx';
import { GeoHead } from '#/features/cast/components/geo-head.tsx';
import { GeoImpact, GeoRefusedCountries } from '#/features/cast/components/geo-impact.tsx';
import { GeoMap } from '#/features/cast/components/geo-map.tsx';
import { GeoRefusals } from '#/features/cast/components/geo-refusals.tsx';
import { GeoSaveDialog } from '#/features/cast/components/geo-save-dialog.tsx';
import { GeoTry } from '#/features/cast/components/geo-try.tsx';
import { StaleDialog } from '#/features/cast/components/stale-dialog.tsx';
import { keptLock } from '#/features/cast/geo-kept.ts';
import {
  countFaults,
  draftOf,
  type GeoDraft,
  isSameDraft,
  judgeDraft,
  type WideNetwork,
  wideNetworks,
} from '#/features/cast/geo-rules.schema.ts';
import { useCast } from '#/features/cast/use-cast.ts';
import { useGeoChanges } from '#/features/cast/use-geo-changes.ts';
import { useGeoDifferences } from '#/features/cast/use-geo-differences.ts';
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
  const { api, username } = useCast();
  const client = useQueryClient();
  const toasts = useToast();
  const { mutateAsync, isPending } = useMutation(changeGeoLock(api, username));
  const [edit, setEdit] = useState<Edit | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const [theirs, setTheirs] = useState<GeoLock | null>(null);
  const [isSaving, setSaving] = useState(false);
  // What is not complete yet is no mistake before somebody wants to save it.
  const [wasTried, setTried] = useState(false);
  const [failure, setFailure] = useState<{ reason: unknown } | null>(null);
  const differencesOf = useGeoDifferences();
  const changesOf = useGeoChanges();
  const base = draftOf(lock);
  const draft = edit?.draft ?? base;
  const { rules, wrong } = judgeDraft(draft);
  const settledText = useSettled(JSON.stringify(rules));
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
      const found = await client.fetchQuery(geoTrialQuery(api, username, toSave));
      const count = found.impact.refusedConnected;
      const wide = wideNetworks(toSave.allowNetworks.filter((each) => !lock.allowNetworks.includes(each)));
      if (count > 0 || wide.length > 0) setQuestion({ count, wide, rules: toSave, version });
      else await send(toSave, version, false);
    } catch (reason) {
      // Who would be cut is not known, so it cannot be asked.
      setFailure({ reason });
    }
    setSaving(false);
  }

  return (
    <PageGrid columns="2-1">
      <div className="grid content-start gap-4 md:gap-6">
        <Card asChild>
          <section aria-label={t`Rules by country`}>
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
      <div className="grid content-start gap-4 md:gap-6">
        <Card asChild>
          <section aria-label={t`What this would do`}>
            <GeoImpact result={trial.data} isFailed={trial.isError} isIdle={rules === null} />
            <GeoMap
              draft={draft}
              // Who has listened is the same under all rules.
              impact={trial.data?.impact}
              isFixed={isFixed}
              onChange={(countries) => change({ countries })}
            />
            {impact && <GeoRefusedCountries byCountry={impact.byCountry} />}
            <GeoTry geo={lock.geo} rules={settled} />
          </section>
        </Card>
        <GeoRefusals />
      </div>
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
        <StaleDialog
          fields={differencesOf(draft, draftOf(theirs))}
          onClose={() => setTheirs(null)}
          onSave={(mine) => {
            const own = Object.entries(draft).filter(([field]) => mine.includes(field));
            const chosen: GeoDraft = { ...draftOf(theirs), ...Object.fromEntries(own) };
            setTheirs(null);
            setEdit({ draft: chosen, version: theirs.version });
            void save(theirs.version, judgeDraft(chosen).rules);
          }}
          onTakeTheirs={() => {
            client.setQueryData(geoLockKeys.lock(username), theirs);
            setTheirs(null);
            forget();
          }}
        />
      )}
    </PageGrid>
  );
}
