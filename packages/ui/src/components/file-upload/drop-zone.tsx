import type { ReactNode, RefObject } from 'react';
import type { FieldControlProps } from '#/components/field/index.ts';
import { UploadIcon } from '#/components/icons/index.ts';
import { useWords } from '#/provider/ui-words.tsx';
import { dropZoneVariants } from './file-upload.variants.ts';
import { useDrop } from './use-drop.ts';

interface DropZoneProps {
  accept: string | undefined;
  multiple: boolean;
  disabled: boolean;
  label: string | undefined;
  wiring: FieldControlProps;
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
  wiring,
  inputRef,
  hint,
  onFiles,
}: DropZoneProps) {
  const words = useWords('actions');
  const { isOver, dropProps } = useDrop(disabled, onFiles);
  const classes = dropZoneVariants();
  return (
    <div className={classes.zone()} data-over={isOver || undefined} data-part="zone" {...dropProps}>
      <input
        {...wiring}
        ref={inputRef}
        accept={accept}
        aria-label={label}
        className="ui:absolute ui:inset-0 ui:cursor-pointer ui:opacity-0 ui:disabled:cursor-default"
        data-part="input"
        disabled={disabled}
        multiple={multiple}
        onChange={(event) => {
          const chosen = [...(event.target.files ?? [])];
          // Allows selecting the same file again.
          event.target.value = '';
          onFiles(chosen);
        }}
        type="file"
      />
      <UploadIcon className={classes.icon()} />
      <span aria-hidden="true" className={classes.line()} data-part="line">
        <span data-part="drop">{multiple ? words.dropFiles : words.dropFile}</span>
        <span className={classes.button()} data-part="button">
          {multiple ? words.chooseFiles : words.chooseFile}
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
