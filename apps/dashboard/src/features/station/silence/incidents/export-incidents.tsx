import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { AlarmKind } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { DownloadIcon } from '@unmuted/ui/icons';
import { useToast } from '@unmuted/ui/toast';
import { useEffect, useRef, useState } from 'react';
import { readSilenceIncidents } from '#/data/silence/silence-incidents.queries.ts';
import { incidentsCsv } from '#/features/station/silence/incidents/incidents-csv.ts';
import { useSilenceStation } from '#/features/station/silence/silence-context.ts';
import { errorText } from '#/i18n/notice.messages.ts';
import { saveText } from '#/lib/save-text.ts';
import { serverClock } from '#/lib/server-clock.ts';

interface ExportIncidentsProps {
  kinds: readonly AlarmKind[];
  /** How many there are; undefined while it is not known. */
  total: number | undefined;
}

/** Saves all incidents of the chosen kinds as CSV. */
export function ExportIncidents({ kinds, total }: ExportIncidentsProps) {
  const { i18n } = useLingui();
  const { api, id, timeZone } = useSilenceStation();
  const toasts = useToast();
  const [isSaving, setSaving] = useState(false);
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  async function save() {
    const current = new AbortController();
    controller.current = current;
    setSaving(true);
    try {
      const to = new Date(serverClock.now()).toISOString();
      const incidents = await readSilenceIncidents(api, id, { kinds, to }, current.signal);
      saveText(`incidents-${to.slice(0, 10)}.csv`, incidentsCsv(incidents, timeZone), 'text/csv');
    } catch (error) {
      if (!current.signal.aborted)
        toasts.show({
          tone: 'danger',
          title: <Trans>Couldn’t save the incidents</Trans>,
          description: errorText(i18n, error),
        });
    } finally {
      setSaving(false);
    }
  }

  return (
    <Button disabled={!total} loading={isSaving} onClick={() => void save()} size="sm" variant="ghost">
      <DownloadIcon aria-hidden />
      CSV
    </Button>
  );
}
