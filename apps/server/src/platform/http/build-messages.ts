import type { ErrorCode, Locale } from '@unmuted/api/contract';

type BuildCode = Extract<ErrorCode, `build.${string}` | `runner.${string}`>;

/** The messages of errors about builds and build machines; the English ones are the titles of the contract. */
export const buildMessages: Readonly<Record<Exclude<Locale, 'en'>, Readonly<Record<BuildCode, string>>>> = {
  fr: {
    'build.ended': 'Cette compilation est terminée.',
    'build.lease_lost': 'Cette compilation n’est plus attribuée à cette machine.',
    'build.secrets_released': 'Les secrets ont déjà été transmis pour cette attribution.',
    'build.log_gap': 'Une partie du journal manque avant cette position.',
    'build.artifact_invalid': 'Le fichier ne correspond pas à cette compilation.',
    'build.artifact_missing': 'Envoyez une application avant de terminer la compilation.',
    'runner.registration_invalid': 'Le jeton d’enregistrement est inconnu, déjà utilisé ou expiré.',
  },
  zh: {
    'build.ended': '此构建已结束。',
    'build.lease_lost': '此构建已不再分配给这台机器。',
    'build.secrets_released': '此次租约的密钥已发放过。',
    'build.log_gap': '此位置之前缺少一部分日志。',
    'build.artifact_invalid': '该文件不是此构建应生成的文件。',
    'build.artifact_missing': '请先上传应用，再结束构建。',
    'runner.registration_invalid': '注册令牌不存在、已被使用或已过期。',
  },
  ja: {
    'build.ended': 'このビルドは終了しています。',
    'build.lease_lost': 'このビルドは、もうこのマシンに割り当てられていません。',
    'build.secrets_released': 'この割り当てのシークレットはすでに渡されています。',
    'build.log_gap': 'この位置より前のログの一部がありません。',
    'build.artifact_invalid': 'このビルドで作られるファイルではありません。',
    'build.artifact_missing': 'ビルドを完了する前にアプリをアップロードしてください。',
    'runner.registration_invalid': '登録トークンが存在しないか、使用済みか、期限切れです。',
  },
};
