import type { AlertTemplateKey, Locale } from '@unmuted/api/contract';
import type { ChangedTexts } from '#/modules/silence/alerts/templates/template-words.ts';
import type { AdminScope } from '#/platform/auth/scope.ts';
import type { Db, Row, Tx } from '#/platform/db/schema.ts';

/** The texts that staff changed, for messages in a language. Internal to the queue: not scoped. */
export async function findChangedTexts(db: Db | Tx, locale: Locale): Promise<ChangedTexts> {
  const rows = await db
    .selectFrom('silence_templates')
    .select(['key', 'text'])
    .where('locale', '=', locale)
    .where('text', 'is not', null)
    .execute();
  return Object.fromEntries(rows.map(({ key, text }) => [key, text]));
}

/** All templates that were ever changed. They concern no account. */
export function listTemplates(db: Db | Tx, _scope: AdminScope): Promise<Row<'silence_templates'>[]> {
  return db.selectFrom('silence_templates').selectAll().execute();
}

/** Locks a template, which gets a row of version 0 before its first change. */
export async function lockTemplate(
  tx: Tx,
  _scope: AdminScope,
  { key, locale, at }: { readonly key: AlertTemplateKey; readonly locale: Locale; readonly at: Date },
): Promise<Row<'silence_templates'>> {
  await tx
    .insertInto('silence_templates')
    .values({ key, locale, text: null, version: 0, changed_at: at, changed_by: '' })
    .onConflict((conflict) => conflict.columns(['key', 'locale']).doNothing())
    .execute();
  return tx
    .selectFrom('silence_templates')
    .selectAll()
    .where('key', '=', key)
    .where('locale', '=', locale)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** The caller must have locked the template. */
export async function saveTemplate(tx: Tx, _scope: AdminScope, row: Row<'silence_templates'>): Promise<void> {
  const { key, locale, ...values } = row;
  await tx
    .updateTable('silence_templates')
    .set(values)
    .where('key', '=', key)
    .where('locale', '=', locale)
    .execute();
}
