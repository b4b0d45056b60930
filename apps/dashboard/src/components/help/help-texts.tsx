import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { HelpTopic } from '#/components/help/help-topic.ts';

interface HelpText {
  title: ReactNode;
  body: ReactNode;
}

/** The guides. They name only pages and controls that exist. */
export const helpTexts: Record<HelpTopic, HelpText> = {
  encoder: {
    title: <Trans>Connect an encoder</Trans>,
    body: (
      <ol className="list-decimal space-y-2 ps-5">
        <li>
          <Trans>
            Open the cast. “Connect your encoder” lists the server, the port, the mount and the user name. The
            source password appears there once you confirm your account password.
          </Trans>
        </li>
        <li>
          <Trans>
            Enter these values in a program such as BUTT, Mixxx, OBS or ffmpeg. The type of the server is
            Icecast 2.
          </Trans>
        </li>
        <li>
          <Trans>
            Start the connection. The cast is on air within a few seconds. If it isn’t, run the connection
            test on the same card: it names the reason of a rejected connection.
          </Trans>
        </li>
      </ol>
    ),
  },
  sharing: {
    title: <Trans>Let people listen</Trans>,
    body: (
      <ul className="list-disc space-y-2 ps-5">
        <li>
          <Trans>
            The overview of a cast has the stream address as text, as a QR code, and as M3U and PLS files for
            players.
          </Trans>
        </li>
        <li>
          <Trans>“Widgets” has players and song lists that you paste into your website.</Trans>
        </li>
        <li>
          <Trans>“Directories” lists the cast where listeners search for radio stations.</Trans>
        </li>
      </ul>
    ),
  },
  figures: {
    title: <Trans>What the figures mean</Trans>,
    body: <Figures />,
  },
  'off-air': {
    title: <Trans>A cast is off air</Trans>,
    body: (
      <Trans>
        No encoder is connected. Check that your encoder is running and has a network connection, then connect
        it again. Most players reconnect automatically.
      </Trans>
    ),
  },
  full: {
    title: <Trans>A cast is full</Trans>,
    body: (
      <>
        <p>
          <Trans>
            Your plan limits how many people can listen at the same time. While all places are taken, new
            listeners are rejected. Those who listen already stay connected.
          </Trans>
        </p>
        <ul className="mt-2 list-disc space-y-2 ps-5">
          <li>
            <Trans>Ask for a plan with more listeners.</Trans>
          </li>
          <li>
            <Trans>
              Limit how many players one address can connect, or how long they can listen: “Settings”,
              “Server”.
            </Trans>
          </li>
          <li>
            <Trans>“Current listeners” shows who is connected. Ban players that only record.</Trans>
          </li>
        </ul>
      </>
    ),
  },
  suspended: {
    title: <Trans>A cast is suspended</Trans>,
    body: (
      <Trans>
        Your provider has blocked it. The reason is shown on the cast’s pages. Encoders and listeners can’t
        connect, and you can’t make changes, until your provider lifts the suspension. Suspended time doesn’t
        count as off air.
      </Trans>
    ),
  },
  rejected: {
    title: <Trans>A skill or an app was rejected</Trans>,
    body: (
      <Trans>
        Your provider submits skills and apps to the stores. Ask your provider for the store’s reason and for
        what to change. After the next submission the state changes here.
      </Trans>
    ),
  },
};

function Figures() {
  return (
    <dl className="space-y-2 [&_dt]:font-medium">
      <div>
        <dt>
          <Trans>Listening now</Trans>
        </dt>
        <dd>
          <Trans>Players that are connected at this moment, on all streams of a cast.</Trans>
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Peak</Trans>
        </dt>
        <dd>
          <Trans>The most listeners at the same time in a period.</Trans>
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Listening hours (TLH)</Trans>
        </dt>
        <dd>
          <Trans>The time that all listeners together have listened.</Trans>
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Unknown, hatched</Trans>
        </dt>
        <dd>
          <Trans>Nothing was recorded at that time. It never counts as zero or as off air.</Trans>
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Grey figures</Trans>
        </dt>
        <dd>
          <Trans>They are not current. The time of the last update is shown beside them.</Trans>
        </dd>
      </div>
    </dl>
  );
}
