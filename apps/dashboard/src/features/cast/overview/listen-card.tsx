import { Trans, useLingui } from '@lingui/react/macro';
import { Badge } from '@unmuted/ui/badge';
import { Card, CardBody, CardHeader } from '@unmuted/ui/card';
import { Link as TextLink } from '@unmuted/ui/link';
import { memo } from 'react';
import { ListenAddress } from '#/features/cast/overview/listen-address.tsx';
import { useCastContext, useCastStatus } from '#/features/cast/shell/cast-context.ts';
import { CastLink } from '#/features/cast/shell/cast-link.tsx';
import { StreamFormat } from '#/features/cast/shell/stream-format.tsx';
import { usePermission } from '#/session/use-permission.ts';

/** The address of each stream, to copy, scan, open in a player or hear at once. Renders nothing without an address. */
export const ListenCard = memo(function ListenCard() {
  const { t } = useLingui();
  const { username } = useCastContext();
  const { name: castName, streams } = useCastStatus();
  const canEmbed = usePermission('settings.manage');
  const listenable = streams.flatMap(({ listenUrl, ...stream }) =>
    listenUrl === null ? [] : [{ ...stream, listenUrl }],
  );
  if (listenable.length === 0) return null;
  return (
    <Card asChild>
      <section aria-label={t`Listen`}>
        <CardHeader
          actions={
            canEmbed && (
              <TextLink asChild className="text-13">
                <CastLink page="widgets">
                  <Trans>Embed a player</Trans>
                </CastLink>
              </TextLink>
            )
          }
          description={<Trans>Share an address, or open it in any player.</Trans>}
          title={<Trans>Listen</Trans>}
        />
        <CardBody>
          <ul className="grid gap-4">
            {listenable.map(({ id, name, isPrimary, onAir, listenUrl, codec, bitrate }) => (
              <li className="grid gap-1.5" key={id}>
                {listenable.length > 1 && (
                  <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-13">
                    <bdi className="font-medium">{name}</bdi>
                    {isPrimary && (
                      <Badge>
                        <Trans>Primary</Trans>
                      </Badge>
                    )}
                    <span className="text-fg-muted">
                      <StreamFormat bitrate={bitrate} codec={codec} />
                    </span>
                  </div>
                )}
                <ListenAddress
                  isOffAir={onAir === false}
                  name={name}
                  // The header plays the primary stream: both buttons show the same playback.
                  playerId={isPrimary ? username : `${username}/${id}`}
                  title={isPrimary ? castName : `${castName} (${name})`}
                  url={listenUrl}
                />
              </li>
            ))}
          </ul>
        </CardBody>
      </section>
    </Card>
  );
});
