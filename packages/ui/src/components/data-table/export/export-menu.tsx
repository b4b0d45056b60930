import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#/components/button/index.ts';
import { useDataTable, useDataTableRows } from '#/components/data-table/data-table.context.ts';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuTrigger,
} from '#/components/dropdown-menu/index.ts';
import { CopyIcon, DownloadIcon } from '#/components/icons/index.ts';
import { runInSlices } from '#/lib/columnar/index.ts';
import { copyText } from '#/lib/copy-text.ts';
import { csvFormatOf } from '#/lib/csv/csv-format.ts';
import { saveFile } from '#/lib/save-file.ts';
import { useCount } from '#/lib/use-count.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import { useUi } from '#/provider/ui-provider.tsx';
import { csvParts, MAX_CSV_ROWS } from './csv-parts.ts';

/** Props of {@link DataTableExport}. */
export interface DataTableExportProps {
  /** File name, such as `listeners.csv`. */
  filename: string;
  /** Label of the button. Default "Export". */
  children?: ReactNode;
}

/** Downloads or copies the filtered rows as CSV, in the current order and with the visible columns. */
export const DataTableExport = memo(function DataTableExport({ filename, children }: DataTableExportProps) {
  const labels = useLabelGroup('table');
  const { locale } = useUi();
  const { engine, visible } = useDataTable();
  const [state, setState] = useState<'idle' | 'busy' | 'copied' | 'failed'>('idle');
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  const write = (use: (parts: string[]) => void) => {
    setState('busy');
    stop.current?.();
    stop.current = runInSlices(csvParts(engine.getSnapshot(), visible, csvFormatOf(locale)), use);
  };
  const copy = (parts: string[]) => {
    // The byte order mark is for files only.
    const text = parts.join('').slice(1);
    copyText(text).then(
      () => setState('copied'),
      () => setState('failed'),
    );
  };
  const announcement = { idle: '', busy: '', copied: labels.copied, failed: labels.copyFailed }[state];
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button loading={state === 'busy'} size="sm" variant="ghost">
            <DownloadIcon />
            {children ?? labels.export}
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <ExportLimit />
          <DropdownMenuItem
            onSelect={() =>
              write((parts) => {
                saveFile(filename, new Blob(parts, { type: 'text/csv;charset=utf-8' }));
                setState('idle');
              })
            }
          >
            <DownloadIcon />
            {labels.downloadCsv}
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => write(copy)}>
            <CopyIcon />
            {labels.copyCsv}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <span className="ui:text-13 ui:text-fg-muted ui:empty:hidden" data-part="status" role="status">
        {announcement}
      </span>
    </>
  );
});

/** Note that the export is limited, when there are more rows. */
function ExportLimit() {
  const labels = useLabelGroup('table');
  const countOf = useCount();
  const { snapshot } = useDataTableRows();
  if (snapshot.view.length <= MAX_CSV_ROWS) return null;
  return <DropdownMenuLabel>{labels.exportLimit(...countOf(MAX_CSV_ROWS))}</DropdownMenuLabel>;
}
