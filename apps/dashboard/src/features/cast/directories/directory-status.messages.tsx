import { Trans } from '@lingui/react/macro';
import type { Directory } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import type { ReactNode } from 'react';

/** The reason for a directory’s state, and its own message. */
export function DirectoryStatusMessage({ directory }: { directory: Directory }) {
  const { state, message } = directory;
  if (state === 'refused')
    return (
      <Alert silent tone="danger" title={<Trans>Rejected by the directory</Trans>}>
        <DirectoryReason message={message} />
      </Alert>
    );
  if (state === 'unreachable')
    return (
      <Alert silent tone="warning" title={<Trans>No response</Trans>}>
        <Trans>Retrying automatically. An existing entry may still be visible.</Trans>
      </Alert>
    );
  const text = stateText(directory);
  return text === null ? null : <p className="text-13 text-fg-muted wrap-anywhere">{text}</p>;
}

/** Third-party text: plain, of any length and direction. */
function DirectoryReason({ message }: Pick<Directory, 'message'>) {
  if (message === null || message === '') return <Trans>No reason given.</Trans>;
  // An element, not a string: the message parser would treat angle brackets as tags.
  const theirs = <bdi className="text-fg wrap-anywhere">{message}</bdi>;
  return <Trans>Its message: {theirs}</Trans>;
}

function stateText({ kind, state, waitingFor }: Directory): ReactNode {
  if (state === 'not_configured') return <Trans>Not configured by your provider.</Trans>;
  if (state === 'not_found') return <Trans>The directory was searched, but the cast wasn’t found.</Trans>;
  if (state === 'off' && kind === 'engine') return <Trans>Not announced to this directory.</Trans>;
  if (state !== 'pending') return null;
  switch (waitingFor) {
    case 'public':
      return <Trans>Waiting until the listing is public.</Trans>;
    case 'suspension':
      return <Trans>Waiting until the cast is no longer suspended.</Trans>;
    case 'on_air':
      return <Trans>Waiting until the cast is on air.</Trans>;
    case 'first_minute':
      return <Trans>Announced once the cast has been on air for a minute.</Trans>;
    case 'public_address':
      return <Trans>Not announced: the stream has no publicly reachable address yet.</Trans>;
    case 'answer':
    case null:
      return kind === 'engine' ? (
        <Trans>Announced; waiting for confirmation.</Trans>
      ) : (
        <Trans>Submitted; not confirmed yet.</Trans>
      );
  }
}
