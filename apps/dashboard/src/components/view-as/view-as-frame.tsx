import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Button } from '@unmuted/ui/button';
import { EyeIcon } from '@unmuted/ui/icons';
import { useEffect, useState } from 'react';
import { endView } from '#/data/customers/customers.queries.ts';
import { useFormats } from '#/i18n/use-formats.ts';
import { usePresent } from '#/lib/use-now.ts';
import { leaveView, readView, type View } from '#/session/view-as.ts';

export interface ViewAsFrameProps {
  /** Defaults to the view of this tab. */
  view?: View | null;
  /** Leaves the tab. */
  onLeave?: () => void;
}

/** A red frame around the area of a customer that staff views, with the time left. Nothing in any other tab. */
export function ViewAsFrame({ view: given, onLeave = leaveView }: ViewAsFrameProps) {
  const [found] = useState(readView);
  const view = given === undefined ? found : given;
  return view && <Frame onLeave={onLeave} view={view} />;
}

function Frame({ view: { customer, expiresAt }, onLeave }: { view: View; onLeave: () => void }) {
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
