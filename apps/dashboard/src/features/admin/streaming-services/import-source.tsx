import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type ApiClients, limits } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { DialogClose, DialogFooter } from '@unmuted/ui/dialog';
import { Field } from '@unmuted/ui/field';
import { FileUpload } from '@unmuted/ui/file-upload';
import { Textarea } from '@unmuted/ui/textarea';
import { useState } from 'react';
import { AccountField } from '#/components/account-field/account-field.tsx';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { useAccountChoices } from '#/data/admin-casts/use-account-choices.ts';
import {
  type ImportRow,
  parseServicesCsv,
  textOfFile,
} from '#/features/admin/streaming-services/parse-services-csv.ts';

export interface ImportSourceProps {
  api: ApiClients;
  /** What was pasted, or the content of a file. */
  text: string;
  onTextChange: (text: string) => void;
  /** Validates the rows on the server. */
  onCheck: (list: { rows: readonly ImportRow[]; customerId: string | null }) => Promise<void>;
}

const example = [
  'label,url,type,customer,poll_s',
  'harbour-rock,https://ice.harbour.example:8443/rock.mp3,icecast,maeve@aurora.example,30',
].join('\n');

/** A file or pasted rows, and the customer of rows that name none. */
export function ImportSource({ api, text, onTextChange, onCheck }: ImportSourceProps) {
  const { t } = useLingui();
  const choices = useAccountChoices(api);
  const [customerId, setCustomerId] = useState<string | null>(null);
  const [problem, setProblem] = useState<'empty' | 'many' | null>(null);
  const check = useMutation({
    mutationFn: async () => {
      const rows = await parseServicesCsv(text);
      const isMany = rows.length > limits.importedServices;
      setProblem(rows.length === 0 ? 'empty' : isMany ? 'many' : null);
      if (rows.length > 0 && !isMany) await onCheck({ rows, customerId });
    },
  });
  const most = limits.importedServices;
  const errors = {
    empty: t`Paste at least one row, or choose a file.`,
    many: t`These are more than ${most} rows. Please split the list.`,
  };
  return (
    <form
      className="mt-5 grid gap-5"
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!check.isPending) check.mutate();
      }}
    >
      {check.error && <CallFailure reason={check.error} />}
      <FileUpload
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        aria-label={t`File with streaming services`}
        hint={<Trans>CSV from a spreadsheet, up to 1 MB</Trans>}
        maxSizeBytes={limits.jsonBodyBytes}
        onValueChange={async ([file]) => {
          if (file) onTextChange(await textOfFile(file));
        }}
        value={[]}
      />
      <Field
        error={problem && errors[problem]}
        hint={
          <Trans>
            Columns: label, address, type, email of the customer, seconds between two checks. Only the first
            two are required; without a type, a stream is checked as HLS or plain HTTP.
          </Trans>
        }
        label={<Trans>Rows</Trans>}
      >
        <Textarea
          className="min-h-36 font-mono text-13 whitespace-pre"
          dir="ltr"
          onChange={(event) => {
            onTextChange(event.target.value);
            setProblem(null);
          }}
          placeholder={example}
          spellCheck={false}
          value={text}
        />
      </Field>
      <AccountField
        choices={choices}
        error={undefined}
        label={<Trans>Customer of rows without an email</Trans>}
        onChange={(account) => setCustomerId(account?.id ?? null)}
        optional
        value={customerId}
      />
      <DialogFooter className="mt-1">
        <DialogClose asChild>
          <Button variant="ghost">
            <Trans>Cancel</Trans>
          </Button>
        </DialogClose>
        <Button loading={check.isPending} type="submit" variant="primary">
          <Trans>Check the rows</Trans>
        </Button>
      </DialogFooter>
    </form>
  );
}
