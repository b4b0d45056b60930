import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@unmuted/ui/button';
import { useRef, useState } from 'react';
import { CopyButton } from '#/components/copy-button/copy-button.tsx';
import { lazyOverlay } from '#/components/lazy-part/lazy-part.tsx';
import { PlayStreamButton } from '#/components/player/play-stream-button.tsx';
import { PlaybackFailure } from '#/components/player/playback-failure.tsx';
import { playlistFiles, playlistFormats } from '#/features/cast/overview/playlist-files.ts';
import { useCastContext } from '#/features/cast/shell/cast-context.ts';
import { saveText } from '#/lib/save-text.ts';

const QrDialog = lazyOverlay(async () => (await import('#/features/cast/overview/qr-dialog.tsx')).QrDialog);

export interface ListenAddressProps {
  /** The name of the stream. */
  name: string;
  /** How players and playlists name the stream. */
  title: string;
  url: string;
  playerId: string;
  isOffAir: boolean;
}

/** One address with all ways to listen to it. */
export function ListenAddress({ name, title, url, playerId, isOffAir }: ListenAddressProps) {
  const { t } = useLingui();
  const { username } = useCastContext();
  const [isQrOpen, setIsQrOpen] = useState(false);
  const qrButton = useRef<HTMLButtonElement>(null);
  const closeQr = () => setIsQrOpen(false);
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <PlayStreamButton disabled={isOffAir} id={playerId} name={name} url={url} />
        <div className="flex min-w-0 flex-1 basis-48 items-center rounded-control border border-border bg-surface-sunken ps-3">
          <span className="min-w-0 flex-1 py-1.5 font-mono text-13 wrap-anywhere select-all" dir="ltr">
            {url}
          </span>
          <CopyButton label={t`Copy the address of the stream ${name}`} text={url} />
        </div>
        <div className="flex flex-wrap gap-2">
          {playlistFormats.map((format) => {
            const { label, type, write } = playlistFiles[format];
            return (
              <Button
                aria-label={t`Download ${label} of the stream ${name}`}
                key={format}
                onClick={() => saveText(`${username}-${name}.${format}`, write({ title, url }), type)}
                size="sm"
              >
                {label}
              </Button>
            );
          })}
          <Button
            aria-expanded={isQrOpen}
            aria-haspopup="dialog"
            aria-label={t`QR code of the stream ${name}`}
            onClick={() => setIsQrOpen(true)}
            ref={qrButton}
            size="sm"
          >
            <Trans>QR code</Trans>
          </Button>
        </div>
      </div>
      {/* The header reports failures of the primary stream. */}
      {playerId !== username && <PlaybackFailure id={playerId} />}
      {isQrOpen && (
        <QrDialog onClose={closeQr} onLoadFailed={closeQr} title={title} trigger={qrButton} url={url} />
      )}
    </>
  );
}
