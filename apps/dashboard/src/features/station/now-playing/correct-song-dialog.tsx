import { Plural, Trans } from '@lingui/react/macro';
import type { Song } from '@unmuted/api';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@unmuted/ui/dialog';
import { Field } from '@unmuted/ui/field';
import { Input } from '@unmuted/ui/input';
import { DialogForm } from '#/components/form/dialog-form.tsx';
import { useContractForm } from '#/components/form/use-contract-form.ts';
import { songMeaning } from '#/features/station/now-playing/now-playing.schema.ts';
import { useCorrection } from '#/features/station/now-playing/use-correction.tsx';

export interface CorrectSongDialogProps {
  song: Song;
  /** How many of the latest songs have the same text. */
  sameCount: number;
  onClose: () => void;
}

/** Sets what a text means, in the history and whenever it is received again. */
export function CorrectSongDialog({ song, sameCount, onClose }: CorrectSongDialogProps) {
  return (
    <Dialog onOpenChange={(isOpen) => !isOpen && onClose()} open>
      <DialogContent>
        <DialogTitle>
          <Trans>Correct song</Trans>
        </DialogTitle>
        <DialogDescription>
          <Trans>
            Applies to every row of the history with this text, and is remembered for the next time.
          </Trans>{' '}
          <Plural
            _0=""
            one="# of the latest 50 texts is this one."
            other="# of the latest 50 texts are this one."
            value={sameCount}
          />
        </DialogDescription>
        <CorrectionForm onDone={onClose} song={song} />
      </DialogContent>
    </Dialog>
  );
}

function CorrectionForm({ song, onDone }: { song: Song; onDone: () => void }) {
  const { correct } = useCorrection();
  const form = useContractForm({
    schema: songMeaning,
    defaultValues: {
      artist: song.artist ?? '',
      title: song.title ?? song.raw,
      album: song.album ?? '',
    },
    toBody: ({ artist, title, album }) => ({
      artist: artist.trim() || null,
      title,
      album: album.trim() || null,
    }),
    save: async (correction) => {
      await correct(song, correction);
      onDone();
      return undefined;
    },
  });
  return (
    <DialogForm action={<Trans>Correct song</Trans>} form={form}>
      <div className="grid gap-1 rounded-control bg-surface-sunken px-3 py-2 text-13">
        <span className="text-fg-muted">
          <Trans>As sent</Trans>
        </span>
        <code className="font-mono wrap-anywhere">
          <bdi>{song.raw}</bdi>
        </code>
      </div>
      <Field error={form.errorOf('artist')} label={<Trans>Artist</Trans>} optional>
        <Input {...form.register('artist')} autoComplete="off" dir="auto" />
      </Field>
      <Field error={form.errorOf('title')} label={<Trans context="of a song">Title</Trans>} required>
        <Input {...form.register('title')} autoComplete="off" dir="auto" />
      </Field>
      <Field error={form.errorOf('album')} label={<Trans>Album</Trans>} optional>
        <Input {...form.register('album')} autoComplete="off" dir="auto" />
      </Field>
    </DialogForm>
  );
}
