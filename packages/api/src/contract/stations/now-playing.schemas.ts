import * as z from 'zod/mini';
import { count, moment, text } from '#/contract/shared/fields.ts';
import { limits } from '#/contract/shared/limits.ts';
import { listOf, pageQuery, searchTerms } from '#/contract/shared/list.ts';
import { storableText, visibleText } from '#/contract/shared/visible-text.ts';
import { streamState, streamUrl } from '#/contract/stations/services.schemas.ts';

/** What the text of a stream can be. `none`: no rule finds a song in it, or it is ignored. */
export const songKinds = ['song', 'ad', 'jingle', 'station', 'none'] as const;

/**
 * Where the songs of a station come from. `stream`: the title in the stream, or on the status page of its service; `json`,
 * `xml`: an address of the station's playout software; `push`: the software sends each song.
 */
export const songSources = ['stream', 'json', 'xml', 'push'] as const;

/** Character sets of titles, by their WHATWG names; `auto` detects. */
export const titleCharsets = [
  'auto',
  'utf-8',
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'windows-1253',
  'windows-1254',
  'koi8-r',
  'shift_jis',
  'euc-jp',
  'gbk',
  'big5',
  'euc-kr',
] as const;

const pattern = z.string().check(z.minLength(1), z.maxLength(limits.titleRule), visibleText);
/** Members by name and elements by index: `now.artist`, `songs[0].title`. */
const fieldPath = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { abort: true }),
    z.maxLength(limits.fieldPath, { abort: true }),
    storableText,
    z.regex(/^[^\s.[\]]+(?:\[\d{1,4}\])*(?:\.[^\s.[\]]+(?:\[\d{1,4}\])*)*$/),
  );
/** An artist, a title or an album, trimmed and normalized to NFC. */
const songText = z
  .string()
  .check(
    z.trim(),
    z.normalize('NFC'),
    z.minLength(1, { abort: true }),
    z.maxLength(limits.songText),
    visibleText,
  );

/** Replaces each match of a text or of an expression (RE2 syntax) in a title; `$1` is a group of the expression. */
export const titleRule = z
  .strictObject({
    pattern,
    replacement: z.string().check(z.maxLength(limits.titleRule), storableText),
    isRegex: z.boolean(),
    isEnabled: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'TitleRule' });

const reading = {
  order: z.enum(['artist-title', 'title-artist']),
  /** Between artist and title; null for automatic. */
  separator: z.nullable(z.string().check(z.minLength(1), z.maxLength(10), storableText)),
  /** Applied in order, before the text is split. */
  rules: z.array(titleRule).check(z.maxLength(limits.titleRules)),
  /** Texts that are no songs; `*` stands for any text. */
  ignore: z.array(pattern).check(z.maxLength(limits.ignoredTitles)),
} as const;

/** A page of playout software, and where the fields are in it. */
export const songFeed = z
  .strictObject({
    url: streamUrl,
    titlePath: fieldPath,
    /** Null if the title contains the artist. */
    artistPath: z.nullable(fieldPath),
    albumPath: z.nullable(fieldPath),
    pollS: z.int().check(z.minimum(limits.feedPollMinS), z.maximum(limits.feedPollMaxS)),
  })
  .register(z.globalRegistry, { id: 'SongFeed' });

const settings = {
  source: z.enum(songSources),
  /** Required for the sources `json` and `xml`. */
  feed: z.nullable(songFeed),
  /** Of the titles in the stream. */
  charset: z.enum(titleCharsets),
  ...reading,
  /** Seconds from the text to the song: positive if players hear the song later, negative if the text arrives late. */
  delayS: z.int().check(z.minimum(limits.songDelayMinS), z.maximum(limits.songDelayMaxS)),
  /** A text that lasts for less seconds is neither recorded nor sent. */
  minSongS: z.int().check(z.minimum(0), z.maximum(limits.minSongMaxS)),
  /** Whether the artist and the title of each song are sent to MusicBrainz, to find its cover. */
  looksUpCovers: z.boolean(),
  /** Nothing is recorded or sent while paused. */
  isPaused: z.boolean(),
} as const;

/** How the songs of a station are found. */
export const nowPlayingSettings = z
  .strictObject(settings)
  .check(
    z.refine(({ source, feed }) => feed !== null || !['json', 'xml'].includes(source), {
      path: ['feed'],
      error: 'required',
    }),
  )
  .register(z.globalRegistry, { id: 'NowPlayingSettings' });

/** The stored settings. */
export const savedNowPlayingSettings = z
  .object({ ...settings, version: count, hasPushToken: z.boolean() })
  .register(z.globalRegistry, { id: 'SavedNowPlayingSettings' });

/** A text that played. */
export const song = z
  .object({
    id: text,
    kind: z.enum(songKinds),
    /** As received. */
    raw: text,
    /** Null for other kinds than songs, or without one. */
    artist: z.nullable(text),
    /** Null for other kinds than songs. */
    title: z.nullable(text),
    album: z.nullable(text),
    /** The image that was found for the song; null without one, and while it is looked up. */
    cover: z.nullable(z.object({ url: text, isHidden: z.boolean() })),
    source: z.enum(songSources),
    startedAt: moment,
    /** Null while it plays. */
    endedAt: z.nullable(moment),
    /** Whether a person corrected the text, here or earlier. */
    isCorrected: z.boolean(),
    /** When it began; null if the service does not report them. */
    listeners: z.nullable(count),
  })
  .register(z.globalRegistry, { id: 'Song' });

/** What a station plays, what it played last, and how well the texts are read. */
export const nowPlaying = z
  .object({
    stationId: z.uuid(),
    state: streamState,
    /** Null while nothing is known to play. */
    current: z.nullable(song),
    /** How often the current song played in the last seven days, now included. */
    plays7d: count,
    /** The latest 50, newest first, the current one included. */
    songs: z.array(song),
    /** Texts of the last 24 hours by result. */
    day: z.object({ parsed: count, corrected: count, unknown: count, others: count }),
    /** The last reply of the page of the playout software; null for other sources. */
    feed: z.nullable(
      z.object({
        checkedAt: z.nullable(moment),
        /** A code of the connection error, an HTTP status, `syntax` or `no_title`; null while it works. */
        problem: z.nullable(text),
      }),
    ),
    isPaused: z.boolean(),
    /** Where other pages read the song: JSON for any origin. */
    publicUrl: text,
  })
  .register(z.globalRegistry, { id: 'NowPlaying' });

/** Texts to read with settings that are not stored yet. */
export const ruleTest = z
  .strictObject({
    ...reading,
    samples: z.array(z.string().check(z.maxLength(limits.titleLength))).check(z.maxLength(20)),
  })
  .register(z.globalRegistry, { id: 'TitleRuleTest' });

/** What the settings make of each text, in the same order. */
export const ruleTestResult = z
  .object({
    results: z.array(
      z.object({
        raw: text,
        kind: z.enum(songKinds),
        artist: z.nullable(text),
        title: z.nullable(text),
        /** Positions in `rules` of those that changed the text. */
        rules: z.array(count),
        /** The entry of `ignore` that matched. */
        ignoredBy: z.nullable(text),
        isCorrected: z.boolean(),
      }),
    ),
    /** Positions in `rules` of expressions that are invalid or too large, and are not applied. */
    invalidRules: z.array(count),
  })
  .register(z.globalRegistry, { id: 'TitleRuleTestResult' });

/** `?from=2026-11-01T00:00:00Z&to=…&kind=song&q=aurora&page=1`; latest first. */
export const songQuery = z.strictObject({
  ...pageQuery.shape,
  from: z.optional(moment),
  to: z.optional(moment),
  kind: z.optional(z.enum(songKinds)),
  q: searchTerms('Search terms; each must occur in the artist, the title or the received text'),
});

/** One page of the history of a station. */
export const songList = listOf(song).register(z.globalRegistry, { id: 'SongList' });

/** What a received text means, now and whenever it is received again. */
export const songCorrection = z
  .strictObject({
    /** Null restores what the settings make of the text. */
    correction: z.nullable(
      z.strictObject({ artist: z.nullable(songText), title: songText, album: z.nullable(songText) }),
    ),
  })
  .register(z.globalRegistry, { id: 'SongCorrection' });

/** A corrected text, and the rows of the history with it. */
export const correctedSong = z
  .object({ song, changed: count })
  .register(z.globalRegistry, { id: 'CorrectedSong' });

/** A new token for the source `push`; it is shown once, and the previous one ends. */
export const pushToken = z.object({ token: text, url: text }).register(z.globalRegistry, { id: 'PushToken' });

/** A song as playout software sends it. */
export const pushedSong = z
  .strictObject({
    /** The push token of the station. */
    token: z.string().check(z.minLength(1), z.maxLength(100)),
    artist: z.optional(z.nullable(songText)),
    title: songText,
    album: z.optional(z.nullable(songText)),
    /** Whether it is an ad. */
    isCommercial: z.optional(z.boolean()),
  })
  .register(z.globalRegistry, { id: 'PushedSong' });

/** Whether a station shows the cover of a song, which may be a wrong one. */
export const coverChange = z
  .strictObject({ isHidden: z.boolean() })
  .register(z.globalRegistry, { id: 'SongCoverChange' });

const publicSong = z.object({
  artist: z.nullable(text),
  title: text,
  album: z.nullable(text),
  /** That of the song, else the logo of the station; null without both. */
  coverUrl: z.nullable(text),
  startedAt: moment,
});

/** What a station plays, for anyone. */
export const publicNowPlaying = z
  .object({
    station: text,
    /** Null while no song is known. */
    song: z.nullable(publicSong),
    /** The ten songs before, newest first. */
    previous: z.array(publicSong),
  })
  .register(z.globalRegistry, { id: 'PublicNowPlaying' });

/** See `titleRule`. */
export type TitleRule = z.infer<typeof titleRule>;
/** See `nowPlayingSettings`. */
export type NowPlayingSettings = z.infer<typeof nowPlayingSettings>;
/** See `savedNowPlayingSettings`. */
export type SavedNowPlayingSettings = z.infer<typeof savedNowPlayingSettings>;
/** See `song`. */
export type Song = z.infer<typeof song>;
/** See `nowPlaying`. */
export type NowPlaying = z.infer<typeof nowPlaying>;
/** See `songQuery`. */
export type SongQuery = z.infer<typeof songQuery>;
/** See `songList`. */
export type SongList = z.infer<typeof songList>;
/** See `ruleTest`. */
export type RuleTest = z.infer<typeof ruleTest>;
/** See `ruleTestResult`. */
export type RuleTestResult = z.infer<typeof ruleTestResult>;
/** See `songCorrection`. */
export type SongCorrection = z.infer<typeof songCorrection>;
/** See `publicNowPlaying`. */
export type PublicNowPlaying = z.infer<typeof publicNowPlaying>;
