import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { GeoLock, GeoRules } from '@unmuted/api';
import { useToast } from '@unmuted/ui/toast';
import { useState } from 'react';
import { conflictOf } from '#/components/edit-form/conflict.ts';
import { useEditForm } from '#/components/edit-form/use-edit-form.ts';
import { changeGeoLock, geoLockKeys, geoSimulationQuery } from '#/data/geolock/geolock.queries.ts';
import { revisionKeys } from '#/data/revisions/revisions.keys.ts';
import {
  bodyOf,
  draftOf,
  geoRules,
  networkErrors,
  type RulesDraft,
  type WideNetwork,
  wideNetworks,
  withoutNotes,
} from '#/features/cast/geoblocking/rules.schema.ts';
import { useCastContext } from '#/features/cast/shell/cast-context.ts';

/** The effects of the rules that the user confirms before saving. */
export interface SaveConfirmation {
  /** Connected listeners that the rules block. */
  count: number;
  /** New exceptions that allow a large part of the internet. */
  wide: readonly WideNetwork[];
}

/** The edit form of the rules. Saving simulates them first and asks to confirm harmful effects. */
export function useRulesForm(lock: GeoLock) {
  const { api, username } = useCastContext();
  const client = useQueryClient();
  const toasts = useToast();
  const { mutateAsync } = useMutation(changeGeoLock(api, username));
  const [confirmation, setConfirmation] = useState<SaveConfirmation | null>(null);
  const form = useEditForm<RulesDraft, GeoLock, GeoRules, { disconnectListeners: boolean }>({
    name: 'rules',
    resource: lock,
    valuesOf: draftOf,
    schema: geoRules,
    toBody: bodyOf,
    check: networkErrors,
    conflictOf: (error) => conflictOf<{ lock?: GeoLock }>(error)?.lock ?? null,
    async confirm(rules) {
      const { impact } = await client.fetchQuery(geoSimulationQuery(api, username, withoutNotes(rules)));
      const count = impact.refusedConnected;
      const wide = newWideNetworks(rules, lock);
      if (count === 0 && wide.length === 0) return true;
      setConfirmation({ count, wide });
      return false;
    },
    save: ({ settings, version, confirmation: answer }) =>
      mutateAsync({ rules: settings, version, disconnectListeners: answer?.disconnectListeners ?? false }),
    setResource(theirs) {
      client.setQueryData(geoLockKeys.lock(username), theirs);
      void client.invalidateQueries({ queryKey: revisionKeys.section(username, 'geoblocking') });
    },
    onSaved: () => toasts.show({ tone: 'success', title: <Trans>Country rules saved</Trans> }),
  });
  return { form, confirmation, closeConfirmation: () => setConfirmation(null) };
}

function newWideNetworks(rules: GeoRules, lock: GeoLock): WideNetwork[] {
  const saved = new Set(lock.allowNetworks.map(({ network }) => network));
  const networks = rules.allowNetworks.map(({ network }) => network);
  return wideNetworks(networks.filter((network) => !saved.has(network)));
}
