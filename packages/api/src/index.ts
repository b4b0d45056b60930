export { type ApiClients, type ApiClientsOptions, createApiClients } from '#/client.ts';
export type { CountryCode } from '#/contract/countries.ts';
export { type ErrorCode, errorCodes } from '#/contract/error-codes.ts';
export { limits } from '#/contract/limits.ts';
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
  GeoTrialResult,
  RefusalList,
} from '#/contract/schemas/access.ts';
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
} from '#/contract/schemas/account.ts';
export type {
  AdminCast,
  AdminCastEvent,
  AdminCastEventList,
  AdminCastList,
  AdminCastRow,
  CastCustomer,
  CastLimits,
} from '#/contract/schemas/admin-cast.ts';
export type { AdminDashboard, FleetCast, FleetNow } from '#/contract/schemas/admin-dashboard.ts';
export type {
  CastLastKnown,
  CastNow,
  CastOverview,
  CastOverviewList,
  CastState,
  CastStream,
  CastSuspension,
  ListenerHistory,
} from '#/contract/schemas/cast.ts';
export type {
  CastHistory,
  CastRevision,
  GeneralSettings,
  KeptGeneral,
  KeptServer,
  KeptStreams,
  ServerSettings,
  StagedChange,
  StatisticsSize,
  StreamSetting,
  StreamsSettings,
} from '#/contract/schemas/cast-settings.ts';
export type { ConnectionRefusal, ConnectionTest } from '#/contract/schemas/connection-test.ts';
export type { DayPart, DayParts, KeptDayParts, StatisticsDayParts } from '#/contract/schemas/day-parts.ts';
export type { Directory, DirectoryList } from '#/contract/schemas/directories.ts';
export type { DirectoryDrift, DriftEntry } from '#/contract/schemas/directory-drift.ts';
export type {
  DomainProblem,
  DomainRecord,
  DomainState,
  SiteDomain,
  SiteDomainList,
} from '#/contract/schemas/domains.ts';
export type { EngineCapabilities, EngineInfo, StreamCodec } from '#/contract/schemas/engine.ts';
export type {
  GeoSource,
  Listener,
  ListenerChange,
  ListenerClass,
  ListenerList,
} from '#/contract/schemas/listeners.ts';
export type { KeptListing, Listing } from '#/contract/schemas/listing.ts';
export type { LiveEvent } from '#/contract/schemas/live.ts';
export type { OnAirDay, OnAirSpan, PlayedTitle, PlayedTitleList } from '#/contract/schemas/on-air.ts';
export type { Preflight, PreflightCheck } from '#/contract/schemas/preflight.ts';
export type { FieldProblem, Problem } from '#/contract/schemas/problem.ts';
export type {
  AlexaSkill,
  AlexaSkillList,
  MobileApp,
  MobileAppList,
  OnePage,
  OnePageList,
  Product,
  ProductList,
} from '#/contract/schemas/product.ts';
export type {
  ListenReason,
  PublicStatus,
  PublicStream,
  PublicTrack,
  PublicWidget,
} from '#/contract/schemas/public-widget.ts';
export type { LinkOutcome, Registration } from '#/contract/schemas/registration.ts';
export type { ReportPeriod, ReportSchedule, ReportSent, ReportWishes } from '#/contract/schemas/reports.ts';
export type {
  AccountEvent,
  AccountSession,
  AuditAction,
  Device,
  MfaSecret,
  MfaState,
} from '#/contract/schemas/security.ts';
export type { SourcePassword } from '#/contract/schemas/source.ts';
export type {
  StatisticsBreakdown,
  StatisticsCounting,
  StatisticsDimension,
  StatisticsHeatmap,
  StatisticsSummary,
  StatisticsTimeseries,
  StatisticsValues,
} from '#/contract/schemas/statistics.ts';
export type { CastMark, StatisticsMarks } from '#/contract/schemas/statistics-marks.ts';
export type { SongOrder, StatisticsSongs } from '#/contract/schemas/statistics-songs.ts';
export type {
  Widget,
  WidgetButtonKind,
  WidgetDraft,
  WidgetList,
  WidgetSettings,
  WidgetType,
} from '#/contract/schemas/widgets.ts';
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
