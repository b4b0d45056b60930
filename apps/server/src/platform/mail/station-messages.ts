import type { Locale } from '@unmuted/api/contract';
import type { StationMail, StationMailCause } from '#/platform/mail/mail.ts';
import type { MailText } from '#/platform/mail/mail-messages.ts';

type StationMailKind = StationMail['kind'];
const noticed = {
  en: 'You received this email because you manage stations of the {brand} account {email}. You can turn such emails off in your account, under notifications.',
  zh: '您收到这封邮件，是因为您管理 {brand} 账户 {email} 的电台。您可以在账户的“通知”中关闭此类邮件。',
  fr: 'Vous recevez ce message car vous gérez des stations du compte {brand} {email}. Vous pouvez désactiver ces messages dans votre compte, sous « Notifications ».',
  ja: 'このメールは、{brand} アカウント {email} のステーションを管理されているためお送りしています。配信はアカウントの「通知」で停止できます。',
} as const satisfies Readonly<Record<Locale, string>>;

/** The mails about a station; `{station}` is its name, `{output}` that of an output, `{recipient}` whom we told about incidents, `{status}` the reply of TuneIn. */
export const stationMessages: Readonly<Record<Locale, Readonly<Record<StationMailKind, MailText>>>> = {
  en: {
    station_down: {
      subject: '{brand}: a station cannot be heard',
      lead: ['Two checks in a row did not hear the station {station}.', 'Reason: {cause}'],
      button: 'Open the station',
      after: 'We check it again and again, and tell you once it is heard.',
      why: noticed.en,
    },
    station_up: {
      subject: '{brand}: a station is heard again',
      lead: ['The station {station} is heard again.'],
      button: 'Open the station',
      why: noticed.en,
    },
    tune_in_refused: {
      subject: '{brand}: TuneIn refuses a station',
      lead: [
        'For three hours, TuneIn has refused the songs of the station {station}.',
        'Last reply: {status}. The partner key, the station ID or the partner ID is wrong, or TuneIn blocks the station.',
      ],
      button: 'Open TuneIn',
      after: 'We try again at most once a day until TuneIn accepts a song.',
      why: noticed.en,
    },
    song_output_disabled: {
      subject: '{brand}: an output of songs was turned off',
      lead: [
        'The output “{output}” of the station {station} refused twenty songs in a row. We turned it off.',
        'Reason: {cause}',
      ],
      button: 'Open the outputs',
      why: noticed.en,
    },
    alarm_recipient_disabled: {
      subject: '{brand}: somebody is no longer told about alarms',
      lead: [
        'The recipient “{recipient}” takes no messages any more. We no longer tell it when the station {station} is silent or off air.',
      ],
      button: 'Open silence detection',
      after: 'Correct its address, or add another recipient.',
      why: noticed.en,
    },
  },
  zh: {
    station_down: {
      subject: '{brand}：有电台无法收听',
      lead: ['连续两次检查都没有听到电台 {station}。', '原因：{cause}'],
      button: '打开电台',
      after: '我们会继续检查，恢复收听后会通知您。',
      why: noticed.zh,
    },
    station_up: {
      subject: '{brand}：电台已恢复收听',
      lead: ['电台 {station} 已恢复收听。'],
      button: '打开电台',
      why: noticed.zh,
    },
    tune_in_refused: {
      subject: '{brand}：TuneIn 拒绝了一个电台',
      lead: [
        'TuneIn 已连续三小时拒绝电台 {station} 的歌曲。',
        '最后的回复：{status}。合作伙伴密钥、电台编号或合作伙伴编号错误，或者 TuneIn 封锁了该电台。',
      ],
      button: '打开 TuneIn',
      after: '在 TuneIn 接受歌曲之前，我们每天最多重试一次。',
      why: noticed.zh,
    },
    song_output_disabled: {
      subject: '{brand}：一个歌曲输出已关闭',
      lead: ['电台 {station} 的输出“{output}”连续拒绝了二十首歌曲。我们已将其关闭。', '原因：{cause}'],
      button: '打开输出',
      why: noticed.zh,
    },
    alarm_recipient_disabled: {
      subject: '{brand}：有接收人不再收到警报',
      lead: ['接收人“{recipient}”已无法接收消息。电台 {station} 静音或未播出时，我们不再通知该接收人。'],
      button: '打开静音检测',
      after: '请更正其地址，或添加其他接收人。',
      why: noticed.zh,
    },
  },
  fr: {
    station_down: {
      subject: '{brand} : une station est inaudible',
      lead: ['Deux contrôles de suite n’ont pas entendu la station {station}.', 'Motif : {cause}'],
      button: 'Ouvrir la station',
      after: 'Nous continuons à la contrôler et vous préviendrons dès qu’elle sera audible.',
      why: noticed.fr,
    },
    station_up: {
      subject: '{brand} : une station est de nouveau audible',
      lead: ['La station {station} est de nouveau audible.'],
      button: 'Ouvrir la station',
      why: noticed.fr,
    },
    tune_in_refused: {
      subject: '{brand} : TuneIn refuse une station',
      lead: [
        'Depuis trois heures, TuneIn refuse les titres de la station {station}.',
        'Dernière réponse : {status}. La clé partenaire, l’identifiant de la station ou celui du partenaire est erroné, ou TuneIn bloque la station.',
      ],
      button: 'Ouvrir TuneIn',
      after: 'Nous réessayons au plus une fois par jour, jusqu’à ce que TuneIn accepte un titre.',
      why: noticed.fr,
    },
    song_output_disabled: {
      subject: '{brand} : une sortie de titres a été désactivée',
      lead: [
        'La sortie « {output} » de la station {station} a refusé vingt titres d’affilée. Nous l’avons désactivée.',
        'Motif : {cause}',
      ],
      button: 'Ouvrir les sorties',
      why: noticed.fr,
    },
    alarm_recipient_disabled: {
      subject: '{brand} : un destinataire n’est plus alerté',
      lead: [
        'Le destinataire « {recipient} » n’accepte plus de messages. Nous ne l’alertons plus lorsque la station {station} est silencieuse ou hors antenne.',
      ],
      button: 'Ouvrir la détection de silence',
      after: 'Corrigez son adresse ou ajoutez un autre destinataire.',
      why: noticed.fr,
    },
  },
  ja: {
    station_down: {
      subject: '{brand}：ステーションを聴けません',
      lead: ['ステーション {station} の音声を 2 回続けて確認できませんでした。', '理由：{cause}'],
      button: 'ステーションを開く',
      after: '検査を続け、音声を確認できしだいお知らせします。',
      why: noticed.ja,
    },
    station_up: {
      subject: '{brand}：ステーションが再び聴けるようになりました',
      lead: ['ステーション {station} が再び聴けるようになりました。'],
      button: 'ステーションを開く',
      why: noticed.ja,
    },
    tune_in_refused: {
      subject: '{brand}：TuneIn がステーションを拒否しています',
      lead: [
        'TuneIn がステーション {station} の曲を 3 時間にわたり拒否しています。',
        '最後の応答：{status}。パートナーキー、ステーション ID、パートナー ID のいずれかが誤っているか、TuneIn がステーションをブロックしています。',
      ],
      button: 'TuneIn を開く',
      after: 'TuneIn が曲を受け付けるまで、再試行は最大で 1 日 1 回です。',
      why: noticed.ja,
    },
    song_output_disabled: {
      subject: '{brand}：曲の出力がオフになりました',
      lead: [
        'ステーション {station} の出力「{output}」が 20 曲続けて拒否しました。この出力をオフにしました。',
        '理由：{cause}',
      ],
      button: '出力を開く',
      why: noticed.ja,
    },
    alarm_recipient_disabled: {
      subject: '{brand}：アラームが届かなくなった通知先があります',
      lead: [
        '通知先「{recipient}」がメッセージを受け付けなくなりました。ステーション {station} が無音または放送休止になっても、この通知先には知らせません。',
      ],
      button: '無音検知を開く',
      after: 'アドレスを修正するか、別の通知先を追加してください。',
      why: noticed.ja,
    },
  },
};

export const stationCauses: Readonly<Record<Locale, Readonly<Record<StationMailCause, string>>>> = {
  en: {
    off_air: 'the server answers, but nothing is sent to the stream.',
    refused: 'the server refuses the connection of players.',
    unreachable: 'no connection to the server is possible.',
    not_audio: 'the server answers, but sends no audio.',
    unauthorized: 'the service does not accept the secret of the output any more.',
    forbidden: 'the service does not allow the output to post there.',
    not_found: 'the service does not know the destination any more.',
    other: 'the output cannot be used with its current settings.',
  },
  zh: {
    off_air: '服务器有响应，但没有任何内容发送到该音频流。',
    refused: '服务器拒绝播放器的连接。',
    unreachable: '无法连接到服务器。',
    not_audio: '服务器有响应，但没有发送音频。',
    unauthorized: '该服务不再接受此输出的密钥。',
    forbidden: '该服务不允许此输出在该处发布。',
    not_found: '该服务中已没有此目标。',
    other: '此输出无法使用当前设置。',
  },
  fr: {
    off_air: 'le serveur répond, mais rien n’est envoyé au flux.',
    refused: 'le serveur refuse la connexion des lecteurs.',
    unreachable: 'aucune connexion au serveur n’est possible.',
    not_audio: 'le serveur répond, mais n’envoie pas d’audio.',
    unauthorized: 'le service n’accepte plus le secret de la sortie.',
    forbidden: 'le service n’autorise pas la sortie à y publier.',
    not_found: 'le service ne connaît plus la destination.',
    other: 'la sortie ne peut pas être utilisée avec ses réglages actuels.',
  },
  ja: {
    off_air: 'サーバーは応答しますが、ストリームに何も送られていません。',
    refused: 'サーバーがプレーヤーの接続を拒否しています。',
    unreachable: 'サーバーに接続できません。',
    not_audio: 'サーバーは応答しますが、音声が送られていません。',
    unauthorized: 'サービスがこの出力のシークレットを受け付けなくなりました。',
    forbidden: 'サービスがこの出力の投稿を許可していません。',
    not_found: '投稿先がサービスに存在しなくなりました。',
    other: 'この出力は現在の設定では使用できません。',
  },
};
