import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Station } from '@unmuted/api';
import {
  isPasswordProblem,
  isSilentProblem,
  streamAdvice,
} from '#/components/stream-status/stream-problem.messages.ts';
import { useFormats } from '#/i18n/use-formats.ts';

/** The state of a station as a sentence. */
export function useFinding({ name, state, since, timezone, service, problem, song }: Station): string {
  const { t } = useLingui();
  const formats = useFormats();
  const at = since === null ? null : formats.dateTime(new Date(since), timezone);
  switch (state) {
    case 'on_air':
      return song?.kind === 'song' ? t`${name} is heard and named.` : t`${name} is heard, but not named.`;
    case 'off_air':
      return at === null ? t`${name} is off air.` : t`${name} is off air since ${at}.`;
    case 'refused':
      return isPasswordProblem(problem)
        ? t`The server asks the listeners of ${name} for a password.`
        : t`The server refuses the stream of ${name}.`;
    case 'unreachable':
      return at === null ? t`Nobody can hear ${name}.` : t`Nobody can hear ${name} since ${at}.`;
    case 'not_audio':
      return isSilentProblem(problem)
        ? t`${name} is silent: no audio is sent.`
        : t`No audio comes from the address of ${name}.`;
    case 'paused':
      return t`The checks of ${name} are paused.`;
    case 'suspended':
      return t`${name} is suspended.`;
    case 'unknown':
      return service?.type === 'cast'
        ? t`The state of ${name} is not known right now.`
        : t`${name} has not been checked yet.`;
  }
}

const engineDown = msg`The streaming engine is not responding. Retrying automatically.`;
const castOffAir = msg`No source is connected to the cast. Start your encoder.`;
const notSent = msg`Audio was received, but no song title. Your encoder or playout software can send it with the stream.`;
const notSong = msg`Audio was received. The text that it sends now is not a song.`;
const heard = msg`Audio was received from the stream, and it sends song titles.`;

/** The reason of the state, and what to do. */
export function findingAdvice({ state, problem, service, song }: Station): MessageDescriptor {
  const isHosted = service?.type === 'cast';
  if (isHosted && state === 'unknown') return engineDown;
  if (isHosted && state === 'off_air') return castOffAir;
  if (state === 'on_air' && problem === null) {
    if (!song) return notSent;
    return song.kind === 'song' ? heard : notSong;
  }
  return streamAdvice(state, problem);
}
