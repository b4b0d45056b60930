import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react';
import { useFieldControl } from '#/components/field/index.ts';
import { useControllableState } from '#/lib/use-controllable-state.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import { checkFiles, type RejectedFile } from './check-files.ts';
import { DropZone } from './drop-zone.tsx';
import { FileRow, type UploadStatus } from './file-row.tsx';
import { Rejections } from './rejections.tsx';

/** Props of {@link FileUpload}. Accepts all `<div>` props. A `Field` around it, or `aria-label`, names it. */
export interface FileUploadProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'children'> {
  /** The controlled files. */
  value?: readonly File[] | undefined;
  /** The default files. */
  defaultValue?: readonly File[] | undefined;
  /** Called with the selected files. */
  onValueChange?: ((files: readonly File[]) => void) | undefined;
  /** Called with rejected files and reasons, which are also shown. */
  onReject?: ((rejected: readonly RejectedFile[]) => void) | undefined;
  /** Upload progress of a file; undefined before the upload starts. */
  statusOf?: ((file: File) => UploadStatus | undefined) | undefined;
  /** Accepted types, as in the `accept` attribute: `.png,image/*`. Include extensions: not every system knows every type. */
  accept?: string | undefined;
  /** Maximum file size, in bytes. */
  maxSizeBytes?: number | undefined;
  /** Allows several files. Otherwise a new file replaces the current one. */
  multiple?: boolean | undefined;
  /** Maximum number of files with `multiple`. */
  maxFiles?: number | undefined;
  /** Description of the constraints: "PNG or JPG, square, up to 5 MB". */
  hint?: ReactNode;
  /** Disables selecting and removing files. */
  disabled?: boolean | undefined;
}

const noFiles: readonly File[] = [];

/**
 * Selects files by drag and drop or with the native picker. It validates name, type and size, not the content, and does
 * not upload: files are passed to `onValueChange` and are not part of a form.
 */
export function FileUpload({
  value,
  defaultValue = noFiles,
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
  const labels = useLabelGroup('actions');
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useControllableState({ value, defaultValue, onChange: onValueChange });
  const [rejected, setRejected] = useState<readonly RejectedFile[]>([]);
  const { required, ...fieldProps } = useFieldControl({
    'aria-describedby': hint === undefined ? undefined : hintId,
  });

  function add(selected: readonly File[]) {
    const accepted = multiple ? files : noFiles;
    const result = checkFiles(selected, accepted, { accept, maxSizeBytes, maxFiles });
    setRejected(result.rejected);
    if (result.rejected.length > 0) onReject?.(result.rejected);
    if (result.accepted.length > 0) setFiles([...accepted, ...result.accepted]);
  }

  function remove(file: File) {
    setRejected([]);
    setFiles(files.filter((other) => other !== file));
    // The focused remove button no longer exists.
    input.current?.focus();
  }

  return (
    <div {...rest} data-ui="file-upload" className={className}>
      <DropZone
        {...{ accept, disabled, multiple, label }}
        hint={hint === undefined ? undefined : <span id={hintId}>{hint}</span>}
        inputRef={input}
        onFiles={add}
        // The native input is cleared after each selection.
        fieldProps={{ ...fieldProps, required: (required ?? false) && files.length === 0 }}
      />
      <Rejections maxFiles={maxFiles} maxSizeBytes={maxSizeBytes} rejected={rejected} />
      {files.length === 0 ? null : (
        <ul
          aria-label={labels.chosenFiles}
          className="ui:mt-2 ui:text-14"
          data-part="files"
          // biome-ignore lint/a11y/noRedundantRoles: VoiceOver ignores list semantics when list-style is none
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
