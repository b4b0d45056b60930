import { Plural, Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type ApiClients, limits, type ServiceImportResult } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
} from '@unmuted/ui/dialog';
import { type ReactNode, useState } from 'react';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { importServices } from '#/data/streaming-services/streaming-services.queries.ts';
import { focusOnMount } from '#/features/admin/streaming-services/focus-on-mount.ts';
import { ImportSource } from '#/features/admin/streaming-services/import-source.tsx';
import { ImportTable } from '#/features/admin/streaming-services/import-table.tsx';
import type { ImportRow } from '#/features/admin/streaming-services/parse-services-csv.ts';

export interface ImportDialogProps {
  api: ApiClients;
  onClose: () => void;
}

interface Checked {
  readonly customerId: string | null;
  readonly rows: readonly ImportRow[];
  readonly result: ServiceImportResult;
}

/** Adds the services of a spreadsheet: the list, what is wrong with it, and then the result. */
export function ImportDialog({ api, onClose }: ImportDialogProps) {
  const most = limits.importedServices;
  const [text, setText] = useState('');
  const [checked, setChecked] = useState<Checked | null>(null);
  const { mutateAsync } = useMutation(importServices(api));
  const real = useMutation({
    mutationFn: ({ customerId, rows }: Checked) =>
      mutateAsync({ isDryRun: false, customerId, rows: [...rows] }),
  });
  return (
    <Dialog onOpenChange={(open) => !open && onClose()} open>
      <DialogContent size="lg">
        {real.data && checked ? (
          <Done onClose={onClose} result={real.data} rows={checked.rows} />
        ) : checked ? (
          <Preview
            checked={checked}
            failure={real.error}
            isImporting={real.isPending}
            onBack={() => {
              real.reset();
              setChecked(null);
            }}
            onImport={() => real.mutate(checked)}
          />
        ) : (
          <>
            <DialogTitle>
              <Trans>Import streaming services</Trans>
            </DialogTitle>
            <DialogDescription>
              <Trans>
                Up to {most} rows from a spreadsheet. First you see what each row would do; nothing is added
                before you confirm it.
              </Trans>
            </DialogDescription>
            <ImportSource
              api={api}
              onCheck={async ({ rows, customerId }) => {
                const result = await mutateAsync({ isDryRun: true, customerId, rows: [...rows] });
                setChecked({ rows, customerId, result });
              }}
              onTextChange={setText}
              text={text}
            />
          </>
        )}
      </DialogContent>
    </Dialog>
  );
}

interface PreviewProps {
  checked: Checked;
  failure: Error | null;
  isImporting: boolean;
  onBack: () => void;
  onImport: () => void;
}

function Preview({ checked: { result, rows }, failure, isImporting, onBack, onImport }: PreviewProps) {
  const { valid } = result;
  return (
    <>
      <DialogTitle className="outline-none" ref={focusOnMount} tabIndex={-1}>
        <Plural
          _0="Nothing can be imported"
          one="# service can be imported"
          other="# services can be imported"
          value={valid}
        />
      </DialogTitle>
      <DialogDescription>
        <LeftOut result={result} />
      </DialogDescription>
      <DialogBody className="grid gap-4">
        {failure && <CallFailure reason={failure} />}
        <ImportTable items={result.items} rows={rows} />
      </DialogBody>
      <DialogFooter>
        <Button disabled={isImporting} onClick={onBack}>
          <Trans>Back to the list</Trans>
        </Button>
        {valid > 0 && (
          <Button loading={isImporting} onClick={onImport} variant="primary">
            <Plural one="Import # service" other="Import # services" value={valid} />
          </Button>
        )}
      </DialogFooter>
    </>
  );
}

interface DoneProps {
  result: ServiceImportResult;
  rows: readonly ImportRow[];
  onClose: () => void;
}

function Done({ result, rows, onClose }: DoneProps) {
  const left = result.items.filter(({ outcome }) => outcome !== 'ok');
  return (
    <>
      <DialogTitle className="outline-none" ref={focusOnMount} tabIndex={-1}>
        <Plural
          _0="No service was added"
          one="# service was added"
          other="# services were added"
          value={result.valid}
        />
      </DialogTitle>
      <DialogDescription>
        <Trans>Their first checks follow within a minute.</Trans> <LeftOut result={result} />
      </DialogDescription>
      {left.length > 0 && (
        <DialogBody>
          <ImportTable items={left} rows={rows} />
        </DialogBody>
      )}
      <DialogFooter>
        <DialogClose asChild>
          <Button onClick={onClose} variant="primary">
            <Trans>Close</Trans>
          </Button>
        </DialogClose>
      </DialogFooter>
    </>
  );
}

/** How many rows are left out, and why. */
function LeftOut({ result: { duplicates, invalid } }: { result: ServiceImportResult }): ReactNode {
  return (
    <>
      {duplicates > 0 && (
        <Plural
          one="# row is left out because the customer has a service with its address."
          other="# rows are left out because the customers have services with their addresses."
          value={duplicates}
        />
      )}{' '}
      {invalid > 0 && (
        <Plural
          one="# row is left out because of errors."
          other="# rows are left out because of errors."
          value={invalid}
        />
      )}
      {duplicates + invalid === 0 && <Trans>No row has an error.</Trans>}
    </>
  );
}
