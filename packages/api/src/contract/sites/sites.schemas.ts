import * as z from 'zod/mini';
import { locale } from '#/contract/identity/account.schemas.ts';
import { count, country, moment, text, url, username } from '#/contract/shared/fields.ts';
import { limits } from '#/contract/shared/limits.ts';
import { listOf, pageQuery } from '#/contract/shared/list.ts';
import { visibleLines } from '#/contract/shared/visible-text.ts';
import { siteDocument, siteSource } from '#/contract/sites/site-document.schemas.ts';

/**
 * The state of a site. `empty`: no section yet. `draft`: never published. `unpublished`: its owner withdrew it; visitors
 * get a page that says so. What staff took down keeps its state.
 */
export const siteStates = ['empty', 'draft', 'published', 'unpublished'] as const;

/** Starting points of a site, filled with the data of its station. */
export const siteTemplates = ['music', 'talk', 'community', 'night', 'news', 'minimal'] as const;

/** An episode of a podcast, as its feed describes it. */
export const siteEpisode = z
  .object({
    title: text,
    /** Null if the feed has no date that can be read. */
    publishedAt: z.nullable(moment),
    /** In seconds; null if the feed does not tell it. */
    durationS: z.nullable(count),
    /** The beginning of its description, without markup. */
    summary: text,
    /** The https address of its audio. */
    audioUrl: url,
    /** Its page; null without one. */
    pageUrl: z.nullable(url),
  })
  .register(z.globalRegistry, { id: 'SiteEpisode' });

/** What a site shows that its owner does not write: facts of the account's products. */
export const siteFacts = z
  .object({
    /** Null without a source, and if it was deleted. */
    source: z.nullable(
      z.object({
        ...siteSource.shape,
        name: text,
        /** Of the schedule. */
        timezone: text,
        /** The stream that visitors hear; null if there is none, or if its cast is suspended. */
        listenUrl: z.nullable(url),
        logoUrl: z.nullable(url),
      }),
    ),
    /** Apps in a store. */
    apps: z.array(z.object({ platform: z.enum(['android', 'ios']), name: text, storeUrl: url })),
    /** Live skills. */
    skills: z.array(z.object({ name: text, invocationName: text })),
    /** Podcasts of its sections whose feeds could be read at least once. */
    podcasts: z.array(
      z.object({
        /** The address in the section. */
        feed: text,
        title: text,
        /** Latest first. */
        episodes: z.array(siteEpisode),
      }),
    ),
    /** Whether staff allow sections with code; without, pages leave them out. */
    allowsCode: z.boolean(),
    /** The public address of files, to which the name of a file is appended. */
    filesUrl: text,
  })
  .register(z.globalRegistry, { id: 'SiteFacts' });

/** A site with its draft. */
export const site = z
  .object({
    username,
    state: z.enum(siteStates),
    /** Incremented by each change of the draft. */
    version: count,
    draft: siteDocument,
    draftSavedAt: z.nullable(moment),
    facts: siteFacts,
    /** Stations and casts of the account that the site can play. */
    sources: z.array(z.object({ ...siteSource.shape, name: text })),
    /** The published version; null while none is public. */
    publication: z.nullable(
      z.object({
        number: count,
        publishedAt: moment,
        publishedBy: z.nullable(text),
        /** What links to the public page show, by language; a language without one is left out. */
        shareImages: z.array(
          z.object({
            language: locale,
            /** The name of a public file. */
            file: text,
            /** Whether the owner chose it; otherwise it was drawn when the site was published. */
            isOwn: z.boolean(),
          }),
        ),
      }),
    ),
    /** Sections and settings of the draft that differ from the published version; null without one. */
    changes: z.nullable(count),
    /** When the draft is published by itself; null: not scheduled. */
    publishAt: z.nullable(moment),
    /** The link to the draft; null without a valid one. Its address is only shown once. */
    share: z.nullable(z.object({ expiresAt: moment })),
    /** Set by staff: visitors get a page that says that the site is not available. */
    takedown: z.nullable(z.object({ reason: text, since: moment })),
    /** The main address. */
    address: url,
    /** The document that shows drafts, see `SitePreviewMessage`. */
    previewUrl: url,
    visits7d: count,
    unreadMessages: count,
  })
  .register(z.globalRegistry, { id: 'Site' });

/** `publishAt`: null cancels. */
export const siteSchedule = z
  .strictObject({ publishAt: z.nullable(moment) })
  .register(z.globalRegistry, { id: 'SiteSchedule' });

/** Replaces the draft. */
export const siteTemplateChoice = z
  .strictObject({ template: z.enum(siteTemplates), source: z.nullable(siteSource) })
  .register(z.globalRegistry, { id: 'SiteTemplateChoice' });

/** The address of the draft for those who know it; shown once. */
export const siteShareLink = z
  .object({ url, expiresAt: moment })
  .register(z.globalRegistry, { id: 'SiteShareLink' });

/** A published version. */
export const siteVersion = z
  .object({
    number: count,
    publishedAt: moment,
    /** Null if it was scheduled. */
    publishedBy: z.nullable(text),
    languages: z.array(locale),
    sections: count,
    /** Compressed bytes of the largest page. */
    bytes: count,
    isPublic: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'SiteVersion' });

/** The published versions, latest first. */
export const siteVersionList = listOf(siteVersion).register(z.globalRegistry, { id: 'SiteVersionList' });

const days = ['7', '30', '365'] as const;
/** `?days=7`: the last days, with today, in UTC. */
export const siteStatisticsQuery = z.strictObject({ days: z.optional(z.enum(days)) });

const visitsAndPlays = { visits: count, plays: count };

/** Visits and plays of a site: counts by day, without cookies and addresses. */
export const siteStatistics = z
  .object({
    from: z.iso.date(),
    to: z.iso.date(),
    ...visitsAndPlays,
    /** Requests and contact messages. */
    messages: count,
    /** The same number of days before. */
    previous: z.object(visitsAndPlays),
    days: z.array(z.object({ day: z.iso.date(), ...visitsAndPlays })),
    /** Most visits first; null: unknown. */
    countries: z.array(z.object({ country: z.nullable(country), ...visitsAndPlays })),
    /** Host names, most visits first; null: no referrer. */
    referrers: z.array(z.object({ host: z.nullable(text), ...visitsAndPlays })),
    languages: z.array(z.object({ language: locale, ...visitsAndPlays })),
    /** The first counted day; null before the first visit. */
    since: z.nullable(z.iso.date()),
  })
  .register(z.globalRegistry, { id: 'SiteStatistics' });

/** The forms of a site. */
export const siteMessageKinds = ['request', 'contact'] as const;

/** What a visitor sent by a form. */
export const siteMessage = z
  .object({
    id: z.uuid(),
    kind: z.enum(siteMessageKinds),
    name: text,
    /** For the answer; null if the visitor left it empty. */
    email: z.nullable(text),
    /** The requested song; null for contact messages. */
    song: z.nullable(text),
    text,
    country: z.nullable(country),
    language: locale,
    receivedAt: moment,
    readAt: z.nullable(moment),
  })
  .register(z.globalRegistry, { id: 'SiteMessage' });

/** `?kind=request&unread=true`. */
export const siteMessageQuery = z.extend(pageQuery, {
  kind: z.optional(z.enum(siteMessageKinds)),
  unread: z.optional(z.enum(['true'])),
});

/** Messages, latest first. */
export const siteMessageList = z
  .object({ ...listOf(siteMessage).shape, unread: count })
  .register(z.globalRegistry, { id: 'SiteMessageList' });

/** Marks messages as read or unread. */
export const siteMessageChange = z
  .strictObject({ isRead: z.boolean() })
  .register(z.globalRegistry, { id: 'SiteMessageChange' });

/** A site that staff create for an account. */
export const siteDraftOfStaff = z
  .strictObject({
    username,
    title: z.string().check(z.trim(), z.minLength(1, { abort: true }), z.maxLength(limits.siteTitle)),
  })
  .register(z.globalRegistry, { id: 'StaffSiteDraft' });

/** A site in the list of a customer's page. */
export const staffSite = z
  .object({
    username,
    title: text,
    state: z.enum(siteStates),
    address: url,
    publishedAt: z.nullable(moment),
    visits7d: count,
    takedown: z.nullable(z.object({ reason: text, since: moment })),
    /** Whether its owner may add sections with code. */
    allowsCode: z.boolean(),
    createdAt: moment,
  })
  .register(z.globalRegistry, { id: 'StaffSite' });

/** The sites of a customer. */
export const staffSiteList = listOf(staffSite).register(z.globalRegistry, { id: 'StaffSiteList' });

/** Shown to the owner. */
export const siteTakedown = z
  .strictObject({
    reason: z
      .string()
      .check(z.trim(), z.minLength(1, { abort: true }), z.maxLength(limits.suspensionReason), visibleLines),
  })
  .register(z.globalRegistry, { id: 'SiteTakedown' });

/** Whether the owner of a site may add sections with code. */
export const siteCodePermission = z
  .strictObject({ isAllowed: z.boolean() })
  .register(z.globalRegistry, { id: 'SiteCodePermission' });

/** The state of a site. */
export type SiteState = (typeof siteStates)[number];
/** A starting point of a site. */
export type SiteTemplate = (typeof siteTemplates)[number];
/** See `siteFacts`. */
export type SiteFacts = z.infer<typeof siteFacts>;
/** A site with its draft. */
export type Site = z.infer<typeof site>;
/** See `siteSchedule`. */
export type SiteSchedule = z.infer<typeof siteSchedule>;
/** See `siteTemplateChoice`. */
export type SiteTemplateChoice = z.infer<typeof siteTemplateChoice>;
/** See `siteShareLink`. */
export type SiteShareLink = z.infer<typeof siteShareLink>;
/** A published version. */
export type SiteVersion = z.infer<typeof siteVersion>;
/** The published versions. */
export type SiteVersionList = z.infer<typeof siteVersionList>;
/** See `siteEpisode`. */
export type SiteEpisode = z.infer<typeof siteEpisode>;
/** Visits and plays of a site. */
export type SiteStatistics = z.infer<typeof siteStatistics>;
/** The form of a message. */
export type SiteMessageKind = (typeof siteMessageKinds)[number];
/** What a visitor sent by a form. */
export type SiteMessage = z.infer<typeof siteMessage>;
/** Messages, latest first. */
export type SiteMessageList = z.infer<typeof siteMessageList>;
/** A site in the list of a customer's page. */
export type StaffSite = z.infer<typeof staffSite>;
/** The sites of a customer. */
export type StaffSiteList = z.infer<typeof staffSiteList>;
