import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Button } from '@unmuted/ui/button';
import { EyeIcon } from '@unmuted/ui/icons';
import { useEffect } from 'react';
import { endView } from '#/data/customers/end-view.ts';
import { useFormats } from '#/i18n/use-formats.ts';
import { usePresent } from '#/lib/use-now.ts';
import { leaveView, type View } from '#/session/view-as.ts';

export interface ViewAsFrameProps {
  view: View;
  /** Leaves the tab. */
  onLeave?: () => void;
}

/** A red frame around the area of a customer that staff views, with the time left. */
export function ViewAsFrame({ view: { customer, expiresAt }, onLeave = leaveView }: ViewAsFrameProps) {
  const api = useRouteContext({ strict: false, select: (context) => context.api });
  const { t } = useLingui();
  const formats = useFormats();
  const secondsLeft = usePresent((now) => Math.max(0, Math.ceil((Date.parse(expiresAt) - now) / 1000)));
  // In whole minutes, until the last one: assistive technology does not read a countdown.
  const shown = secondsLeft > 60 ? Math.ceil(secondsLeft / 60) * 60 : secondsLeft;
  const left = formats.duration(shown);
  const isOver = secondsLeft === 0;
  const end = useMutation({
    mutationFn: async () => {
      if (api) await endView(api).catch(() => {});
    },
    onSettled: onLeave,
  });
  useEffect(() => {
    if (isOver) onLeave();
  }, [isOver, onLeave]);
  return (
    <>
      <div
        aria-hidden="true"
        className="pointer-events-none fixed inset-0 z-50 border-4 border-danger-solid print:hidden"
      />
      <aside
        aria-label={t`View as customer`}
        className="sticky top-2 z-40 mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control bg-danger-solid px-4 py-2 text-danger-fg print:hidden"
      >
        <EyeIcon aria-hidden="true" className="size-5 flex-none" />
        <p className="min-w-0 flex-1 basis-48 wrap-anywhere">
          <strong className="font-semibold">
            <Trans>
              You are viewing <bdi>{customer}</bdi>.
            </Trans>
          </strong>{' '}
          <Trans>Nothing can be changed. Ends in {left}.</Trans>
        </p>
        <Button loading={end.isPending} onClick={() => end.mutate()} size="sm">
          <Trans context="a view of a customer">End</Trans>
        </Button>
      </aside>
    </>
  );
}
