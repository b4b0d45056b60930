/**
 * The contract of both APIs: operations, zod schemas, error codes and limits. Servers, forms and the OpenAPI documents are
 * derived from it. The type of a schema has its name with a capital: `Ban` of `ban`.
 *
 * @packageDocumentation
 */

export { type CastMove, castMachine } from '#/contract/casts/cast-machine.ts';
export * from '#/contract/contract.gen.ts';
export {
  type ImageRule,
  type ImageType,
  type UploadKind,
  type UploadKindName,
  uploadKinds,
} from '#/contract/files/upload-kinds.ts';
export { type AuditAction, auditActions } from '#/contract/identity/audit-actions.ts';
export { countryCodes } from '#/contract/shared/countries.ts';
export * from '#/contract/shared/engine.ts';
export { commonErrors, type ErrorCode, errorStatuses } from '#/contract/shared/error-codes.ts';
export { errorCodes } from '#/contract/shared/error-titles.ts';
export { fieldProblems } from '#/contract/shared/field-problems.ts';
export { username } from '#/contract/shared/fields.ts';
export {
  type AccountKeyScope,
  accountKeyScopes,
  type KeyScope,
  keyPermits,
  keyPrefix,
  keyScopeTable,
  scopesFor,
  staffKeyScopes,
} from '#/contract/shared/key-scopes.ts';
export { limits } from '#/contract/shared/limits.ts';
export {
  type AccountRole,
  accountRoles,
  type Permission,
  permissionTable,
  permits,
  type Role,
  type StaffRole,
  staffRoles,
} from '#/contract/shared/permissions.ts';
export * from '#/contract/shared/problem.ts';
export type { Access, Reply, Route } from '#/contract/shared/route.ts';
export {
  canMove,
  type Move,
  type MoveRequest,
  type MoveRole,
  moveError,
  type StateMachine,
} from '#/contract/shared/state-machine.ts';
export { type SiteMove, siteMachine } from '#/contract/sites/site-machine.ts';
export type {
  SiteAssets,
  SiteDocumentHtml,
  SiteLive,
  SiteNotice,
  SitePageInput,
  SiteRenderer,
  SiteSong,
  SiteTextStyle,
  SiteTypesetter,
} from '#/contract/sites/site-renderer.ts';
export {
  contrastOf,
  type SiteFont,
  type SitePalette,
  type SiteThemeName,
  siteFonts,
  sitePaletteOf,
  siteThemes,
} from '#/contract/sites/site-themes.ts';
export {
  isTemplateTooLong,
  type OutputText,
  outputText,
  type SongTexts,
} from '#/contract/stations/output-text.ts';
export { type TuneInMove, tuneInMachine } from '#/contract/stations/tune-in-machine.ts';
export { robotClasses, statisticsCountings } from '#/contract/statistics/fields.ts';
