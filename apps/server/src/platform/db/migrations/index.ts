import type { Migration } from 'kysely/migration';
import { foundation } from '#/platform/db/migrations/0001-foundation.ts';
import { accounts } from '#/platform/db/migrations/0002-accounts.ts';
import { listeners } from '#/platform/db/migrations/0003-listeners.ts';
import { onAir } from '#/platform/db/migrations/0004-on-air.ts';
import { streams } from '#/platform/db/migrations/0005-streams.ts';
import { moves } from '#/platform/db/migrations/0006-moves.ts';
import { requestKeys } from '#/platform/db/migrations/0007-request-keys.ts';
import { castSettings } from '#/platform/db/migrations/0008-cast-settings.ts';
import { suspensions } from '#/platform/db/migrations/0009-suspensions.ts';
import { jobRuns } from '#/platform/db/migrations/0010-job-runs.ts';
import { rollups } from '#/platform/db/migrations/0011-rollups.ts';
import { geoHistory } from '#/platform/db/migrations/0012-geo-history.ts';
import { sessionDays } from '#/platform/db/migrations/0013-session-days.ts';
import { directories } from '#/platform/db/migrations/0014-directories.ts';
import { widgets } from '#/platform/db/migrations/0015-widgets.ts';
import { playerHours } from '#/platform/db/migrations/0016-player-hours.ts';
import { reportSchedules } from '#/platform/db/migrations/0017-report-schedules.ts';
import { dayParts } from '#/platform/db/migrations/0017b-day-parts.ts';
import { siteDomains } from '#/platform/db/migrations/0019-domains.ts';
import { startsByHour } from '#/platform/db/migrations/0020-starts-by-hour.ts';
import { dayCurves } from '#/platform/db/migrations/0021-day-curves.ts';
import { purgeIndexes } from '#/platform/db/migrations/0022-purge-indexes.ts';
import { newSources } from '#/platform/db/migrations/0023-new-sources.ts';
import { forgottenPasswords } from '#/platform/db/migrations/0024-forgotten-passwords.ts';
import { files } from '#/platform/db/migrations/0025-files.ts';
import { revisions } from '#/platform/db/migrations/0026-revisions.ts';
import { storedNames } from '#/platform/db/migrations/0027-stored-names.ts';
import { columnNames } from '#/platform/db/migrations/0028-column-names.ts';
import { perAddressDefault } from '#/platform/db/migrations/0029-per-address-default.ts';
import { passwordTraces } from '#/platform/db/migrations/0030-password-traces.ts';
import { accountProofs } from '#/platform/db/migrations/0031-account-proofs.ts';
import { reconnectHold } from '#/platform/db/migrations/0032-reconnect-hold.ts';
import { sampleSessions } from '#/platform/db/migrations/0034-sample-sessions.ts';
import { measuredBitrates } from '#/platform/db/migrations/0035-measured-bitrates.ts';
import { castSetup } from '#/platform/db/migrations/0036-cast-setup.ts';
import { attention } from '#/platform/db/migrations/0037-attention.ts';
import { customerAccounts } from '#/platform/db/migrations/0038-customer-accounts.ts';
import { team } from '#/platform/db/migrations/0039-team.ts';
import { audit } from '#/platform/db/migrations/0040-audit.ts';
import { plans } from '#/platform/db/migrations/0041-plans.ts';
import { customers } from '#/platform/db/migrations/0042-customers.ts';
import { people } from '#/platform/db/migrations/0043-people.ts';
import { apiKeys } from '#/platform/db/migrations/0044-api-keys.ts';
import { webhooks } from '#/platform/db/migrations/0045-webhooks.ts';
import { notifications } from '#/platform/db/migrations/0046-notifications.ts';
import { customerFilters } from '#/platform/db/migrations/0047-customer-filters.ts';
import { assignees } from '#/platform/db/migrations/0048-assignees.ts';
import { stations } from '#/platform/db/migrations/0049-stations.ts';
import { songs } from '#/platform/db/migrations/0050-songs.ts';
import { tuneIn } from '#/platform/db/migrations/0051-tune-in.ts';
import { songOutputs } from '#/platform/db/migrations/0052-song-outputs.ts';
import { stationRequests } from '#/platform/db/migrations/0053-station-requests.ts';
import { stationLogos } from '#/platform/db/migrations/0054-station-logos.ts';
import { pausedBy } from '#/platform/db/migrations/0055-paused-by.ts';
import { refusalNotices } from '#/platform/db/migrations/0056-refusal-notices.ts';
import { downNotices } from '#/platform/db/migrations/0057-down-notices.ts';
import { songCovers } from '#/platform/db/migrations/0058-song-covers.ts';
import { silence } from '#/platform/db/migrations/0059-silence.ts';
import { silencePolicies } from '#/platform/db/migrations/0060-silence-policies.ts';
import { sites } from '#/platform/db/migrations/0061-sites.ts';
import { certificates } from '#/platform/db/migrations/0062-certificates.ts';
import { podcasts } from '#/platform/db/migrations/0063-podcasts.ts';
import { failingDomains } from '#/platform/db/migrations/0064-failing-domains.ts';
import { siteCode } from '#/platform/db/migrations/0065-site-code.ts';
import { skills } from '#/platform/db/migrations/0066-skills.ts';
import { apps } from '#/platform/db/migrations/0067-apps.ts';
import { appBuilds } from '#/platform/db/migrations/0068-app-builds.ts';
import { signing } from '#/platform/db/migrations/0069-signing.ts';
import { skillSubmissions } from '#/platform/db/migrations/0070-skill-submissions.ts';
import { signingNotices } from '#/platform/db/migrations/0071-signing-notices.ts';
import { appSessions } from '#/platform/db/migrations/0072-app-sessions.ts';

/** Forward only, in order of name; a released migration is never changed. */
export const migrations: Record<string, Migration> = {
  '0001-foundation': foundation,
  '0002-accounts': accounts,
  '0003-listeners': listeners,
  '0004-on-air': onAir,
  '0005-streams': streams,
  '0006-moves': moves,
  '0007-request-keys': requestKeys,
  '0008-cast-settings': castSettings,
  '0009-suspensions': suspensions,
  '0010-job-runs': jobRuns,
  '0011-rollups': rollups,
  '0012-geo-history': geoHistory,
  '0013-session-days': sessionDays,
  '0014-directories': directories,
  '0015-widgets': widgets,
  '0016-player-hours': playerHours,
  '0017-report-schedules': reportSchedules,
  '0017b-day-parts': dayParts,
  '0019-domains': siteDomains,
  '0020-starts-by-hour': startsByHour,
  '0021-day-curves': dayCurves,
  '0022-purge-indexes': purgeIndexes,
  '0023-new-sources': newSources,
  '0024-forgotten-passwords': forgottenPasswords,
  '0025-files': files,
  '0026-revisions': revisions,
  '0027-stored-names': storedNames,
  '0028-column-names': columnNames,
  '0029-per-address-default': perAddressDefault,
  '0030-password-traces': passwordTraces,
  '0031-account-proofs': accountProofs,
  '0032-reconnect-hold': reconnectHold,
  '0034-sample-sessions': sampleSessions,
  '0035-measured-bitrates': measuredBitrates,
  '0036-cast-setup': castSetup,
  '0037-attention': attention,
  '0038-customer-accounts': customerAccounts,
  '0041-plans': plans,
  '0042-customers': customers,
  '0039-team': team,
  '0040-audit': audit,
  '0044-api-keys': apiKeys,
  '0045-webhooks': webhooks,
  '0046-notifications': notifications,
  '0043-people': people,
  '0047-customer-filters': customerFilters,
  '0048-assignees': assignees,
  '0049-stations': stations,
  '0050-songs': songs,
  '0052-song-outputs': songOutputs,
  '0051-tune-in': tuneIn,
  '0058-song-covers': songCovers,
  '0054-station-logos': stationLogos,
  '0055-paused-by': pausedBy,
  '0053-station-requests': stationRequests,
  '0056-refusal-notices': refusalNotices,
  '0057-down-notices': downNotices,
  '0059-silence': silence,
  '0060-silence-policies': silencePolicies,
  '0061-sites': sites,
  '0062-certificates': certificates,
  '0063-podcasts': podcasts,
  '0064-failing-domains': failingDomains,
  '0065-site-code': siteCode,
  '0066-skills': skills,
  '0067-apps': apps,
  '0068-app-builds': appBuilds,
  '0069-signing': signing,
  '0070-skill-submissions': skillSubmissions,
  '0071-signing-notices': signingNotices,
  '0072-app-sessions': appSessions,
};
