// Generated from the files of the contract by scripts/generate.ts. Do not edit.
import * as adminAudit from '#/contract/admin/audit.routes.ts';
import * as adminCastLife from '#/contract/admin/cast-life.routes.ts';
import * as adminCasts from '#/contract/admin/casts.routes.ts';
import * as adminCustomerActs from '#/contract/admin/customer-acts.routes.ts';
import * as adminCustomers from '#/contract/admin/customers.routes.ts';
import * as adminDashboard from '#/contract/admin/dashboard.routes.ts';
import * as adminPlans from '#/contract/admin/plans.routes.ts';
import * as adminTeam from '#/contract/admin/team.routes.ts';
import * as appsAppBuilds from '#/contract/apps/app-builds.routes.ts';
import * as appsAppConfig from '#/contract/apps/app-config.routes.ts';
import * as appsAppStaff from '#/contract/apps/app-staff.routes.ts';
import * as appsApps from '#/contract/apps/apps.routes.ts';
import * as appsBuildMachines from '#/contract/apps/build-machines.routes.ts';
import * as appsRunner from '#/contract/apps/runner.routes.ts';
import * as appsSigning from '#/contract/apps/signing.routes.ts';
import * as castsCasts from '#/contract/casts/casts.routes.ts';
import * as castsControl from '#/contract/casts/control.routes.ts';
import * as castsOnAir from '#/contract/casts/on-air.routes.ts';
import * as castsPlans from '#/contract/casts/plans.routes.ts';
import * as castsProducts from '#/contract/casts/products.routes.ts';
import * as castsRevisions from '#/contract/casts/revisions.routes.ts';
import * as castsSettings from '#/contract/casts/settings.routes.ts';
import * as castsSetup from '#/contract/casts/setup.routes.ts';
import * as castsSource from '#/contract/casts/source.routes.ts';
import * as directoriesDirectories from '#/contract/directories/directories.routes.ts';
import * as filesUploads from '#/contract/files/uploads.routes.ts';
import * as identityAccount from '#/contract/identity/account.routes.ts';
import * as identityKeys from '#/contract/identity/keys.routes.ts';
import * as identityMfa from '#/contract/identity/mfa.routes.ts';
import * as identityNotifications from '#/contract/identity/notifications.routes.ts';
import * as identityPeople from '#/contract/identity/people.routes.ts';
import * as identityRegistration from '#/contract/identity/registration.routes.ts';
import * as identitySession from '#/contract/identity/session.routes.ts';
import * as identitySignInLinks from '#/contract/identity/sign-in-links.routes.ts';
import * as listenersAccess from '#/contract/listeners/access.routes.ts';
import * as listenersListeners from '#/contract/listeners/listeners.routes.ts';
import * as liveLive from '#/contract/live/live.routes.ts';
import * as silenceIncidents from '#/contract/silence/incidents.routes.ts';
import * as silencePolicies from '#/contract/silence/policies.routes.ts';
import * as silenceRecipients from '#/contract/silence/recipients.routes.ts';
import * as silenceSilenceStaff from '#/contract/silence/silence-staff.routes.ts';
import * as silenceSilence from '#/contract/silence/silence.routes.ts';
import * as silenceStationStatus from '#/contract/silence/station-status.routes.ts';
import * as silenceTemplates from '#/contract/silence/templates.routes.ts';
import * as sitesDomains from '#/contract/sites/domains.routes.ts';
import * as sitesSiteMessages from '#/contract/sites/site-messages.routes.ts';
import * as sitesSiteStaff from '#/contract/sites/site-staff.routes.ts';
import * as sitesSites from '#/contract/sites/sites.routes.ts';
import * as skillsSkillStaff from '#/contract/skills/skill-staff.routes.ts';
import * as skillsSkills from '#/contract/skills/skills.routes.ts';
import * as stationsNowPlayingAdmin from '#/contract/stations/now-playing-admin.routes.ts';
import * as stationsNowPlayingPublic from '#/contract/stations/now-playing-public.routes.ts';
import * as stationsNowPlaying from '#/contract/stations/now-playing.routes.ts';
import * as stationsOutputs from '#/contract/stations/outputs.routes.ts';
import * as stationsServices from '#/contract/stations/services.routes.ts';
import * as stationsStationLife from '#/contract/stations/station-life.routes.ts';
import * as stationsStations from '#/contract/stations/stations.routes.ts';
import * as stationsTuneInStaff from '#/contract/stations/tune-in-staff.routes.ts';
import * as stationsTuneIn from '#/contract/stations/tune-in.routes.ts';
import * as statisticsDayparts from '#/contract/statistics/dayparts.routes.ts';
import * as statisticsReports from '#/contract/statistics/reports.routes.ts';
import * as statisticsStatistics from '#/contract/statistics/statistics.routes.ts';
import * as webhooksWebhooks from '#/contract/webhooks/webhooks.routes.ts';
import * as widgetsPublic from '#/contract/widgets/public.routes.ts';
import * as widgetsWidgets from '#/contract/widgets/widgets.routes.ts';

/** Every operation of the main API, by its exported name. */
export const mainRoutes: typeof adminAudit &
  typeof adminCastLife &
  typeof adminCasts &
  typeof adminCustomerActs &
  typeof adminCustomers &
  typeof adminDashboard &
  typeof adminPlans &
  typeof adminTeam &
  typeof appsAppBuilds &
  typeof appsAppStaff &
  typeof appsApps &
  typeof appsBuildMachines &
  typeof appsRunner &
  typeof appsSigning &
  typeof castsControl &
  typeof castsPlans &
  typeof castsProducts &
  typeof castsRevisions &
  typeof castsSettings &
  typeof castsSetup &
  typeof castsSource &
  typeof filesUploads &
  typeof identityAccount &
  typeof identityKeys &
  typeof identityMfa &
  typeof identityNotifications &
  typeof identityPeople &
  typeof identityRegistration &
  typeof identitySession &
  typeof identitySignInLinks &
  typeof listenersAccess &
  typeof silenceIncidents &
  typeof silencePolicies &
  typeof silenceRecipients &
  typeof silenceSilenceStaff &
  typeof silenceSilence &
  typeof silenceTemplates &
  typeof sitesDomains &
  typeof sitesSiteMessages &
  typeof sitesSiteStaff &
  typeof sitesSites &
  typeof skillsSkillStaff &
  typeof skillsSkills &
  typeof stationsNowPlayingAdmin &
  typeof stationsNowPlaying &
  typeof stationsOutputs &
  typeof stationsServices &
  typeof stationsStationLife &
  typeof stationsStations &
  typeof stationsTuneInStaff &
  typeof stationsTuneIn &
  typeof statisticsDayparts &
  typeof statisticsReports &
  typeof webhooksWebhooks = {
  ...adminAudit,
  ...adminCastLife,
  ...adminCasts,
  ...adminCustomerActs,
  ...adminCustomers,
  ...adminDashboard,
  ...adminPlans,
  ...adminTeam,
  ...appsAppBuilds,
  ...appsAppStaff,
  ...appsApps,
  ...appsBuildMachines,
  ...appsRunner,
  ...appsSigning,
  ...castsControl,
  ...castsPlans,
  ...castsProducts,
  ...castsRevisions,
  ...castsSettings,
  ...castsSetup,
  ...castsSource,
  ...filesUploads,
  ...identityAccount,
  ...identityKeys,
  ...identityMfa,
  ...identityNotifications,
  ...identityPeople,
  ...identityRegistration,
  ...identitySession,
  ...identitySignInLinks,
  ...listenersAccess,
  ...silenceIncidents,
  ...silencePolicies,
  ...silenceRecipients,
  ...silenceSilenceStaff,
  ...silenceSilence,
  ...silenceTemplates,
  ...sitesDomains,
  ...sitesSiteMessages,
  ...sitesSiteStaff,
  ...sitesSites,
  ...skillsSkillStaff,
  ...skillsSkills,
  ...stationsNowPlayingAdmin,
  ...stationsNowPlaying,
  ...stationsOutputs,
  ...stationsServices,
  ...stationsStationLife,
  ...stationsStations,
  ...stationsTuneInStaff,
  ...stationsTuneIn,
  ...statisticsDayparts,
  ...statisticsReports,
  ...webhooksWebhooks,
};
/** Every operation of the cast API, by its exported name. */
export const castRoutes: typeof appsAppConfig &
  typeof castsCasts &
  typeof castsOnAir &
  typeof directoriesDirectories &
  typeof listenersListeners &
  typeof liveLive &
  typeof silenceStationStatus &
  typeof stationsNowPlayingPublic &
  typeof statisticsStatistics &
  typeof widgetsPublic &
  typeof widgetsWidgets = {
  ...appsAppConfig,
  ...castsCasts,
  ...castsOnAir,
  ...directoriesDirectories,
  ...listenersListeners,
  ...liveLive,
  ...silenceStationStatus,
  ...stationsNowPlayingPublic,
  ...statisticsStatistics,
  ...widgetsPublic,
  ...widgetsWidgets,
};

export * from '#/contract/admin/audit.schemas.ts';
export * from '#/contract/admin/cast-life.schemas.ts';
export * from '#/contract/admin/casts.schemas.ts';
export * from '#/contract/admin/customer-bulk.schemas.ts';
export * from '#/contract/admin/customer-invitation.schemas.ts';
export * from '#/contract/admin/customers.schemas.ts';
export * from '#/contract/admin/dashboard.schemas.ts';
export * from '#/contract/admin/plans.schemas.ts';
export * from '#/contract/admin/team.schemas.ts';
export * from '#/contract/apps/app-builds.schemas.ts';
export * from '#/contract/apps/app-config.schemas.ts';
export * from '#/contract/apps/app-document.schemas.ts';
export * from '#/contract/apps/app-staff.schemas.ts';
export * from '#/contract/apps/app-statistics.schemas.ts';
export * from '#/contract/apps/apps.schemas.ts';
export * from '#/contract/apps/build-machines.schemas.ts';
export * from '#/contract/apps/keystores.schemas.ts';
export * from '#/contract/apps/runner.schemas.ts';
export * from '#/contract/apps/signing.schemas.ts';
export * from '#/contract/casts/casts.schemas.ts';
export * from '#/contract/casts/connection-test.schemas.ts';
export * from '#/contract/casts/control.schemas.ts';
export * from '#/contract/casts/on-air.schemas.ts';
export * from '#/contract/casts/plans.schemas.ts';
export * from '#/contract/casts/products.schemas.ts';
export * from '#/contract/casts/revisions.schemas.ts';
export * from '#/contract/casts/settings.schemas.ts';
export * from '#/contract/casts/setup.schemas.ts';
export * from '#/contract/casts/source.schemas.ts';
export * from '#/contract/directories/directories.schemas.ts';
export * from '#/contract/directories/listing.schemas.ts';
export * from '#/contract/directories/mismatch.schemas.ts';
export * from '#/contract/directories/preflight.schemas.ts';
export * from '#/contract/files/uploads.schemas.ts';
export * from '#/contract/identity/account.schemas.ts';
export * from '#/contract/identity/keys.schemas.ts';
export * from '#/contract/identity/notifications.schemas.ts';
export * from '#/contract/identity/people.schemas.ts';
export * from '#/contract/identity/registration.schemas.ts';
export * from '#/contract/identity/security.schemas.ts';
export * from '#/contract/identity/sign-in-links.schemas.ts';
export * from '#/contract/listeners/access.schemas.ts';
export * from '#/contract/listeners/listeners.schemas.ts';
export * from '#/contract/live/live.schemas.ts';
export * from '#/contract/silence/alert-log.schemas.ts';
export * from '#/contract/silence/incidents.schemas.ts';
export * from '#/contract/silence/policies.schemas.ts';
export * from '#/contract/silence/recipients.schemas.ts';
export * from '#/contract/silence/silence-history.schemas.ts';
export * from '#/contract/silence/silence-staff.schemas.ts';
export * from '#/contract/silence/silence.schemas.ts';
export * from '#/contract/silence/templates.schemas.ts';
export * from '#/contract/sites/domains.schemas.ts';
export * from '#/contract/sites/site-checks.schemas.ts';
export * from '#/contract/sites/site-document.schemas.ts';
export * from '#/contract/sites/sites.schemas.ts';
export * from '#/contract/skills/skill-checks.schemas.ts';
export * from '#/contract/skills/skill-document.schemas.ts';
export * from '#/contract/skills/skill-staff.schemas.ts';
export * from '#/contract/skills/skill-submission.schemas.ts';
export * from '#/contract/skills/skills.schemas.ts';
export * from '#/contract/stations/now-playing-admin.schemas.ts';
export * from '#/contract/stations/now-playing.schemas.ts';
export * from '#/contract/stations/outputs.schemas.ts';
export * from '#/contract/stations/service-import.schemas.ts';
export * from '#/contract/stations/services.schemas.ts';
export * from '#/contract/stations/station-life.schemas.ts';
export * from '#/contract/stations/stations.schemas.ts';
export * from '#/contract/stations/tune-in-staff.schemas.ts';
export * from '#/contract/stations/tune-in.schemas.ts';
export * from '#/contract/statistics/dayparts.schemas.ts';
export * from '#/contract/statistics/marks.schemas.ts';
export * from '#/contract/statistics/reports.schemas.ts';
export * from '#/contract/statistics/songs.schemas.ts';
export * from '#/contract/statistics/statistics.schemas.ts';
export * from '#/contract/webhooks/webhook-selection.schemas.ts';
export * from '#/contract/webhooks/webhooks.schemas.ts';
export * from '#/contract/widgets/public.schemas.ts';
export * from '#/contract/widgets/widgets.schemas.ts';
