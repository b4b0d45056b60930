import type { AlarmKind, Locale } from '@unmuted/api/contract';

/**
 * The texts of all channels in one language. Placeholders are in braces; `{station}` is the name that its owner chose. Staff can
 * replace some of them, see `template-words.ts`.
 */
export interface AlertWords {
  readonly kinds: Readonly<Record<AlarmKind, string>>;
  readonly raised: string;
  readonly reminder: string;
  readonly acknowledged: string;
  readonly recovered: string;
  readonly test: string;
  /** Before the title of a test incident. */
  readonly testMark: string;
  readonly testIncident: string;
  readonly testLine: string;
  readonly testPolicy: string;
  /** About all stations of a policy; `{station}` is the one that completed them. */
  readonly all: string;
  readonly notAll: string;
  readonly since: string;
  readonly lasted: string;
  readonly lowest: string;
  readonly listeners: string;
  readonly acknowledgedBy: string;
  readonly act: string;
  readonly page: string;
  /** Short forms, for text messages. */
  readonly shortRaised: string;
  readonly shortRecovered: string;
  readonly code: string;
  readonly spokenCode: string;
  readonly spokenEnd: string;
  /** A last line of every message about an incident; empty: none. */
  readonly note: string;
  /** What a test of a template tells besides the message. */
  readonly asShort: string;
  readonly asCall: string;
}

export const alertWords: Readonly<Record<Locale, AlertWords>> = {
  en: {
    kinds: {
      silent: 'silence',
      digital_zero: 'digital silence',
      one_channel: 'one channel is silent',
      opposite_phase: 'the channels cancel each other out',
      stuck: 'the same sound repeats',
      clipped: 'the sound is distorted',
      off_air: 'off air',
      no_new_song: 'no new song',
    },
    raised: '{station}: {kind}',
    reminder: 'Still not solved: {station}: {kind}',
    acknowledged: 'Acknowledged: {station}: {kind}',
    recovered: 'Over: {station}: {kind}',
    test: 'Test message for {station}',
    testMark: 'TEST: ',
    testIncident: 'This is a test that a person started. Nothing is wrong with the stream.',
    testLine: 'Incidents of this station will be told here. Nothing has happened.',
    testPolicy: 'Incidents of the stations of this policy will be told here. Nothing has happened.',
    all: 'All {count} stations of “{policy}” are affected. The last one: {station}.',
    notAll: 'No longer all {count} stations of “{policy}” are affected. The last one was: {station}.',
    since: 'Since {time} ({zone})',
    lasted: '{time} to {end} ({zone})',
    lowest: 'Lowest level: {db} dBFS',
    listeners: 'Listeners at the start: {count}',
    acknowledgedBy: 'Acknowledged by {name}',
    act: 'Acknowledge or snooze',
    page: 'Open the station',
    shortRaised: '{station}: {kind} since {time}.',
    shortRecovered: '{station}: over: {kind}.',
    code: '{code} is your code to be told about outages of a radio station. Ignore it if you did not ask for it.',
    spokenCode: 'Your code to be told about outages of a radio station is: {code}.',
    spokenEnd: 'Please open the dashboard.',
    note: '',
    asShort: 'As a text message: {text}',
    asCall: 'As a call: {text}',
  },
  fr: {
    kinds: {
      silent: 'silence',
      digital_zero: 'silence numérique',
      one_channel: 'un canal est muet',
      opposite_phase: 'les canaux s’annulent',
      stuck: 'le même son se répète',
      clipped: 'le son est saturé',
      off_air: 'hors antenne',
      no_new_song: 'aucun nouveau titre',
    },
    raised: '{station} : {kind}',
    reminder: 'Toujours en cours : {station} : {kind}',
    acknowledged: 'Pris en charge : {station} : {kind}',
    recovered: 'Terminé : {station} : {kind}',
    test: 'Message d’essai pour {station}',
    testMark: 'ESSAI : ',
    testIncident: 'Ceci est un essai lancé par une personne. Le flux n’a aucun problème.',
    testLine: 'Les incidents de cette station seront annoncés ici. Il ne s’est rien passé.',
    testPolicy: 'Les incidents des stations de cette règle seront annoncés ici. Il ne s’est rien passé.',
    all: 'Les {count} stations de «\u00a0{policy}\u00a0» sont toutes touchées. La dernière\u00a0: {station}.',
    notAll:
      'Les {count} stations de «\u00a0{policy}\u00a0» ne sont plus toutes touchées. La dernière était\u00a0: {station}.',
    since: 'Depuis {time} ({zone})',
    lasted: 'De {time} à {end} ({zone})',
    lowest: 'Niveau le plus bas : {db} dBFS',
    listeners: 'Auditeurs au début : {count}',
    acknowledgedBy: 'Pris en charge par {name}',
    act: 'Prendre en charge ou suspendre',
    page: 'Ouvrir la station',
    shortRaised: '{station}: {kind} depuis {time}.',
    shortRecovered: '{station}: terminé: {kind}.',
    code: '{code} est votre code pour être alerté des pannes d’une radio. Ignorez-le si vous n’avez rien demandé.',
    spokenCode: 'Votre code pour être alerté des pannes d’une radio est : {code}.',
    spokenEnd: 'Veuillez ouvrir le tableau de bord.',
    note: '',
    asShort: 'Par SMS : {text}',
    asCall: 'Par appel : {text}',
  },
  zh: {
    kinds: {
      silent: '静音',
      digital_zero: '数字静音',
      one_channel: '一个声道无声',
      opposite_phase: '左右声道反相抵消',
      stuck: '同一段声音不断重复',
      clipped: '声音削波失真',
      off_air: '未播出',
      no_new_song: '没有新歌曲',
    },
    raised: '{station}：{kind}',
    reminder: '仍未解决：{station}：{kind}',
    acknowledged: '已确认：{station}：{kind}',
    recovered: '已结束：{station}：{kind}',
    test: '{station} 的测试消息',
    testMark: '测试：',
    testIncident: '这是人工发起的测试，音频流没有问题。',
    testLine: '该电台的事件将通知到这里。目前没有发生任何问题。',
    testPolicy: '该策略所含电台的事件将通知到这里。目前没有发生任何问题。',
    all: '“{policy}”的全部 {count} 个电台均受影响，最后一个是 {station}。',
    notAll: '“{policy}”的 {count} 个电台不再全部受影响，最后受影响的是 {station}。',
    since: '开始时间：{time}（{zone}）',
    lasted: '{time} 至 {end}（{zone}）',
    lowest: '最低电平：{db} dBFS',
    listeners: '开始时的听众：{count}',
    acknowledgedBy: '由 {name} 确认',
    act: '确认或暂停提醒',
    page: '打开电台',
    shortRaised: '{station}：{time} 起{kind}。',
    shortRecovered: '{station}：{kind}已结束。',
    code: '{code} 是接收电台故障通知的验证码。如非本人操作，请忽略。',
    spokenCode: '您接收电台故障通知的验证码是：{code}。',
    spokenEnd: '请打开控制台。',
    note: '',
    asShort: '短信：{text}',
    asCall: '电话：{text}',
  },
  ja: {
    kinds: {
      silent: '無音',
      digital_zero: 'デジタル無音',
      one_channel: '片方のチャンネルが無音',
      opposite_phase: '左右の音が打ち消し合っています',
      stuck: '同じ音の繰り返し',
      clipped: '音割れ',
      off_air: '放送休止',
      no_new_song: '新しい曲なし',
    },
    raised: '{station}：{kind}',
    reminder: '未解決：{station}：{kind}',
    acknowledged: '確認済み：{station}：{kind}',
    recovered: '終了：{station}：{kind}',
    test: '{station} のテストメッセージ',
    testMark: 'テスト：',
    testIncident: 'これは担当者が開始したテストです。ストリームに問題はありません。',
    testLine: 'このステーションのインシデントはここに通知されます。現在、問題は起きていません。',
    testPolicy: 'このポリシーのステーションのインシデントはここに通知されます。現在、問題は起きていません。',
    all: '「{policy}」の全 {count} ステーションに影響が出ています。最後のステーション：{station}',
    notAll: '「{policy}」の全 {count} ステーションのうち、一部が復旧しました。最後のステーション：{station}',
    since: '開始：{time}（{zone}）',
    lasted: '{time}～{end}（{zone}）',
    lowest: '最低レベル：{db} dBFS',
    listeners: '開始時のリスナー：{count}',
    acknowledgedBy: '確認者：{name}',
    act: '確認またはスヌーズ',
    page: 'ステーションを開く',
    shortRaised: '{station}：{time} から{kind}。',
    shortRecovered: '{station}：{kind}は終了。',
    code: '{code} は放送障害の通知を受け取るための確認コードです。心当たりがなければ無視してください。',
    spokenCode: '放送障害の通知を受け取るための確認コードは、{code} です。',
    spokenEnd: 'ダッシュボードを開いてください。',
    note: '',
    asShort: 'SMS：{text}',
    asCall: '電話：{text}',
  },
};
