import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, type GeoLock, type GeoRules } from '@unmuted/api';
import { Card, CardBody } from '@unmuted/ui/card';
import { PageGrid } from '@unmuted/ui/page';
import { SaveBar } from '@unmuted/ui/save-bar';
import { useToast } from '@unmuted/ui/toast';
import { useState } from 'react';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { UnsavedGuard } from '#/components/form/unsaved-guard.tsx';
import { changeGeoLock, geoLockKeys, geoTrialQuery } from '#/data/geolock.queries.ts';
import { GeoCutDialog } from '#/features/cast/components/geo-cut-dialog.tsx';
import { GeoFields } from '#/features/cast/components/geo-fields.tsx';
import { GeoImpact } from '#/features/cast/components/geo-impact.tsx';
import { GeoRefusals } from '#/features/cast/components/geo-refusals.tsx';
import { GeoSummary } from '#/features/cast/components/geo-summary.tsx';
import { GeoTry } from '#/features/cast/components/geo-try.tsx';
import { StaleDialog } from '#/features/cast/components/stale-dialog.tsx';
import { draftOf, type GeoDraft, judgeDraft } from '#/features/cast/geo-rules.schema.ts';
import { useCast } from '#/features/cast/use-cast.ts';
import { useGeoDifferences } from '#/features/cast/use-geo-differences.ts';
import { useSettled } from '#/lib/use-settled.ts';

interface Edit {
  draft: GeoDraft;
  /** What the change began with. */
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
  const [cutting, setCutting] = useState<number | null>(null);
  const [theirs, setTheirs] = useState<GeoLock | null>(null);
  const [isSaving, setSaving] = useState(false);
  // What is not complete yet is no mistake before somebody wants to save it.
  const [wasTried, setTried] = useState(false);
  const [failure, setFailure] = useState<{ reason: unknown } | null>(null);
  const differencesOf = useGeoDifferences();
  const draft = edit?.draft ?? draftOf(lock);
  const { rules, wrong } = judgeDraft(draft);
  const rulesText = JSON.stringify(rules);
  const isSettled = useSettled(rulesText) === rulesText;
  const trial = useQuery(geoTrialQuery(api, username, isSettled ? rules : null));
  const isChanged = edit !== null && JSON.stringify(draft) !== JSON.stringify(draftOf(lock));
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
      const { impact } = await client.fetchQuery(geoTrialQuery(api, username, toSave));
      if (impact.refusedConnected > 0) setCutting(impact.refusedConnected);
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
            <CardBody className="grid gap-6">
              <p className="text-16 font-medium" role="status">
                <GeoSummary draft={draft} denyStatus={lock.denyStatus} />
              </p>
              {failure && <CallFailure reason={failure.reason} />}
            </CardBody>
            <GeoFields
              draft={draft}
              wrong={{ ...wrong, countries: wasTried && wrong.countries }}
              isFixed={isFixed}
              onChange={change}
            />
          </section>
        </Card>
        <SaveBar
          open={isChanged}
          changes={isChanged ? [t`Rules by country`] : []}
          problems={(wasTried ? Number(wrong.countries) : 0) + Number(wrong.networks)}
          loading={isSaving || isPending}
          onSave={() => void save()}
          onDiscard={forget}
        />
      </div>
      <div className="grid content-start gap-4 md:gap-6">
        <GeoImpact result={trial.data} isFailed={trial.isError} isIdle={rules === null} />
        <GeoTry geo={lock.geo} rules={rules} />
        <GeoRefusals />
      </div>
      <UnsavedGuard when={isChanged} />
      {cutting !== null && rules && (
        <GeoCutDialog
          count={cutting}
          onClose={() => setCutting(null)}
          onSave={(cut) => send(rules, edit?.version ?? lock.version, cut)}
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

/** What is kept, of a save that began with another version. */
function keptLock(reason: unknown): GeoLock | null {
  if (!(reason instanceof ApiError) || reason.code !== 'resource.stale') return null;
  const current = reason.problem?.current;
  const isReply = typeof current === 'object' && current !== null && 'lock' in current;
  return isReply ? (current.lock as GeoLock) : null;
}
