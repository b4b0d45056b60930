import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { ApiError, type Listener } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { DescriptionItem, DescriptionList } from '@unmuted/ui/description-list';
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogFooter,
  DialogTitle,
} from '@unmuted/ui/dialog';
import { CallFailure } from '#/components/form/call-failure.tsx';
import { Timestamp } from '#/components/timestamp/timestamp.tsx';
import { revealAddress } from '#/data/listeners/listeners.queries.ts';
import {
  ClassLabel,
  Country,
  classNames,
  Listening,
  PlayerName,
} from '#/features/cast/listeners/listener.messages.tsx';
import { useCastContext } from '#/features/cast/shell/cast-context.ts';
import { usePermission } from '#/session/use-permission.ts';

export interface ListenerDetailsProps {
  listener: Listener;
  onClose: () => void;
  /** Called when the listener has already left. */
  onGone: () => void;
}

/** Shows the details of one listener, with a control to reveal the full address. */
export function ListenerDetails({ listener, onClose, onGone }: ListenerDetailsProps) {
  const { i18n } = useLingui();
  const { api, username, timeZone } = useCastContext();
  const reveal = useMutation(revealAddress(api, username));
  const { address, agent, country, player, sample, startedAt, referrer, mount } = listener;
  const canReveal = usePermission('listeners.manage');
  const whole = reveal.data?.address;
  const show = () =>
    reveal.mutate(listener.id, {
      onError: (error) => {
        if (error instanceof ApiError && error.status === 404) onGone();
      },
    });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>
          <PlayerName player={player} sample={sample} />
        </DialogTitle>
        <DialogBody>
          <DescriptionList>
            <DescriptionItem layout="ends" term={<Trans>Country</Trans>}>
              <Country code={country} />
            </DescriptionItem>
            <DescriptionItem layout="ends" term={<Trans>Address</Trans>}>
              <bdi className="wrap-anywhere" role="status">
                {whole ?? address}
              </bdi>
            </DescriptionItem>
            <DescriptionItem layout="ends" term={<Trans context="kind of player">Type</Trans>}>
              <ClassLabel kind={listener.class} label={i18n._(classNames[listener.class])} />
            </DescriptionItem>
            <DescriptionItem layout="ends" term={<Trans>Connected since</Trans>}>
              <Timestamp at={startedAt} timeZone={timeZone} />
            </DescriptionItem>
            <DescriptionItem layout="ends" term={<Trans>Listening time</Trans>}>
              <Listening since={startedAt} />
            </DescriptionItem>
            <DescriptionItem layout="ends" term={<Trans>Mount</Trans>}>
              <bdi>{mount}</bdi>
            </DescriptionItem>
            {referrer !== null && (
              <DescriptionItem layout="ends" term={<Trans>Page</Trans>}>
                <bdi className="wrap-anywhere">{referrer}</bdi>
              </DescriptionItem>
            )}
            {agent !== null && (
              <DescriptionItem layout="ends" term={<Trans>User agent</Trans>}>
                <bdi className="text-13 wrap-anywhere">{agent}</bdi>
              </DescriptionItem>
            )}
          </DescriptionList>
          <p className="mt-4 text-13 text-fg-muted">
            {whole === undefined && !canReveal ? (
              <Trans>IP addresses are masked.</Trans>
            ) : whole === undefined ? (
              <Trans>IP addresses are masked. Viewing a full address is recorded in the audit log.</Trans>
            ) : (
              <Trans>Viewing this address was recorded in the audit log.</Trans>
            )}
          </p>
          {reveal.isError && <CallFailure reason={reveal.error} />}
        </DialogBody>
        <DialogFooter>
          {whole === undefined && canReveal && (
            <Button loading={reveal.isPending} onClick={() => reveal.isPending || show()}>
              <Trans>Show full address</Trans>
            </Button>
          )}
          <DialogClose asChild>
            <Button variant="ghost">
              <Trans>Close</Trans>
            </Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
