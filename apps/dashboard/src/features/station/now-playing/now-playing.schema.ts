import type { NowPlayingSettings, SavedNowPlayingSettings } from '@unmuted/api';
import { songCorrection, songFeed } from '@unmuted/api/contract';
import { draftRules, plainRules, type RuleDraft } from '#/components/title-rules/rule-draft.ts';

export { nowPlayingSettings, titleRule } from '@unmuted/api/contract';

/** The fields of a page of playout software as typed. */
export interface FeedDraft {
  url: string;
  titlePath: string;
  artistPath: string;
  albumPath: string;
  pollS: number | null;
}

/** The settings in the form. */
export interface NowPlayingDraft
  extends Pick<
    NowPlayingSettings,
    'source' | 'charset' | 'order' | 'separator' | 'looksUpCovers' | 'isPaused'
  > {
  feed: FeedDraft;
  rules: RuleDraft[];
  ignore: string[];
  delayS: number | null;
  minSongS: number | null;
}

const usualPollS = 10;
/** Sources that read a page. */
export const readsPage = (source: NowPlayingSettings['source']) => source === 'json' || source === 'xml';

export function draftOf(saved: SavedNowPlayingSettings): NowPlayingDraft {
  const { feed, rules, version: _, hasPushToken: _has, ...rest } = saved;
  return {
    ...rest,
    feed: {
      url: feed?.url ?? '',
      titlePath: feed?.titlePath ?? '',
      artistPath: feed?.artistPath ?? '',
      albumPath: feed?.albumPath ?? '',
      pollS: feed?.pollS ?? usualPollS,
    },
    rules: draftRules(rules),
  };
}

/** The request body of a draft, which may be invalid. A page that no source reads is stored only if it is complete. */
export function bodyOf({ feed, rules, ...rest }: NowPlayingDraft) {
  const page = { ...feed, artistPath: feed.artistPath || null, albumPath: feed.albumPath || null };
  return {
    ...rest,
    feed: readsPage(rest.source) || songFeed.safeParse(page).success ? page : null,
    rules: plainRules(rules),
  };
}

/** What a text means, as a form. */
export const songMeaning = songCorrection.shape.correction.def.innerType;
