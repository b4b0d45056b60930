import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@unmuted/ui/button';
import { CodeBlock } from '@unmuted/ui/code-block';
import { DownloadIcon } from '@unmuted/ui/icons';
import type { ReactNode } from 'react';
import { buttConfig } from '#/components/encoder/butt-config.ts';
import { type EncoderProgram, programs, programsOf } from '#/components/encoder/encoder-programs.ts';
import type { EncoderTarget } from '#/components/encoder/encoder-target.ts';
import { saveText } from '#/lib/save-text.ts';

export interface EncoderProgramSettingsProps {
  target: EncoderTarget;
  program: EncoderProgram;
  onProgramChange: (program: EncoderProgram) => void;
}

/** Settings for common encoders with all values filled in; the password only while it is shown. */
export function EncoderProgramSettings({
  target,
  program: chosen,
  onProgramChange,
}: EncoderProgramSettingsProps) {
  const { t } = useLingui();
  const offered = programsOf(target);
  // Another stream may not offer the chosen one.
  const program = offered.includes(chosen) ? chosen : 'butt';
  return (
    <div className="grid min-w-0 content-start gap-3">
      <CodeBlock
        label={t`Encoder settings`}
        onSampleChange={(id) => onProgramChange(offered.find((one) => one === id) ?? program)}
        sample={program}
        samples={offered.map((id) => ({
          id,
          label: programs[id].label,
          code: programs[id].settings(target),
        }))}
        wrap={program === 'ffmpeg'}
      />
      <p className="text-13 text-fg-muted">{whereToEnter[program]}</p>
      {program === 'butt' && (
        <div className="grid justify-items-start gap-1.5">
          <Button onClick={() => saveText(`butt-${target.mount.slice(1)}.txt`, buttConfig(target))} size="sm">
            <DownloadIcon />
            <Trans>Download the settings for BUTT</Trans>
          </Button>
          <p className="text-13 text-fg-muted">
            {target.password === null ? (
              <Trans>The password is missing in the file: show it first, or enter it in BUTT.</Trans>
            ) : (
              <Trans>The file contains the password.</Trans>
            )}
          </p>
        </div>
      )}
    </div>
  );
}

/** Menus and buttons have the names of the English version. */
const whereToEnter: Record<EncoderProgram, ReactNode> = {
  butt: (
    <Trans>
      Enter these in BUTT under Settings › Main › Server › Add, or import the file: Settings › Import.
      Importing replaces all settings of BUTT.
    </Trans>
  ),
  mixxx: <Trans>Enter these in Mixxx under Options › Preferences › Live Broadcasting.</Trans>,
  obs: (
    <Trans>
      Enter these in OBS under Settings › Output › Recording and disable the video encoder. Start Recording
      goes on air.
    </Trans>
  ),
  ffmpeg: <Trans>Streams a file from the command line.</Trans>,
  liquidsoap: <Trans>Streams a folder of music. Save it as a .liq file.</Trans>,
  shoutcast: (
    <Trans>
      For encoders that only support SHOUTcast. They connect one port above this one. If your encoder offers
      Icecast, choose that instead.
    </Trans>
  ),
};
