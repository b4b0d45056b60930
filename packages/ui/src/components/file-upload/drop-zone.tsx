import type { ReactNode, RefObject } from 'react';
import type { FieldControlProps } from '#/components/field/index.ts';
import { UploadIcon } from '#/components/icons/index.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';
import { dropZoneVariants } from './file-upload.variants.ts';
import { useDrop } from './use-drop.ts';

interface DropZoneProps {
  accept: string | undefined;
  multiple: boolean;
  disabled: boolean;
  label: string | undefined;
  fieldProps: FieldControlProps;
  inputRef: RefObject<HTMLInputElement | null>;
  hint: ReactNode;
  onFiles: (files: File[]) => void;
}

/**
 * Drop area for files. The native file input covers it invisibly, so that clicks, keyboard and label work; the visible
 * button is decorative.
 */
export function DropZone({
  accept,
  multiple,
  disabled,
  label,
  fieldProps,
  inputRef,
  hint,
  onFiles,
}: DropZoneProps) {
  const labels = useLabelGroup('actions');
  const { isOver, dropProps } = useDrop(disabled, onFiles);
  const classes = dropZoneVariants();
  return (
    <div className={classes.zone()} data-over={isOver || undefined} data-part="zone" {...dropProps}>
      <input
        {...fieldProps}
        ref={inputRef}
        accept={accept}
        aria-label={label}
        className="ui:absolute ui:inset-0 ui:cursor-pointer ui:opacity-0 ui:disabled:cursor-default"
        data-part="input"
        disabled={disabled}
        multiple={multiple}
        onChange={(event) => {
          const selected = [...(event.target.files ?? [])];
          // Allows selecting the same file again.
          event.target.value = '';
          onFiles(selected);
        }}
        type="file"
      />
      <UploadIcon className={classes.icon()} />
      <span aria-hidden="true" className={classes.line()} data-part="line">
        <span data-part="drop">{multiple ? labels.dropFiles : labels.dropFile}</span>
        <span className={classes.button()} data-part="button">
          {multiple ? labels.chooseFiles : labels.chooseFile}
        </span>
      </span>
      {hint === undefined ? null : (
        <span className={classes.hint()} data-part="hint">
          {hint}
        </span>
      )}
    </div>
  );
}
