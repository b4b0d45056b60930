import type { ReactNode } from 'react';
import { IconButton } from '#/components/icon-button/index.ts';
import { CircleAlertIcon, CircleCheckIcon, XIcon } from '#/components/icons/index.ts';
import { Progress } from '#/components/progress/index.ts';
import { Bytes } from '#/components/quantity/index.ts';
import { useLabelGroup } from '#/provider/ui-label-provider.tsx';

/** Upload progress of a file. */
export interface UploadStatus {
  /** Sent share, 0 to 1; `null` when indeterminate. */
  progress?: number | null | undefined;
  /** The upload is complete. */
  done?: boolean | undefined;
  /** Error message. */
  error?: ReactNode;
}

interface FileRowProps {
  file: File;
  status: UploadStatus | undefined;
  disabled: boolean;
  onRemove: () => void;
}

/** A selected file: name, size, progress and a remove button. */
export function FileRow({ file, status, disabled, onRemove }: FileRowProps) {
  const labels = useLabelGroup('actions');
  const { progress, done = false, error } = status ?? {};
  const isFailed = error !== undefined && error !== null;
  const isMoving = progress !== undefined && !done && !isFailed;
  return (
    <li
      className="ui:flex ui:items-center ui:gap-3 ui:border-t ui:border-border-soft ui:py-2 ui:first:border-t-0"
      data-part="file"
      data-state={isFailed ? 'failed' : done ? 'done' : isMoving ? 'moving' : 'chosen'}
    >
      <div className="ui:grid ui:min-w-0 ui:flex-1 ui:gap-1" data-part="about">
        <div className="ui:flex ui:min-w-0 ui:items-baseline ui:gap-2" data-part="line">
          <span className="ui:truncate ui:font-medium" data-part="name" title={file.name}>
            {file.name}
          </span>
          <Bytes className="ui:flex-none ui:text-13 ui:text-fg-subtle" value={file.size} />
        </div>
        {isMoving ? (
          <Progress hideLabel label={labels.uploadingFile(file.name)} max={1} value={progress} />
        ) : null}
        <p className="ui:text-13 ui:empty:hidden" data-part="status" role="status">
          {isFailed ? (
            <span className="ui:flex ui:gap-1.5 ui:text-danger-text" data-part="error">
              <CircleAlertIcon className="ui:mt-0.5" />
              <span className="ui:min-w-0 ui:wrap-anywhere">{error}</span>
            </span>
          ) : null}
          {done && !isFailed ? (
            <span className="ui:flex ui:items-center ui:gap-1.5 ui:text-live-text" data-part="done">
              <CircleCheckIcon />
              {labels.uploaded}
            </span>
          ) : null}
        </p>
      </div>
      <IconButton aria-label={labels.removeFile(file.name)} disabled={disabled} onClick={onRemove} size="sm">
        <XIcon />
      </IconButton>
    </li>
  );
}
