import { Trans } from '@lingui/react/macro';
import type { ProductRequest } from '@unmuted/api';

/** What the station of a request should play, and its time zone. */
export function RequestedStream({
  station: { stream, timezone },
}: {
  station: NonNullable<ProductRequest['station']>;
}) {
  return (
    <span className="wrap-anywhere">
      {stream === null ? (
        <Trans>The cast was deleted</Trans>
      ) : stream.kind === 'url' ? (
        <code className="text-13" dir="ltr">
          {stream.url}
        </code>
      ) : (
        <CastName username={stream.username} />
      )}
      {' · '}
      <bdi>{timezone}</bdi>
    </span>
  );
}

function CastName({ username }: { username: string }) {
  return (
    <Trans>
      on the cast <bdi>{username}</bdi>
    </Trans>
  );
}
