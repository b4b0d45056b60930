import { type ErrorCode, errorCodes, type Locale, locales } from '@unmuted/api/contract';

type Messages = Readonly<Record<ErrorCode, string>>;

const en = Object.fromEntries(
  Object.entries(errorCodes).map(([code, { title }]) => [code, `${title}.`]),
) as Messages;

const fr: Messages = {
  'request.malformed': 'Le corps de la requête n’est pas du JSON valide.',
  'request.invalid': 'Certaines valeurs ne sont pas valides.',
  'route.not_found': 'Cette adresse n’existe pas.',
  'request.method_not_allowed': 'Cette méthode n’est pas permise ici.',
  'request.unsupported_media_type': 'Seul le JSON est accepté.',
  'request.too_large': 'La requête est trop volumineuse.',
  'request.idempotency_key_reused': 'Cette clé appartient à une autre requête.',
  'request.rate_limited': 'Trop de tentatives\u00a0: patientez un peu.',
  'auth.invalid_credentials': 'Ces identifiants ne sont pas corrects.',
  'auth.code_required': 'Saisissez le code de votre application d’authentification.',
  'auth.missing_token': 'Connectez-vous d’abord.',
  'auth.invalid_token': 'Cette session est inconnue.',
  'auth.forbidden': 'Cet espace n’est pas destiné à votre compte.',
  'account.not_permitted': 'Votre rôle ne le permet pas.',
  'auth.session_expired': 'Cette session a expiré.',
  'auth.incorrect_password': 'Ce n’est pas votre mot de passe actuel.',
  'auth.second_step_required': 'Confirmez avec un code de votre application d’authentification.',
  'auth.invalid_code': 'Ce code n’est pas valable.',
  'auth.invalid_link': 'Ce lien n’est plus valable.',
  'mfa.already_enabled': 'La validation en deux étapes est déjà activée.',
  'mfa.not_enrolled': 'La validation en deux étapes n’est pas configurée.',
  'resource.not_found': 'Introuvable.',
  'resource.version_conflict': 'Quelqu’un d’autre a modifié ceci entre-temps.',
  'cast.suspended': 'Ce cast est suspendu.',
  'cast.stopped': 'Ce cast est arrêté.',
  'cast.stopped_by_admin': 'Ce cast a été arrêté par l’équipe.',
  'cast.off_air': 'Ce cast n’est pas à l’antenne.',
  'listener.not_found': 'Cet auditeur est parti.',
  'cast.change_pending': 'La modification précédente est encore en cours d’application.',
  'source.password_unreadable':
    'Le mot de passe de source enregistré n’est plus lisible. Créez-en un nouveau.',
  'stream.incompatible': 'Ce flux ne peut pas accueillir ces auditeurs pour le moment.',
  'engine.unsupported': 'Ce moteur ne prend pas en charge cette action.',
  'engine.not_configurable': 'Ce moteur est configuré par son exploitant.',
  'resource.limit_reached': 'Le nombre maximal est atteint.',
  'directory.not_configured': 'Cet annuaire n’est pas configuré ici.',
  'directory.disabled': 'Cet annuaire est désactivé.',
  'domain.not_configured': 'Les domaines de sites ne sont pas configurés ici.',
  'domain.reserved': 'Ce nom ne peut pas servir de domaine à un site.',
  'domain.already_exists': 'Ce site a déjà ce domaine.',
  'domain.limit_reached': 'Ce site a atteint son nombre maximal de domaines.',
  'upload.too_large': 'Ce fichier est trop volumineux.',
  'upload.type_unsupported': 'Ce type de fichier n’est pas accepté ici.',
  'upload.dimensions': 'L’image n’a pas les dimensions requises.',
  'upload.unreadable': 'Le fichier est endommagé ou incomplet.',
  'upload.quota_exceeded': 'Il ne reste plus d’espace pour les fichiers de ce compte.',
  'storage.full': 'Le serveur n’a plus d’espace pour enregistrer des fichiers.',
  'service.unavailable': 'Le service n’est pas disponible pour le moment.',
  'service.timeout': 'Le serveur a mis trop de temps à répondre.',
  internal: 'Une erreur s’est produite sur le serveur.',
};

const zh: Messages = {
  'request.malformed': '请求正文不是有效的 JSON。',
  'request.invalid': '部分值无效。',
  'route.not_found': '该地址不存在。',
  'request.method_not_allowed': '此处不允许使用该方法。',
  'request.unsupported_media_type': '仅接受 JSON。',
  'request.too_large': '请求过大。',
  'request.idempotency_key_reused': '此键属于另一个请求。',
  'request.rate_limited': '尝试次数过多，请稍候再试。',
  'auth.invalid_credentials': '登录信息不正确。',
  'auth.code_required': '请输入身份验证器应用中的验证码。',
  'auth.missing_token': '请先登录。',
  'auth.invalid_token': '无法识别此会话。',
  'auth.forbidden': '您的账户无权进入此区域。',
  'account.not_permitted': '您的角色无权执行此操作。',
  'auth.session_expired': '此会话已过期。',
  'auth.incorrect_password': '当前密码不正确。',
  'auth.second_step_required': '请使用身份验证器应用中的验证码确认。',
  'auth.invalid_code': '验证码无效。',
  'auth.invalid_link': '此链接已失效。',
  'mfa.already_enabled': '两步验证已开启。',
  'mfa.not_enrolled': '尚未设置两步验证。',
  'resource.not_found': '未找到。',
  'resource.version_conflict': '其他人已在此期间修改了此内容。',
  'cast.suspended': '此频道已停用。',
  'cast.stopped': '此频道已停止。',
  'cast.stopped_by_admin': '此频道已由工作人员停止。',
  'cast.off_air': '此频道当前未播出。',
  'listener.not_found': '该听众已离开。',
  'cast.change_pending': '上一项更改仍在应用中。',
  'source.password_unreadable': '已保存的音频源密码无法读取，请生成新密码。',
  'stream.incompatible': '此音频流目前无法接收这些听众。',
  'engine.unsupported': '此引擎不支持此操作。',
  'engine.not_configurable': '此引擎由其运营方配置。',
  'resource.limit_reached': '数量已达上限。',
  'directory.not_configured': '此目录尚未在此处配置。',
  'directory.disabled': '此目录已关闭。',
  'domain.not_configured': '此处尚未配置网站域名功能。',
  'domain.reserved': '该名称不能用作网站的域名。',
  'domain.already_exists': '此网站已添加该域名。',
  'domain.limit_reached': '此网站的域名数量已达上限。',
  'upload.too_large': '文件过大。',
  'upload.type_unsupported': '此处不支持该类型的文件。',
  'upload.dimensions': '图片尺寸不符合要求。',
  'upload.unreadable': '文件已损坏或不完整。',
  'upload.quota_exceeded': '此账户的上传空间已用完。',
  'storage.full': '服务器的文件存储空间已满。',
  'service.unavailable': '服务目前不可用。',
  'service.timeout': '服务器响应时间过长。',
  internal: '服务器发生错误。',
};

const ja: Messages = {
  'request.malformed': 'リクエスト本文を JSON として読み取れません。',
  'request.invalid': '正しくない値があります。',
  'route.not_found': 'このアドレスは存在しません。',
  'request.method_not_allowed': 'このメソッドはここでは使えません。',
  'request.unsupported_media_type': 'JSON のみ受け付けています。',
  'request.too_large': 'リクエストが大きすぎます。',
  'request.idempotency_key_reused': 'このキーは別のリクエストのものです。',
  'request.rate_limited': '試行回数が多すぎます。しばらくお待ちください。',
  'auth.invalid_credentials': 'サインイン情報が正しくありません。',
  'auth.code_required': '認証アプリのコードを入力してください。',
  'auth.missing_token': '先にサインインしてください。',
  'auth.invalid_token': 'このセッションは確認できません。',
  'auth.forbidden': 'このエリアはお使いのアカウントの対象外です。',
  'account.not_permitted': 'この操作は、お使いの役割では行えません。',
  'auth.session_expired': 'このセッションは期限切れです。',
  'auth.incorrect_password': '現在のパスワードが正しくありません。',
  'auth.second_step_required': '認証アプリのコードで確認してください。',
  'auth.invalid_code': 'コードが正しくありません。',
  'auth.invalid_link': 'このリンクはもう使えません。',
  'mfa.already_enabled': '2 段階認証はすでに有効です。',
  'mfa.not_enrolled': '2 段階認証が設定されていません。',
  'resource.not_found': '見つかりません。',
  'resource.version_conflict': 'この間に他の人が変更しました。',
  'cast.suspended': 'このキャストは利用停止中です。',
  'cast.stopped': 'このキャストは停止しています。',
  'cast.stopped_by_admin': 'このキャストはスタッフが停止しました。',
  'cast.off_air': 'このキャストは放送されていません。',
  'listener.not_found': 'このリスナーはすでに退出しました。',
  'cast.change_pending': '前の変更がまだ適用中です。',
  'source.password_unreadable':
    '保存されているソースパスワードを読み取れません。新しいパスワードを作成してください。',
  'stream.incompatible': 'このストリームは今これらのリスナーを受け入れられません。',
  'engine.unsupported': 'このエンジンではその操作はできません。',
  'engine.not_configurable': 'このエンジンの設定は運用者が行います。',
  'resource.limit_reached': '上限に達しています。',
  'directory.not_configured': 'このディレクトリはここでは設定されていません。',
  'directory.disabled': 'このディレクトリはオフになっています。',
  'domain.not_configured': 'サイトのドメインはここでは設定されていません。',
  'domain.reserved': 'この名前はサイトのドメインとして使えません。',
  'domain.already_exists': 'このサイトにはすでにこのドメインがあります。',
  'domain.limit_reached': 'このサイトのドメインは上限に達しています。',
  'upload.too_large': 'ファイルサイズが大きすぎます。',
  'upload.type_unsupported': 'この種類のファイルはここでは使えません。',
  'upload.dimensions': '画像のサイズが条件を満たしていません。',
  'upload.unreadable': 'ファイルが破損しているか、不完全です。',
  'upload.quota_exceeded': 'このアカウントのアップロード容量が上限に達しています。',
  'storage.full': 'サーバーの保存容量がいっぱいです。',
  'service.unavailable': '現在サービスを利用できません。',
  'service.timeout': 'サーバーの応答に時間がかかりすぎました。',
  internal: 'サーバーでエラーが発生しました。',
};

const messages: Readonly<Record<Locale, Messages>> = { en, zh, fr, ja };

export function messageOf(code: ErrorCode, locale: Locale): string {
  return messages[locale][code];
}

/** The best supported language for an Accept-Language header (RFC 9110 §12.5.4), by primary subtag. */
export function pickLocale(header: string | undefined, fallback: Locale): Locale {
  let best = { locale: fallback, quality: 0 };
  for (const range of (header ?? '').slice(0, 500).split(',')) {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const locale = locales.find((candidate) => candidate === tag.split('-')[0]);
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    const quality = weight === undefined ? 1 : Number(weight.slice(2));
    if (locale && quality > best.quality && quality <= 1) best = { locale, quality };
  }
  return best.locale;
}
