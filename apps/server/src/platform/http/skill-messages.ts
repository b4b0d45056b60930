import type { ErrorCode, Locale } from '@unmuted/api/contract';

type SkillCode = Extract<ErrorCode, `skill.${string}`>;

/** The messages of errors about Alexa skills; the English ones are the titles of the contract. */
export const skillMessages: Readonly<Record<Exclude<Locale, 'en'>, Readonly<Record<SkillCode, string>>>> = {
  fr: {
    'skill.not_ready': 'Cette skill n’est pas encore complète.',
    'skill.not_in_review': 'Cette skill n’est pas en cours d’examen.',
    'skill.in_review': 'Cette skill est en cours d’examen.',
    'skill.in_certification': 'Amazon certifie actuellement cette skill.',
    'skill.suspended': 'Cette skill est suspendue.',
    'skill.name_frozen': 'Le nom d’appel d’une skill en ligne ne peut plus être modifié.',
    'skill.source_unknown': 'La station ou le cast n’existe pas.',
    'skill.file_unknown': 'L’icône n’est pas un envoi de ce compte.',
    'skill.reason_required': 'Cette action demande un motif, que le client verra.',
    'skill.id_required': 'Saisissez d’abord l’identifiant attribué par Amazon.',
    'skill.amazon_unavailable': 'Ce serveur n’a pas accès à Amazon.',
  },
  zh: {
    'skill.not_ready': '此技能尚未填写完整。',
    'skill.not_in_review': '此技能不在审核中。',
    'skill.in_review': '此技能正在审核中。',
    'skill.in_certification': '亚马逊正在认证此技能。',
    'skill.suspended': '此技能已被停用。',
    'skill.name_frozen': '已上线技能的调用名称无法更改。',
    'skill.source_unknown': '该电台或频道不存在。',
    'skill.file_unknown': '该图标不是此账户上传的。',
    'skill.reason_required': '此操作需要填写原因，客户会看到。',
    'skill.id_required': '请先填写亚马逊分配的技能 ID。',
    'skill.amazon_unavailable': '此服务器无法访问亚马逊。',
  },
  ja: {
    'skill.not_ready': 'このスキルはまだ完成していません。',
    'skill.not_in_review': 'このスキルは審査中ではありません。',
    'skill.in_review': 'このスキルは審査中です。',
    'skill.in_certification': 'このスキルはAmazonの認定審査中です。',
    'skill.suspended': 'このスキルは停止されています。',
    'skill.name_frozen': '公開中のスキルの呼び出し名は変更できません。',
    'skill.source_unknown': 'ステーションまたはキャストが存在しません。',
    'skill.file_unknown': 'アイコンがこのアカウントのアップロードではありません。',
    'skill.reason_required': 'この操作には理由が必要です（お客様に表示されます）。',
    'skill.id_required': '先にAmazonが割り当てたスキルIDを入力してください。',
    'skill.amazon_unavailable': 'このサーバーはAmazonに接続できません。',
  },
};
