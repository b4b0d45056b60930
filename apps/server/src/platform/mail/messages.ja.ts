import type { MailTexts } from '#/platform/mail/mail-messages.ts';
import { productMessages } from '#/platform/mail/product-messages.ts';
import { stationRequestMessages } from '#/platform/mail/station-request-messages.ts';

const validity = 'リンクの有効期間は {hours} 時間で、一度だけ使えます。';
const safety = 'このメールは、{brand} アカウント {email} の安全に関わるためお送りしています。';
const intruder =
  'お心当たりがない場合は、すぐにご連絡ください。パスワードがほかの人に知られているおそれがあります。';

export const ja: MailTexts = {
  greeting: '{name} 様',
  titled: '{brand}：{title}',
  plainGreeting: 'こんにちは。',
  linkHint: 'ボタンが動作しない場合は、次のアドレスをブラウザーに貼り付けてください。',
  closing: '今後ともよろしくお願いいたします。',
  sender: '{company} チーム',
  noReply: 'このアドレスへの返信は受け付けておりません。',
  report: {
    figures: {
      peak: '最大リスナー数',
      aqh: '平均リスナー数',
      tlh: '総聴取時間',
      starts: '接続回数',
      active: 'アクティブな聴取セッション',
      unique: 'ユニークリスナー',
      atslMin: '聴取セッションの長さ',
      bounce: '直帰',
      returning: 'リピーター',
    },
    hours: '時間',
    minutes: '分',
    points: 'ポイント',
    unknown: '不明',
    stop: 'このメールの配信を停止する',
    figure: '指標',
    present: 'この期間',
    before: '前の期間',
    time: '時刻',
    lowest: '最小',
    mean: '平均',
    highest: '最大',
  },
  kinds: {
    verify: {
      subject: '{brand} のメールアドレスをご確認ください',
      lead: [
        'ご登録ありがとうございます。あと一歩です。このアドレスがご本人のものと確認できれば、アカウントをお使いいただけます。',
      ],
      button: 'アドレスを確認する',
      after: validity,
      notYou:
        'お心当たりがない場合は、何もする必要はありません。リンク先のページでパスワードを設定しないかぎり、アカウントは作成されません。',
      why: 'このメールは、{email} で {brand} アカウントの申し込みがあったためお送りしています。',
    },
    already_registered: {
      subject: '{brand} のアカウントはすでにあります',
      lead: [
        'このアドレスで新しいアカウントの申し込みがありました。すでにアカウントがあるため、何も変更していません。',
        'いつものとおりサインインしてください。パスワードをお忘れの場合は、こちらから新しく設定できます。',
      ],
      button: '新しいパスワードを設定する',
      notYou: 'お心当たりがない場合も、何もする必要はありません。アカウントは元のままです。',
      why: 'このメールは、{email} で {brand} アカウントの申し込みがあったためお送りしています。',
    },
    reset: {
      subject: '{brand} の新しいパスワードを設定してください',
      lead: ['こちらから新しいパスワードを設定すると、またサインインできるようになります。'],
      button: '新しいパスワードを設定する',
      after:
        'リンクの有効期間は {minutes} 分で、一度だけ使えます。新しいパスワードを設定すると、すべての端末からサインアウトします。',
      notYou: 'お心当たりがない場合は、何もする必要はありません。パスワードは今のままです。',
      why: 'このメールは、{brand} アカウント {email} のパスワード再設定の申し込みがあったためお送りしています。',
    },
    password_changed: {
      subject: '{brand} のパスワードが変更されました',
      lead: ['アカウントのパスワードが変更されました。ご本人による変更であれば、ご安心ください。'],
      notYou:
        'お心当たりがない場合は、すぐにサインイン画面の「パスワードをお忘れですか？」から新しいパスワードを設定し、ご連絡ください。',
      why: safety,
    },
    confirm_email: {
      subject: '{brand} の新しいメールアドレスをご確認ください',
      lead: ['今後このアドレスでサインインしたいとのお申し込みがありました。ご本人のものかご確認ください。'],
      button: 'アドレスを確認する',
      after: `${validity}それまでは、これまでのアドレスが有効です。`,
      notYou:
        'お心当たりがない場合は、何もする必要はありません。リンクを開かないかぎり、このアドレスに変更されることはありません。',
      why: 'このメールは、{brand} アカウントの新しいアドレスとして {email} が入力されたためお送りしています。',
    },
    email_changed: {
      subject: '{brand} アカウントのメールアドレスが変更されました',
      lead: [
        '今後は {newEmail} でサインインしてください。このメールが届いたアドレスでは、サインインできなくなりました。',
      ],
      notYou: intruder,
      why: safety,
    },
    customer_invitation: {
      subject: '{brand} のアカウントの準備ができました',
      lead: [
        '{company} がお客様のアカウントを作成しました。サインインするには、パスワードを設定してください。',
      ],
      button: 'パスワードを設定する',
      after: 'リンクの有効期間は {inviteDays} 日で、一度だけ使えます。',
      notYou:
        'お心当たりがない場合は、何もする必要はありません。このリンクがなければ、だれもサインインできません。',
      why: 'このメールは、{company} が {email} の {brand} アカウントを作成したためお送りしています。',
    },
    viewed_as: {
      subject: '担当者が {brand} のアカウントを閲覧しました',
      lead: [
        '担当者が、お客様と同じ画面でアカウントを閲覧しました。閲覧は最長 {viewMinutes} 分間で、変更は一切できません。',
        '理由：{reason}',
      ],
      why: safety,
    },
    mfa_enabled: {
      subject: '{brand} の 2 段階認証が有効になりました',
      lead: [
        'アカウントの安全性が高まりました。今後のサインインには、認証アプリのコードも必要です。',
        'リカバリーコードは安全な場所に保管してください。スマートフォンをなくした場合、1 つにつき一度サインインできます。',
      ],
      notYou: intruder,
      why: safety,
    },
    mfa_disabled: {
      subject: '{brand} の 2 段階認証が無効になりました',
      lead: [
        '今後はパスワードだけでサインインできます。2 段階認証は、アカウントの画面からいつでも有効に戻せます。',
      ],
      notYou:
        'お心当たりがない場合は、すぐにサインイン画面の「パスワードをお忘れですか？」から新しいパスワードを設定し、2 段階認証を有効に戻してください。',
      why: safety,
    },
    key_created: {
      subject: '{brand} の API キーが作成されました',
      lead: [
        '末尾が {keyEnd} の新しい API キーが、お客様のアカウントに作成されました。このキーを持つ人は、許可された範囲で操作できます。ご本人による操作であれば、何もする必要はありません。',
      ],
      notYou:
        'お心当たりがない場合は、すぐにアカウントの「API キー」でこのキーを失効させ、新しいパスワードを設定してください。',
      why: safety,
    },
    key_leaked: {
      subject: '{brand} の API キーを失効させました',
      lead: [
        '末尾が {keyEnd} の API キーが公開された場所で見つかったとの報告がありました。直ちに失効させたため、このキーはもう使えません。',
        'このキーを使っていたプログラムには、新しいキーが必要です。最後の呼び出しは、アカウントの「API キー」で確認できます。',
      ],
      why: safety,
    },
    password_guesses: {
      subject: '{brand} のパスワードを推測しようとする試みがありました',
      lead: [
        'これまでに使用されたことのないデバイスから、お客様のアカウントに対して誤ったパスワードが何度も入力されました。いずれもサインインには成功していません。',
        '現在、未知のデバイスからのサインインを拒否しています。以前にサインインしたことのあるデバイスは、これまでどおり使用できます。新しいデバイスからは、サインイン画面の「パスワードをお忘れですか？」をご利用ください。',
      ],
      why: safety,
    },
    code_guesses: {
      subject: '{brand} のパスワードが第三者に知られています',
      lead: [
        '正しいパスワードが入力された後、誤った認証コードが何度も入力されました。これまでのところ、2 段階認証によりサインインは阻止されています。',
        'すぐにサインイン画面の「パスワードをお忘れですか？」から新しいパスワードを設定し、その後 2 段階認証を有効に戻してください。',
      ],
      why: safety,
    },
    cast_ready: {
      subject: '{brand}：キャスト {cast} の準備ができました',
      lead: [
        '新しいキャスト {cast} の準備ができました。サーバーのアドレス、ソースのパスワード、エンコーダーの設定はキャストのページで確認できます。安全のため、このメールにパスワードは記載していません。',
      ],
      button: 'キャストを開く',
      why: 'このメールは、{brand} アカウント {email} に新しいキャストが追加されたためお送りしています。',
    },
    cast_terminated: {
      subject: '{brand}：キャスト {cast} は終了しました',
      lead: [
        'キャスト {cast} は終了しました。ソースとリスナーの接続は受け付けられません。',
        '設定と統計は {undoDays} 日後に削除されます。お心当たりがない場合は、それまでにご連絡いただければ復元します。',
      ],
      why: 'このメールは、{cast} が {brand} アカウント {email} のキャストであるためお送りしています。',
    },
    cast_message: {
      subject: '{brand} からキャストについてのお知らせ',
      lead: ['{cast} についてのお知らせです。'],
      why: 'このメールは、お使いの {brand} アカウント {email} にこのキャストがあるためお送りしています。',
    },
    customer_message: {
      subject: '{brand} からアカウントについてのお知らせ',
      lead: ['担当チームからのお知らせです。'],
      why: 'このメールは、{email} が {brand} アカウントのオーナーであるためお送りしています。',
    },
    request_received: {
      subject: '{brand} で製品の申し込みがありました',
      lead: [
        'お客様からプラン {plan} の申し込みがありました。承認または却下してください。結果はお客様にメールで通知されます。',
      ],
      button: '申し込みを開く',
      why: 'このメールは、{email} が {brand} のスタッフアカウントであるためお送りしています。',
    },
    request_refused: {
      subject: '{brand} への申し込みは却下されました',
      lead: ['プラン {plan} の申し込みにはお応えできません。理由は次のとおりです。'],
      button: 'ダッシュボードを開く',
      why: 'このメールは、{brand} アカウント {email} から製品の申し込みがあったためお送りしています。',
    },
    team_invite: {
      subject: '{brand} チームへのご招待',
      lead: [
        '{brand} の管理業務に招待されています。リンクを開いて、ユーザー名とパスワードを設定してください。',
      ],
      button: 'チームに参加する',
      after: 'リンクの有効期間は {teamInviteDays} 日間で、一度だけ使えます。',
      notYou:
        'お心当たりがない場合は、何もする必要はありません。リンクを開かないかぎり、アカウントは作成されません。',
      why: 'このメールは、{brand} チームが {email} を招待したためお送りしています。',
    },
    cast_suspended: {
      subject: '{brand}：{cast} が停止されました',
      lead: ['キャスト {cast} を停止しました。ソースとリスナーの接続は切断されています。', '理由：{reason}'],
      button: 'キャストを開く',
      why: 'このメールは、{brand} アカウント {email} のキャスト {cast} を管理されているためお送りしています。配信はアカウントの「通知」で停止できます。',
    },
    cast_unsuspended: {
      subject: '{brand}：{cast} の停止が解除されました',
      lead: ['キャスト {cast} の停止が解除されました。再び配信できます。'],
      button: 'キャストを開く',
      why: 'このメールは、{brand} アカウント {email} のキャスト {cast} を管理されているためお送りしています。配信はアカウントの「通知」で停止できます。',
    },
    ...productMessages.ja,
    webhook_gone: {
      subject: '{brand}：Webhook が無効になりました',
      lead: [
        '{host} の Webhook から、アドレスが存在しなくなったとの応答（410 Gone）がありました。この Webhook を無効にしました。',
        '送信待ちのメッセージは終了しました。Webhook を再び有効にすると、もう一度送信できます。',
      ],
      button: 'Webhook を開く',
      why: 'このメールは、{brand} アカウント {email} の Webhook を管理されているためお送りしています。配信はアカウントの「通知」で停止できます。',
    },
    webhook_failing: {
      subject: '{brand}：Webhook が無効になりました',
      lead: [
        '{host} の Webhook は 5 日間メッセージを受け付けていません。この Webhook を無効にしました。',
        '送信待ちのメッセージは終了しました。Webhook を再び有効にすると、もう一度送信できます。',
      ],
      button: 'Webhook を開く',
      why: 'このメールは、{brand} アカウント {email} の Webhook を管理されているためお送りしています。配信はアカウントの「通知」で停止できます。',
    },
    invitation: {
      subject: '{brand} のアカウントへの招待',
      lead: [
        '{brand} のアカウント「{account}」への招待が届いています。リンク先のページで、招待した人と、できることを確認できます。',
      ],
      button: '招待を確認する',
      after: 'このリンクの有効期間は {invitationDays} 日間で、一度だけ使えます。',
      notYou:
        'このアカウントに心当たりがない場合は、このメールを無視してください。承諾しない限り、何も変わりません。',
      why: 'このメールは、{email} が {brand} のアカウントに招待されたため送信されました。',
    },
    removed_from_account: {
      subject: '{brand} のアカウントを利用できなくなりました',
      lead: [
        'アカウント「{account}」のオーナーが、あなたをアカウントから外しました。引き続きこのメールアドレスでログインできますが、ご自身のアカウントにはまだ製品がありません。',
      ],
      why: 'このメールは、{brand} での {email} の利用権限に関するお知らせです。',
    },
    owner_changed: {
      subject: '{brand} のアカウントのオーナーが変わりました',
      lead: [
        'アカウント「{account}」の所有権が {newEmail} に移りました。これまでのオーナーはマネージャーになります。',
      ],
      notYou: intruder,
      why: safety,
    },
    weekly_report: {
      subject: '{brand}：{cast} の 1 週間',
      lead: ['{days} の {cast} の統計です。各指標を前の週と比べています。表を添付しました。'],
      button: '統計を開く',
      why: 'このメールは、{brand} アカウント {email} のキャスト {cast} の統計で配信が設定されているためお送りしています。',
    },
    monthly_report: {
      subject: '{brand}：{cast} の 1 か月',
      lead: ['{days} の {cast} の統計です。各指標をそれ以前の同じ日数と比べています。表を添付しました。'],
      button: '統計を開く',
      why: 'このメールは、{brand} アカウント {email} のキャスト {cast} の統計で配信が設定されているためお送りしています。',
    },
    ...stationRequestMessages.ja,
  },
};
