import { ToneIcon } from '#/components/alert/tone-icon.tsx';
import { Button } from '#/components/button/index.ts';
import { IconButton } from '#/components/icon-button/index.ts';
import { XIcon } from '#/components/icons/index.ts';
import { useLabels } from '#/provider/ui-provider.tsx';
import type { Toast } from './toast.store.ts';
import { useToastTimer } from './use-toast-timer.ts';

interface ToastCardProps {
  toast: Toast;
  /** Pauses the timer: the toast has hover or focus, or the page is hidden. */
  paused: boolean;
  onClose: () => void;
}

/** A single toast. */
export function ToastCard({ toast, paused, onClose }: ToastCardProps) {
  const labels = useLabels();
  const { title, description, tone, action, durationMs } = toast;
  useToastTimer(durationMs, paused, onClose);
  return (
    <li
      data-part="toast"
      data-tone={tone}
      className="ui:pointer-events-auto ui:flex ui:w-full ui:items-start ui:gap-3 ui:rounded-card ui:border ui:border-float-border ui:bg-float ui:py-3 ui:ps-4 ui:pe-3 ui:shadow-float ui:transition-opacity ui:duration-base ui:starting:opacity-0"
    >
      <ToneIcon tone={tone} />
      <div data-part="body" className="ui:min-w-0 ui:flex-1 ui:break-words">
        <p data-part="title" className="ui:text-14 ui:font-medium ui:text-fg">
          {title}
        </p>
        {description === undefined ? null : (
          <p data-part="description" className="ui:text-13 ui:text-fg-muted">
            {description}
          </p>
        )}
      </div>
      {action ? (
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            action.onPress();
            onClose();
          }}
        >
          {action.label}
        </Button>
      ) : null}
      <IconButton size="sm" aria-label={labels.close} onClick={onClose} className="ui:-my-1.5">
        <XIcon />
      </IconButton>
    </li>
  );
}
