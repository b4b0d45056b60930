import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { ApiClients } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { DownloadIcon } from '@unmuted/ui/icons';
import { useToast } from '@unmuted/ui/toast';
import { type AuditParams, exportAudit } from '#/data/audit/audit.queries.ts';
import { saveText } from '#/lib/save-text.ts';

/** Saves the entries of the present filter. */
export function ExportButtons({ api, filter }: { api: ApiClients; filter: AuditParams }) {
  const { t } = useLingui();
  const toasts = useToast();
  const { mutate, isPending, variables } = useMutation(exportAudit(api));
  const save = (format: 'csv' | 'ndjson') => {
    const { page: _page, pageSize: _size, ...rest } = filter;
    mutate(
      { ...rest, format },
      {
        onSuccess: ({ name, content, entries, isComplete }) => {
          saveText(name, content, format === 'csv' ? 'text/csv' : 'application/x-ndjson');
          toasts.show({
            tone: isComplete ? 'success' : 'warning',
            title: <Plural one="# entry exported" other="# entries exported" value={entries} />,
            ...(!isComplete && {
              description: t`Older entries were left out. Narrow the filters to export them.`,
            }),
          });
        },
      },
    );
  };
  const isBusy = (format: string) => isPending && variables.format === format;
  return (
    <>
      <Button loading={isBusy('ndjson')} onClick={() => save('ndjson')}>
        <DownloadIcon />
        NDJSON
      </Button>
      <Button loading={isBusy('csv')} onClick={() => save('csv')}>
        <DownloadIcon />
        <Trans context="file format">CSV</Trans>
      </Button>
    </>
  );
}
