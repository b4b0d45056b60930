import { Trans, useLingui } from '@lingui/react/macro';
import { limits, type QuietWindow } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { IconButton } from '@unmuted/ui/icon-button';
import { PlusIcon, Trash2Icon } from '@unmuted/ui/icons';
import { useId, useRef, useState } from 'react';
import { lazyOverlay } from '#/components/lazy-part/lazy-part.tsx';
import { useQuietWindowText } from '#/features/station/silence/use-quiet-window-text.ts';
import type { SilenceForm } from '#/features/station/silence/use-silence-form.tsx';

const QuietWindowDialog = lazyOverlay(
  async () => (await import('#/features/station/silence/quiet-window-dialog.tsx')).QuietWindowDialog,
);

/** Times without alarms, or with another threshold. They are saved with the other settings. */
export function QuietWindows({ form, isFixed }: { form: SilenceForm; isFixed: boolean }) {
  const { t } = useLingui();
  const { quietWindows } = form.draft;
  const windowText = useQuietWindowText();
  const id = useId();
  const add = useRef<HTMLButtonElement>(null);
  /** The place of the window that is edited; the end of the list for a new one. */
  const [edited, setEdited] = useState<number | null>(null);
  const close = () => setEdited(null);
  const set = (next: readonly QuietWindow[]) => form.change({ quietWindows: [...next] });
  const error = form.errorOf('/quietWindows');
  return (
    <div className="border-t border-border-soft px-(--card-pad) py-3">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-40 flex-1">
          <p className="font-medium" id={id}>
            <Trans>Quiet windows</Trans>
          </p>
          {quietWindows.length === 0 && (
            <p className="text-13 text-fg-muted">
              <Trans>Times without alarms, such as maintenance, or with another threshold for talk.</Trans>
            </p>
          )}
        </div>
        {!isFixed && (
          <Button
            disabled={quietWindows.length >= limits.quietWindows}
            onClick={() => setEdited(quietWindows.length)}
            ref={add}
            size="sm"
            variant="ghost"
          >
            <PlusIcon aria-hidden />
            <Trans>Add</Trans>
          </Button>
        )}
      </div>
      {quietWindows.length > 0 && (
        <ul aria-labelledby={id} className="mt-1 grid">
          {quietWindows.map((window, index) => {
            const text = windowText(window);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: windows have no identity but their place
              <li className="flex min-h-9 items-center gap-2 text-13 text-fg-muted" key={`${index} ${text}`}>
                {isFixed ? (
                  <span className="min-w-0 flex-1 wrap-anywhere">{text}</span>
                ) : (
                  <>
                    <button
                      aria-label={t`Edit the quiet window ${text}`}
                      className="min-w-0 flex-1 cursor-pointer text-start underline decoration-border-strong underline-offset-3 wrap-anywhere hover:decoration-current"
                      onClick={() => setEdited(index)}
                      type="button"
                    >
                      {text}
                    </button>
                    <IconButton
                      aria-label={t`Remove the quiet window ${text}`}
                      onClick={() => {
                        set(quietWindows.filter((_, place) => place !== index));
                        // The button is gone with its row.
                        add.current?.focus();
                      }}
                      size="sm"
                    >
                      <Trash2Icon />
                    </IconButton>
                  </>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {error && <p className="mt-1 text-13 text-danger-text">{error}</p>}
      {edited !== null && (
        <QuietWindowDialog
          onClose={close}
          onLoadFailed={close}
          onSave={(window) => {
            set(quietWindows.toSpliced(edited, 1, window));
            close();
          }}
          window={quietWindows[edited] ?? null}
        />
      )}
    </div>
  );
}
