import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@unmuted/ui/button';
import { Field, useFieldControl } from '@unmuted/ui/field';
import { FileUpload } from '@unmuted/ui/file-upload';
import { KeyRoundIcon } from '@unmuted/ui/icons';
import { Bytes } from '@unmuted/ui/quantity';
import { type ReactNode, useState } from 'react';
import { signingFileBytes } from '#/features/admin/signing/signing.schema.ts';

export interface FileFieldProps {
  label: ReactNode;
  /** Extensions: `.p12,.pfx`. */
  accept: string;
  hint?: ReactNode;
  file: File | null;
  error: string | undefined;
  optional?: boolean;
  onChange: (file: File | null) => void;
}

/** Chooses one file that signs. A chosen file takes less room, so that what is in it can be seen. */
export function FileField({ label, accept, hint, file, error, optional = false, onChange }: FileFieldProps) {
  const [wasReplaced, setReplaced] = useState(false);
  return (
    <Field error={error} label={label} optional={optional}>
      {file ? (
        <ChosenFile
          file={file}
          onReplace={() => {
            setReplaced(true);
            onChange(null);
          }}
        />
      ) : (
        <FileUpload
          accept={accept}
          hint={hint}
          maxSizeBytes={signingFileBytes}
          onValueChange={([next]) => onChange(next ?? null)}
          // The button that had the focus is gone.
          ref={wasReplaced ? focusInput : undefined}
          value={[]}
        />
      )}
    </Field>
  );
}

const focusInput = (upload: HTMLElement | null) => upload?.querySelector('input')?.focus();

function ChosenFile({ file, onReplace }: { file: File; onReplace: () => void }) {
  const { t } = useLingui();
  const { required, ...field } = useFieldControl({});
  const { name, size } = file;
  return (
    <div className="flex items-center gap-3 rounded-tile border border-dashed border-border-strong p-3">
      <span className="grid size-8 flex-none place-items-center rounded-control bg-fill text-fg-muted">
        <KeyRoundIcon />
      </span>
      <span className="grid min-w-0 flex-1 text-13">
        <bdi className="truncate font-medium" title={name}>
          {name}
        </bdi>
        <Bytes className="text-fg-muted" value={size} />
      </span>
      <Button
        {...field}
        aria-label={t`Choose another file instead of ${name}`}
        onClick={onReplace}
        size="sm"
        variant="ghost"
      >
        <Trans>Choose another</Trans>
      </Button>
    </div>
  );
}
