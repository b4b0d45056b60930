import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react';
import { useFieldControl } from '#/components/field/index.ts';
import { useControllableState } from '#/lib/use-controllable-state.ts';
import { useWords } from '#/provider/ui-words.tsx';
import { checkFiles, type RejectedFile } from './check-files.ts';
import { DropZone } from './drop-zone.tsx';
import { FileRow, type UploadStatus } from './file-row.tsx';
import { Rejections } from './rejections.tsx';

/** Props of {@link FileUpload}: those of a `<div>`. A `Field` around it, or `aria-label`, names it. */
export interface FileUploadProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'children'> {
  /** The chosen files, when the caller keeps them. */
  value?: readonly File[] | undefined;
  /** The files chosen at first. */
  defaultValue?: readonly File[] | undefined;
  /** Called with the files that are chosen now. */
  onValueChange?: ((files: readonly File[]) => void) | undefined;
  /** Called with what was left out, and why. It is shown too. */
  onReject?: ((rejected: readonly RejectedFile[]) => void) | undefined;
  /** How far a file is on its way; nothing while it only is chosen. */
  statusOf?: ((file: File) => UploadStatus | undefined) | undefined;
  /** Kinds, as in the attribute of an `<input>`: `.png,image/*`. Give endings: systems do not know every type. */
  accept?: string | undefined;
  /** The largest size of a file, in bytes. */
  maxSizeBytes?: number | undefined;
  /** More than one file. A new file takes the place of the one before without. */
  multiple?: boolean | undefined;
  /** How many files fit, when there may be more than one. */
  maxFiles?: number | undefined;
  /** What fits, in words: "PNG or JPG, square, up to 5 MB". */
  hint?: ReactNode;
  /** Nothing can be chosen or removed now. */
  disabled?: boolean | undefined;
}

const none: readonly File[] = [];

/**
 * Chooses files: by dropping them, or in the system's own list. It looks at their name, kind and size, and never at their
 * content; sending them is the caller's. The files come by `onValueChange` and are no part of a form.
 */
export function FileUpload({
  value,
  defaultValue = none,
  onValueChange,
  onReject,
  statusOf,
  accept,
  maxSizeBytes,
  multiple = false,
  maxFiles = multiple ? Number.POSITIVE_INFINITY : 1,
  hint,
  disabled = false,
  className,
  'aria-label': label,
  ...rest
}: FileUploadProps) {
  const words = useWords('actions');
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useControllableState({ value, defaultValue, onChange: onValueChange });
  const [rejected, setRejected] = useState<readonly RejectedFile[]>([]);
  const { required, ...wiring } = useFieldControl({
    'aria-describedby': hint === undefined ? undefined : hintId,
  });

  function add(chosen: readonly File[]) {
    const kept = multiple ? files : none;
    const result = checkFiles(chosen, kept, { accept, maxSizeBytes, maxFiles });
    setRejected(result.rejected);
    if (result.rejected.length > 0) onReject?.(result.rejected);
    if (result.accepted.length > 0) setFiles([...kept, ...result.accepted]);
  }

  function remove(file: File) {
    setRejected([]);
    setFiles(files.filter((other) => other !== file));
    // What was pressed is gone.
    input.current?.focus();
  }

  return (
    <div {...rest} data-ui="file-upload" className={className}>
      <DropZone
        {...{ accept, disabled, multiple, label }}
        hint={hint === undefined ? undefined : <span id={hintId}>{hint}</span>}
        inputRef={input}
        onFiles={add}
        // The input itself is emptied after each choice.
        wiring={{ ...wiring, required: (required ?? false) && files.length === 0 }}
      />
      <Rejections maxFiles={maxFiles} maxSizeBytes={maxSizeBytes} rejected={rejected} />
      {files.length === 0 ? null : (
        <ul
          aria-label={words.chosenFiles}
          className="ui:mt-2 ui:text-14"
          data-part="files"
          // biome-ignore lint/a11y/noRedundantRoles: a list without bullets is no list to VoiceOver unless it says so
          role="list"
        >
          {files.map((file) => (
            <FileRow
              disabled={disabled}
              file={file}
              key={`${file.name} ${file.size} ${file.lastModified}`}
              onRemove={() => remove(file)}
              status={statusOf?.(file)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
