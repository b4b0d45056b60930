import type { ResourceNames } from './names.ts';

export const translatedLocales = ['fr', 'zh', 'ja'] as const;
type Translation = Readonly<Record<(typeof translatedLocales)[number], string>>;

/** Texts of the templates. */
const texts: Readonly<Record<string, Translation>> = {
  'Add an entry': { fr: 'Ajouter un élément', zh: '添加条目', ja: '項目を追加' },
  'Applies at once.': { fr: 'Prend effet immédiatement.', zh: '立即生效。', ja: 'すぐに適用されます。' },
  'Back to the list': { fr: 'Retour à la liste', zh: '返回列表', ja: '一覧に戻る' },
  'Changes saved': { fr: 'Modifications enregistrées', zh: '更改已保存', ja: '変更を保存しました' },
  'Couldn’t load this list': {
    fr: 'Impossible de charger cette liste',
    zh: '无法加载此列表',
    ja: 'この一覧を読み込めませんでした',
  },
  Delete: { fr: 'Supprimer', zh: '删除', ja: '削除' },
  Details: { fr: 'Détails', zh: '详细信息', ja: '詳細' },
  'Entry not found': { fr: 'Élément introuvable', zh: '未找到该条目', ja: '項目が見つかりません' },
  'It was deleted or belongs to another cast.': {
    fr: 'Il a été supprimé ou appartient à un autre cast.',
    zh: '它已被删除，或属于其他频道。',
    ja: '削除されたか、別のキャストのものです。',
  },
  'Its history is deleted too. This can’t be undone.': {
    fr: 'Son historique est également supprimé. Cette action est irréversible.',
    zh: '其历史记录也会一并删除。此操作无法撤消。',
    ja: '履歴も削除されます。この操作は取り消せません。',
  },
  'New entry': { fr: 'Nouvel élément', zh: '新条目', ja: '新しい項目' },
  'No entries yet': { fr: 'Aucun élément pour l’instant', zh: '暂无条目', ja: 'まだ項目がありません' },
  Note: { fr: 'Note', zh: '备注', ja: 'メモ' },
  'Only you and your provider see it.': {
    fr: 'Visible uniquement par vous et votre fournisseur.',
    zh: '仅您和您的服务商可见。',
    ja: 'あなたとプロバイダーだけに表示されます。',
  },
};

/** Texts with the name of the resource, which stays English until somebody translates it. */
const textsOf = ({ Label, Labels }: ResourceNames): Readonly<Record<string, Translation>> => ({
  [Labels]: { fr: Labels, zh: Labels, ja: Labels },
  [`${Label} created`]: { fr: `${Label}\u00a0: création`, zh: `${Label}：已创建`, ja: `${Label}：作成` },
  [`${Label} updated`]: { fr: `${Label}\u00a0: modification`, zh: `${Label}：已更新`, ja: `${Label}：更新` },
  [`${Label} deleted`]: { fr: `${Label}\u00a0: suppression`, zh: `${Label}：已删除`, ja: `${Label}：削除` },
});

/** Fills in the untranslated entries of a catalogue; translated ones stay. */
export function translate(
  catalogue: string,
  locale: (typeof translatedLocales)[number],
  names: ResourceNames,
): string {
  let filled = catalogue;
  for (const [text, translation] of Object.entries({ ...texts, ...textsOf(names) }))
    filled = filled.replaceAll(
      `\nmsgid ${JSON.stringify(text)}\nmsgstr ""\n`,
      () => `\nmsgid ${JSON.stringify(text)}\nmsgstr ${JSON.stringify(translation[locale])}\n`,
    );
  return filled;
}
