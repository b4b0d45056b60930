import {
  type AlertPreview,
  type AlertTemplate,
  type AlertTemplateDraft,
  type AlertTemplateKey,
  type AlertTemplateList,
  type AlertTemplateTest,
  alertTemplateKeys,
  type Locale,
} from '@unmuted/api/contract';
import { findOwnAdmin } from '#/modules/identity/account/account.repository.ts';
import { nameOf } from '#/modules/identity/account/account-name.repository.ts';
import type { AlertMessage } from '#/modules/silence/alerts/channels/alert-channel.ts';
import { inventedMessage, toPreview } from '#/modules/silence/alerts/templates/preview.ts';
import { standardText } from '#/modules/silence/alerts/templates/template-words.ts';
import * as repository from '#/modules/silence/alerts/templates/templates.repository.ts';
import { alertWords } from '#/modules/silence/alerts/texts/alert-words.ts';
import { fillTemplate } from '#/modules/silence/alerts/texts/fill-template.ts';
import { recordAudit } from '#/platform/audit/audit.repository.ts';
import type { AdminScope } from '#/platform/auth/scope.ts';
import type { Clock } from '#/platform/clock/clock.ts';
import type { Db, Row } from '#/platform/db/schema.ts';
import type { StaffAct } from '#/platform/http/act.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Mailer } from '#/platform/mail/mail.ts';

export interface TemplateDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly publicUrl: () => string;
}

interface TemplateId {
  readonly key: AlertTemplateKey;
  readonly locale: Locale;
}

const locales = Object.keys(alertWords) as Locale[];

export async function listTemplates({ db }: TemplateDeps, scope: AdminScope): Promise<AlertTemplateList> {
  const rows = await repository.listTemplates(db, scope);
  const rowOf = ({ key, locale }: TemplateId) => rows.find((row) => row.key === key && row.locale === locale);
  const ids = locales.flatMap((locale) => alertTemplateKeys.map((key) => ({ key, locale })));
  return { items: ids.map((id) => toTemplate(id, rowOf(id))) };
}

/** Saves a text; null, or the standard text itself, returns to the standard text. */
export async function updateTemplate(
  { db, clock }: TemplateDeps,
  { scope, caller }: StaffAct,
  { key, locale }: TemplateId,
  { text, version }: { readonly text: string | null; readonly version: number },
): Promise<AlertTemplate> {
  if (text !== null) requireUsable(key, text);
  const at = clock.now();
  return db.transaction().execute(async (tx) => {
    const row = await repository.lockTemplate(tx, scope, { key, locale, at });
    const before = toTemplate({ key, locale }, row);
    if (row.version !== version) throw new AppError('resource.version_conflict', { current: before });
    const changed = {
      ...row,
      text: text === before.standard ? null : text,
      version: version + 1,
      changed_at: at,
      changed_by: await nameOf(tx, scope),
    };
    await repository.saveTemplate(tx, scope, changed);
    const after = toTemplate({ key, locale }, changed);
    await recordAudit(tx, {
      at,
      action: 'silence_template.updated',
      by: scope,
      about: null,
      caller,
      details: { key, locale },
      change: { before: { text: before.text }, after: { text: after.text } },
    });
    return after;
  });
}

export async function previewTemplate(deps: TemplateDeps, draft: AlertTemplateDraft): Promise<AlertPreview> {
  return toPreview(await messageOf(deps, draft));
}

/** Mails the message to the person of the session. */
export async function testTemplate(
  deps: TemplateDeps,
  scope: AdminScope,
  draft: AlertTemplateDraft,
): Promise<AlertTemplateTest> {
  const { db, mailer, publicUrl } = deps;
  const { title, lines, short, spoken, station } = await messageOf(deps, draft);
  const { name, email } = await findOwnAdmin(db, scope);
  const { key, locale } = draft;
  const words = alertWords[locale];
  const quote = [
    title,
    ...lines,
    fillTemplate(words.asShort, { text: short }),
    fillTemplate(words.asCall, { text: spoken }),
  ].join('\n');
  const link = `${publicUrl()}/admin/silence/templates?locale=${locale}&key=${key}`;
  await mailer.send(
    db,
    { email, locale },
    { kind: 'silence_test', name, station: station?.name ?? '', quote, link },
  );
  return { email };
}

async function messageOf(
  { db, clock, publicUrl }: TemplateDeps,
  draft: AlertTemplateDraft,
): Promise<AlertMessage> {
  requireUsable(draft.key, draft.text);
  const saved = await repository.findChangedTexts(db, draft.locale);
  return inventedMessage({ draft, saved, now: clock.now(), publicUrl: publicUrl() });
}

/** Only the note may be empty, and titles and text messages name the station. */
function requireUsable(key: AlertTemplateKey, text: string): void {
  if (key === 'note') return;
  const refuse = (code: 'required' | 'pattern') =>
    new AppError('request.invalid', { errors: [{ pointer: '/text', code, params: {} }] });
  if (text === '') throw refuse('required');
  if (key !== 'spoken' && !text.includes('{station}')) throw refuse('pattern');
}

function toTemplate({ key, locale }: TemplateId, row: Row<'silence_templates'> | undefined): AlertTemplate {
  const standard = standardText(key, locale);
  return {
    key,
    locale,
    text: row?.text ?? standard,
    standard,
    changed: row && row.text !== null ? { at: row.changed_at.toISOString(), by: row.changed_by } : null,
    version: row?.version ?? 0,
  };
}
