import { Trans } from '@lingui/react/macro';
import type { Directory } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import type { ReactNode } from 'react';

/** Why a directory stands as it does, and what it said itself. */
export function DirectoryStatusMessage({ directory }: { directory: Directory }) {
  const { state, message } = directory;
  if (state === 'refused')
    return (
      <Alert silent tone="danger" title={<Trans>It refused the cast</Trans>}>
        <Said message={message} />
      </Alert>
    );
  if (state === 'unreachable')
    return (
      <Alert silent tone="warning" title={<Trans>It did not answer</Trans>}>
        <Trans>It is asked again by itself. An entry that it has may still be there.</Trans>
      </Alert>
    );
  const words = stateWords(directory);
  return words === null ? null : <p className="text-13 text-fg-muted wrap-anywhere">{words}</p>;
}

/** What is not ours: plain text of any length, in any direction. */
function Said({ message }: Pick<Directory, 'message'>) {
  if (message === null || message === '') return <Trans>It gave no reason.</Trans>;
  // An element, not a text: a message would take its angle brackets for tags of its own.
  const theirs = <bdi className="text-fg wrap-anywhere">{message}</bdi>;
  return <Trans>In its own words: {theirs}</Trans>;
}

function stateWords({ kind, state, waitsFor }: Directory): ReactNode {
  if (state === 'not_configured')
    return <Trans>Your provider has not set it up, so nothing is sent there and nothing asked.</Trans>;
  if (state === 'not_seen') return <Trans>It was searched, and the cast was not found there.</Trans>;
  if (state === 'off' && kind === 'engine') return <Trans>It is told nothing of this cast.</Trans>;
  if (state !== 'pending') return null;
  switch (waitsFor) {
    case 'public':
      return <Trans>Waits until the listing is public.</Trans>;
    case 'suspension':
      return <Trans>Waits until the cast is no longer suspended.</Trans>;
    case 'on_air':
      return <Trans>Waits until the cast is on air.</Trans>;
    case 'first_minute':
      return <Trans>Waits until the cast has been on air for a while: short tries are not announced.</Trans>;
    case 'public_address':
      return <Trans>The stream has no address yet that others can reach, so nothing is announced.</Trans>;
    case 'answer':
    case null:
      return kind === 'engine' ? (
        <Trans>It was told, and has not confirmed anything yet.</Trans>
      ) : (
        <Trans>The form was sent, and nothing positive was heard yet.</Trans>
      );
  }
}
