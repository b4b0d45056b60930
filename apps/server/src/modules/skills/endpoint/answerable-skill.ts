import type { SkillLocale, SkillVoice } from '@unmuted/api/contract';

/** What Alexa says in one locale; an empty text stands for our own. */
export type SpokenTexts = Pick<SkillVoice, 'welcome' | 'help' | 'error' | 'offAir' | 'nowPlaying'>;

export interface AnswerableSkill {
  readonly id: string;
  /** The station's name, as it is spoken. */
  readonly name: string;
  /** It then says that it is not available. */
  readonly isSuspended: boolean;
  /** The first one stands for a locale of another language. */
  readonly voices: Partial<Record<SkillLocale, SpokenTexts>>;
  /** https URLs; null without a stream. */
  readonly streams: { readonly main: string | null; readonly backup: string | null };
  readonly artUrl: string | null;
}

export interface OnAir {
  /** Whether the main stream or the backup may have a source. */
  readonly isOnAir: boolean;
  readonly title: string | null;
  readonly artist: string | null;
}

/** What statistics count. */
export interface Happening {
  /**
   * `play`: somebody asked for the stream and got it. `listened`: seconds that are added up, see `listenedS`. `not_understood`: an
   * utterance without an intent of ours. `error`: Alexa reports that a response or the stream failed.
   */
  readonly kind: 'session' | 'play' | 'listened' | 'not_understood' | 'error';
  readonly locale: SkillLocale;
  readonly durationS?: number;
}
