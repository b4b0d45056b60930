import { Trans } from '@lingui/react/macro';
import type { ConnectionRefusal } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import type { ReactNode } from 'react';
import { sourceUser } from '#/components/encoder/source-address.ts';

/** Explains why an encoder was rejected and how to fix it. */
export function RefusalMessage({ refusal }: { refusal: ConnectionRefusal }) {
  const { title, advice } = wordsOf(refusal);
  const { agent } = refusal;
  return (
    <Alert tone="danger" title={title}>
      {advice}
      {agent !== null && (
        <>
          {' '}
          <Trans>
            It was <bdi>{agent}</bdi>.
          </Trans>
        </>
      )}
    </Alert>
  );
}

function wordsOf(refusal: ConnectionRefusal): { title: ReactNode; advice: ReactNode } {
  const { mount, contentType } = refusal;
  const user = <bdi className="font-mono">{sourceUser}</bdi>;
  switch (refusal.reason) {
    case 'wrong_password':
      return {
        title: <Trans>The password is wrong</Trans>,
        advice: <Trans>Show the password above and copy it into your encoder, without spaces.</Trans>,
      };
    case 'wrong_username':
      return {
        title: <Trans>The user name is wrong</Trans>,
        advice: <Trans>Enter {user} as the user.</Trans>,
      };
    case 'wrong_credentials':
      return {
        title: <Trans>The user name or the password is wrong</Trans>,
        advice: <Trans>Enter {user} as the user, and copy the password above into your encoder.</Trans>,
      };
    case 'no_credentials':
      return {
        title: <Trans>The encoder sent no password</Trans>,
        advice: <Trans>Enter user and password in your encoder.</Trans>,
      };
    case 'unknown_mount':
      return {
        title: <Trans>Mount not found</Trans>,
        advice: (
          <Trans>
            The encoder asked for <bdi className="font-mono wrap-anywhere">{mount}</bdi>. Enter the mount as
            it is written above.
          </Trans>
        ),
      };
    case 'other_mount':
      return {
        title: <Trans>The password belongs to another mount</Trans>,
        advice: (
          <Trans>
            The encoder asked for <bdi className="font-mono wrap-anywhere">{mount}</bdi> with the password of
            this cast. Enter the mount and the password that belong together, as they are written above.
          </Trans>
        ),
      };
    case 'in_use':
      return {
        title: <Trans>Another encoder is on air</Trans>,
        advice: <Trans>Only one encoder can feed a mount: stop the other one first.</Trans>,
      };
    case 'no_content_type':
      return {
        title: <Trans>The encoder didn’t send a content type</Trans>,
        advice: <Trans>Set the stream format in your encoder, such as MP3.</Trans>,
      };
    case 'over_bitrate':
      return {
        title: <Trans>The bitrate is too high</Trans>,
        advice: (
          <Trans>
            The encoder sent far more than the plan allows, so it was disconnected. Lower its bitrate.
          </Trans>
        ),
      };
    case 'shoutcast':
      return {
        title: <Trans>The encoder is set to SHOUTcast</Trans>,
        advice: (
          <Trans>
            This server accepts Icecast only: choose Icecast as its server type, “Icecast” in BUTT and
            “Icecast 2” in Mixxx and most others. Then enter the mount and the user as well.
          </Trans>
        ),
      };
    case 'codec':
      return {
        title: <Trans>Unsupported audio format</Trans>,
        advice:
          contentType === null ? (
            <Trans>Set your encoder to MP3, AAC or Ogg.</Trans>
          ) : (
            <Trans>
              The encoder sends <bdi className="font-mono">{contentType}</bdi>. Set it to MP3, AAC or Ogg.
            </Trans>
          ),
      };
  }
}
