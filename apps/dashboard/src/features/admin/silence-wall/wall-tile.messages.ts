import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SilenceVerdict, WallTile } from '@unmuted/api';
import { verdictNames } from '#/components/silence/silence-words.messages.ts';
import { wallProblemText } from '#/features/admin/silence-wall/wall-problem.messages.ts';
import type { Formats } from '#/i18n/format.ts';

/** The colours of a tile: red, amber or grey. */
export type WallTone = 'off-air' | 'silent' | 'unknown';

export function toneOf(verdict: SilenceVerdict): WallTone {
  if (verdict === 'off_air') return 'off-air';
  return verdict === 'cannot_check' || verdict === 'waiting' || verdict === 'off' ? 'unknown' : 'silent';
}

const isBack = msg`Sound is back`;

/** What is wrong; an incident lasts until its sound was back for long enough. */
export const verdictText = (i18n: I18n, { verdict, incident }: Pick<WallTile, 'verdict' | 'incident'>) =>
  i18n._(incident !== null && verdict === 'on_air' ? isBack : verdictNames[verdict]);

const bothSides = msg`{level} dBFS, both sides`;
const oneSide = msg`{level} dBFS`;
const leftSide = msg`Left channel at {level} dBFS`;
const rightSide = msg`Right channel at {level} dBFS`;

/** What is heard, or why nothing is, in a few words; null if nothing is known. */
export function heardText(
  i18n: I18n,
  formats: Formats,
  tile: Pick<WallTile, 'verdict' | 'level' | 'problem'>,
) {
  const { verdict, level, problem } = tile;
  if (problem !== null) return wallProblemText(i18n, problem);
  const [left, right] = level?.rms ?? [];
  if (left === undefined) return null;
  const written = (db: number) => ({
    values: { level: formats.number(Math.round(db)).replace('-', '−') },
  });
  if (right === undefined) return i18n._({ ...oneSide, ...written(left) });
  if (verdict === 'one_channel')
    return left < right
      ? i18n._({ ...leftSide, ...written(left) })
      : i18n._({ ...rightSide, ...written(right) });
  return i18n._({ ...bothSides, ...written(Math.max(left, right)) });
}
