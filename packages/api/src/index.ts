export { type ApiClients, type ApiClientsOptions, createApiClients } from '#/client.ts';
export type {
  AdminCast,
  AdminCastEvent,
  AdminCastEventList,
  AdminCastList,
  AdminCastRow,
  CastCustomer,
  CastLimits,
} from '#/contract/admin/casts.schemas.ts';
export type { AdminDashboard, FleetCast, FleetNow } from '#/contract/admin/dashboard.schemas.ts';
export type {
  CastLastKnown,
  CastNow,
  CastOverview,
  CastOverviewList,
  CastState,
  CastStream,
  CastSuspension,
  ListenerHistory,
} from '#/contract/casts/casts.schemas.ts';
export type { ConnectionRefusal, ConnectionTest } from '#/contract/casts/connection-test.schemas.ts';
export type { OnAirDay, OnAirSpan, PlayedTitle, PlayedTitleList } from '#/contract/casts/on-air.schemas.ts';
export type {
  AlexaSkill,
  AlexaSkillList,
  MobileApp,
  MobileAppList,
  OnePage,
  OnePageList,
  Product,
  ProductList,
} from '#/contract/casts/products.schemas.ts';
export type {
  CastHistory,
  CastRevision,
  GeneralSettings,
  SavedGeneral,
  SavedServer,
  SavedStreams,
  ServerSettings,
  StagedChange,
  StatisticsSize,
  StreamSetting,
  StreamsSettings,
} from '#/contract/casts/settings.schemas.ts';
export type { SourcePassword } from '#/contract/casts/source.schemas.ts';
export type { Directory, DirectoryList } from '#/contract/directories/directories.schemas.ts';
export type { Listing, SavedListing } from '#/contract/directories/listing.schemas.ts';
export type { DirectoryEntry, ListingMismatch } from '#/contract/directories/mismatch.schemas.ts';
export type { Preflight, PreflightCheck } from '#/contract/directories/preflight.schemas.ts';
export type {
  AdminProfileChange,
  AdminSession,
  AdminUser,
  CustomerProfileChange,
  CustomerSession,
  CustomerUser,
  DateFormat,
  Locale,
  SessionExpiry,
} from '#/contract/identity/account.schemas.ts';
export type { LinkOutcome, Registration } from '#/contract/identity/registration.schemas.ts';
export type {
  AccountEvent,
  AccountSession,
  AuditAction,
  Device,
  MfaSecret,
  MfaState,
} from '#/contract/identity/security.schemas.ts';
export type {
  AccessRule,
  AllowedNetwork,
  Ban,
  BanPreview,
  BanRequest,
  BanTarget,
  GeoHistory,
  GeoLock,
  GeoRevision,
  GeoRules,
  GeoSimulationResult,
  RefusalList,
} from '#/contract/listeners/access.schemas.ts';
export type {
  GeoSource,
  Listener,
  ListenerChange,
  ListenerClass,
  ListenerList,
} from '#/contract/listeners/listeners.schemas.ts';
export type { LiveEvent } from '#/contract/live/live.schemas.ts';
export type { CountryCode } from '#/contract/shared/countries.ts';
export type { EngineCapabilities, EngineInfo, StreamCodec } from '#/contract/shared/engine.ts';
export { type ErrorCode, errorCodes } from '#/contract/shared/error-codes.ts';
export { limits } from '#/contract/shared/limits.ts';
export type { FieldProblem, Problem } from '#/contract/shared/problem.ts';
export type {
  DomainProblem,
  DomainRecord,
  DomainState,
  SiteDomain,
  SiteDomainList,
} from '#/contract/sites/domains.schemas.ts';
export type {
  DayPart,
  DayParts,
  SavedDayParts,
  StatisticsDayParts,
} from '#/contract/statistics/dayparts.schemas.ts';
export type { CastMark, StatisticsMarks } from '#/contract/statistics/marks.schemas.ts';
export type {
  ReportPeriod,
  ReportPreferences,
  ReportSchedule,
  ReportSent,
} from '#/contract/statistics/reports.schemas.ts';
export type { SongOrder, StatisticsSongs } from '#/contract/statistics/songs.schemas.ts';
export type {
  StatisticsBreakdown,
  StatisticsCounting,
  StatisticsDimension,
  StatisticsHeatmap,
  StatisticsSummary,
  StatisticsTimeseries,
  StatisticsValues,
} from '#/contract/statistics/statistics.schemas.ts';
export type {
  ListenReason,
  PublicStatus,
  PublicStream,
  PublicTrack,
  PublicWidget,
} from '#/contract/widgets/public.schemas.ts';
export type {
  Widget,
  WidgetButtonKind,
  WidgetDraft,
  WidgetList,
  WidgetSettings,
  WidgetType,
} from '#/contract/widgets/widgets.schemas.ts';
export type { EmbedPlayback, EmbedPreviewMessage, EmbedPreviewReady } from '#/embed-preview.ts';
export {
  ApiError,
  type ApiErrorInit,
  type CallError,
  NetworkError,
  type NetworkReason,
  signInFailureText,
} from '#/errors.ts';
export type { LiveClient, LiveState, LiveSubscription } from '#/live/live.ts';
export type { LiveTopic } from '#/live/live-event.ts';
export {
  catalogue,
  endsSession,
  type Notice,
  type NoticeKind,
  noticeOf,
  type SessionEndStatus,
} from '#/middleware/catalogue.ts';
export type { SessionEnd } from '#/middleware/failure-policy.ts';
export type { ApiClient, CallOptions, CastClient, MainClient } from '#/types.ts';
export { type ApiResult, unwrap } from '#/unwrap.ts';
