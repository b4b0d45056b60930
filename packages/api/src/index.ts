/**
 * Typed clients of both APIs and of the live stream, with their errors and the types of all requests and responses. It has
 * no state besides the options of {@link createApiClients}, and does not contain the schemas.
 *
 * @packageDocumentation
 */

export { type ApiClients, type ApiClientsOptions, createApiClients } from '#/client.ts';
export { type CastMove, castMachine } from '#/contract/casts/cast-machine.ts';
export { type UploadKind, type UploadKindName, uploadKinds } from '#/contract/files/upload-kinds.ts';
export type { AuditAction } from '#/contract/identity/audit-actions.ts';
export type { CountryCode } from '#/contract/shared/countries.ts';
export type { EngineCapabilities, EngineInfo, StreamCodec } from '#/contract/shared/engine.ts';
export type { ErrorCode } from '#/contract/shared/error-codes.ts';
export { errorCodes } from '#/contract/shared/error-titles.ts';
export {
  type AccountKeyScope,
  accountKeyScopes,
  type KeyScope,
  staffKeyScopes,
} from '#/contract/shared/key-scopes.ts';
export { limits } from '#/contract/shared/limits.ts';
export {
  type AccountRole,
  type Permission,
  permits,
  type Role,
  type StaffRole,
} from '#/contract/shared/permissions.ts';
export type { FieldProblem, Problem } from '#/contract/shared/problem.ts';
export {
  canMove,
  type Move,
  type MoveRequest,
  type MoveRole,
  type StateMachine,
} from '#/contract/shared/state-machine.ts';
export { type SiteCodeMessage, siteCodeReady, siteCodeSandbox } from '#/contract/sites/site-code.ts';
export { type SiteMove, siteMachine } from '#/contract/sites/site-machine.ts';
export type { SiteLive, SiteSong } from '#/contract/sites/site-renderer.ts';
export {
  contrastOf,
  type SiteFont,
  type SitePalette,
  type SiteThemeName,
  siteFonts,
  sitePaletteOf,
  siteThemes,
} from '#/contract/sites/site-themes.ts';
export { skillMachine } from '#/contract/skills/skill-machine.ts';
export type * from '#/contract/types.gen.ts';
export type { EmbedPlayback, EmbedPreviewMessage, EmbedPreviewReady } from '#/embed-preview.ts';
export {
  ApiError,
  type ApiErrorInit,
  type CallError,
  NetworkError,
  type NetworkReason,
  signInFailureText,
} from '#/errors.ts';
export type { FetchWithProgress } from '#/http-client.ts';
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
export type { FailurePolicyOptions, SessionEnd } from '#/middleware/failure-policy.ts';
export type { Fetch } from '#/middleware/retry.ts';
export type { SitePreviewMessage, SitePreviewReady } from '#/site-preview.ts';
export type { ApiClient, ApiMethod, CallOptions, CastClient, MainClient } from '#/types.ts';
export { type ApiResult, unwrap } from '#/unwrap.ts';
