/**
 * The contract of both APIs: operations, zod schemas, error codes and limits. Servers, forms and the OpenAPI documents are
 * derived from it. The type of a schema has its name with a capital: `Ban` of `ban`.
 *
 * @packageDocumentation
 */

export {
  type AppLanguage,
  type AppLanguageCode,
  appLanguageCodes,
  appLanguages,
} from '#/contract/apps/app-languages.ts';
export { type AppMove, type AppState, appMachine } from '#/contract/apps/app-machine.ts';
export { type AppTemplate, newAppDocument, newAppListing } from '#/contract/apps/app-template.ts';
export {
  type AppChangeEffect,
  type AppFindings,
  type AppIssue,
  type AppIssueCode,
  type AppStepName,
  appSteps,
  checkApp,
  effectOfField,
  isAppReady,
  stepOfField,
} from '#/contract/apps/check-app.ts';
export {
  checkListing,
  type ListingIssue,
  type ListingIssueCode,
  type ListingMeasure,
  type ListingStore,
  measureListing,
} from '#/contract/apps/check-listing.ts';
export { checkPackageId, type PackageIdCode, suggestPackageId } from '#/contract/apps/package-id.ts';
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
export { storeLimits } from '#/contract/shared/store-limits.ts';
export { siteCodeReady, siteCodeSandbox } from '#/contract/sites/site-code.ts';
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
  checkSkill,
  isSkillReady,
  type SkillIssue,
  type SkillIssueCode,
} from '#/contract/skills/check-skill.ts';
export {
  type InvocationNameCode,
  type InvocationNameGroup,
  type InvocationNameIssue,
  type InvocationNameLevel,
  invocationNameGroups,
} from '#/contract/skills/invocation-codes.ts';
export { type InvocationNameOptions, lintInvocationName } from '#/contract/skills/invocation-name.ts';
export { parseVerdict, type Verdict } from '#/contract/skills/parse-verdict.ts';
export { intentOf, requestOfUtterance, withStraightApostrophes } from '#/contract/skills/said-words.ts';
export {
  languageOfLocale,
  type SkillLanguage,
  type SkillLocale,
  skillLocales,
} from '#/contract/skills/skill-locales.ts';
export { type SkillMove, type SkillState, skillMachine } from '#/contract/skills/skill-machine.ts';
export { examplePhrasesOf, type SkillPhrases, skillPhrasesOf } from '#/contract/skills/skill-phrases.ts';
export { newSkillVoice, suggestInvocationName } from '#/contract/skills/skill-template.ts';
export { type Utterances, utterances } from '#/contract/skills/utterances.ts';
export {
  isTemplateTooLong,
  type OutputText,
  outputText,
  type SongTexts,
} from '#/contract/stations/output-text.ts';
export { type TuneInMove, tuneInMachine } from '#/contract/stations/tune-in-machine.ts';
export { robotClasses, statisticsCountings } from '#/contract/statistics/fields.ts';
